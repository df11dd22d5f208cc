// runtime/disk_cache.h
#include <fcntl.h>
#include <sys/stat.h>

#include <ctime>
#include <filesystem>

#include "check.h"
#include "runtime/counters.h"
#include "runtime/disk_cache.h"
#include "scratch.h"

using tpu::runtime::DiskCache;
using tpu::test::Scratch;
using tpu::test::Setting;

namespace {

const std::string kKey("key\0with zero", 13);
const std::string kPayload("pay\0load", 8);

/// Bad entries met since its construction.
class BadEntries {
 public:
  int64_t operator()() const { return tpu::runtime::counters().bad_entries - before_; }

 private:
  int64_t before_ = tpu::runtime::counters().bad_entries;
};

void set_age(const std::string& path, time_t seconds) {
  timespec times[2] = {{std::time(nullptr) - seconds, 0}, {std::time(nullptr) - seconds, 0}};
  utimensat(AT_FDCWD, path.c_str(), times, 0);
}

}  // namespace

TEST(round_trip) {
  Scratch dir;
  BadEntries bad;
  DiskCache cache(dir / "a/b", "plugin");
  CHECK(cache.enabled());
  CHECK(!cache.get(kKey));
  cache.put(kKey, kPayload);
  CHECK(cache.get(kKey) == kPayload);
  cache.put(kKey, "");
  CHECK(cache.get(kKey) == "");
  cache.put("", "payload of the empty key");
  CHECK(cache.get("") == "payload of the empty key");
  CHECK_EQ(cache.counters().hits, 3);
  CHECK_EQ(cache.counters().misses, 1);
  CHECK_EQ(cache.counters().writes, 3);
  CHECK_EQ(bad(), 0);
  CHECK(DiskCache(dir / "a/b", "plugin").get(kKey) == "");
  struct stat info;
  CHECK(stat((dir / "a/b/programs").c_str(), &info) == 0 && (info.st_mode & 0777) == 0700);
  CHECK(stat(cache.file_of(kKey).c_str(), &info) == 0 && (info.st_mode & 0777) == 0600);
}

TEST(other_plugin_and_other_key_miss) {
  Scratch dir;
  BadEntries bad;
  DiskCache cache(dir.path(), "plugin"), other(dir.path(), "plugin2");
  cache.put(kKey, kPayload);
  CHECK(!cache.get("key"));
  CHECK(!other.get(kKey));
  CHECK_EQ(bad(), 0);
  // Where the key ends and the plugin begins is compared too: here both together are the same bytes, and so is the file.
  DiskCache shifted(dir.path(), "n");
  CHECK_EQ(cache.file_of(kKey), shifted.file_of(kKey + "plugi"));
  CHECK(!shifted.get(kKey + "plugi"));
  CHECK_EQ(bad(), 1);
}

TEST(file_of_another_key_is_refused) {
  Scratch dir;
  BadEntries bad;
  DiskCache cache(dir.path(), "plugin");
  cache.put("a", kPayload);
  std::filesystem::copy_file(cache.file_of("a"), cache.file_of("b"));
  CHECK(!cache.get("b"));
  CHECK_EQ(bad(), 1);
  cache.put("b", "b's");
  CHECK(cache.get("b") == "b's");
}

TEST(every_truncation_and_every_flipped_bit_is_refused) {
  Scratch dir;
  BadEntries bad;
  DiskCache cache(dir.path(), "plugin");
  cache.put(kKey, kPayload);
  std::string file = cache.file_of(kKey), good = tpu::test::read_file(file);
  int64_t expected = 0;
  for (size_t size = 0; size < good.size(); size++) {
    tpu::test::write_file(file, good.substr(0, size));
    CHECK(!cache.get(kKey));
    CHECK_EQ(bad(), ++expected);
  }
  for (size_t bit = 0; bit < good.size() * 8; bit++) {
    std::string damaged = good;
    damaged[bit / 8] ^= static_cast<char>(1 << bit % 8);
    tpu::test::write_file(file, damaged);
    CHECK(!cache.get(kKey));
    CHECK_EQ(bad(), ++expected);
  }
  tpu::test::write_file(file, good + "x");
  CHECK(!cache.get(kKey));
  tpu::test::write_file(file, good);
  CHECK(cache.get(kKey) == kPayload);
}

TEST(files_that_others_could_have_written_are_refused) {
  Scratch dir;
  BadEntries bad;
  DiskCache cache(dir.path(), "plugin");
  cache.put(kKey, kPayload);
  std::string file = cache.file_of(kKey);
  chmod(file.c_str(), 0602);
  CHECK(!cache.get(kKey));
  chmod(file.c_str(), 0620);
  CHECK(!cache.get(kKey));
  chmod(file.c_str(), 0644);
  CHECK(cache.get(kKey) == kPayload);
  CHECK_EQ(bad(), 2);
  if (geteuid() == 0) {
    CHECK(chown(file.c_str(), 12345, 12345) == 0);
    CHECK(!cache.get(kKey));
    CHECK_EQ(bad(), 3);
  }
  std::filesystem::rename(file, dir / "elsewhere");
  std::filesystem::create_symlink(dir / "elsewhere", file);
  CHECK(!cache.get(kKey));
  std::filesystem::remove(file);
  std::filesystem::create_directory(file);
  CHECK(!cache.get(kKey));
}

