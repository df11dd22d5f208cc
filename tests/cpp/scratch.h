// A directory of its own for a test, an environment variable for the length of one, child processes.
#pragma once
#include <signal.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

namespace tpu::test {

class Scratch {
 public:
  Scratch() {
    std::string pattern = (std::filesystem::temp_directory_path() / "torch_tpu_test_XXXXXX").string();
    path_ = mkdtemp(pattern.data());
  }
  Scratch(const Scratch&) = delete;
  ~Scratch() { std::filesystem::remove_all(path_); }
  std::string operator/(const std::string& name) const { return path_ + "/" + name; }
  const std::string& path() const { return path_; }

 private:
  std::string path_;
};

/// Sets an environment variable, and unsets it at the end of the scope.
struct Setting {
  const char* name;
  Setting(const char* name, const char* value) : name(name) { setenv(name, value, 1); }
  ~Setting() { unsetenv(name); }
};

inline std::string read_file(const std::string& path) {
  std::ostringstream out;
  out << std::ifstream(path, std::ios::binary).rdbuf();
  return out.str();
}

inline void write_file(const std::string& path, const std::string& bytes) {
  std::ofstream(path, std::ios::binary) << bytes;
}

/// Runs `body` in a forked child, for at most `seconds`. Returns its exit code: what `body` returns, 100 for an exception,
/// or 200 + the signal that ended it.
template <class Body>
int in_child(Body body, unsigned seconds = 20) {
  pid_t child = fork();
  if (child == 0) {
    alarm(seconds);
    int code = 100;
    try {
      code = body();
    } catch (...) {
    }
    _exit(code);
  }
  int status = 0;
  waitpid(child, &status, 0);
  return WIFSIGNALED(status) ? 200 + WTERMSIG(status) : WEXITSTATUS(status);
}

}  // namespace tpu::test
