// DiskCache: compiled programs kept between runs. The second tier of the program cache, behind the one in memory.
//
// A program lies in one file, named after a digest of its key and of the plugin that compiled it. The name only finds the
// file: it holds the whole key, which must be equal, and a checksum over everything. A file that is damaged, belongs to
// somebody else or could have been written by somebody else is a miss, counted in counters().bad_entries; a directory that others
// can write is not used at all. Nothing here throws or blocks on another process: files appear whole by rename, and two
// processes that compile the same program write the same file.
//
// Size: when the files exceed TORCH_TPU_CACHE_MAX_BYTES (2 GiB unless set), those not used for longest go. Whether they
// do is looked at now and then while writing, so the bound may be passed by a little for a while.
//
// Any thread may call. Directory: base/private_files.h, cache_directory().
#pragma once
#include <atomic>
#include <cstdint>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

namespace tpu::runtime {

class DiskCache {
 public:
  struct Counters {
    std::atomic<int64_t> hits{0}, misses{0}, writes{0}, evictions{0};
  };

  /// An empty `directory` makes a cache that is always empty.
  DiskCache(const std::string& directory, std::string plugin_digest);

  bool enabled() const { return !directory_.empty(); }
  std::optional<std::string> get(std::string_view key);
  void put(std::string_view key, std::string_view payload);

  /// Removes the files not used for longest until three quarters of the bound are left, if it is exceeded.
  void trim();

  const Counters& counters() const { return counters_; }
  std::string file_of(std::string_view key) const;

 private:
  std::string directory_;
  std::string plugin_digest_;
  uint64_t max_bytes_;
  std::atomic<uint64_t> written_since_trim_{0};
  std::mutex trimming_;
  Counters counters_;
};

}  // namespace tpu::runtime
