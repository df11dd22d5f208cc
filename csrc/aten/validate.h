// Checks of scalar arguments that torch makes on every call. They cannot wait for the device (the line at fault is the
// caller's) nor be made once (a scalar is an operand: calls that differ in it share an entry).
#pragma once
#include <ATen/core/ivalue.h>

#include <string>

namespace tpu::aten {

using Validate = void (*)(c10::ArrayRef<c10::IValue>);
/// The check of a row by its name, or null.
Validate validator_of(const std::string& row);

}  // namespace tpu::aten
