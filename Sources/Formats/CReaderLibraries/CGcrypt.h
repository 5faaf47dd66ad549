#include <gcrypt.h>

// Swift can't call functions with a variable number of arguments.

/// Initialises libgcrypt; 0 where it is older than its headers ask for.
static inline int cgcrypt_initialize(void) {
  // Before anything else: what a system's FIPS mode forbids would only keep its owner from reading
  // files that are there already.
  if (gcry_control(GCRYCTL_NO_FIPS_MODE, 0) != 0) return 0;
  if (gcry_check_version("1.10.0") == NULL) return 0;
  // Its secure memory is limited to what is asked for now; keys are kept in guarded memory instead.
  gcry_control(GCRYCTL_DISABLE_SECMEM, 0);
  gcry_control(GCRYCTL_INITIALIZATION_FINISHED, 0);
  return 1;
}
