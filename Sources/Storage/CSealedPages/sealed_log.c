#include "sealed_log.h"
#include "log_record.h"

#include <sodium.h>
#include <stdlib.h>
#include <string.h>

static sqlite3_int64 frame_offset(uint32_t index) {
  return LOG_RECORDS + (sqlite3_int64)index * FRAME;
}

static void begin_chain(sealed_log *log) {
  memset(log->chain, 0, DIGEST);
  put64(log->chain, log->generation);
}

static bool fits(const sealed_log *log, const tag_tree *tree) {
  if (log->generation > tree->log.generation) return log->base == tree->sequence;
  return log->generation == tree->log.generation && log->base <= tree->sequence &&
         log->frames >= tree->log.frames;
}

// MARK: Notes

// The note of a frame, or null if there is no memory for it.
static frame_note *note(sealed_log *log, uint32_t index) {
  if (index >= log->note_room) {
    const uint32_t room = index < 512 ? 1024 : 2 * index;
    frame_note *notes = realloc(log->notes, (size_t)room * sizeof *notes);
    if (!notes) return NULL;
    memset(notes + log->note_room, 0, (size_t)(room - log->note_room) * sizeof *notes);
    log->notes = notes;
    log->note_room = room;
  }
  return &log->notes[index];
}

// SQLite's header of a frame has its page, and with a commit the pages of the database, big-endian.
static uint32_t page_of(const uint8_t frame[]) {
  return (uint32_t)frame[0] << 24 | (uint32_t)frame[1] << 16 | (uint32_t)frame[2] << 8 | frame[3];
}

static bool is_commit(const uint8_t frame[]) { return (frame[4] | frame[5] | frame[6] | frame[7]) != 0; }

// MARK: Opening

// The first of the committed frames that does not open, or the number of them.
static uint32_t first_broken(
  sealed_log *log, const sealing_keys *keys, uint8_t sealed[FRAME], uint8_t frame[FRAME]
) {
  for (uint32_t index = 0; index < log->frames; index++) {
    const int code = log->file->pMethods->xRead(log->file, sealed, FRAME, frame_offset(index));
    if (code != SQLITE_OK || !sealing_open_frame(keys, log->generation, index, sealed, frame)) {
      return index;
    }
  }
  return log->frames;
}

// Compares the tags of the committed frames with the chain.
static int check_chain(
  sealed_log *log, const sealing_keys *keys, sealed_pages_fault *fault
) {
  uint8_t expected[DIGEST];
  memcpy(expected, log->chain, DIGEST);
  begin_chain(log);
  uint8_t tag[TAG];
  int code = SQLITE_OK;
  for (uint32_t index = 0; index < log->frames && code == SQLITE_OK; index++) {
    code = log->file->pMethods->xRead(log->file, tag, TAG, frame_offset(index + 1) - TAG);
    sealing_extend(keys, KIND_LOG, log->chain, tag);
    frame_note *known = note(log, index);
    if (!known) return SQLITE_IOERR_NOMEM;
    memcpy(known->tag, tag, TAG);
  }
  if (code != SQLITE_OK && code != SQLITE_IOERR_SHORT_READ) return code;
  const bool is_whole = code == SQLITE_OK && memcmp(expected, log->chain, DIGEST) == 0;
  if (is_whole) return SQLITE_OK;
  uint8_t *room = sodium_malloc(2 * FRAME);
  if (!room) return SQLITE_IOERR_NOMEM;
  const uint32_t broken = first_broken(log, keys, room, room + FRAME);
  sodium_free(room);
  *fault = broken < log->frames ? (sealed_pages_fault){SEALED_PAGES_BAD_FRAME, broken}
                                : (sealed_pages_fault){SEALED_PAGES_BAD_LOG, 0};
  return SQLITE_IOERR_DATA;
}

int sealed_log_open(
  sealed_log *log, const sealing_keys *keys, const tag_tree *tree, sealed_pages_fault *fault
) {
  uint8_t bytes[LOG_RECORDS];
  const int code = log->file->pMethods->xRead(log->file, bytes, LOG_RECORDS, 0);
  if (code != SQLITE_OK && code != SQLITE_IOERR_SHORT_READ) return code;
  const bool has_record = log_record_read(log, keys, bytes);
  if (!has_record || !fits(log, tree)) {
    // The tree needs none: nothing was committed since the last one was emptied, or ever. One that does not
    // fit was left beside a copy that was put in the place of its database.
    if (tree->log.frames == 0) {
      *log = (sealed_log){.file = log->file};
      return SQLITE_OK;
    }
    *fault = (sealed_pages_fault){SEALED_PAGES_BAD_LOG, 0};
    return SQLITE_IOERR_DATA;
  }
  return check_chain(log, keys, fault);
}

