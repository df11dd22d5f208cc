// What was compiled, and why: one record for each program that was not in memory, with the parts of its key in words, the
// nearest earlier program and where the two differ. Written on a miss only; a hit costs nothing.
//
// Any thread. Records are kept for the last thousand programs, their parts while they are not too many in all.
#pragma once
#include <atomic>
#include <cstdint>
#include <string>
#include <vector>

namespace tpu::lazy {

struct Plan;

/// One part of a key, in words: {"argument 1, sizes", "[8, 64]"}.
struct Part {
  std::string name, value;
};

enum class Compiling : uint8_t { Call, Region, Graph, Promotion };

struct CompileRecord {
  uint64_t number = 0;  // from 1
  Compiling kind = Compiling::Call;
  std::string what, where;
  uint64_t operators = 0;  // hash of the operators' names in order
  std::vector<Part> parts;
  uint64_t nearest = 0;                  // number of the record it was compared with; 0: none is like it
  std::vector<std::string> differences;  // "argument 1, dim 0: 33, was 32"
  std::string cause;                     // of the first difference, without the values
  std::string advice;
  double seconds = -1;  // -1: not done
  bool loaded = false;  // from disk
  size_t calls = 0;

  std::string text() const;
};

std::vector<Part> parts_of(const Plan& plan);
/// Adds a record. Raises its text inside `forbid_compiles`, promotions excepted.
uint64_t compile_begins(Compiling kind, const std::string& what, const std::string& where, size_t calls,
                        std::vector<Part> parts);
void compile_ended(uint64_t number, double seconds, bool loaded);
/// Those after `number`, without their parts.
std::vector<CompileRecord> compiles_after(uint64_t number);
/// While the count is above zero, a program that is not in memory is refused.
void forbid_compiles(int change);

/// Is told, with no lock held, that there are new records. One for the process.
void set_compile_listener(void (*listener)());
extern std::atomic<bool> compiles_untold;
void tell_compiles();
inline void tell_new_compiles() {
  if (compiles_untold.load(std::memory_order_relaxed)) [[unlikely]]
    tell_compiles();
}

}  // namespace tpu::lazy
