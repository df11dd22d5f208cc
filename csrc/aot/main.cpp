// torch_tpu/_tpuc PLUGIN: compiles programs for TPUs that are not here, for torch_tpu/aot/tpuc.py, which starts it.
//
// It is a process of its own because libtpu takes over signals, reads the environment once, and ends the process in some
// of its checks. Requests come on stdin, answers go to stdout (aot/frames.h); what libraries print goes to stderr.
//
//   hello    -> ok: what the plugin says of itself
//   topology -> ok: device_count, device_kind, attribute.*
//   compile  -> ok: memory.*, cost.*, program, program_format; cached "1" when the answer came from the disk
// A topology is the field "topology" with "list.NAME" ("1,1,0") and "text.NAME" beside it; a program "text", with "level",
// "want_program" and "override.FLAG". Errors come back as "error" with kind and message, and are kept on disk as well: the
// compiler's answer to a text does not change.
#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include <csignal>
#include <iostream>
#include <sstream>
#include <thread>

#include "aot/frames.h"
#include "base/error.h"
#include "base/private_files.h"
#include "pjrt/topology.h"
#include "runtime/disk_cache.h"

namespace tpu::aot {
namespace {

const char* kind_name(ErrorKind kind) {
  switch (kind) {
    case ErrorKind::OutOfMemory: return "memory";
    case ErrorKind::NotImplemented: return "unimplemented";
    default: return "refused";
  }
}

std::vector<int64_t> numbers(const std::string& text) {
  std::vector<int64_t> result;
  std::istringstream in(text);
  for (std::string part; std::getline(in, part, ',');) result.push_back(std::stoll(part));
  return result;
}

/// Fields that begin with `prefix`, without it.
std::map<std::string, std::string> under(const Message& message, std::string_view prefix) {
  std::map<std::string, std::string> result;
  for (const auto& [name, value] : message.fields)
    if (name.starts_with(prefix)) result[name.substr(prefix.size())] = value;
  return result;
}

class Service {
 public:
  explicit Service(std::string path) : path_(std::move(path)) {}

  std::string answer(const Message& request) {
    try {
      if (request.head == "compile") return compile(request);
      if (request.head == "topology") return describe(topology(request)).encode();
      if (request.head == "hello") return hello().encode();
      fail("unknown request \"", request.head, "\"");
    } catch (const Error& error) {
      return Message{"error", {{"kind", kind_name(error.kind())}, {"message", error.what()}}}.encode();
    } catch (const std::exception& error) {
      return Message{"error", {{"kind", "refused"}, {"message", error.what()}}}.encode();
    }
  }

 private:
  std::shared_ptr<pjrt::Plugin> plugin() {
    if (plugin_) return plugin_;
    plugin_ = pjrt::Plugin::load(path_);
    for (int signal : {SIGHUP, SIGPIPE}) std::signal(signal, SIG_DFL);  // libtpu ignores both
    return plugin_;
  }

  Message hello() {
    Message message{"ok", {}};
    for (const std::string& text : plugin()->attributes()) {
      size_t equals = text.find('=');
      message.fields[text.substr(0, equals)] = text.substr(equals + 1);
    }
    message.fields["pjrt_version"] = str(plugin()->major_version(), ".", plugin()->minor_version());
    return message;
  }

  pjrt::Topology& topology(const Message& request) {
    std::map<std::string, std::string> texts = under(request, "text."), lists = under(request, "list.");
    std::string name = request.at("topology"), key = name;
    for (const auto& options : {texts, lists})
      for (const auto& [option, value] : options) key += " " + option + "=" + value;
    std::unique_ptr<pjrt::Topology>& known = topologies_[key];
    if (!known) {
      std::map<std::string, std::vector<int64_t>> parsed;
      for (const auto& [option, value] : lists) parsed[option] = numbers(value);
      known = pjrt::Topology::create(plugin(), name, parsed, texts);
    }
    return *known;
  }

  static Message describe(const pjrt::Topology& topology) {
    Message message{"ok", {{"device_count", str(topology.device_count())}, {"device_kind", topology.device_kind()}}};
    for (const auto& [name, value] : topology.device_attributes()) message.fields["attribute." + name] = str(value);
    return message;
  }

  std::string compile(const Message& request) {
    if (!cache_) cache_.emplace(cache_directory(), plugin()->digest());
    std::string key = request.encode();
    if (std::optional<std::string> kept = cache_->get(key)) {
      Message message = Message::decode(*kept);
      message.fields["cached"] = "1";
      return message.encode();
    }
    Message message;
    try {
      pjrt::CompileOptions options;
      for (const auto& [name, value] : under(request, "override.")) options.overrides.emplace_back(name, value);
      message = report(topology(request).compile(request.at("text"), options, std::stoi(request.at("level")),
                                                 request.at("want_program") == "1"));
    } catch (const Error& error) {
      message = {"error", {{"kind", kind_name(error.kind())}, {"message", error.what()}}};
    }
    std::string encoded = message.encode();
    cache_->put(key, encoded);
    return encoded;
  }

  static Message report(const pjrt::CompileReport& report) {
    Message message{"ok", {{"program", report.program}, {"program_format", report.program_format}}};
    for (const auto& [name, bytes] : report.memory) message.fields["memory." + name] = str(bytes);
    for (const auto& [name, value] : report.cost) {
      std::ostringstream text;
      text.precision(17);
      text << value;
      message.fields["cost." + name] = text.str();
    }
    return message;
  }

  std::string path_;
  std::shared_ptr<pjrt::Plugin> plugin_;
  std::map<std::string, std::unique_ptr<pjrt::Topology>> topologies_;
  std::optional<runtime::DiskCache> cache_;
};

/// Ends this process when the one that started it is gone, in the middle of a compile too.
void leave_with_parent() {
  std::thread([] {
    pollfd in{.fd = STDIN_FILENO, .events = 0, .revents = 0};
    while (poll(&in, 1, -1) < 0 || !(in.revents & (POLLHUP | POLLERR))) {
    }
    _exit(0);
  }).detach();
}

}  // namespace
}  // namespace tpu::aot

int main(int count, char** arguments) {
  if (count != 2) {
    std::cerr << "usage: " << arguments[0] << " PLUGIN; started by torch_tpu.aot\n";
    return 2;
  }
  // What libraries print must not get between the answers.
  int answers = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3);
  dup2(STDERR_FILENO, STDOUT_FILENO);
  tpu::aot::leave_with_parent();
  tpu::aot::Service service(arguments[1]);
  while (std::optional<tpu::aot::Message> request = tpu::aot::receive(STDIN_FILENO)) {
    if (!tpu::aot::send(answers, service.answer(*request))) break;
  }
  _exit(0);  // no destructors: the plugin's threads are still there
}