void sealed_log_free(sealed_log *log) {
  free(log->notes);
  *log = (sealed_log){0};
}

// MARK: Frames

int sealed_log_size(const sealed_log *log, sqlite3_int64 *size) {
  sqlite3_int64 bytes = 0;
  const int code = log->file->pMethods->xFileSize(log->file, &bytes);
  const sqlite3_int64 frames = bytes > LOG_RECORDS ? (bytes - LOG_RECORDS) / FRAME : 0;
  *size = log->generation == 0 ? 0 : LOG_HEADER + frames * FRAME;
  return code;
}

// Takes down what a frame that opened is. What was committed behind the last record is found so after a
// crash.
static int take_note(
  sealed_log *log, uint32_t index, const uint8_t tag[TAG], const uint8_t frame[FRAME]
) {
  frame_note *known = note(log, index);
  if (!known) return SQLITE_IOERR_NOMEM;
  memcpy(known->tag, tag, TAG);
  known->page = page_of(frame);
  if (is_commit(frame) && index >= log->found) log->found = index + 1;
  return SQLITE_OK;
}

int sealed_log_open_frame(
  sealed_log *log, const sealing_keys *keys, uint32_t index, uint8_t frame[FRAME], bool *is_there
) {
  uint8_t sealed[FRAME];
  const int code = log->file->pMethods->xRead(log->file, sealed, FRAME, frame_offset(index));
  if (code != SQLITE_OK && code != SQLITE_IOERR_SHORT_READ) return code;
  const uint8_t *tag = sealed + FRAME - TAG;
  *is_there = code == SQLITE_OK && sealing_open_frame(keys, log->generation, index, sealed, frame);
  // A frame that was written again before its commit opens in its earlier version too.
  const bool is_known = index < log->frames;
  if (*is_there && is_known) *is_there = memcmp(tag, log->notes[index].tag, TAG) == 0;
  if (*is_there) return take_note(log, index, tag, frame);
  memset(frame, 0, FRAME);
  return is_known ? SQLITE_IOERR_DATA : SQLITE_OK;
}

int sealed_log_read(
  sealed_log *log, const sealing_keys *keys, uint8_t bytes[], int count, sqlite3_int64 offset,
  sealed_pages_fault *fault
) {
  const int flushed = sealed_log_flush(log, keys);
  if (flushed != SQLITE_OK) return flushed;
  if (offset < LOG_HEADER) {
    if (offset + count > LOG_HEADER) return SQLITE_IOERR_READ;
    memcpy(bytes, log->header + offset, (size_t)count);
    return SQLITE_OK;
  }
  const uint32_t index = (uint32_t)((offset - LOG_HEADER) / FRAME);
  const int start = (int)((offset - LOG_HEADER) % FRAME);
  if (start + count > FRAME) return SQLITE_IOERR_READ;
  uint8_t frame[FRAME];
  bool is_there;
  const int code = sealed_log_open_frame(log, keys, index, frame, &is_there);
  if (code == SQLITE_IOERR_DATA) *fault = (sealed_pages_fault){SEALED_PAGES_BAD_FRAME, index};
  if (code == SQLITE_OK) memcpy(bytes, frame + start, (size_t)count);
  sodium_memzero(frame, FRAME);
  return code;
}

// A commit that makes the file longer takes the disk twice as long as one that writes over what is there, as
// the length has to be written too. So from the second commit on room is made for the next ones: random
// bytes, as in each place that is still to be written. Where the disk has none for them, they are left out.
static void make_room(sealed_log *log, uint32_t index) {
  sqlite3_int64 size;
  if (log->frames == 0 || log->file->pMethods->xFileSize(log->file, &size) != SQLITE_OK) return;
  if (size < frame_offset(index + LEAST_ROOM)) sealing_fill(log->file, 0, frame_offset(index + ROOM));
}

static int write_frame(
  sealed_log *log, const sealing_keys *keys, uint32_t index, const uint8_t frame[FRAME]
) {
  // What is committed is never written again.
  if (index < log->frames) return SQLITE_IOERR_WRITE;
  if (!sealing_has_room(page_of(frame), frame + FRAME_HEADER)) return SQLITE_IOERR_WRITE;
  if (index < log->found) log->found = index;
  uint8_t sealed[FRAME];
  sealing_seal_frame(keys, log->generation, index, frame, sealed);
  frame_note *known = note(log, index);
  if (!known) return SQLITE_IOERR_NOMEM;
  memcpy(known->tag, sealed + FRAME - TAG, TAG);
  known->page = page_of(frame);
  const int code = log->file->pMethods->xWrite(log->file, sealed, FRAME, frame_offset(index));
  if (code != SQLITE_OK || !is_commit(frame)) return code;
  log->committed = index + 1;
  make_room(log, index + 1);
  return SQLITE_OK;
}

