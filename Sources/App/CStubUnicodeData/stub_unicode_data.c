#include "CStubUnicodeData.h"

#include <stdint.h>

/*
 * A file of ICU's common data without an entry, as ICU's own stub has it while ICU is built: a header
 * and an empty table of contents.
 *
 * Foundation, which GRDB imports, brings 31 MB of data to format and sort by locale with, which
 * nothing here does. A static linker takes this table in their place, since it comes before the
 * library. It is hidden: where Foundation is loaded as a library it keeps its own. In a version of
 * Swift with another version of ICU the name is another one, and all of the data is back.
 */
__attribute__((visibility("hidden"), aligned(16))) const struct {
  uint16_t header_size;
  uint8_t magic[2];
  uint16_t information_size;
  uint16_t reserved;
  uint8_t is_big_endian;
  uint8_t character_set;
  uint8_t character_size;
  uint8_t reserved_too;
  uint8_t format[4];
  uint8_t format_version[4];
  uint8_t data_version[4];
  uint8_t padding[8];
  uint32_t count;
  uint32_t reserved_entry;
  uint64_t no_entry[2];
} icudt76_dat = {
    .header_size = 32,
    .magic = {0xda, 0x27},
    .information_size = 20,
    .is_big_endian = __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__,
    .character_size = 2,
    .format = {'T', 'o', 'C', 'P'},
    .format_version = {1},
};
