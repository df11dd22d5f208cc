// The C++ tests' own frame: TEST(name) { CHECK(...); }. A failed check is printed and the test goes on; an exception ends
// it. `test_x part` runs only the tests whose name contains "part".
#pragma once
#include <cstdio>
#include <exception>
#include <functional>
#include <sstream>
#include <string>
#include <vector>

namespace tpu::test {

struct Case {
  const char* name;
  void (*run)();
};
inline std::vector<Case>& cases() {
  static std::vector<Case> list;
  return list;
}
inline int& failures() {
  static int count = 0;
  return count;
}
struct Register {
  Register(const char* name, void (*run)()) { cases().push_back({name, run}); }
};

inline void report(const char* file, int line, const std::string& what) {
  failures()++;
  std::fprintf(stderr, "%s:%d: %s\n", file, line, what.c_str());
}

template <class A, class B>
void check_equal(const char* file, int line, const char* text, const A& a, const B& b) {
  if (a == b) return;
  std::ostringstream out;
  out << text << "\n  got  " << a << "\n  want " << b;
  report(file, line, out.str());
}

/// The call must throw an exception whose text contains `part`.
template <class E, class F>
void check_throws(const char* file, int line, const std::string& part, F call) {
  try {
    call();
  } catch (const E& e) {
    if (std::string(e.what()).find(part) == std::string::npos)
      report(file, line, "threw \"" + std::string(e.what()) + "\"");
    return;
  }
  report(file, line, "did not throw \"" + part + "\"");
}

inline int run_all(int argc, char** argv) {
  int run = 0;
  for (const Case& c : cases()) {
    if (argc > 1 && std::string(c.name).find(argv[1]) == std::string::npos) continue;
    int before = failures();
    try {
      c.run();
    } catch (const std::exception& e) {
      report(c.name, 0, std::string("threw ") + e.what());
    }
    run++;
    std::printf("%s %s\n", failures() == before ? "ok  " : "FAIL", c.name);
  }
  std::printf("%d tests, %d failures\n", run, failures());
  return run == 0 || failures() ? 1 : 0;
}

}  // namespace tpu::test

#define TEST(name)                                                  \
  static void test_##name();                                        \
  static ::tpu::test::Register register_##name(#name, test_##name); \
  static void test_##name()
#define CHECK(...)                                                             \
  do {                                                                         \
    if (!(__VA_ARGS__)) ::tpu::test::report(__FILE__, __LINE__, #__VA_ARGS__); \
  } while (0)
#define CHECK_EQ(a, b) ::tpu::test::check_equal(__FILE__, __LINE__, #a " == " #b, a, b)
#define CHECK_THROWS(part, ...) \
  ::tpu::test::check_throws<std::exception>(__FILE__, __LINE__, part, [&] { (void)(__VA_ARGS__); })