// Puts a header before the page that is there, or a page behind the header that is there.
static int change_frame(
  sealed_log *log, const sealing_keys *keys, uint32_t index, const uint8_t bytes[], int start,
  int count
) {
  uint8_t frame[FRAME];
  bool is_there;
  int code = sealed_log_open_frame(log, keys, index, frame, &is_there);
  if (code == SQLITE_OK) {
    memcpy(frame + start, bytes, (size_t)count);
    code = write_frame(log, keys, index, frame);
  }
  sodium_memzero(frame, FRAME);
  return code;
}

int sealed_log_flush(sealed_log *log, const sealing_keys *keys) {
  if (!log->is_holding) return SQLITE_OK;
  const int code = change_frame(log, keys, log->held_index, log->held, 0, FRAME_HEADER);
  if (code == SQLITE_OK) log->is_holding = false;
  return code;
}

static int begin(
  sealed_log *log, const sealing_keys *keys, const tag_tree *tree, const uint8_t header[]
) {
  int code = sealing_fill(log->file, 0, LOG_RECORDS);
  if (code != SQLITE_OK) return code;
  const sealed_log earlier = *log;
  const uint64_t newest =
    log->generation > tree->log.generation ? log->generation : tree->log.generation;
  log->generation = newest + 1;
  log->base = tree->sequence;
  memcpy(log->header, header, LOG_HEADER);
  log->frames = 0;
  log->committed = 0;
  log->found = 0;
  begin_chain(log);
  code = log_record_write(log, keys);
  if (code != SQLITE_OK) *log = earlier;
  return code;
}

int sealed_log_begin(sealed_log *log, const sealing_keys *keys, const tag_tree *tree) {
  log->is_holding = false;
  return begin(log, keys, tree, log->header);
}

int sealed_log_truncate(sealed_log *log, sqlite3_int64 size) {
  log->is_holding = false;
  const sqlite3_int64 frames = size < LOG_HEADER ? 0 : (size - LOG_HEADER) / FRAME;
  const sqlite3_int64 kept = frames > log->frames ? frames : log->frames;
  return log->file->pMethods->xTruncate(log->file, LOG_RECORDS + kept * FRAME);
}

int sealed_log_write(
  sealed_log *log, const sealing_keys *keys, const tag_tree *tree, const uint8_t bytes[], int count,
  sqlite3_int64 offset
) {
  if (offset == 0 && count == LOG_HEADER) return begin(log, keys, tree, bytes);
  if (offset < LOG_HEADER || log->generation == 0) return SQLITE_IOERR_WRITE;
  const uint32_t index = (uint32_t)((offset - LOG_HEADER) / FRAME);
  const int start = (int)((offset - LOG_HEADER) % FRAME);
  if (start == FRAME_HEADER && count == PAGE && log->is_holding && log->held_index == index) {
    uint8_t frame[FRAME];
    memcpy(frame, log->held, FRAME_HEADER);
    memcpy(frame + FRAME_HEADER, bytes, PAGE);
    log->is_holding = false;
    const int code = write_frame(log, keys, index, frame);
    sodium_memzero(frame, FRAME);
    return code;
  }
  const int flushed = sealed_log_flush(log, keys);
  if (flushed != SQLITE_OK) return flushed;
  if (start == 0 && count == FRAME_HEADER) {
    memcpy(log->held, bytes, FRAME_HEADER);
    log->held_index = index;
    log->is_holding = true;
    return SQLITE_OK;
  }
  if (start == FRAME_HEADER && count == PAGE) {
    return change_frame(log, keys, index, bytes, start, count);
  }
  return SQLITE_IOERR_WRITE;
}

void sealed_log_drop(sealed_log *log) { log->committed = log->frames; }

void sealed_log_record(sealed_log *log, const sealing_keys *keys) {
  if (log->committed == log->frames) return;
  const sealed_log earlier = *log;
  for (uint32_t index = log->frames; index < log->committed; index++) {
    sealing_extend(keys, KIND_LOG, log->chain, log->notes[index].tag);
  }
  log->frames = log->committed;
  if (log_record_write(log, keys) != SQLITE_OK) *log = earlier;
}
