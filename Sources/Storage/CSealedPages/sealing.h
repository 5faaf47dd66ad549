#pragma once
#include "CSealedPages.h"

#include <stdbool.h>
#include <stddef.h>

enum {
  PAGE = SEALED_PAGES_PAGE_SIZE,
  NONCE = 24,
  TAG = 16,
  DIGEST = 32,
  /// The size of SQLite's part of a page.
  PAGE_CONTENT = PAGE - SEALED_PAGES_RESERVE,
  /// The size of the header that SQLite writes before a page in its log.
  FRAME_HEADER = 24,
  FRAME = FRAME_HEADER + PAGE,
  LOG_HEADER = 32,
};

/// The keys of one database, in guarded memory.
typedef struct {
  uint8_t block[32];
  uint8_t frame[32];
  uint8_t tree[32];
  uint8_t identity[SEALED_PAGES_IDENTITY_SIZE];
} sealing_keys;

/// Null if there is no memory for them.
sealing_keys *sealing_keys_make(const uint8_t key[], const uint8_t identity[]);
void sealing_keys_free(sealing_keys *keys);

/// True if a page has left room for its seal, and the first one says so. False for a page of a database
/// without it.
bool sealing_has_room(uint32_t number, const uint8_t page[]);

/// The kind of thing that is sealed. None opens as another.
typedef enum { KIND_PAGE = 1, KIND_FRAME, KIND_ROOT, KIND_TAGS, KIND_LOG } sealed_kind;

/// Seals a page, or a record of as many bytes, for its place. `sealed` takes PAGE bytes: content, nonce,
/// tag.
void sealing_seal_block(
  const sealing_keys *keys, sealed_kind kind, uint32_t number, const uint8_t block[], uint8_t sealed[]
);

/// Opens a block of that place, with a tail of zeros. False if it is none.
bool sealing_open_block(
  const sealing_keys *keys, sealed_kind kind, uint32_t number, const uint8_t sealed[], uint8_t block[]
);

/// Seals a frame, its header included, for its place in a generation of the log. `sealed` takes FRAME
/// bytes: header and content, nonce, tag.
void sealing_seal_frame(
  const sealing_keys *keys, uint64_t generation, uint32_t index, const uint8_t frame[],
  uint8_t sealed[]
);

/// Opens a frame of that place. False if it is none.
bool sealing_open_frame(
  const sealing_keys *keys, uint64_t generation, uint32_t index, const uint8_t sealed[],
  uint8_t frame[]
);

/// Keyed BLAKE2b over the kind of the record that has it, identity, a digest, and the tag that follows on it.
void sealing_extend(
  const sealing_keys *keys, sealed_kind kind, uint8_t digest[DIGEST], const uint8_t tag[TAG]
);

/// Fills a file up to `end` with random bytes, from `begin` or its end on: a record that is still to be
/// written would be told from one that was. Returns SQLITE_OK, or an error.
int sealing_fill(sqlite3_file *file, sqlite3_int64 begin, sqlite3_int64 end);

static inline void put32(uint8_t *place, uint32_t value) {
  for (int i = 0; i < 4; i++) place[i] = (uint8_t)(value >> (8 * i));
}

static inline void put64(uint8_t *place, uint64_t value) {
  for (int i = 0; i < 8; i++) place[i] = (uint8_t)(value >> (8 * i));
}

static inline uint32_t get32(const uint8_t *place) {
  uint32_t value = 0;
  for (int i = 3; i >= 0; i--) value = value << 8 | place[i];
  return value;
}

static inline uint64_t get64(const uint8_t *place) {
  return get32(place) | (uint64_t)get32(place + 4) << 32;
}
