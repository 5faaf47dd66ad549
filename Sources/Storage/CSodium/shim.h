#ifndef CSODIUM_SHIM_H
#define CSODIUM_SHIM_H

#include <errno.h>
#include <sodium.h>
#include <sys/prctl.h>

/// Forbids core dumps of this process and tracing by its own user. Here, because Swift can't call
/// a variadic C function. Returns 0, or the error number.
static inline int csodium_forbid_dumping(void) {
  return prctl(PR_SET_DUMPABLE, 0UL, 0UL, 0UL, 0UL) == 0 ? 0 : errno;
}

#endif
