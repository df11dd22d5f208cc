#include "base/error.h"

namespace tpu {

// The one out-of-line member: keeps the vtable and the type information of Error in a single object file, so that an
// exception thrown in one library is caught in another.
Error::~Error() = default;

}  // namespace tpu