TEST(directories_that_others_can_write_are_not_used) {
  Scratch dir;
  BadEntries bad;
  chmod(dir.path().c_str(), 0777);
  DiskCache cache(dir.path(), "plugin");
  CHECK(!cache.enabled());
  CHECK_EQ(bad(), 1);
  cache.put(kKey, kPayload);
  CHECK(!cache.get(kKey));
  CHECK(std::filesystem::is_empty(dir.path()));
}

TEST(places_that_cannot_be_written_are_an_empty_cache) {
  Scratch dir;
  BadEntries bad;
  DiskCache off("", "plugin");
  off.put(kKey, kPayload);
  CHECK(!off.get(kKey));
  CHECK_EQ(bad(), 0);
  tpu::test::write_file(dir / "file", "");
  DiskCache under_file(dir / "file/cache", "plugin");
  under_file.put(kKey, kPayload);
  CHECK(!under_file.get(kKey));
  CHECK_EQ(under_file.counters().writes, 0);
}

TEST(read_only_directory_serves_and_does_not_write) {
  Scratch dir;
  int code = tpu::test::in_child([&] {
    if (geteuid() == 0) {  // root may write everywhere
      if (chown(dir.path().c_str(), 12345, 12345) != 0 || setuid(12345) != 0) return 1;
    }
    DiskCache cache(dir.path(), "plugin");
    cache.put(kKey, kPayload);
    chmod((dir / "programs").c_str(), 0500);
    DiskCache again(dir.path(), "plugin");
    again.put("other", kPayload);
    bool right = again.enabled() && again.get(kKey) == kPayload && !again.get("other") && again.counters().writes == 0;
    chmod((dir / "programs").c_str(), 0700);
    return right ? 0 : 2;
  });
  CHECK_EQ(code, 0);
}

TEST(trim_removes_what_was_not_used_for_longest) {
  Setting bound("TORCH_TPU_CACHE_MAX_BYTES", "65536");
  Scratch dir;
  DiskCache cache(dir.path(), "plugin");
  std::string payload(6000, 'p');  // two blocks of 4096 on disk
  for (int i = 0; i < 8; i++) {
    cache.put(std::to_string(i), payload);
    set_age(cache.file_of(std::to_string(i)), 100 - i);
  }
  CHECK_EQ(cache.counters().evictions, 0);
  CHECK(cache.get("0") == payload);  // used now: no longer the oldest
  for (int i = 8; i < 10; i++) cache.put(std::to_string(i), payload);
  cache.trim();
  CHECK(cache.get("0") == payload);
  CHECK(cache.get("9") == payload);
  CHECK(!cache.get("1"));
  CHECK(!cache.get("2"));
  CHECK(cache.counters().evictions >= 2);
  int left = 0;
  for (int i = 0; i < 10; i++) left += std::filesystem::exists(cache.file_of(std::to_string(i)));
  CHECK(left >= 4 && left <= 8);
}

TEST(trim_clears_lost_drafts_and_leaves_fresh_ones) {
  Scratch dir;
  DiskCache cache(dir.path(), "plugin");
  tpu::test::write_file(dir / "programs/old.tmp", "x");
  tpu::test::write_file(dir / "programs/new.tmp", "x");
  set_age(dir / "programs/old.tmp", 7200);
  cache.trim();
  CHECK(!std::filesystem::exists(dir / "programs/old.tmp"));
  CHECK(std::filesystem::exists(dir / "programs/new.tmp"));
}

TEST(processes_share_one_directory) {
  Scratch dir;
  BadEntries bad;
  DiskCache cache(dir.path(), "plugin");
  std::vector<pid_t> children;
  for (int child = 0; child < 4; child++) {
    pid_t pid = fork();
    if (pid == 0) {
      bool right = true;
      for (int i = 0; i < 200; i++) {
        std::string key = std::to_string(i % 10), payload(1000 + i % 10, 'p');
        std::optional<std::string> found = cache.get(key);
        right = right && (!found || *found == payload);
        cache.put(key, payload);
      }
      _exit(right && bad() == 0 && cache.counters().writes == 200 ? 0 : 1);
    }
    children.push_back(pid);
  }
  for (pid_t pid : children) {
    int status = 0;
    waitpid(pid, &status, 0);
    CHECK(WIFEXITED(status) && WEXITSTATUS(status) == 0);
  }
  int files = 0;
  for (const auto& entry : std::filesystem::directory_iterator(dir / "programs")) {
    files++;
    CHECK(entry.path().extension() == ".prog");
  }
  CHECK_EQ(files, 10);
}
