// The wire between this process and the one that started it: messages of byte strings, over two pipes.
//
// A message is a count and that many strings, each a length and its bytes; all numbers are 8 bytes, little endian. The
// first string says what is asked for (or "ok", "error"), the others are names and values in turn.
#pragma once
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace tpu::aot {

struct Message {
  std::string head;
  std::map<std::string, std::string> fields;

  /// The field's value; throws when there is none.
  const std::string& at(const std::string& name) const;
  std::string encode() const;
  /// Throws when the bytes are no message.
  static Message decode(std::string_view bytes);
};

/// The next message; nullopt when the other side has closed the pipe.
std::optional<Message> receive(int descriptor);
/// False when the other side has gone.
bool send(int descriptor, std::string_view encoded);

}  // namespace tpu::aot
