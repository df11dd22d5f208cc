// How many programs stay loaded. A program of XLA's CPU plugin takes three memory mappings or more (a large one a hundred),
// of which a process may have 65,530 (vm.max_map_count). At the limit the plugin does not fail: it leaves frames of code
// that is not mapped with the unwinder, and the next C++ exception anywhere in the process is a segmentation fault. On a
// chip programs take HBM.
//
// Programs of single calls hang on their entries, and launches read them there without a lock. So forgetting is in two
// steps: the pointer is taken out of its entry, and the program is destroyed once no launch is under way that could have
// read it before.
#pragma once
#include <atomic>
#include <cstddef>

#include "lazy/program.h"

namespace tpu::lazy {

/// While one exists, no program that a launch reads from its entry afterwards is destroyed. Two atomic additions.
class Launching {
 public:
  Launching() { under_way.fetch_add(1, std::memory_order_seq_cst); }
  ~Launching() { under_way.fetch_sub(1, std::memory_order_release); }
  Launching(const Launching&) = delete;
  Launching& operator=(const Launching&) = delete;

  static inline constinit std::atomic<int64_t> under_way{0};
};

/// Call before another program is loaded, with no Launching of this thread alive. When there are too many (more than
/// TORCH_TPU_MAX_PROGRAMS, or three quarters of the mappings that the system allows), forgets the quarter of the programs
/// of single calls that were launched least recently, and returns true: who keeps other programs forgets some of them.
bool make_room();

/// Says that this entry has got a program, which make_room may take from it again.
void resides(Entry& entry);

}  // namespace tpu::lazy
