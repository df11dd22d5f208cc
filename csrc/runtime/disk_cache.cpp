#include "runtime/disk_cache.h"

#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <vector>

#include "base/digest.h"
#include "base/private_files.h"
#include "base/settings.h"
#include "runtime/counters.h"

namespace tpu::runtime {
namespace {

// A file is: Head, plugin digest, key, payload, then the Digest of all that.
struct Head {
  char magic[8] = {'T', 'P', 'U', 'P', 'R', 'O', 'G', '\n'};
  uint64_t version = 1;
  uint64_t plugin_size = 0;
  uint64_t key_size = 0;
  uint64_t payload_size = 0;
};

constexpr std::string_view kExtension = ".prog";
constexpr time_t kStaleDraftSeconds = 3600;  // a file half written for that long has lost its writer

std::string head_bytes(std::string_view plugin, std::string_view key, size_t payload_size) {
  Head head;
  head.plugin_size = plugin.size();
  head.key_size = key.size();
  head.payload_size = payload_size;
  std::string bytes(reinterpret_cast<const char*>(&head), sizeof(head));
  bytes += plugin;
  bytes += key;
  return bytes;
}

/// The payload of a file's contents, if they are what put() wrote for this plugin and key.
std::optional<std::string> payload_of(std::string_view bytes, std::string_view plugin, std::string_view key) {
  size_t frame = sizeof(Head) + plugin.size() + key.size();
  if (bytes.size() < frame + sizeof(Digest)) return std::nullopt;
  size_t payload_size = bytes.size() - frame - sizeof(Digest);
  if (bytes.substr(0, frame) != head_bytes(plugin, key, payload_size)) return std::nullopt;
  Digest written;
  std::memcpy(&written, bytes.data() + frame + payload_size, sizeof(Digest));
  if (written != digest(bytes.substr(0, frame + payload_size))) return std::nullopt;
  return std::string(bytes.substr(frame, payload_size));
}

}  // namespace

DiskCache::DiskCache(const std::string& directory, std::string plugin_digest)
    : plugin_digest_(std::move(plugin_digest)), max_bytes_(settings::kCacheMaxBytes.number()) {
  if (directory.empty()) return;
  std::string programs = directory + "/programs";
  if (make_private_directory(directory) && make_private_directory(programs)) {
    directory_ = programs;
  } else {
    count(runtime::counters().bad_entries);
  }
}

std::string DiskCache::file_of(std::string_view key) const {
  return directory_ + "/" + digest(std::string(key) + plugin_digest_).hex() + std::string(kExtension);
}

std::optional<std::string> DiskCache::get(std::string_view key) {
  if (!enabled()) {
    counters_.misses++;
    return std::nullopt;
  }
  std::string path = file_of(key);
  bool bad = false;
  std::optional<std::string> payload;
  if (std::optional<std::string> bytes = read_private_file(path, &bad)) {
    payload = payload_of(*bytes, plugin_digest_, key);
    bad = !payload;
  }
  if (!payload) {
    counters_.misses++;
    if (bad) count(runtime::counters().bad_entries);
    return std::nullopt;
  }
  counters_.hits++;
  utimensat(AT_FDCWD, path.c_str(), nullptr, 0);  // used now: trim() goes by this time
  return payload;
}

void DiskCache::put(std::string_view key, std::string_view payload) {
  if (!enabled()) return;
  std::string bytes = head_bytes(plugin_digest_, key, payload.size());
  bytes += payload;
  Digest checksum = digest(bytes);
  bytes.append(reinterpret_cast<const char*>(&checksum), sizeof(checksum));
  if (!write_private_file(file_of(key), bytes)) return;
  counters_.writes++;
  // Looking at every file is worth it when this process has written a good part of the bound. One put in 256, by its
  // checksum, looks too: so do many processes that each write little.
  uint64_t written = written_since_trim_ += bytes.size();
  if (written > max_bytes_ / 16 || (checksum.low & 255) == 0) trim();
}

void DiskCache::trim() {
  std::unique_lock lock(trimming_, std::try_to_lock);
  if (!enabled() || !lock) return;
  written_since_trim_ = 0;
  DIR* directory = opendir(directory_.c_str());
  if (!directory) return;
  struct Entry {
    timespec used;
    uint64_t size;
    std::string name;
  };
  std::vector<Entry> entries;
  uint64_t total = 0;
  time_t now = std::time(nullptr);
  while (dirent* item = readdir(directory)) {
    std::string name = item->d_name;
    struct stat info;
    if (fstatat(dirfd(directory), name.c_str(), &info, AT_SYMLINK_NOFOLLOW) != 0 || !S_ISREG(info.st_mode)) continue;
    if (name.ends_with(kExtension)) {
      uint64_t size =
          static_cast<uint64_t>(info.st_blocks) * 512;  // what it takes on the disk (stat(2): 512-byte units)
      entries.push_back({info.st_mtim, size, name});
      total += size;
    } else if (name.ends_with(".tmp") && now - info.st_mtim.tv_sec > kStaleDraftSeconds) {
      unlinkat(dirfd(directory), name.c_str(), 0);
    }
  }
  if (total > max_bytes_) {
    std::sort(entries.begin(), entries.end(), [](const Entry& a, const Entry& b) {
      return std::pair(a.used.tv_sec, a.used.tv_nsec) < std::pair(b.used.tv_sec, b.used.tv_nsec);
    });
    for (const Entry& entry : entries) {
      if (total <= max_bytes_ / 4 * 3) break;
      if (unlinkat(dirfd(directory), entry.name.c_str(), 0) == 0) counters_.evictions++;
      total -= entry.size;
    }
  }
  closedir(directory);
}

}  // namespace tpu::runtime
