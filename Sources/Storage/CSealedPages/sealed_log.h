#pragma once
#include "sealing.h"
#include "tag_tree.h"

#include <sqlite3.h>

/// The tag of a frame, and its page.
typedef struct {
  uint8_t tag[TAG];
  /// The number of its page, or 0 until it was opened.
  uint32_t page;
} frame_note;

/// SQLite's log, sealed: each frame with its header, so that neither page numbers nor checksums, which
/// are linear in what a page holds, lie open. Two records in turns, sealed as pages are, hold SQLite's header
/// of the log, and how many frames were committed and which.
///
///     record | record | frame 0 | frame 1 | ...
///
/// A frame that was committed has to be there as it was. What lies behind those ends the log for SQLite
/// unless it opens: it was torn, or is of an earlier generation.
typedef struct {
  sqlite3_file *file;
  /// The sequence of the record that was written last.
  uint64_t sequence;
  /// One more for each time the log began anew, from 1; 0 before the first.
  uint64_t generation;
  /// The sequence of the root upon which it began.
  uint64_t base;
  uint8_t header[LOG_HEADER];
  /// Frames that were committed, and the digest over their tags.
  uint32_t frames;
  uint8_t chain[DIGEST];
  /// The notes of the committed frames, and of those behind them that were written or opened.
  frame_note *notes;
  uint32_t note_room;
  /// Frames with the last commit, as far as it was written.
  uint32_t committed;
  /// Frames with the last commit that was found behind those by opening them, as after a crash.
  uint32_t found;
  /// The header of a frame whose page is expected next.
  uint8_t held[FRAME_HEADER];
  uint32_t held_index;
  bool is_holding;
} sealed_log;

/// Takes over what the file has. Returns SQLITE_OK, SQLITE_IOERR_DATA with the fault, or the error of
/// a read.
int sealed_log_open(
  sealed_log *log, const sealing_keys *keys, const tag_tree *tree, sealed_pages_fault *fault
);

void sealed_log_free(sealed_log *log);

/// Bytes that SQLite sees. Returns SQLITE_OK, or an error.
int sealed_log_size(const sealed_log *log, sqlite3_int64 *size);

int sealed_log_read(
  sealed_log *log, const sealing_keys *keys, uint8_t bytes[], int count, sqlite3_int64 offset,
  sealed_pages_fault *fault
);

int sealed_log_write(
  sealed_log *log, const sealing_keys *keys, const tag_tree *tree, const uint8_t bytes[], int count,
  sqlite3_int64 offset
);

/// Begins the log anew, as SQLite does by writing its header.
int sealed_log_begin(sealed_log *log, const sealing_keys *keys, const tag_tree *tree);

/// Leaves out what lies behind a size that SQLite sees, but for what was committed.
int sealed_log_truncate(sealed_log *log, sqlite3_int64 size);

/// Writes the header that is held. Returns SQLITE_OK, or an error.
int sealed_log_flush(sealed_log *log, const sealing_keys *keys);

/// Counts what was not recorded as not committed, as it did not reach the disk.
void sealed_log_drop(sealed_log *log);

/// Records what was committed, once it is on the disk. Where that fails it is made up for by the next one:
/// what was committed is there, and is found by opening it.
void sealed_log_record(sealed_log *log, const sealing_keys *keys);

/// Opens the frame at an index. `is_there` is false for what ends the log, and the frame zeros. Returns
/// SQLITE_OK, SQLITE_IOERR_DATA where it was committed and is not as it was, or the error of a read.
int sealed_log_open_frame(
  sealed_log *log, const sealing_keys *keys, uint32_t index, uint8_t frame[FRAME], bool *is_there
);

/// Marks which of `count` pages from `first` on have a newer version in a frame that was committed, so that
/// the page itself does not count. Opens the frames that were not opened yet. Returns SQLITE_OK, or an
/// error.
int sealed_log_shadows(
  sealed_log *log, const sealing_keys *keys, uint32_t first, uint32_t count, bool is_shadowed[]
);

/// Opens a committed frame, and tells whether it is as it was written. Returns SQLITE_OK, SQLITE_IOERR_DATA
/// or the error of a read.
int sealed_log_verify(sealed_log *log, const sealing_keys *keys, uint32_t index);
