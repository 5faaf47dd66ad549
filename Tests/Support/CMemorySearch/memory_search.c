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
  // The needles by their rarest value, each with the one after it; `needle_count` is none. Memory is
  // full of letters, and to try all needles at each would take longer than all else.
  size_t first[256], last[256], next[needle_count + 1];
  for (size_t value = 0; value < 256; value++) first[value] = needle_count;
  for (size_t n = 0; n < needle_count; n++) {
    uint8_t value = needles[n].values[needles[n].rarest];
    if (first[value] == needle_count) first[value] = n; else next[last[value]] = n;
    last[value] = n;
    next[n] = needle_count;
  }
  size_t found = 0;
  for (size_t place = 0; place < count; place++) {
    for (size_t n = first[bytes[place]]; n < needle_count; n = next[n]) {
      const struct cmemory_needle *needle = needles + n;
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
