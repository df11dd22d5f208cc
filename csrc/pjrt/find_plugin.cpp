#include <dirent.h>
#include <sys/stat.h>

#include <algorithm>
#include <fstream>

#include "base/settings.h"
#include "pjrt/pjrt.h"

namespace tpu::pjrt {
namespace {

bool is_file(const std::string& path) {
  struct stat info;
  return stat(path.c_str(), &info) == 0 && S_ISREG(info.st_mode);
}

std::string first_word(const std::string& path) {
  std::ifstream file(path);
  std::string word;
  file >> word;
  return word;
}

// PCI ids of TPU v2/v3, v4, v5p, v5e, v6e, 7x, 8i and 8t (jax, jax/_src/hardware_utils.py).
constexpr const char* kGoogle = "0x1ae0";
constexpr const char* kTpus[] = {"0x0027", "0x005e", "0x0062", "0x0063", "0x006f", "0x0076", "0x0083", "0x007c"};

// Files under a site-packages directory, the preferred one first.
constexpr const char* kCpuPlugins[] = {
    "lammps_jax_pjrt_cpu/pjrt_c_api_cpu_plugin.so",
    "fastatomstruct_xla_cpu/libpjrt_cpu.so",
    "xla_plugins/xla_cpu_pjrt/xla_cpu_pjrt.so",
};

}  // namespace

bool has_tpu_chip(const std::string& root) {
  std::string bus = root + "/sys/bus/pci/devices";
  DIR* directory = opendir(bus.c_str());
  if (!directory) return false;
  bool found = false;
  while (dirent* entry = found ? nullptr : readdir(directory)) {
    std::string device = bus + "/" + entry->d_name;
    if (first_word(device + "/vendor") != kGoogle) continue;
    std::string id = first_word(device + "/device");
    found = std::find(std::begin(kTpus), std::end(kTpus), id) != std::end(kTpus);
  }
  closedir(directory);
  return found;
}

std::string find_plugin(const std::vector<std::string>& site_packages, std::string* why) {
  if (std::string chosen = settings::kPlugin.text(); !chosen.empty()) {
    if (is_file(chosen)) return chosen;
    if (why) *why = std::string(settings::kPlugin.name) + " names " + chosen + ", which is no file";
    return "";
  }
  if (has_tpu_chip()) {
    if (std::string library = environment("TPU_LIBRARY_PATH"); is_file(library)) return library;
    for (const std::string& site : site_packages) {
      if (std::string path = site + "/libtpu/libtpu.so"; is_file(path)) return path;
    }
    if (why) *why = "this host has a TPU, but libtpu is not installed: pip install libtpu";
    return "";
  }
  for (const char* plugin : kCpuPlugins) {
    for (const std::string& site : site_packages) {
      if (std::string path = site + "/" + plugin; is_file(path)) return path;
    }
  }
  if (why) {
    *why =
        "no TPU and no XLA CPU plugin on this host: pip install --no-deps lammps-jax-pjrt-cpu==0.11.2, or "
        "pip install fastatomstruct-xla-cpu, or set TORCH_TPU_PJRT_PLUGIN to a PJRT plugin";
  }
  return "";
}

}  // namespace tpu::pjrt
