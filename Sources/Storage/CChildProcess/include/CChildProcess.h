// Starting another program beside this one. Linux only; in C, as nothing of a runtime may run between
// fork and exec.
#ifndef CCHILDPROCESS_H
#define CCHILDPROCESS_H

#include <stdint.h>
#include <sys/types.h>

// What is started, and how.
typedef struct {
  // The path of the program; NULL where it is an open file.
  const char *path;
  // The open file, which is executed by its descriptor.
  int program;
  // Both end with NULL.
  char *const *arguments;
  char *const *environment;
  // The descriptors that become the standard ones, all above these; -1 for /dev/null.
  int descriptors[3];
  // True if it lives on when the calling thread ends, in this process's session and directory, in a
  // group of its own. Others lead a session of their own in the root directory, and die with the thread.
  int lives_on;
  // The last thing that the child does before it is the program: returns 0, or the error number, and
  // says which measure was refused. NULL for nothing.
  int (*confine)(const void *limits, int *refused);
  const void *limits;
} cchild_plan;

// The descriptor of an open program in the child, which is closed as the program is executed.
enum { CCHILD_PROGRAM = 3 };

// Starts a program with default signals, and nothing open but its three standard descriptors.
//
// Returns 0, or the error number, with the measure that was refused, or 0.
int cchild_start(const cchild_plan *plan, pid_t *process, int *refused);

// Opens a pipe, which no other program inherits, with both ends above the standard descriptors. This
// program's own does not block. Returns 0, or the error number, with what was opened.
int cchild_pipe(int child_reads, int *own, int *childs);

// The same with a socket: writing to a pipe without a reader raises SIGPIPE.
int cchild_socket(int *own, int *childs);

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

// Starts the program at `path`, connected by pipes. No file that it writes can grow beyond
// `largest_file` bytes. It dies with the calling thread.
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
