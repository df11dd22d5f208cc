// Controls of fault_plugin.cpp, once it is loaded.
#pragma once
#include <dlfcn.h>

#include "base/error.h"

namespace tpu::test {

struct FaultControls {
  void (*arm)(const char* spec);
  int (*calls)(const char* name);
  int (*live)();
};

inline FaultControls fault_controls() {
  void* library = dlopen(FAULT_PLUGIN, RTLD_NOW | RTLD_NOLOAD);
  require(library != nullptr, "test: the fault plugin is not loaded");
  FaultControls controls{};
  auto find = [&](const char* name, auto* function) {
    *function = reinterpret_cast<std::remove_pointer_t<decltype(function)>>(dlsym(library, name));
    require(*function != nullptr, "test: no ", name);
  };
  find("torch_tpu_fault_arm", &controls.arm);
  find("torch_tpu_fault_calls", &controls.calls);
  find("torch_tpu_fault_live", &controls.live);
  return controls;
}

}  // namespace tpu::test
