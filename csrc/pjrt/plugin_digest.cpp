// Plugin::digest.
#include <sys/stat.h>
#if defined(__x86_64__)
#include <cpuid.h>
#endif

#include <fstream>

#include "base/digest.h"
#include "base/error.h"
#include "base/private_files.h"
#include "pjrt/mapped_file.h"
#include "pjrt/pjrt.h"

namespace tpu::pjrt {
namespace {

/// What the CPU can do: a program compiled for one may use instructions that another lacks. Asked of the CPU itself where
/// it tells a program, because an emulator (valgrind) shows the host's /proc/cpuinfo and yet lacks some instructions.
std::string cpu_features() {
#if defined(__x86_64__)
  std::string words;
  // Feature bits of leaves 1, 7.0 and 7.1 (Intel SDM vol. 2A, CPUID). Leaf 1's ebx holds the running core's number.
  for (auto [leaf, part] : {std::pair{1u, 0u}, {7u, 0u}, {7u, 1u}}) {
    unsigned a = 0, b = 0, c = 0, d = 0;
    __get_cpuid_count(leaf, part, &a, &b, &c, &d);
    words += str(a, ",", leaf == 1 ? 0 : b, ",", c, ",", d, ";");
  }
  return words;
#else
  std::ifstream file("/proc/cpuinfo");
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with("Features")) return line;  // Arm
  }
  return "";
#endif
}

/// Digest of the file's contents, remembered in the cache directory in a file named after path, size and time of change.
std::string file_digest(const std::string& path) {
  struct stat info;
  require(stat(path.c_str(), &info) == 0, "cannot read the PJRT plugin ", path);
  std::string stamp = str(path, '\n', info.st_size, '\n', info.st_mtim.tv_sec, '.', info.st_mtim.tv_nsec, '\n');
  std::string directory = cache_directory();
  bool keep = make_private_directory(directory);
  std::string memo = directory + "/plugin-" + digest(stamp).hex();
  if (keep) {
    std::optional<std::string> known = read_private_file(memo);
    if (known && known->size() == stamp.size() + 32 && known->starts_with(stamp)) return known->substr(stamp.size());
  }
  std::string result = digest(MappedFile(path).bytes()).hex();
  if (keep) write_private_file(memo, stamp + result);
  return result;
}

}  // namespace

const std::string& Plugin::digest() const {
  std::call_once(digest_once_, [this] { digest_ = tpu::digest(file_digest(path_) + cpu_features()).hex(); });
  return digest_;
}

}  // namespace tpu::pjrt
