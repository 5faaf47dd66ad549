#pragma once
#include "sealed_log.h"

/// The two records at the beginning of a log, which are written in turns.
enum { LOG_RECORDS = 2 * PAGE };

/// Frames for which there is room behind a commit, at least and after it was made: an answer to a flashcard
/// takes six.
enum { LEAST_ROOM = 8, ROOM = 64 };

/// Writes the next one. Returns SQLITE_OK, or an error.
int log_record_write(sealed_log *log, const sealing_keys *keys);

/// Takes over the newer of those that hold. False if none does.
bool log_record_read(sealed_log *log, const sealing_keys *keys, const uint8_t bytes[LOG_RECORDS]);
