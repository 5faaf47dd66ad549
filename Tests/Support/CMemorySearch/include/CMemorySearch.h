#ifndef CMEMORY_SEARCH_H
#define CMEMORY_SEARCH_H

#include <stddef.h>
#include <stdint.h>

/* Searches much memory for many short runs of values, with any bytes between one value and the next.
   In C because tests are built without optimization, where Swift takes a hundred times as long. */

struct cmemory_needle {
  const uint8_t *values;
  size_t count;
  size_t rarest; /* the place of the value that memory holds least of */
};

struct cmemory_find {
  size_t needle; /* which of them */
  size_t stride; /* the bytes from one value to the next */
  size_t offset; /* where the first value stands */
};

/* Fills `finds` with at most `capacity` occurrences, and returns their number. */
size_t cmemory_search(
  const uint8_t *bytes, size_t count,
  const struct cmemory_needle *needles, size_t needle_count,
  const size_t *strides, size_t stride_count,
  struct cmemory_find *finds, size_t capacity
);

#endif
