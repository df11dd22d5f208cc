// What the device shell (guard, streams, events, hooks) asks of the device underneath. Implemented on csrc/runtime.
//
// Work on a device happens in program order: there is one queue per device, and a *mark* is a position in it. All functions
// may be called from any thread. The first group never starts the runtime and never throws; the others start it on demand
// and throw c10::Error with what the device reports.
#pragma once
#include <cstdint>
#include <string>

namespace tpu::aten {

/// Whether the device could be used: a plugin is found, or the runtime already runs. `why` (may be null) gets what to
/// install when it cannot. Loads nothing.
bool available(std::string* why);
/// How many devices there are, or will be once started; 0 when not available. Never changes after the start.
int device_count();
/// Whether the runtime runs in this process.
bool started();

/// Starts the runtime: loads the plugin, makes the client. Does nothing when it runs.
void start();
/// Waits for everything that was asked of a device, recorded calls included.
void synchronize(int device);
/// Whether nothing asked of a device is still to be done. Calls that were only recorded are sent off, not waited for.
bool idle(int device);

/// The present position in the device's program order: everything asked of it up to now lies before.
uint64_t mark(int device);
/// Waits for all work before `mark`; recorded calls before it are sent off first.
void wait_until(int device, uint64_t mark);
/// Whether all work before `mark` is done. Recorded calls before it are sent off, not waited for.
bool reached(int device, uint64_t mark);

}  // namespace tpu::aten
