#include "aot/frames.h"

#include <unistd.h>

#include <cerrno>
#include <cstdint>
#include <cstring>
#include <vector>

#include "base/error.h"

namespace tpu::aot {
namespace {

void append_number(std::string& out, uint64_t n) { out.append(reinterpret_cast<const char*>(&n), sizeof n); }

void append_string(std::string& out, std::string_view text) {
  append_number(out, text.size());
  out += text;
}

Message from_strings(std::vector<std::string> strings) {
  require(strings.size() % 2 == 1, "a message of ", strings.size(), " strings");
  Message message;
  message.head = std::move(strings[0]);
  for (size_t i = 1; i < strings.size(); i += 2) message.fields[strings[i]] = std::move(strings[i + 1]);
  return message;
}

bool read_all(int descriptor, char* to, size_t n) {
  while (n > 0) {
    ssize_t got = read(descriptor, to, n);
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) return false;
    to += got;
    n -= static_cast<size_t>(got);
  }
  return true;
}

}  // namespace

const std::string& Message::at(const std::string& name) const {
  auto found = fields.find(name);
  require(found != fields.end(), "a message \"", head, "\" without \"", name, "\"");
  return found->second;
}

std::string Message::encode() const {
  std::string out;
  append_number(out, 1 + 2 * fields.size());
  append_string(out, head);
  for (const auto& [name, value] : fields) {
    append_string(out, name);
    append_string(out, value);
  }
  return out;
}

Message Message::decode(std::string_view bytes) {
  auto number = [&] {
    uint64_t n = 0;
    require(bytes.size() >= sizeof n, "a message that ends early");
    std::memcpy(&n, bytes.data(), sizeof n);
    bytes.remove_prefix(sizeof n);
    return n;
  };
  std::vector<std::string> strings;
  for (uint64_t left = number(); left > 0; left--) {
    uint64_t size = number();
    require(size <= bytes.size(), "a message that ends early");
    strings.emplace_back(bytes.substr(0, size));
    bytes.remove_prefix(size);
  }
  return from_strings(std::move(strings));
}

std::optional<Message> receive(int descriptor) {
  uint64_t count = 0;
  if (!read_all(descriptor, reinterpret_cast<char*>(&count), sizeof count)) return std::nullopt;
  std::vector<std::string> strings;
  for (uint64_t i = 0; i < count; i++) {
    uint64_t size = 0;
    if (!read_all(descriptor, reinterpret_cast<char*>(&size), sizeof size)) return std::nullopt;
    strings.emplace_back(size, '\0');
    if (!read_all(descriptor, strings.back().data(), size)) return std::nullopt;
  }
  return from_strings(std::move(strings));
}

bool send(int descriptor, std::string_view encoded) {
  while (!encoded.empty()) {
    ssize_t put = write(descriptor, encoded.data(), encoded.size());
    if (put < 0 && errno == EINTR) continue;
    if (put <= 0) return false;
    encoded.remove_prefix(static_cast<size_t>(put));
  }
  return true;
}

}  // namespace tpu::aot
