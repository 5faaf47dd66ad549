#define _DEFAULT_SOURCE
#include "CWipingAllocator.h"

#include <malloc.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* An address sanitizer brings an allocator of its own. */
#if !__has_feature(address_sanitizer) && !__has_feature(thread_sanitizer)

/* The C library's own, under the names it exports for those who replace the others. */
extern void __libc_free(void *);
extern void *__libc_realloc(void *, size_t);

/* Set before there is a second thread. */
static bool is_wiping;

/* From this size on a block is a mapping of its own. Without a number the C library raises it to the size
   of the largest block that was freed, and then keeps what such blocks leave between others. */
enum { MAPPED_BYTES = 1 << 20 };

void cwiping_begin(void) {
  is_wiping = true;
  mallopt(M_MMAP_THRESHOLD, MAPPED_BYTES);
}

void free(void *block) {
  if (is_wiping && block) explicit_bzero(block, malloc_usable_size(block));
  __libc_free(block);
}

void *realloc(void *block, size_t size) {
  if (!is_wiping || !block) return __libc_realloc(block, size);
  if (size == 0) {
    free(block);
    return NULL;
  }
  size_t room = malloc_usable_size(block);
  /* The C library would cut off the rest as it is, or move the block and leave the old one as it is:
     so it is only asked for what is new. */
  if (size <= room && size >= room / 2) {
    explicit_bzero((char *)block + size, room - size);
    return block;
  }
  void *moved = malloc(size);
  if (!moved) return NULL;
  memcpy(moved, block, size < room ? size : room);
  free(block);
  return moved;
}

#else

void cwiping_begin(void) {}

#endif
