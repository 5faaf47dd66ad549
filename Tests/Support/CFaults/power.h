// Plays a power loss: takes back writes that no sync has followed, or leaves a part of them.
#ifndef CFAULTS_POWER_H
#define CFAULTS_POWER_H

#include <sqlite3.h>

// Keeps what a write or a truncation is about to change, until the file is synced.
void power_note_write(sqlite3_file *file, const char *path, const void *bytes, int count, sqlite3_int64 offset);
void power_note_truncation(sqlite3_file *file, const char *path, sqlite3_int64 size);
void power_note_sync(const char *path);

// Takes back what was not synced, and does some of it again, in pieces of a sector, by a seed.
void power_lose(unsigned seed);

// Forgets everything.
void power_end(void);

#endif
