// Programs: StableHLO text to a loaded executable, from disk when it was compiled before.
//
// The key on disk is the exact text with the compile options; the plugin's digest is part of the file name. Compiles run
// on a small pool so that several threads' misses overlap; the caller waits and, after two seconds, says on stderr what
// is being compiled and for which line.
#pragma once
#include <string>

#include "pjrt/pjrt.h"

namespace tpu::runtime {

/// What a wait message says: "add (model.py:12)".
struct CompileLabel {
  std::string what;
  std::string where;
  bool promotion = false;  // counted as such
};

/// Loads or compiles; `loaded` is told which. Throws Error with the plugin's text and the label on failure.
pjrt::Executable load_program(int device, const std::string& text, const CompileLabel& label, bool* loaded = nullptr);

/// "default" or "fast" (low optimisation: tests) from TORCH_TPU_COMPILE; further XLA options "name=value,..." from
/// TORCH_TPU_XLA_OPTIONS.
pjrt::CompileOptions compile_options();

}  // namespace tpu::runtime
