#include "canvas.h"

#include <string.h>

// A number of two or four bytes at a place of TIFF data, in its byte order; 0 beyond the end.
static uint32_t number(const uint8_t *tiff, size_t count, size_t place, size_t size) {
  if (place > count || count - place < size) return 0;
  uint32_t value = 0;
  for (size_t i = 0; i < size; i++) {
    const size_t digit = tiff[0] == 'M' ? i : size - 1 - i;
    value = value << 8 | tiff[place + digit];
  }
  return value;
}

unsigned exif_orientation(const uint8_t *exif, size_t count) {
  static const uint8_t mark[] = {'E', 'x', 'i', 'f', 0, 0};
  enum { ORIENTATION = 0x0112, SHORT = 3, ENTRY = 12 };
  if (count >= sizeof mark && memcmp(exif, mark, sizeof mark) == 0) {
    exif += sizeof mark;
    count -= sizeof mark;
  }
  if (count < 8 || (memcmp(exif, "MM\0*", 4) != 0 && memcmp(exif, "II*\0", 4) != 0)) return 1;
  const size_t directory = number(exif, count, 4, 4);
  const uint32_t entries = number(exif, count, directory, 2);
  for (uint32_t i = 0; i < entries; i++) {
    const size_t entry = directory + 2 + (size_t)i * ENTRY;
    if (entry >= count) break;
    if (number(exif, count, entry, 2) != ORIENTATION) continue;
    const uint32_t value = number(exif, count, entry + 8, 2);
    return number(exif, count, entry + 2, 2) == SHORT && value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}
