#include "base/private_files.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>

#include "base/settings.h"

namespace tpu {
namespace {

constexpr mode_t kOthersWrite = S_IWGRP | S_IWOTH;

bool is_ours(const struct stat& info) { return info.st_uid == geteuid() && !(info.st_mode & kOthersWrite); }

/// A file descriptor that closes itself.
struct File {
  int fd;
  explicit File(int fd) : fd(fd) {}
  File(const File&) = delete;
  ~File() {
    if (fd >= 0) close(fd);
  }
};

}  // namespace

std::string cache_directory() {
  if (settings::kCache.text() == "0") return "";
  if (std::string chosen = settings::kCacheDir.text(); !chosen.empty()) return chosen;
  if (std::string xdg = environment("XDG_CACHE_HOME"); !xdg.empty()) return xdg + "/torch_tpu";
  std::string home = environment("HOME");
  return home.empty() ? "" : home + "/.cache/torch_tpu";
}

bool is_private_directory(const std::string& path) {
  struct stat info;
  return stat(path.c_str(), &info) == 0 && S_ISDIR(info.st_mode) && is_ours(info);
}

bool make_private_directory(const std::string& path) {
  if (path.empty()) return false;
  for (size_t end = path.find('/', 1); end != std::string::npos; end = path.find('/', end + 1)) {
    mkdir(path.substr(0, end).c_str(), 0700);  // mostly there already; the last one decides
  }
  mkdir(path.c_str(), 0700);
  return is_private_directory(path);
}

std::optional<std::string> read_private_file(const std::string& path, bool* refused) {
  File file(open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK));
  if (file.fd < 0 && errno == ENOENT) return std::nullopt;
  struct stat info;
  if (file.fd >= 0 && fstat(file.fd, &info) == 0 && S_ISREG(info.st_mode) && is_ours(info)) {
    std::string bytes(static_cast<size_t>(info.st_size), '\0');
    size_t done = 0;
    while (done < bytes.size()) {
      ssize_t got = read(file.fd, bytes.data() + done, bytes.size() - done);
      if (got <= 0) break;
      done += static_cast<size_t>(got);
    }
    if (done == bytes.size()) return bytes;
  }
  if (refused) *refused = true;
  return std::nullopt;
}

bool write_private_file(const std::string& path, std::string_view bytes) {
  static std::atomic<unsigned> counter{0};
  std::string draft = path + "." + std::to_string(getpid()) + "." + std::to_string(counter++) + ".tmp";
  bool written = false;
  {
    File file(open(draft.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0600));
    if (file.fd < 0) return false;
    size_t done = 0;
    while (done < bytes.size()) {
      ssize_t put = write(file.fd, bytes.data() + done, bytes.size() - done);
      if (put <= 0) break;
      done += static_cast<size_t>(put);
    }
    written = done == bytes.size();
  }
  if (written && rename(draft.c_str(), path.c_str()) == 0) return true;
  unlink(draft.c_str());
  return false;
}

}  // namespace tpu
