// base/private_files.h
#include "base/private_files.h"

#include "check.h"
#include "scratch.h"

using tpu::test::Setting;

TEST(place_of_the_cache) {
  for (const char* name : {"TORCH_TPU_CACHE", "TORCH_TPU_CACHE_DIR", "XDG_CACHE_HOME"}) unsetenv(name);
  Setting home("HOME", "/h");
  CHECK_EQ(tpu::cache_directory(), "/h/.cache/torch_tpu");
  Setting xdg("XDG_CACHE_HOME", "/x");
  CHECK_EQ(tpu::cache_directory(), "/x/torch_tpu");
  Setting chosen("TORCH_TPU_CACHE_DIR", "/c");
  CHECK_EQ(tpu::cache_directory(), "/c");
  Setting off("TORCH_TPU_CACHE", "0");
  CHECK_EQ(tpu::cache_directory(), "");
}
