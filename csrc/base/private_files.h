// Private files: what we keep on disk between runs (compiled programs, plugin digests), and may believe.
//
// A file is believed only if this user owns it and nobody else can write it or its directory; anything else reads as
// absent. Files are written whole under another name and renamed, so a reader in any process sees all or nothing.
// Nothing here throws: a cache that cannot be used is an empty one.
#pragma once
#include <optional>
#include <string>
#include <string_view>

namespace tpu {

/// $TORCH_TPU_CACHE_DIR, else $XDG_CACHE_HOME/torch_tpu, else ~/.cache/torch_tpu. Empty when TORCH_TPU_CACHE=0 or there
/// is no such place.
std::string cache_directory();

/// Makes `path` (and its parents) with mode 0700. True when it exists, is ours, and no other user can write it.
bool make_private_directory(const std::string& path);

/// True for an existing directory of this user that no other user can write.
bool is_private_directory(const std::string& path);

/// Contents of a regular file of this user that no other user can write. Where there is something else by that name,
/// `refused` is set to true.
std::optional<std::string> read_private_file(const std::string& path, bool* refused = nullptr);

/// Replaces `path` by `bytes` (mode 0600) in one step. False when that cannot be done; the old file, if any, stays.
bool write_private_file(const std::string& path, std::string_view bytes);

}  // namespace tpu
