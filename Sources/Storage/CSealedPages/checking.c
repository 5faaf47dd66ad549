#define _GNU_SOURCE
#include "database.h"

#include <sched.h>
#include <sodium.h>
#include <string.h>
#include <unistd.h>

enum {
  // Pages or frames checked before the connection may go on, of each kind: some 50 microseconds.
  COMPARED_AT_ONCE = 64,
  OPENED_AT_ONCE = 8,
};

typedef struct {
  sealed_pages_fault *faults;
  uint32_t count;
} findings;

static void add(findings *findings, sealed_pages_damage damage, uint32_t number) {
  findings->faults[findings->count++] = (sealed_pages_fault){damage, number};
}

// Looks at a few pages or frames, with the guard.
typedef int check(database *database, uint32_t first, uint32_t count, findings *findings);

static int enter(database *database) {
  const int code = database_enter(database);
  if (code != SQLITE_OK) return code;
  const bool is_open = database->main;
  if (is_open && database->is_locked && (database->log.file || database->tree.log.frames == 0)) {
    return SQLITE_OK;
  }
  database_leave(database);
  return is_open ? SQLITE_BUSY : SQLITE_MISUSE;
}

static int go_through(
  const char *path, uint32_t first, uint32_t count, uint32_t at_once, check *check,
  sealed_pages_fault faults[], uint32_t *found
) {
  *found = 0;
  database *known = database_find_by_any_path(path);
  if (!known) return SQLITE_MISUSE;
  findings findings = {faults, 0};
  int code = SQLITE_OK;
  for (uint32_t done = 0; done < count && code == SQLITE_OK; done += at_once) {
    while (atomic_load(&known->entering) > 0) sched_yield();
    code = enter(known);
    if (code != SQLITE_OK) break;
    code = check(known, first + done, count - done < at_once ? count - done : at_once, &findings);
    database_leave(known);
  }
  *found = findings.count;
  return code;
}

// MARK: Pages

static bool has_tag(const database *database, uint32_t page) {
  const uint8_t *expected = tag_tree_tag(&database->tree, page);
  // Never written, as that in which SQLite's locks lie.
  if (!expected) return true;
  uint8_t tag[TAG];
  const off_t place = tag_tree_offset(page) + PAGE - TAG;
  return pread(database->held_file, tag, TAG, place) == TAG &&
         memcmp(tag, expected, TAG) == 0;
}

static bool opens(const database *database, uint32_t page) {
  const uint8_t *expected = tag_tree_tag(&database->tree, page);
  if (!expected) return true;
  uint8_t sealed[PAGE], plain[PAGE];
  if (pread(database->held_file, sealed, PAGE, tag_tree_offset(page)) != PAGE ||
      memcmp(sealed + PAGE - TAG, expected, TAG) != 0) {
    return false;
  }
  const bool is_whole = sealing_open_block(database->keys, KIND_PAGE, page, sealed, plain);
  sodium_memzero(plain, PAGE);
  return is_whole;
}

static int check_pages(
  database *database, uint32_t first, uint32_t count, findings *findings,
  bool is_whole(const struct database *, uint32_t)
) {
  bool is_shadowed[COMPARED_AT_ONCE];
  const int code = sealed_log_shadows(&database->log, database->keys, first, count, is_shadowed);
  if (code != SQLITE_OK) return code;
  for (uint32_t i = 0; i < count && first + i <= database->tree.pages; i++) {
    if (is_shadowed[i] || is_whole(database, first + i)) continue;
    add(findings, SEALED_PAGES_BAD_PAGE, first + i);
  }
  return SQLITE_OK;
}

static int compare_pages(database *database, uint32_t first, uint32_t count, findings *findings) {
  return check_pages(database, first, count, findings, has_tag);
}

static int open_pages(database *database, uint32_t first, uint32_t count, findings *findings) {
  return check_pages(database, first, count, findings, opens);
}

static int open_frames(database *database, uint32_t first, uint32_t count, findings *findings) {
  for (uint32_t i = 0; i < count; i++) {
    const int code = sealed_log_verify(&database->log, database->keys, first + i);
    if (code == SQLITE_IOERR_DATA) {
      add(findings, SEALED_PAGES_BAD_FRAME, first + i);
    } else if (code != SQLITE_OK) {
      return code;
    }
  }
  return SQLITE_OK;
}

// MARK: For callers

int sealed_pages_extent(const char *path, uint32_t *pages, uint32_t *frames) {
  database *known = database_find_by_any_path(path);
  const int code = known ? enter(known) : SQLITE_MISUSE;
  if (code != SQLITE_OK) return code;
  *pages = known->tree.pages;
  *frames = known->log.frames;
  database_leave(known);
  return SQLITE_OK;
}

int sealed_pages_compare(
  const char *path, uint32_t first, uint32_t count, sealed_pages_fault faults[], uint32_t *found
) {
  return go_through(path, first, count, COMPARED_AT_ONCE, compare_pages, faults, found);
}

int sealed_pages_verify(
  const char *path, uint32_t first, uint32_t count, sealed_pages_fault faults[], uint32_t *found
) {
  return go_through(path, first, count, OPENED_AT_ONCE, open_pages, faults, found);
}

int sealed_pages_verify_log(
  const char *path, uint32_t first, uint32_t count, sealed_pages_fault faults[], uint32_t *found
) {
  return go_through(path, first, count, OPENED_AT_ONCE, open_frames, faults, found);
}
