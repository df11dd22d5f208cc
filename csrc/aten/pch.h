// Precompiled header of the torch side: the lean set every unit needs. Never ATen/ATen.h or torch/extension.h (facts:
// 8 and 25 seconds a unit).
#pragma once
#include <ATen/EmptyTensor.h>
#include <ATen/core/Tensor.h>
#include <ATen/core/dispatch/Dispatcher.h>
#include <c10/core/DeviceGuard.h>
#include <torch/library.h>
