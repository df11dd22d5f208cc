// torch.profiler's activity PrivateUse1 (its name "TPU" is an alias): what runtime/trace.h records, as a device with three
// rows: programs, transfers, compiler. Operator calls on the host are torch's own; a program points back to the call that
// launched it.
#include <ActivityType.h>
#include <IActivityProfiler.h>
#include <libkineto.h>
#include <output_base.h>
#include <torch/csrc/profiler/standalone/privateuse1_profiler.h>

#include <functional>

#include "runtime/trace.h"

namespace tpu::aten {
namespace {

namespace trace = runtime::trace;
using libkineto::ActivityType;

constexpr int kPrograms = 0, kTransfers = 1, kCompiler = 2;

ActivityType type_of(trace::Kind kind) {
  switch (kind) {
    case trace::Kind::Launch: return ActivityType::PRIVATEUSE1_RUNTIME;
    case trace::Kind::Program: return ActivityType::CONCURRENT_KERNEL;
    case trace::Kind::ToDevice:
    case trace::Kind::ToHost: return ActivityType::GPU_MEMCPY;
    default: return ActivityType::PRIVATEUSE1_DRIVER;
  }
}

std::string name_of(const trace::Span& span) {
  switch (span.kind) {
    case trace::Kind::Launch: return "launch " + span.what;
    case trace::Kind::Compile: return "compile " + span.what;
    case trace::Kind::Load: return "load " + span.what;
    case trace::Kind::ToDevice: return "copy to device";
    case trace::Kind::ToHost: return "copy to host";
    default: return span.what;
  }
}

class Session final : public libkineto::IActivityProfilerSession {
 public:
  explicit Session(bool wanted) : wanted_(wanted) {}
  void start() override {
    if (wanted_) trace::start();
    status_ = libkineto::TraceStatus::RECORDING;
  }
  void stop() override {
    if (wanted_) spans_ = trace::stop();
    status_ = libkineto::TraceStatus::PROCESSING;
  }
  std::vector<std::string> errors() override { return {}; }

  void processTrace(libkineto::ActivityLogger& logger) override {
    processTrace(logger, [](int32_t) { return nullptr; }, 0, INT64_MAX);
  }
  void processTrace(libkineto::ActivityLogger& logger, libkineto::getLinkedActivityCallback linked, int64_t from,
                    int64_t to) override {
    buffer_ = std::make_unique<libkineto::CpuTraceBuffer>();
    buffer_->span = libkineto::TraceSpan(from, to, "tpu");
    buffer_->gpuOpCount = 0;
    for (const trace::Span& span : spans_) {
      if (span.end < from || span.start > to) continue;
      buffer_->emplace_activity(buffer_->span, type_of(span.kind), name_of(span));
      libkineto::GenericTraceActivity& a = *buffer_->activities.back();
      a.startTime = span.start;
      a.endTime = span.end;
      a.id = static_cast<int32_t>(span.correlation);
      a.threadId = span.thread;
      place(span, a);
      a.linked = span.correlation ? linked(static_cast<int32_t>(span.correlation)) : nullptr;
      if (!span.where.empty()) a.addMetadataQuoted("line", span.where);
      if (span.bytes) a.addMetadata("bytes", span.bytes);
      if (span.launch) {
        a.flow.id = static_cast<uint32_t>(span.launch);
        a.flow.type = libkineto::kLinkAsyncCpuGpu;
        a.flow.start = span.kind == trace::Kind::Launch;
      }
      buffer_->gpuOpCount += span.kind == trace::Kind::Program;
      a.log(logger);
    }
  }

  std::unique_ptr<libkineto::DeviceInfo> getDeviceInfo() override {
    return std::make_unique<libkineto::DeviceInfo>(libkineto::DeviceInfo{0, kSortIndex, "tpu", "TPU 0"});
  }
  std::vector<libkineto::ResourceInfo> getResourceInfos() override {
    return {{kPrograms, 0, 0, "programs"}, {kTransfers, 1, 0, "transfers"}, {kCompiler, 2, 0, "compiler"}};
  }
  std::unique_ptr<libkineto::CpuTraceBuffer> getTraceBuffer() override { return std::move(buffer_); }

  void pushCorrelationId(uint64_t id) override { trace::push_correlation(id); }
  void popCorrelationId() override { trace::pop_correlation(); }

 private:
  static constexpr int64_t kSortIndex = libkineto::kExceedMaxPid;  // below all processes, as other devices are

  // Launches stand on the thread that made them, all else on the device.
  static void place(const trace::Span& span, libkineto::GenericTraceActivity& a) {
    if (span.kind == trace::Kind::Launch) {
      a.device = libkineto::processId();
      a.resource = span.thread;
      return;
    }
    a.device = span.device;
    bool copies = span.kind == trace::Kind::ToDevice || span.kind == trace::Kind::ToHost;
    a.resource = span.kind == trace::Kind::Program ? kPrograms : copies ? kTransfers : kCompiler;
  }

  const bool wanted_;  // Kineto asks for a session of every device, whatever its user asked for
  std::vector<trace::Span> spans_;
  std::unique_ptr<libkineto::CpuTraceBuffer> buffer_;
};

class Profiler final : public libkineto::IActivityProfiler {
 public:
  const std::string& name() const override { return name_; }
  const std::set<ActivityType>& availableActivities() const override { return activities_; }
  std::unique_ptr<libkineto::IActivityProfilerSession> configure(const std::set<ActivityType>& types,
                                                                 const libkineto::Config&) override {
    return std::make_unique<Session>(types.count(ActivityType::CONCURRENT_KERNEL) > 0);
  }
  std::unique_ptr<libkineto::IActivityProfilerSession> configure(int64_t, int64_t, const std::set<ActivityType>& types,
                                                                 const libkineto::Config& config) override {
    return configure(types, config);
  }

 private:
  std::string name_ = "tpu";
  std::set<ActivityType> activities_{ActivityType::CONCURRENT_KERNEL, ActivityType::GPU_MEMCPY,
                                     ActivityType::PRIVATEUSE1_RUNTIME, ActivityType::PRIVATEUSE1_DRIVER};
};

REGISTER_PRIVATEUSE1_PROFILER(Profiler);

}  // namespace
}  // namespace tpu::aten
