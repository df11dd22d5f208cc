// Streams and events of a device whose work is one queue in program order.
//
// Stream 0 is the default one. Others are names for the same queue: work "on" them runs in program order with all else, so
// an order between streams of a device always holds and waiting for one costs nothing. Code written for many streams
// (FSDP, prefetching loaders) runs unchanged. The current stream is kept per thread and device.
//
// An event is a mark in program order. Asking for it or waiting on it is true to the device: recorded calls before the mark
// are sent off, and it is reached only when the device has done them. An event with timing takes the clock when the device
// gets there, on a watcher thread of the device that starts with its first timed event.
#pragma once
#include <c10/core/Stream.h>

namespace tpu::aten {

c10::Stream default_stream(c10::Device device);
c10::Stream current_stream(c10::Device device);
/// Makes `stream` the current one of its device for this thread; returns the one before.
c10::Stream exchange_stream(c10::Stream stream);
/// A fresh name for the device's queue.
c10::Stream new_stream(c10::Device device);

struct Event;

/// Moves the event (made here when null) to the end of what the stream's device was asked so far.
void record(Event** event, c10::Stream stream, bool timed);
/// Later work of `stream` comes after the event. Only across devices is there anything to do: the caller waits.
void block(const Event& event, c10::Stream stream);
bool reached(const Event& event);
void wait(const Event& event);
/// Milliseconds from one event to the other; both were recorded with timing. Waits for both.
double elapsed_ms(const Event& from, const Event& to);
void destroy(Event* event) noexcept;

}  // namespace tpu::aten
