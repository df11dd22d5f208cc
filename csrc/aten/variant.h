// Variant: what a CompiledGraph knows of one form of its arguments. Private to the files that make and call it.
#pragma once
#include <ATen/EmptyTensor.h>
#include <ATen/core/Tensor.h>

#include "aten/compiled.h"
#include "aten/operand.h"
#include "lazy/precision.h"

namespace tpu::aten {
using compile::Source;
using compile::Trace;
using runtime::Cell;
using runtime::ValueRef;

inline void set_lazy_bits(const at::Tensor& t, int bits) {
  if (bits & 1) t._set_conj(true);
  if (bits & 2) t._set_neg(true);
}

/// A tensor over a storage that exists.
inline at::Tensor view_over(const c10::Storage& storage, at::IntArrayRef sizes, at::IntArrayRef strides, int64_t offset,
                            c10::ScalarType dtype) {
  auto t = at::detail::make_tensor<c10::TensorImpl>(
      c10::Storage(storage), c10::DispatchKeySet(c10::DispatchKey::PrivateUse1), c10::scalarTypeToTypeMeta(dtype));
  t.unsafeGetTensorImpl()->set_sizes_and_strides(sizes, strides, offset);
  return t;
}

struct Recording {
  explicit Recording(lazy::Recorder* r) : before(std::exchange(lazy::recorder, r)) {}
  ~Recording() { lazy::recorder = before; }
  lazy::Recorder* before;
};

// What one argument must be like for a variant to serve it.
struct Form {
  Argument::Kind kind = Argument::Kind::Nothing;
  uint64_t bits = 0;
  uint8_t tag = 0;
  bool host = false;   // a CPU tensor: sent at each call
  bool whole = false;  // the cell's array as it is
  int16_t cell = -1;   // which cell of the call it lies over; -1: no elements
  int lazy = 0;        // conjugation and negation still to be done
  c10::ScalarType dtype = c10::ScalarType::Float;
  const hlo::Type* stored = nullptr;  // the array in the cell
  std::vector<int64_t> sizes, strides;
  int64_t offset = 0;
  int64_t bytes = 0;  // of the storage
};

struct CompiledGraph::Variant {
  struct Storage {  // of results
    int16_t argument_cell = -1;
    const hlo::Type* stored = nullptr;
    Source source;
  };
  struct Result {
    enum class Kind : uint8_t { Constant, Argument, Tensor } kind = Kind::Constant;
    std::shared_ptr<void> constant;
    int16_t argument = -1;
    int16_t storage = -1;  // -1: no elements
    bool to_host = false;
    bool window = false;  // of its storage, which is larger
    int lazy = 0;
    c10::ScalarType dtype = c10::ScalarType::Float;
    std::vector<int64_t> sizes, strides;
    int64_t offset = 0;
  };
  struct Write {
    int16_t cell;
    Source source;
    std::vector<int16_t> arguments;  // that lie over it
  };

  int device = 0;
  hlo::Precision precision = hlo::Precision::Unset;
  std::vector<Form> forms;
  int16_t cells = 0;  // the program's arguments: distinct storages and CPU tensors, in order of appearance
  std::vector<Storage> storages;
  std::vector<Result> results;
  std::vector<Write> writes;
  std::unique_ptr<compile::Compiled> compiled;

  struct StandIns;
  bool serves(c10::ArrayRef<Argument> arguments, std::vector<Cell*>* met) const;
  void launch(c10::ArrayRef<Argument> arguments, const std::vector<Cell*>& met, std::vector<Returned>* out) const;
  void stand_in(const Argument& a, Trace& trace, std::vector<Cell*>& met, std::vector<at::Tensor>& bases,
                std::vector<at::Tensor>& stand_ins);
  void stand_in(Trace& trace, StandIns& in) const;
  void walk(c10::ArrayRef<Argument> arguments, const Walk& walk, Trace& trace);
  bool rescale(const std::vector<Rescaled>& now, const std::vector<Rescaled>& other);
  void conclude(std::vector<Returned> returned, const StandIns& in, Trace& trace);
  void add_result(Returned& r, const std::vector<at::Tensor>& stand_ins, const std::vector<Cell*>& stand_in_cells,
                  std::vector<Cell*>& fresh, Trace& trace);
};

/// The stand-ins of one walk.
struct CompiledGraph::Variant::StandIns {
  std::vector<at::Tensor> tensors, bases;
  std::vector<Cell*> cells;  // of the bases
  std::vector<runtime::Value*> before;

  void close() {
    for (const at::Tensor& b : bases) {
      cells.push_back(cell_of(*b.unsafeGetTensorImpl()));
      before.push_back(cells.back()->value.get());
    }
  }
};

}  // namespace tpu::aten
