// Starting another program beside this one. Linux only; in C, as nothing of a runtime may run between
// fork and exec.
#ifndef CCHILDPROCESS_H
#define CCHILDPROCESS_H

#include <stdint.h>
#include <sys/types.h>

// A started program, with this program's ends of its pipes. They do not block, and no other program
// inherits them.
typedef struct {
  pid_t process;
  // Readable once the program has ended.
  int ended;
  // A socket to its standard input; -1 if that is /dev/null.
  int input;
  int output;
  int errors;
} cchild_process;

// Starts the program at `path` as the leader of a session of its own, in the root directory, with
// default signals and nothing open but its three standard descriptors. `arguments` and `environment`
// end with NULL. No file that it writes can grow beyond `largest_file` bytes. It dies with the calling
// thread.
//
// Returns 0, or the error number.
int cchild_spawn(
  const char *path, char *const arguments[], char *const environment[], int takes_input,
  uint64_t largest_file, cchild_process *child
);

// As renameat2(2) with RENAME_NOREPLACE within one directory: a name that is there stays as it is.
// Returns 0, or the error number.
int cchild_rename_new(int directory, const char *from, const char *to);

#endif
