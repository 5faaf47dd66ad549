#define _GNU_SOURCE
#include "CSealedPages.h"

#include <sys/mman.h>

int sealed_pages_memory_file(void) { return memfd_create("vault", MFD_CLOEXEC); }
