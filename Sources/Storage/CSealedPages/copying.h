#pragma once
#include "database.h"

/// Mutual exclusion of copies without a key and of writers: between processes by a lock on a byte of the
/// database that is behind those of SQLite, within one by a count. What moves the frames of the log to
/// pages, and forgets them, forbids copies; single pages may change during a copy, as the log has what
/// they were changed to.

/// Waits until nobody copies, for five seconds at most. False if somebody still does, or once the key was
/// wiped.
bool copying_forbid(database *database);
void copying_allow(database *database);

/// Copies all of two open files to two others. Returns 0, or the error number.
int copying_copy(int main, int log, int main_copy, int log_copy);
