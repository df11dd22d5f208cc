// pjrt/pjrt.h: loading, finding and identifying plugins.
#include <sys/stat.h>

#include <algorithm>
#include <filesystem>

#include "pjrt/support.h"
#include "scratch.h"

using namespace tpu;        // NOLINT: tests read in the words of what they test
using namespace tpu::pjrt;  // NOLINT
using namespace tpu::test;  // NOLINT

namespace {

/// Writes to `result` the digest of a plugin as a new process computes it with that cache directory.
bool digest_in_child(const std::string& plugin, const std::string& cache, const std::string& result) {
  return in_child([&] {
           Setting place("TORCH_TPU_CACHE_DIR", cache.c_str());
           write_file(result, Plugin::load(plugin)->digest());
           return 0;
         }) == 0;
}

void touch(const std::string& path) {
  std::filesystem::create_directories(std::filesystem::path(path).parent_path());
  write_file(path, "");
}

}  // namespace

TEST(plugins_load_side_by_side_and_once) {
  for (const std::string& path : plugin_paths()) {
    std::shared_ptr<Plugin> plugin = Plugin::load(path);
    CHECK_EQ(plugin->major_version(), 0);
    CHECK(plugin->minor_version() >= 81);
    CHECK(plugin->is_cpu());
    CHECK(Plugin::load(path) == plugin);
    CHECK(Plugin::load(std::filesystem::path(path).parent_path().string() + "/./" +
                       std::filesystem::path(path).filename().string()) == plugin);
    std::vector<std::string> attributes = plugin->attributes();
    CHECK(std::is_sorted(attributes.begin(), attributes.end()));
    CHECK(std::any_of(attributes.begin(), attributes.end(),
                      [](const std::string& a) { return a.starts_with("stablehlo_current_version=1."); }));
    CHECK(std::getenv("TF_CPP_MIN_LOG_LEVEL") != nullptr);
  }
}

TEST(what_is_no_plugin_says_so) {
  Scratch dir;
  CHECK_THROWS("cannot load the PJRT plugin /no/such/plugin.so", Plugin::load("/no/such/plugin.so"));
  write_file(dir / "text.so", "not a library");
  CHECK_THROWS("text.so: file too short", Plugin::load(dir / "text.so"));
  CHECK_THROWS("is no PJRT plugin: it does not export GetPjrtApi", Plugin::load("libm.so.6"));
  std::filesystem::copy_file(FAULT_PLUGIN, dir / "null_cpu.so");  // with nothing to stand before
  CHECK_THROWS("has no function table", Plugin::load(dir / "null_cpu.so"));
}

TEST(digest_identifies_the_file_and_is_remembered) {
  Scratch dir;
  std::string path = plugin_paths()[0], cache = dir / "cache";
  CHECK(digest_in_child(path, cache, dir / "first"));
  std::string first = read_file(dir / "first");
  CHECK_EQ(first.size(), 32u);
  std::vector<std::string> memos;
  for (const auto& entry : std::filesystem::directory_iterator(cache)) memos.push_back(entry.path());
  CHECK_EQ(memos.size(), 1u);

  CHECK(digest_in_child(path, cache, dir / "again"));
  CHECK_EQ(read_file(dir / "again"), first);

  // That the file is not read again shows when the memo tells something else; it is not asked when others can write it.
  std::string memo = read_file(memos[0]);
  write_file(memos[0], memo.substr(0, memo.size() - 32) + std::string(32, '0'));
  CHECK(digest_in_child(path, cache, dir / "forged"));
  CHECK(read_file(dir / "forged") != first);
  chmod(memos[0].c_str(), 0666);
  CHECK(digest_in_child(path, cache, dir / "untrusted"));
  CHECK_EQ(read_file(dir / "untrusted"), first);

  // Another file, another digest; the same bytes elsewhere, the same digest.
  std::filesystem::copy_file(path, dir / "copy_cpu.so");
  CHECK(digest_in_child(dir / "copy_cpu.so", dir / "cache2", dir / "copy"));
  CHECK_EQ(read_file(dir / "copy"), first);
  if (plugin_paths().size() > 1) {
    CHECK(digest_in_child(plugin_paths()[1], cache, dir / "second"));
    CHECK(read_file(dir / "second") != first);
  }
}

TEST(finds_the_preferred_plugin) {
  Scratch dir;
  std::string why, one = dir / "one", two = dir / "two";
  unsetenv("TORCH_TPU_PJRT_PLUGIN");
  CHECK_EQ(find_plugin({one, two}, &why), "");
  CHECK(why.find("pip install") != std::string::npos);
  touch(one + "/xla_plugins/xla_cpu_pjrt/xla_cpu_pjrt.so");
  CHECK_EQ(find_plugin({one, two}, &why), one + "/xla_plugins/xla_cpu_pjrt/xla_cpu_pjrt.so");
  touch(one + "/fastatomstruct_xla_cpu/libpjrt_cpu.so");
  CHECK_EQ(find_plugin({one, two}, &why), one + "/fastatomstruct_xla_cpu/libpjrt_cpu.so");
  touch(two + "/lammps_jax_pjrt_cpu/pjrt_c_api_cpu_plugin.so");
  CHECK_EQ(find_plugin({one, two}, nullptr), two + "/lammps_jax_pjrt_cpu/pjrt_c_api_cpu_plugin.so");
  {
    Setting chosen("TORCH_TPU_PJRT_PLUGIN", "/no/such/file");
    CHECK_EQ(find_plugin({one, two}, &why), "");
    CHECK(why.find("TORCH_TPU_PJRT_PLUGIN names /no/such/file") != std::string::npos);
  }
  touch(dir / "mine.so");
  Setting chosen("TORCH_TPU_PJRT_PLUGIN", (dir / "mine.so").c_str());
  CHECK_EQ(find_plugin({one, two}, &why), dir / "mine.so");
}

TEST(knows_a_tpu_on_the_bus) {
  Scratch root;
  CHECK(!has_tpu_chip(root.path()));
  auto device = [&](const std::string& name, const std::string& vendor, const std::string& id) {
    std::string folder = root / ("sys/bus/pci/devices/" + name);
    std::filesystem::create_directories(folder);
    write_file(folder + "/vendor", vendor + "\n");
    write_file(folder + "/device", id + "\n");
  };
  device("0000:00:01.0", "0x8086", "0x0063");  // Intel's
  device("0000:00:02.0", "0x1ae0", "0x0042");  // Google's network card
  CHECK(!has_tpu_chip(root.path()));
  device("0000:00:03.0", "0x1ae0", "0x006f");
  CHECK(has_tpu_chip(root.path()));
}
