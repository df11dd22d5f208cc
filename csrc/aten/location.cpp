#include "aten/location.h"

namespace tpu::aten {
namespace {
std::string (*finder)() = nullptr;
}

std::string python_location() { return finder ? finder() : ""; }
void set_python_location(std::string (*find)()) { finder = find; }

}  // namespace tpu::aten
