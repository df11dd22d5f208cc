// Spec: what a boxed kernel knows of its overload, worked out once at registration from the row and the schema.
#pragma once
#include <ATen/core/dispatch/Dispatcher.h>
#include <c10/util/SmallVector.h>

#include <string>
#include <vector>

#include "aten/validate.h"
#include "lazy/lookup.h"
#include "ops/table.h"

namespace tpu::aten {

/// Memory that a call both reads and writes: any; whole or not at all (elementwise operators); none (those that move elements).
enum class Overlap : uint8_t { Any, Whole, None };

struct Spec {
  const ops::Row* row = nullptr;
  Validate validate = nullptr;  // check of scalar values, made on every call
  lazy::Form form = lazy::Form::Functional;
  Overlap overlap = Overlap::Any;
  uint32_t id = 0;   // in every key: tells kernels (row and form) apart
  std::string name;  // "add.Tensor", for messages
  size_t args = 0;   // of the row's schema
  size_t outs = 0;   // trailing out= tensors (Out)
  size_t returns = 0;
  bool returns_list = false;        // one return of type Tensor[]
  bool lists = false;               // tensor by tensor over lists: long ones go in pieces
  int generator = -1, device = -1;  // argument positions, or -1
  std::vector<int> mutated;         // InPlace: positions written, one per result; a list stands for all its tensors
  const c10::OperatorHandle* functional = nullptr;  // asked for result types first; null when there is none
  const c10::OperatorHandle* self = nullptr;        // the overload itself, asked next; null for internal rows
};

/// The tensors a call writes to, one per result.
using Targets = c10::SmallVector<const at::Tensor*, 4>;
Targets targets_of(const Spec& spec, c10::ArrayRef<c10::IValue> args);

/// Result types of the functional overload for these arguments, in torch's own words: sizes, strides, dtype. False when
/// torch has no way to tell and the lowering must. Raises what torch raises on wrong arguments.
struct Meta {
  bool defined = true;
  std::vector<int64_t> sizes, strides;
  c10::ScalarType dtype = c10::ScalarType::Float;
};
bool infer(const Spec& spec, c10::ArrayRef<c10::IValue> args, std::vector<Meta>* metas);

/// The same from the row's own lowering, for the rows that `infer` knows nothing of.
std::vector<Meta> lowered_types(const Spec& spec, c10::ArrayRef<c10::IValue> args);

/// Raises what torch raises when the dtypes of out= tensors of the right shape do not do.
void check_out(const Spec& spec, c10::ArrayRef<c10::IValue> args);

/// While set on this thread, kernels only hand back their out= arguments: torch's composite kernel of a structured
/// operator then computes result types and nothing else.
extern thread_local bool inferring;

/// A new entry for this call: infers types, checks what is written to, lowers once. Everything a key says.
std::unique_ptr<lazy::Entry> describe(const Spec& spec, c10::ArrayRef<c10::IValue> args, lazy::Offsets offsets);

}  // namespace tpu::aten
