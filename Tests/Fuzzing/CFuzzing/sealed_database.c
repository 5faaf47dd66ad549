#define _GNU_SOURCE
#include "CFuzzing.h"
#include "CSealedPages.h"
#include "sealing.h"
#include "tag_tree.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

// Rows in the pages, and rows that were committed to the log behind them, one at a time.
enum { ROWS_IN_PAGES = 60, ROWS_IN_LOG = 3, ROW_BYTES = 300 };

// Frames of the log that are kept, more than were committed.
enum { FRAMES_KEPT = 12 };

enum {
  // Bytes are put in the place of others: a place (32 bits), a count (8), and the bytes.
  CHANGE_BYTES,
  // Bytes are put in the place of others within what a block or frame seals, and it is sealed anew: the
  // number of the block (8), a place in it (16), a count (8), and the bytes.
  CHANGE_SEALED,
  // A block or frame is put in the place of another: both numbers (8).
  CHANGE_PLACE,
  // The file ends: a place (32 bits).
  CHANGE_END,
  CHANGE_COUNT,
};

static const uint8_t key[SEALED_PAGES_KEY_SIZE] = {1};
static const uint8_t identity[SEALED_PAGES_IDENTITY_SIZE] = {2};

typedef struct {
  uint8_t *bytes;
  size_t size;
} content;

static struct {
  // The files as they were written, in the order of `fuzzing_file`.
  content files[2];
  sealing_keys *keys;
} base;

// MARK: The database

static void need(bool is_so) {
  if (!is_so) abort();
}

static sqlite3 *open_database(const char *name) {
  sqlite3 *database = NULL;
  const int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX;
  need(sqlite3_open_v2(name, &database, flags, SEALED_PAGES_FILE_SYSTEM) == SQLITE_OK);
  sealed_pages_leave_log(database);
  return database;
}

static int run(sqlite3 *database, const char *statement) {
  return sqlite3_exec(database, statement, NULL, NULL, NULL);
}

static int add_row(sqlite3 *database, int number) {
  char statement[80];
  snprintf(statement, sizeof statement, "INSERT INTO t VALUES (%d, randomblob(%d))", number, ROW_BYTES);
  return run(database, statement);
}

static content whole(int file) {
  const off_t size = lseek(file, 0, SEEK_END);
  content made = {malloc((size_t)size + 1), (size_t)size};
  need(made.bytes && pread(file, made.bytes, made.size, 0) == size);
  close(file);
  return made;
}

static void make_base(void) {
  static const char name[] = "base";
  need(sealed_pages_register() == SQLITE_OK && sealed_pages_hold_in_memory(name) == SQLITE_OK);
  need(sealed_pages_admit(name, key, identity) == SQLITE_OK);
  sqlite3 *database = open_database(name);
  int reserve = SEALED_PAGES_RESERVE;
  sqlite3_file_control(database, NULL, SQLITE_FCNTL_RESERVE_BYTES, &reserve);
  need(run(database, "PRAGMA locking_mode = EXCLUSIVE; PRAGMA page_size = 4096;"
                     "PRAGMA journal_mode = MEMORY; PRAGMA secure_delete = ON;"
                     "PRAGMA temp_store = MEMORY;"
                     "CREATE TABLE t (n INTEGER PRIMARY KEY, b BLOB); BEGIN") == SQLITE_OK);
  for (int row = 1; row <= ROWS_IN_PAGES; row++) need(add_row(database, row) == SQLITE_OK);
  need(run(database, "COMMIT; PRAGMA journal_mode = WAL") == SQLITE_OK);
  for (int row = 1; row <= ROWS_IN_LOG; row++) {
    need(add_row(database, ROWS_IN_PAGES + row) == SQLITE_OK);
  }
  const int pages = sealed_pages_memory_file(), log = sealed_pages_memory_file();
  need(sealed_pages_copy(name, pages, log) == 0);
  sqlite3_close(database);
  sealed_pages_discard(name);
  base.files[FUZZING_PAGES] = whole(pages);
  base.files[FUZZING_LOG] = whole(log);
  // Most of it is room for what comes.
  base.files[FUZZING_LOG].size = 2 * PAGE + FRAMES_KEPT * FRAME;
  base.keys = sealing_keys_make(key, identity);
  need(base.keys != NULL);
}

// MARK: Changes

typedef struct {
  const uint8_t *bytes;
  size_t left;
} input;

static uint32_t take(input *input, int count) {
  uint32_t value = 0;
  for (int i = 0; i < count && input->left > 0; i++, input->left--) {
    value |= (uint32_t)*input->bytes++ << (8 * i);
  }
  return value;
}

static void put(input *input, uint8_t *target, size_t room, size_t place) {
  size_t count = take(input, 1);
  if (count > input->left) count = input->left;
  for (size_t i = 0; i < count; i++) {
    if (place + i < room) target[place + i] ^= input->bytes[i];
  }
  input->bytes += count;
  input->left -= count;
}

typedef struct {
  size_t offset, size;
  sealed_kind kind;
  uint32_t number;
} block;

// The blocks of a file: of pages roots, tags and pages, of a log records and frames.
static block block_at(fuzzing_file file, uint32_t index) {
  if (file == FUZZING_LOG) {
    if (index < 2) return (block){index * PAGE, PAGE, KIND_LOG, index};
    return (block){2 * PAGE + (size_t)(index - 2) * FRAME, FRAME, KIND_FRAME, index - 2};
  }
  const size_t offset = SEALED_PAGES_CLEAR_SIZE + (size_t)index * PAGE;
  if (index < 2) return (block){offset, PAGE, KIND_ROOT, index};
  if (index < 4) return (block){offset, PAGE, KIND_TAGS, index - 2};
  return (block){offset, PAGE, KIND_PAGE, index - 3};
}

