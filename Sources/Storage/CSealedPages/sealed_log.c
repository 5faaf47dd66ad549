#include "sealed_log.h"

#include <sodium.h>
#include <stdlib.h>
#include <string.h>

enum {
  MAGIC = 16,
  // Magic, sequence, generation, base, SQLite's header, frames, chain.
  RECORD_CONTENT = MAGIC + 8 + 8 + 8 + LOG_HEADER + 4 + DIGEST,
  RECORD = RECORD_CONTENT + DIGEST,
  FRAMES = 2 * PAGE,
};

static const uint8_t magic[MAGIC] = "sealed log 1";

static sqlite3_int64 frame_offset(uint32_t index) { return FRAMES + (sqlite3_int64)index * FRAME; }

static void begin_chain(sealed_log *log) {
  memset(log->chain, 0, DIGEST);
  put64(log->chain, log->generation);
}

// MARK: Records

static int write_record(sealed_log *log, const sealing_keys *keys) {
  uint8_t bytes[RECORD] = {0};
  memcpy(bytes, magic, MAGIC);
  uint8_t *next = bytes + MAGIC;
  put64(next, log->sequence + 1);
  put64(next + 8, log->generation);
  put64(next + 16, log->base);
  memcpy(next + 24, log->header, LOG_HEADER);
  put32(next + 24 + LOG_HEADER, log->frames);
  memcpy(next + 28 + LOG_HEADER, log->chain, DIGEST);
  sealing_digest(keys, RECORD_LOG, bytes, RECORD_CONTENT, bytes + RECORD_CONTENT, DIGEST);
  const sqlite3_int64 place = (sqlite3_int64)((log->sequence + 1) & 1) * PAGE;
  const int code = log->file->pMethods->xWrite(log->file, bytes, RECORD, place);
  if (code == SQLITE_OK) log->sequence++;
  return code;
}

// Takes over the newer of the records that hold. False if none does.
static bool read_records(sealed_log *log, const sealing_keys *keys, const uint8_t bytes[FRAMES]) {
  bool is_found = false;
  for (uint64_t place = 0; place < 2; place++) {
    const uint8_t *record = bytes + place * PAGE;
    uint8_t digest[DIGEST];
    sealing_digest(keys, RECORD_LOG, record, RECORD_CONTENT, digest, DIGEST);
    if (memcmp(record, magic, MAGIC) != 0) continue;
    if (memcmp(record + RECORD_CONTENT, digest, DIGEST) != 0) continue;
    const uint8_t *next = record + MAGIC;
    const uint64_t sequence = get64(next);
    if ((sequence & 1) != place || (is_found && sequence < log->sequence)) continue;
    is_found = true;
    log->sequence = sequence;
    log->generation = get64(next + 8);
    log->base = get64(next + 16);
    memcpy(log->header, next + 24, LOG_HEADER);
    log->frames = get32(next + 24 + LOG_HEADER);
    memcpy(log->chain, next + 28 + LOG_HEADER, DIGEST);
  }
  log->committed = log->frames;
  return is_found;
}

static bool fits(const sealed_log *log, const tag_tree *tree) {
  if (log->generation > tree->log.generation) return log->base == tree->sequence;
  return log->generation == tree->log.generation && log->base <= tree->sequence &&
         log->frames >= tree->log.frames;
}

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
    sealing_extend(keys, RECORD_CHAIN, log->chain, tag, TAG);
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
  uint8_t bytes[FRAMES];
  const int code = log->file->pMethods->xRead(log->file, bytes, FRAMES, 0);
  if (code != SQLITE_OK && code != SQLITE_IOERR_SHORT_READ) return code;
  // Without a record nothing was ever committed to it.
  if (!read_records(log, keys, bytes) && tree->log.generation == 0) return SQLITE_OK;
  if (!fits(log, tree)) {
    *fault = (sealed_pages_fault){SEALED_PAGES_BAD_LOG, 0};
    return SQLITE_IOERR_DATA;
  }
  return check_chain(log, keys, fault);
}

void sealed_log_free(sealed_log *log) {
  free(log->tags);
  *log = (sealed_log){0};
}

// MARK: Frames

int sealed_log_size(const sealed_log *log, sqlite3_int64 *size) {
  sqlite3_int64 bytes = 0;
  const int code = log->file->pMethods->xFileSize(log->file, &bytes);
  const sqlite3_int64 frames = bytes > FRAMES ? (bytes - FRAMES) / FRAME : 0;
  *size = log->generation == 0 ? 0 : LOG_HEADER + frames * FRAME;
  return code;
}

