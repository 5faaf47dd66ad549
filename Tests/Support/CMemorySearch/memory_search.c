#include "CMemorySearch.h"

#include <stdbool.h>

static bool stands(
  const struct cmemory_needle *needle, const uint8_t *bytes, size_t count, size_t start,
  size_t stride
) {
  if (start + (needle->count - 1) * stride >= count) return false;
  for (size_t i = 0; i < needle->count; i++) {
    if (bytes[start + i * stride] != needle->values[i]) return false;
  }
  return true;
}

size_t cmemory_search(
  const uint8_t *bytes, size_t count,
  const struct cmemory_needle *needles, size_t needle_count,
  const size_t *strides, size_t stride_count,
  struct cmemory_find *finds, size_t capacity
) {
  bool is_rarest[256] = {false};
  for (size_t n = 0; n < needle_count; n++) {
    is_rarest[needles[n].values[needles[n].rarest]] = true;
  }
  size_t found = 0;
  for (size_t place = 0; place < count; place++) {
    if (!is_rarest[bytes[place]]) continue;
    for (size_t n = 0; n < needle_count; n++) {
      const struct cmemory_needle *needle = needles + n;
      if (needle->values[needle->rarest] != bytes[place]) continue;
      for (size_t s = 0; s < stride_count; s++) {
        size_t before = needle->rarest * strides[s];
        if (place < before || !stands(needle, bytes, count, place - before, strides[s])) continue;
        if (found == capacity) return found;
        finds[found++] = (struct cmemory_find){n, strides[s], place - before};
      }
    }
  }
  return found;
}
