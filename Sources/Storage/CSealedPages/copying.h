#pragma once
#include <stdbool.h>

/// How a copy without a key and a process that writes keep out of each other's way: by a lock on a byte
/// of the database that is behind those of SQLite. What moves the frames of the log to pages, and forgets
/// them, takes it alone; single pages may change during a copy, as the log has what they were changed to.

/// Waits until nobody copies, for five seconds at most. False if somebody still does.
bool copying_forbid(int file);
void copying_allow(int file);

/// Copies a database that is open, and its log, which may be missing. Returns 0, or the error number.
int copying_copy(int database, const char *log, int database_copy, int log_copy);

/// The same of a database that another process may have open.
int copying_copy_foreign(const char *path, const char *log, int database_copy, int log_copy);
