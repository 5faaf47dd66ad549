#include "log_record.h"

#include <string.h>

int log_record_write(sealed_log *log, const sealing_keys *keys) {
  const uint64_t sequence = log->sequence + 1;
  uint8_t record[PAGE] = {0}, sealed[PAGE];
  put64(record, sequence);
  put64(record + 8, log->generation);
  put64(record + 16, log->base);
  memcpy(record + 24, log->header, LOG_HEADER);
  put32(record + 24 + LOG_HEADER, log->frames);
  memcpy(record + 28 + LOG_HEADER, log->chain, DIGEST);
  const uint32_t place = sequence & 1;
  sealing_seal_block(keys, KIND_LOG, place, record, sealed);
  const int code =
    log->file->pMethods->xWrite(log->file, sealed, PAGE, (sqlite3_int64)place * PAGE);
  if (code == SQLITE_OK) log->sequence = sequence;
  return code;
}

bool log_record_read(sealed_log *log, const sealing_keys *keys, const uint8_t bytes[LOG_RECORDS]) {
  bool is_found = false;
  for (uint32_t place = 0; place < 2; place++) {
    uint8_t record[PAGE];
    if (!sealing_open_block(keys, KIND_LOG, place, bytes + place * PAGE, record)) continue;
    const uint64_t sequence = get64(record);
    if (is_found && sequence <= log->sequence) continue;
    is_found = true;
    log->sequence = sequence;
    log->generation = get64(record + 8);
    log->base = get64(record + 16);
    memcpy(log->header, record + 24, LOG_HEADER);
    log->frames = get32(record + 24 + LOG_HEADER);
    memcpy(log->chain, record + 28 + LOG_HEADER, DIGEST);
  }
  log->committed = log->frames;
  log->found = log->frames;
  return is_found;
}
