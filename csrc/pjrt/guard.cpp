#include "pjrt/guard.h"

#include <pthread.h>

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <mutex>
#include <sstream>

#include "base/error.h"
#include "base/settings.h"
#include "pjrt/mapped_file.h"

namespace tpu::pjrt {
namespace internal {

bool forked = false;

void throw_forked() {
  fail(
      "tpu: cannot use the device in a forked subprocess: the threads of the parent's device are not there. "
      "With multiprocessing, use the 'spawn' start method, or start the device only in the child.");
}

}  // namespace internal

void watch_forks() {
  static std::once_flag once;
  std::call_once(once, [] { pthread_atfork(nullptr, nullptr, [] { internal::forked = true; }); });
}

namespace {

struct TypePair {
  hlo::DType dtype;
  BufferType type;
};
using enum hlo::DType;
constexpr TypePair kTypes[] = {
    {Pred, BufferType::Pred},
    {S8, BufferType::S8},
    {S16, BufferType::S16},
    {S32, BufferType::S32},
    {S64, BufferType::S64},
    {U8, BufferType::U8},
    {U16, BufferType::U16},
    {U32, BufferType::U32},
    {U64, BufferType::U64},
    {F8E4M3FN, BufferType::F8E4M3FN},
    {F8E5M2, BufferType::F8E5M2},
    {F8E4M3FNUZ, BufferType::F8E4M3FNUZ},
    {F8E5M2FNUZ, BufferType::F8E5M2FNUZ},
    {F16, BufferType::F16},
    {BF16, BufferType::BF16},
    {F32, BufferType::F32},
    {F64, BufferType::F64},
    {C64, BufferType::C64},
    {C128, BufferType::C128},
};
static_assert(std::size(kTypes) == hlo::kDTypeCount);

/// Number of elements, or -1 when it is more than kMaxElements.
int64_t bounded_numel(const Dims& dims) {
  int64_t count = 1;
  for (int64_t d : dims) {
    if (d == 0) return 0;
  }
  for (int64_t d : dims) {
    if (d > kMaxElements / count) return -1;
    count *= d;
  }
  return count;
}

/// The dims of the tensor type whose text, "2x3xf32>", starts at `at`.
Dims parse_dims(std::string_view text, size_t at) {
  Dims dims;
  while (at < text.size() && (std::isdigit(static_cast<unsigned char>(text[at])) || text[at] == '?')) {
    require(text[at] != '?', "a program must have static shapes, got ", text.substr(at > 20 ? at - 20 : 0, 40));
    int64_t size = 0;
    for (; at < text.size() && std::isdigit(static_cast<unsigned char>(text[at])); at++) {
      if (size <= kMaxElements) size = size * 10 + (text[at] - '0');
    }
    dims.push_back(size);
    if (at >= text.size() || text[at] != 'x') break;
    at++;
  }
  return dims;
}

}  // namespace

BufferType buffer_type(hlo::DType dtype) {
  for (const TypePair& pair : kTypes) {
    if (pair.dtype == dtype) return pair.type;
  }
  fail("no device type for element type number ", static_cast<int>(dtype));
}

hlo::DType dtype_of(BufferType type) {
  for (const TypePair& pair : kTypes) {
    if (pair.type == type) return pair.dtype;
  }
  fail("the device holds a value of element type number ", static_cast<int>(type), ", which has no name here");
}

void check_dims(const Dims& dims, bool is_cpu) {
  for (int64_t d : dims) require(d >= 0, "negative dimension in ", to_string(dims));
  if (is_cpu && bounded_numel(dims) < 0) {
    fail_as(ErrorKind::OutOfMemory, "a value of shape ", to_string(dims), " is too large for the device");
  }
}

void check_program(std::string_view text, bool is_cpu) {
  require(!text.empty(), "the program to compile is empty");
  static constexpr std::string_view kTensor = "tensor<";
  for (size_t at = text.find(kTensor); at != std::string_view::npos; at = text.find(kTensor, at)) {
    at += kTensor.size();
    check_dims(parse_dims(text, at), is_cpu);
  }
}

void check_xla_flags(const std::string& plugin_path) {
  const std::string value = environment("XLA_FLAGS");
  if (value.empty()) return;
  std::istringstream flags(value);
  std::string flag;
  if (flags >> flag && flag[0] != '-') {  // not a flag: the name of a file of flags
    std::ifstream file(flag);
    require(file.is_open(), "XLA_FLAGS names ", flag, ", which cannot be read. The plugin would end the process.");
    std::ostringstream contents;
    contents << file.rdbuf();
    flags = std::istringstream(contents.str());
  } else {
    flags = std::istringstream(value);
  }
  MappedFile library(plugin_path);
  while (flags >> flag) {
    size_t dashes = std::min(flag.find_first_not_of('-'), flag.size());
    std::string name = flag.substr(dashes, flag.find('=') - dashes);
    // Flag names are C strings of the library, so the terminating zero is part of what is looked for.
    bool known = memmem(library.bytes().data(), library.bytes().size(), name.c_str(), name.size() + 1) != nullptr;
    require(dashes == 2 && known, "XLA_FLAGS holds ", flag, ", which ", plugin_path,
            " does not know. The plugin would end the process; correct or unset XLA_FLAGS.");
  }
}

void check_launch_id(int launch_id) {
  require(launch_id > 0,
          "a launch on one of several devices needs the same launch id, at least 1, on all of them, got ", launch_id);
}

}  // namespace tpu::pjrt
