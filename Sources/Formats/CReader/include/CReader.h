// The reader's process: how the program starts it, and how it shuts itself in. Linux only; in C, as
// between fork and exec, and once the kernel watches every call, nothing of a runtime may run.
#ifndef CREADER_H
#define CREADER_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

// A started reader, with the program's ends of its two pipes. They do not block, and no other program
// inherits them.
typedef struct {
  pid_t process;
  int input;
  int output;
} creader_child;

// The limits of the reader.
typedef struct {
  // The size of all that is mapped, in bytes.
  uint64_t memory;
  // The processor time, in seconds.
  uint64_t seconds;
  // The largest size that it can give a file, in bytes.
  uint64_t file_size;
  // The number of the highest open descriptor, plus one. No descriptor can be opened beyond.
  uint64_t descriptors;
} creader_limits;

// The measures that shut the reader in.
enum creader_measure {
  CREADER_NO_DUMPS = 1,
  CREADER_NO_NEW_PRIVILEGES = 2,
  CREADER_LIMITS = 3,
  CREADER_FILTER = 4
};

// Opens the file of a program without following links, for creader_spawn. It has to be a regular file;
// it and each directory that leads to it have to belong to root or to `owner`, and nobody else may
// write to them, or, where a directory is sticky, remove what they own.
//
// Returns the descriptor, or the negated error number: EPERM for what others could exchange. `length`
// is that of the part of the path at which it failed.
int creader_open_program(const char *path, uid_t owner, size_t *length);

// Starts an opened program with `arguments`, which ends with NULL, in a session of its own. It
// has no environment, the root directory as its own, and only the descriptors 0 and 1, which are
// pipes, and 2, which is /dev/null. It dies with the calling thread. It can gain no privileges, has
// the limits, and can make no system call but those of starting, before its first instruction runs.
//
// Returns 0, or the error number, with the measure that the kernel refused, or 0.
int creader_spawn(
  int program, char *const arguments[], const creader_limits *limits, creader_child *child,
  int *refused
);

// True if some process traces another one, as far as /proc says so.
int creader_is_traced(pid_t process);

// As write(2), but a pipe that nobody reads raises no signal. Returns the number of bytes, or the
// negated error number.
ssize_t creader_write(int descriptor, const void *bytes, size_t count);

// Forbids core dumps of this process, and that others of the same user read its memory. Returns 0, or
// the error number.
int creader_forbid_dumps(void);

// Allows both again, for tests that read the memory.
int creader_allow_dumps(void);

// The name of the process, which one that was started by a descriptor lacks.
void creader_set_name(const char *name);

// Drops what libraries print on standard error, which would be a call that ends the process.
void creader_drop_messages(void);

// The measures of creader_spawn, for the child: no new privileges, the limits but that of locked
// memory, and a filter of the system calls that a program needs to start and to shut itself in. Others
// fail with ENOSYS, as a C library takes best that knows newer ones.
//
// Returns 0; or the error number, with the measure that the kernel refused.
int creader_confine(const creader_limits *limits, int *refused);

// Shuts the process in for the rest of its life: no descriptor from `descriptors` on, no locked memory,
// and a filter of system calls, of which any that it does not name ends the process at once.
//
// Returns 0; or the error number, with the measure that the kernel refused.
int creader_enter(uint64_t descriptors, int *refused);

// The size of an open file, by a call that the filter allows; -1 on error.
int64_t creader_file_size(int descriptor);

// True if a descriptor is a pipe.
int creader_is_pipe(int descriptor);

// A new file in a directory that has no name there, closed to others, and is gone with its last
// descriptor. Returns the descriptor, or the negated error number.
int creader_unlinked_file(const char *directory);

#endif
