// CompileOptions::encode: a CompileOptionsProto (openxla/xla, xla/pjrt/proto/compile_options.proto) by hand. Of the
// protobuf wire format it needs varints (type 0), doubles (1) and length-prefixed bytes (2); a key is number*8 + type.
#include <bit>
#include <charconv>

#include "base/error.h"
#include "pjrt/pjrt.h"

namespace tpu::pjrt {
namespace {

class Message {
 public:
  void integer(int field, uint64_t value) {
    varint(static_cast<uint64_t>(field) << 3);
    varint(value);
  }
  void real(int field, double value) {
    varint(static_cast<uint64_t>(field) << 3 | 1);
    for (uint64_t bits = std::bit_cast<uint64_t>(value), i = 0; i < 8; i++, bits >>= 8)
      bytes_ += static_cast<char>(bits);
  }
  void bytes(int field, std::string_view value) {
    varint(static_cast<uint64_t>(field) << 3 | 2);
    varint(value.size());
    bytes_ += value;
  }
  void message(int field, const Message& value) { bytes(field, value.bytes_); }
  void varint(uint64_t value) {
    for (; value >= 128; value >>= 7) bytes_ += static_cast<char>(value | 128);
    bytes_ += static_cast<char>(value);
  }
  const std::string& text() const { return bytes_; }

 private:
  std::string bytes_;
};

template <class T>
bool parse(const std::string& text, T* value) {
  auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), *value);
  return error == std::errc() && end == text.data() + text.size() && !text.empty();
}

// OptionOverrideProto: 1 string, 2 bool, 3 int64, 4 double.
Message override_value(const std::string& text) {
  Message value;
  int64_t integer;
  double real;
  if (text == "true" || text == "false") {
    value.integer(2, text == "true");
  } else if (parse(text, &integer)) {
    value.integer(3, static_cast<uint64_t>(integer));
  } else if (parse(text, &real)) {
    value.real(4, real);
  } else {
    value.bytes(1, text);
  }
  return value;
}

// DeviceAssignmentProto: 1 replica_count, 2 computation_count, 3 one ComputationDevice per partition {1 device ids}.
Message device_assignment(const CompileOptions& options) {
  Message assignment;
  assignment.integer(1, options.replicas);
  assignment.integer(2, options.partitions);
  for (int partition = 0; partition < options.partitions; partition++) {
    Message ids;
    for (int replica = 0; replica < options.replicas; replica++) {
      ids.varint(static_cast<uint64_t>(options.device_ids[replica * options.partitions + partition]));
    }
    Message devices;
    devices.message(1, ids);
    assignment.message(3, devices);
  }
  return assignment;
}

}  // namespace

std::string CompileOptions::encode() const {
  // The plugin ends the process for zero replicas, which is also what it reads from an empty message.
  require(replicas >= 1 && partitions >= 1, "a program needs at least one replica and one partition, got ", replicas,
          " and ", partitions);
  Message build;  // ExecutableBuildOptionsProto
  build.integer(4, replicas);
  build.integer(5, partitions);
  if (spmd) build.integer(6, 1);
  if (!device_ids.empty()) {
    require(device_ids.size() == static_cast<size_t>(replicas) * partitions, "a program of ", replicas, " x ",
            partitions, " parts was given ", device_ids.size(), " devices");
    build.message(9, device_assignment(*this));
  }
  if (spmd) build.integer(19, 1);  // use_shardy_partitioner

  Message options;
  options.message(3, build);
  for (const auto& [name, value] : overrides) {
    Message entry;
    entry.bytes(1, name.starts_with("--") ? std::string_view(name).substr(2) : std::string_view(name));
    entry.message(2, override_value(value));
    options.message(7, entry);
  }
  return options.text();
}

}  // namespace tpu::pjrt
