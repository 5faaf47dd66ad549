#pragma once
#include <sqlite3.h>
#include <stdbool.h>
#include <stddef.h>

/// The two files of a database in memory: the system's nameless ones, so that they are neither in the
/// memory of the process nor in what it dumps, and their pages are zeroed once nothing refers to them.
typedef struct {
  int main, log;
} memory_files;

extern const memory_files memory_files_none;

/// False if there is no memory or no descriptor for them.
bool memory_files_make(memory_files *files);
void memory_files_close(memory_files *files);

bool memory_files_are_there(memory_files files);
bool memory_files_have_log(memory_files files);

/// Bytes of an open file in memory.
extern const size_t memory_file_size;

/// Makes one of a descriptor, which stays the owner's.
void memory_file_open(sqlite3_file *file, int descriptor);
