// What happens to an operator without a row: NotImplementedError naming it, or the CPU when the user asked for that.
#pragma once
#include <cstdint>
#include <map>
#include <string>

namespace tpu::aten {

enum class Fallback : uint8_t { Error, Warn, Allow };
Fallback fallback();
void set_fallback(Fallback policy);
/// How often each operator ran on the CPU.
std::map<std::string, int64_t> fallback_counts();

}  // namespace tpu::aten
