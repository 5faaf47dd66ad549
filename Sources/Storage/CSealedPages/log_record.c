#include "log_record.h"

#include <string.h>

enum {
  MAGIC = 16,
  // Magic, sequence, generation, base, SQLite's header, frames, chain.
  RECORD_CONTENT = MAGIC + 8 + 8 + 8 + LOG_HEADER + 4 + DIGEST,
  RECORD = RECORD_CONTENT + DIGEST,
};

static const uint8_t magic[MAGIC] = "sealed log 1";

int log_record_write(sealed_log *log, const sealing_keys *keys) {
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

bool log_record_read(sealed_log *log, const sealing_keys *keys, const uint8_t bytes[LOG_RECORDS]) {
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
  log->found = log->frames;
  return is_found;
}