// Pages of more than that are asked for memory that a machine may not have.
enum { MOST_PAGES = 1 << 16 };

static bool change_sealed(input *input, fuzzing_file file, content *content) {
  const block block = block_at(file, take(input, 1));
  const size_t place = take(input, 2);
  uint8_t *sealed = content->bytes + block.offset;
  uint8_t open[FRAME];
  const bool is_there =
    block.offset + block.size <= content->size &&
    (block.kind == KIND_FRAME ? sealing_open_frame(base.keys, 1, block.number, sealed, open)
                              : sealing_open_block(base.keys, block.kind, block.number, sealed, open));
  if (!is_there) {
    put(input, open, 0, 0);
    return false;
  }
  put(input, open, block.size - SEALED_PAGES_RESERVE, place % (block.size - SEALED_PAGES_RESERVE));
  if (block.kind == KIND_ROOT && get32(open + 8) > MOST_PAGES) put32(open + 8, MOST_PAGES);
  if (block.kind == KIND_FRAME) {
    sealing_seal_frame(base.keys, 1, block.number, open, sealed);
  } else {
    sealing_seal_block(base.keys, block.kind, block.number, open, sealed);
  }
  return true;
}

static void change_place(input *input, fuzzing_file file, content *content) {
  const block from = block_at(file, take(input, 1)), to = block_at(file, take(input, 1));
  if (from.offset + from.size > content->size || to.offset + from.size > content->size) return;
  memmove(content->bytes + to.offset, content->bytes + from.offset, from.size);
}

// Makes the changes. Returns true if any of them took the key.
static bool change(input input, fuzzing_file file, content *content) {
  bool took_key = false;
  while (input.left > 0) {
    switch (take(&input, 1) % CHANGE_COUNT) {
      case CHANGE_BYTES: put(&input, content->bytes, content->size, take(&input, 4)); break;
      case CHANGE_SEALED: took_key |= change_sealed(&input, file, content); break;
      case CHANGE_PLACE: change_place(&input, file, content); break;
      default: {
        const size_t end = take(&input, 4);
        if (end < content->size) content->size = end;
      }
    }
  }
  return took_key;
}

// MARK: Use

static int file_with(content content) {
  const int file = sealed_pages_memory_file();
  need(file >= 0 && write(file, content.bytes, content.size) == (ssize_t)content.size);
  return file;
}

// Reads all rows. Returns their number, or -1 where something was told as damage.
static int rows(sqlite3 *database) {
  sqlite3_stmt *statement = NULL;
  int count = 0;
  int code = sqlite3_prepare_v2(database, "SELECT n, length(b) FROM t ORDER BY n", -1, &statement, NULL);
  while (code == SQLITE_OK && sqlite3_step(statement) == SQLITE_ROW) {
    count++;
    if (sqlite3_column_int(statement, 0) != count || sqlite3_column_int(statement, 1) != ROW_BYTES) {
      count = 1 << 20;
      break;
    }
  }
  code = sqlite3_finalize(statement) | code;
  return code == SQLITE_OK ? count : -1;
}

static void check(const char *name) {
  uint32_t pages = 0, frames = 0, found = 0;
  if (sealed_pages_extent(name, &pages, &frames) != SQLITE_OK) return;
  sealed_pages_fault faults[64];
  const uint32_t few_pages = pages < 64 ? pages : 64, few_frames = frames < 64 ? frames : 64;
  sealed_pages_compare(name, 1, few_pages, faults, &found);
  sealed_pages_verify(name, 1, few_pages, faults, &found);
  sealed_pages_verify_log(name, 0, few_frames, faults, &found);
}

// A row is written and written back where `writes` is true.
static void use(const char *name, bool took_key, bool writes) {
  sqlite3 *database = open_database(name);
  run(database, "PRAGMA locking_mode = EXCLUSIVE; PRAGMA temp_store = MEMORY; PRAGMA secure_delete = ON;"
                "PRAGMA cell_size_check = ON; PRAGMA trusted_schema = OFF");
  const int count = rows(database);
  check(name);
  if (!took_key) {
    need(count == -1 || (count >= ROWS_IN_PAGES && count <= ROWS_IN_PAGES + ROWS_IN_LOG));
  }
  if (writes && count >= 0 && add_row(database, count + 1) == SQLITE_OK && !took_key) {
    need(rows(database) == count + 1);
  }
  if (writes) run(database, "PRAGMA wal_checkpoint(TRUNCATE)");
  sqlite3_close(database);
}

void fuzzing_sealed_database(fuzzing_file file, const uint8_t *bytes, size_t count) {
  static const char name[] = "changed";
  if (!base.keys) make_base();
  content changed = base.files[file];
  changed.bytes = malloc(changed.size + 1);
  need(changed.bytes != NULL);
  memcpy(changed.bytes, base.files[file].bytes, changed.size);
  input input = {bytes, count};
  const bool writes = take(&input, 1) & 1;
  const bool took_key = change(input, file, &changed);
  const int pages = file_with(file == FUZZING_PAGES ? changed : base.files[FUZZING_PAGES]);
  const int log = file_with(file == FUZZING_LOG ? changed : base.files[FUZZING_LOG]);
  free(changed.bytes);
  need(sealed_pages_hold_files(name, pages, log) == SQLITE_OK);
  close(pages);
  close(log);
  need(sealed_pages_admit(name, key, identity) == SQLITE_OK);
  use(name, took_key, writes);
  sealed_pages_forget(name);
  need(sealed_pages_discard(name) == SQLITE_OK);
}
