#pragma once
#include <sqlite3.h>
#include <stddef.h>
#include <stdint.h>

/// The name of the virtual file system that seals a database: each page of it, and each frame of its
/// log. It lies over the default one, and opens databases and their logs alone: no journal, no temporary
/// file and no shared memory.
///
/// What a connection sets:
///
/// - `locking_mode=EXCLUSIVE`, before it reads anything: without shared memory a log takes that.
/// - `temp_store=MEMORY`: whatever would go to a temporary file fails.
/// - `synchronous=FULL`, or NORMAL: never OFF, with which tags of pages that were written are lost.
/// - `secure_delete=ON`: pages that SQLite leaves unwritten in the middle of the file have no tag, and a
///   backup that reads them fails.
/// - `cache_spill=OFF` in a transaction that may be rolled back to a savepoint and go on, where it can be
///   longer than the page cache: SQLite 3.40.1 loses commits by a kill there, on its own files too.
///
/// A new database is an empty file, or none: SQLite would make it readable for others, so make it first.
/// Before its first table it gets SQLITE_FCNTL_RESERVE_BYTES of SEALED_PAGES_RESERVE, `page_size` of
/// SEALED_PAGES_PAGE_SIZE and `journal_mode=MEMORY`, and then `journal_mode=WAL` for good. It is moved to
/// another key by the backup API, not by VACUUM INTO. FTS5 takes pages of 4,050 bytes, which are more than
/// a page has room for here: set its `pgsz` to 4000.
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

/// The kinds of damage to a file.
typedef enum {
  SEALED_PAGES_WHOLE,
  /// It was sealed with another key: neither a root nor the first tags nor the first page opens.
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

/// Has all that SQLite allocates in this process be wiped when it is freed, and its pages be in a mapping of
/// their own, of a number of bytes, that core dumps and children do not have. Nothing of it is touched until
/// a page is. Once for the process, before anything else of SQLite's.
///
/// SQLite takes as many pages as `PRAGMA cache_size` says, for each connection: those beyond the mapping are
/// wiped too, but can be dumped.
///
/// Returns SQLITE_OK, SQLITE_MISUSE where SQLite was used already, SQLITE_NOMEM, or SQLITE_ERROR where the
/// system has no such mapping.
int sealed_pages_keep_memory(size_t page_bytes);

/// Gives the pages back to the system, once all connections are closed. Returns the bytes that SQLite still
/// holds: a few hundred of its own where all is closed.
size_t sealed_pages_release_memory(void);

/// Registers the file system, once for the process. Returns SQLITE_OK, or SQLite's error.
int sealed_pages_register(void);

/// Has the database at a path opened with a key, which is copied to guarded memory. Where a key was
/// given before, it takes its place, and no connection may be open.
///
/// Whether the key is right is told once the connection reads something for the first time, as is damage
/// of the tree or the log: with SQLITE_IOERR_DATA and `sealed_pages_found`, and with SQLITE_BUSY where
/// another process has it open.
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

/// Wipes the key of the database at a path, from any thread, whatever its connection is doing: what that
/// reads or writes from then on fails with SQLITE_IOERR_AUTH, and it is to be closed, with its errors
/// ignored. A query over pages that SQLite has already reads nothing: `sqlite3_interrupt` ends it.
///
/// A commit that returned SQLITE_OK is kept (`synchronous=FULL`); one that was on its way may be. It waits
/// for one page, or for the tags where the database is being opened; never for the disk to sync or for a
/// copy.
void sealed_pages_forget(const char *path);

/// The first damage found in the database at a path since its key was given.
sealed_pages_fault sealed_pages_found(const char *path);

/// Pages and committed frames of a database that is open, for the checks below. Returns SQLITE_OK, or as
/// they do.
int sealed_pages_extent(const char *path, uint32_t *pages, uint32_t *frames);

/// Compares the stored tags of `count` pages, from page `first` (from 1) on, with the tree: tells pages that
/// were put back or exchanged, for a read of 16 bytes each. A page that has a newer version in the log is
/// passed over, as nobody reads it.
///
/// For any thread, beside the connection, once that has read something. `faults` has room for `count`, and
/// `found` is how many there are. What is behind the end is not looked at.
///
/// Returns SQLITE_OK, SQLITE_MISUSE where it is not open, SQLITE_BUSY where the connection has read nothing
/// yet, SQLITE_IOERR_AUTH once the key was forgotten, or another error.
int sealed_pages_compare(
  const char *path, uint32_t first, uint32_t count, sealed_pages_fault faults[], uint32_t *found
);

/// The same by opening each page: tells flipped bytes too.
int sealed_pages_verify(
  const char *path, uint32_t first, uint32_t count, sealed_pages_fault faults[], uint32_t *found
);

/// The same for frames of the log, from frame `first` (from 0) on.
int sealed_pages_verify_log(
  const char *path, uint32_t first, uint32_t count, sealed_pages_fault faults[], uint32_t *found
);

/// Copies a database and its log to two open files, without a key, from any thread, also while this or
/// another process has it open and writes to it: the copy has what was committed when it began, or more.
/// Who would write the log back waits for it, for five seconds at most.
///
/// Returns 0, or the error number; EBUSY where the log was being written back for five seconds.
int sealed_pages_copy(const char *path, int database_copy, int log_copy);

/// Reads from the beginning that is left to the caller, from any thread, without a key. What the file
/// does not have is zeros. Returns 0, or the error number.
int sealed_pages_read_clear(const char *path, void *bytes, size_t count, size_t offset);

/// Writes there, and returns once it is on the disk.
///
/// These two are how a process reads and writes it. While it has the database open, **no code of it may
/// open that file and close it again**: to close any descriptor of a file ends all locks that the process
/// has on it, and another process would get in.
int sealed_pages_write_clear(const char *path, const void *bytes, size_t count, size_t offset);

/// The size of a file, and bytes of it as they are, sealed; zeros behind its end: for what lies behind the
/// pages of a copy. From any thread, without a key. Both return 0, or the error number.
int sealed_pages_size(const char *path, uint64_t *size);
int sealed_pages_read_sealed(const char *path, void *bytes, size_t count, uint64_t offset);

/// Has the database with a name be in memory: the name, which has no slash, stands for its path in all
/// functions and for SQLite. It is empty at first; what is in it stays over closing and `forget`.
///
/// Returns SQLITE_OK, SQLITE_CANTOPEN for a name that can't be, SQLITE_NOMEM, or SQLITE_BUSY if there is
/// one with that name.
int sealed_pages_hold_in_memory(const char *name);

/// The same with what two open files hold, from their beginning: those that `sealed_pages_copy` wrote.
int sealed_pages_hold_files(const char *name, int database_copy, int log_copy);

/// The same with a copy of the database at a path, made as `sealed_pages_copy` does. Returns 0, or the
/// error number.
int sealed_pages_hold_copy(const char *name, const char *path);

/// Ends a database in memory, and frees it. Returns SQLITE_OK, or SQLITE_BUSY while it is open or in use.
int sealed_pages_discard(const char *name);

/// Opens a file without a name, in memory, as `sealed_pages_copy` may write to. Returns -1, with errno, if
/// it can't.
int sealed_pages_memory_file(void);
