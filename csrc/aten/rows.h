// Registration of the operator table, and calls of rows from C++.
#pragma once
#include <ATen/core/ivalue.h>
#include <torch/library.h>

#include <string>
#include <vector>

namespace tpu::aten {

/// Registers a kernel for every row and overload. Throws naming each row that disagrees with its schema.
void register_rows(torch::Library& library);
/// "add.Tensor", "add_.Tensor", "add.out", ... as registered from rows.
const std::vector<std::string>& registered_overloads();
/// Overloads that a hand-written kernel of this folder serves; rows of the same name are reached through it.
bool is_handwritten(const std::string& overload);

/// Calls a row by name as a functional operator: internal rows ("tpu::nonzero") and rows behind hand-written kernels.
std::vector<at::Tensor> call_row(const char* name, std::vector<c10::IValue> args);
/// The same, the one result written into the first argument.
void call_row_in_place(const char* name, std::vector<c10::IValue> args);
/// The same, results written into `outs` (their dtype and shape stay).
void call_row_out(const char* name, std::vector<c10::IValue> args, std::vector<at::Tensor> outs);

}  // namespace tpu::aten
