#include "sealed_log.h"

#include <sodium.h>
#include <string.h>

// Opens what was not opened yet, up to the end.
static int survey(sealed_log *log, const sealing_keys *keys) {
  uint8_t frame[FRAME];
  int code = SQLITE_OK;
  bool is_there = true;
  for (uint32_t index = 0; is_there && code == SQLITE_OK; index++) {
    if (index < log->note_room && log->notes[index].page != 0) continue;
    code = sealed_log_open_frame(log, keys, index, frame, &is_there);
    if (code == SQLITE_IOERR_DATA) code = SQLITE_OK, is_there = true;
  }
  sodium_memzero(frame, FRAME);
  return code;
}

int sealed_log_shadows(
  sealed_log *log, const sealing_keys *keys, uint32_t first, uint32_t count, bool is_shadowed[]
) {
  memset(is_shadowed, 0, count * sizeof *is_shadowed);
  if (log->generation == 0) return SQLITE_OK;
  const int code = survey(log, keys);
  const uint32_t end = log->committed > log->found ? log->committed : log->found;
  for (uint32_t index = 0; index < end && code == SQLITE_OK; index++) {
    const uint32_t page = log->notes[index].page;
    if (page >= first && page - first < count) is_shadowed[page - first] = true;
  }
  return code;
}

int sealed_log_verify(sealed_log *log, const sealing_keys *keys, uint32_t index) {
  if (index >= log->frames) return SQLITE_OK;
  uint8_t frame[FRAME];
  bool is_there;
  const int code = sealed_log_open_frame(log, keys, index, frame, &is_there);
  sodium_memzero(frame, FRAME);
  return code;
}
