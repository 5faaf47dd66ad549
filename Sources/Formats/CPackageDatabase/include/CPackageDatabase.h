#pragma once
#include <sqlite3.h>

/// The name of the virtual file system whose files are descriptors: a file's name is the number of one
/// that is open. It opens, creates and deletes nothing.
#define PACKAGE_FILE_SYSTEM "cardcase-descriptor"

/// Registers that file system. Returns SQLITE_OK.
int package_register_file_system(void);

/// Distrusts the schema of a database that is foreign: no views, triggers, extensions, writes to
/// shadow tables, or functions with effects. Returns SQLITE_OK.
int package_distrust(sqlite3 *database);
