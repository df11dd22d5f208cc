// Debug mode's search for the call that makes the first NaN: the kind of help that torch.autograd.detect_anomaly gives, for
// every operator, forward and backward.
#pragma once
#include "lazy/stream.h"

namespace tpu::lazy {

/// Whether debug mode looks for NaN. On at first.
bool checks_nan();
void set_checks_nan(bool on);

/// After a call that has been waited for: raises when a float or complex result holds a NaN although no operand, scalar or
/// attribute held one. The call's operands must still be there. NaNs of an array read as another dtype cannot be told apart
/// from other bits; a call that reads one is let through.
void raise_new_nan(const Call& call, const runtime::ValueRef* results);

}  // namespace tpu::lazy
