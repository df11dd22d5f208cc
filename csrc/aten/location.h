// The Python line that is running, for messages. Asked on a miss only.
#pragma once
#include <string>

namespace tpu::aten {

/// "model.py:12" of the innermost frame outside torch and this package, or "" when there is none.
std::string python_location();
/// The binding module says how to find it; without one the answer is always "".
void set_python_location(std::string (*find)());

}  // namespace tpu::aten