static bool keep_tag(sealed_log *log, uint32_t index, const uint8_t tag[TAG]) {
  const uint32_t place = index - log->frames;
  if (place >= log->tag_room) {
    const uint32_t room = place < 512 ? 1024 : 2 * place;
    uint8_t(*tags)[TAG] = realloc(log->tags, (size_t)room * TAG);
    if (!tags) return false;
    memset(tags[log->tag_room], 0, (size_t)(room - log->tag_room) * TAG);
    log->tags = tags;
    log->tag_room = room;
  }
  memcpy(log->tags[place], tag, TAG);
  return true;
}

// Opens the frame at an index, with zeros for what ends the log.
static int open_frame(
  sealed_log *log, const sealing_keys *keys, uint32_t index, uint8_t frame[FRAME],
  sealed_pages_fault *fault
) {
  uint8_t sealed[FRAME];
  const int code = log->file->pMethods->xRead(log->file, sealed, FRAME, frame_offset(index));
  if (code != SQLITE_OK && code != SQLITE_IOERR_SHORT_READ) return code;
  if (code == SQLITE_OK && sealing_open_frame(keys, log->generation, index, sealed, frame)) {
    // What was committed behind the last record is found so after a crash.
    const bool is_known = index < log->frames || keep_tag(log, index, sealed + FRAME - TAG);
    return is_known ? SQLITE_OK : SQLITE_IOERR_NOMEM;
  }
  if (index < log->frames) {
    *fault = (sealed_pages_fault){SEALED_PAGES_BAD_FRAME, index};
    return SQLITE_IOERR_DATA;
  }
  memset(frame, 0, FRAME);
  return SQLITE_OK;
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
  const int code = open_frame(log, keys, index, frame, fault);
  if (code == SQLITE_OK) memcpy(bytes, frame + start, (size_t)count);
  sodium_memzero(frame, FRAME);
  return code;
}

static int write_frame(
  sealed_log *log, const sealing_keys *keys, uint32_t index, const uint8_t frame[FRAME]
) {
  // What is committed is never written again, and the end of a page is the seal's.
  if (index < log->frames) return SQLITE_IOERR_WRITE;
  // A commit that failed is written over.
  if (index < log->committed) log->committed = log->frames;
  for (int i = FRAME - SEALED_PAGES_RESERVE; i < FRAME; i++) {
    if (frame[i] != 0) return SQLITE_IOERR_WRITE;
  }
  uint8_t sealed[FRAME];
  sealing_seal_frame(keys, log->generation, index, frame, sealed);
  if (!keep_tag(log, index, sealed + FRAME - TAG)) return SQLITE_IOERR_NOMEM;
  const int code = log->file->pMethods->xWrite(log->file, sealed, FRAME, frame_offset(index));
  // SQLite's header has the size of the database behind a commit, big-endian, at byte 4.
  static const uint8_t none[4];
  if (code == SQLITE_OK && memcmp(frame + 4, none, 4) != 0) log->committed = index + 1;
  return code;
}

// Puts a header before the page that is there, or a page behind the header that is there.
static int change_frame(
  sealed_log *log, const sealing_keys *keys, uint32_t index, const uint8_t bytes[], int start,
  int count
) {
  uint8_t frame[FRAME];
  sealed_pages_fault fault;
  int code = open_frame(log, keys, index, frame, &fault);
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
  const sealed_log earlier = *log;
  const uint64_t newest =
    log->generation > tree->log.generation ? log->generation : tree->log.generation;
  log->generation = newest + 1;
  log->base = tree->sequence;
  memcpy(log->header, header, LOG_HEADER);
  log->frames = 0;
  log->committed = 0;
  begin_chain(log);
  const int code = write_record(log, keys);
  if (code != SQLITE_OK) *log = earlier;
  return code;
}

int sealed_log_truncate(
  sealed_log *log, const sealing_keys *keys, const tag_tree *tree, sqlite3_int64 size
) {
  log->is_holding = false;
  if (size < LOG_HEADER) {
    const int code = begin(log, keys, tree, log->header);
    if (code != SQLITE_OK) return code;
  }
  const sqlite3_int64 frames = size < LOG_HEADER ? 0 : (size - LOG_HEADER) / FRAME;
  const sqlite3_int64 kept = frames > log->frames ? frames : log->frames;
  return log->file->pMethods->xTruncate(log->file, FRAMES + kept * FRAME);
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

int sealed_log_record(sealed_log *log, const sealing_keys *keys) {
  if (log->committed == log->frames) return SQLITE_OK;
  for (uint32_t index = log->frames; index < log->committed; index++) {
    sealing_extend(keys, RECORD_CHAIN, log->chain, log->tags[index - log->frames], TAG);
  }
  log->frames = log->committed;
  return write_record(log, keys);
}
