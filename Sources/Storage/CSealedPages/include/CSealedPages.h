#pragma once
#include <sqlite3.h>
#include <stdint.h>

/// The name of the virtual file system that seals a database: each page of it, and each frame of its
/// log. It lies over the default one, and opens databases and their logs alone: no journal and no
/// temporary file (`temp_store` has to be MEMORY). It has no shared memory, so that a log takes
/// `locking_mode=EXCLUSIVE`.
#define SEALED_PAGES_FILE_SYSTEM "cardcase-sealed-pages"

enum {
  /// Bytes of the key from which those of pages, frames and the tree of tags are derived.
  SEALED_PAGES_KEY_SIZE = 32,
  /// Bytes of what tells one database from others under the same key.
  SEALED_PAGES_IDENTITY_SIZE = 16,
  /// The only size of a page, in bytes.
  SEALED_PAGES_PAGE_SIZE = 4096,
  /// Bytes at the end of each page for its nonce and its tag (SQLITE_FCNTL_RESERVE_BYTES).
  SEALED_PAGES_RESERVE = 40,
  /// Bytes at the beginning of the file that are left to the caller, in the clear.
  SEALED_PAGES_CLEAR_SIZE = 49152,
};

/// What was found wrong with a file.
typedef enum {
  SEALED_PAGES_WHOLE,
  /// It was sealed with another key.
  SEALED_PAGES_WRONG_KEY,
  /// Neither record of the tree's root holds, or the newest that does is older than the log.
  SEALED_PAGES_BAD_ROOT,
  /// The tags of a group of pages, by the group's number from 0, were changed or are of another day.
  SEALED_PAGES_BAD_TAGS,
  /// A page, by its number from 1, was changed or is of another day.
  SEALED_PAGES_BAD_PAGE,
  /// The log is missing.
  SEALED_PAGES_NO_LOG,
  /// Neither record of the log holds, or the log is of another day, or was cut.
  SEALED_PAGES_BAD_LOG,
  /// A frame of the log, by its number from 0, was changed.
  SEALED_PAGES_BAD_FRAME,
} sealed_pages_damage;

typedef struct {
  sealed_pages_damage damage;
  uint32_t number;
} sealed_pages_fault;

/// Registers the file system, once for the process. Returns SQLITE_OK, or SQLite's error.
int sealed_pages_register(void);

/// Has the database at a path opened with a key, which is copied to guarded memory. Where a key was
/// given before, it takes its place, and no connection may be open.
///
/// Returns SQLITE_OK, SQLITE_NOMEM, SQLITE_CANTOPEN for a path that can't be, or SQLITE_BUSY while the
/// database is open.
int sealed_pages_admit(
  const char *path, const uint8_t key[SEALED_PAGES_KEY_SIZE],
  const uint8_t identity[SEALED_PAGES_IDENTITY_SIZE]
);

/// Has a connection leave its log as it is when it closes: writing it back would take long. In C, as
/// Swift can't call a variadic function. Returns SQLITE_OK, or SQLite's error.
int sealed_pages_leave_log(sqlite3 *connection);

/// Wipes the key of the database at a path, from any thread. What a connection reads or writes from
/// then on fails with SQLITE_IOERR_AUTH. It waits for no more than one page.
void sealed_pages_forget(const char *path);

/// What was found wrong first with the database at a path since its key was given.
sealed_pages_fault sealed_pages_found(const char *path);

/// Copies a database and its log to two open files, without a key, also while a process has it open
/// and writes to it: the copy has what was committed when it began, or more. A process that would write
/// the log back waits for it, for five seconds at most.
///
/// The process that has it open calls it where its connection is used, between two transactions.
///
/// Returns 0, or the error number.
int sealed_pages_copy(const char *path, int database_copy, int log_copy);
