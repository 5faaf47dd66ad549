#define _GNU_SOURCE
#include "copying.h"

#include <errno.h>
#include <fcntl.h>
#include <time.h>
#include <unistd.h>

enum {
  // SQLite locks 512 bytes from 1 GiB on.
  LOCKED_BYTE = 0x40000000 + 1024,
  TRIES = 5000,
};

// A lock of the open file, not of the process: two descriptors of one process exclude each other too.
static int lock(int file, short kind, bool waits) {
  struct flock range = {
    .l_type = kind, .l_whence = SEEK_SET, .l_start = LOCKED_BYTE, .l_len = 1};
  int result = -1;
  do {
    result = fcntl(file, waits ? F_OFD_SETLKW : F_OFD_SETLK, &range);
  } while (result < 0 && errno == EINTR);
  return result;
}

bool copying_forbid(int file) {
  for (int i = 0; i < TRIES; i++) {
    if (lock(file, F_WRLCK, false) == 0) return true;
    const struct timespec millisecond = {.tv_nsec = 1000000};
    nanosleep(&millisecond, NULL);
  }
  return false;
}

void copying_allow(int file) { lock(file, F_UNLCK, false); }

// Reads by offset: the source may be somebody else's descriptor.
static int copy(int source, int target) {
  char bytes[1 << 16];
  for (off_t offset = 0;;) {
    const ssize_t count = pread(source, bytes, sizeof bytes, offset);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return errno;
    if (count == 0) return 0;
    offset += count;
    for (ssize_t done = 0; done < count;) {
      const ssize_t written = write(target, bytes + done, (size_t)(count - done));
      if (written < 0 && errno != EINTR) return errno;
      if (written > 0) done += written;
    }
  }
}

static int copy_log(const char *path, int target) {
  const int log = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW);
  if (log < 0) return errno == ENOENT ? 0 : errno;
  const int error = copy(log, target);
  close(log);
  return error;
}

int copying_copy(int database, const char *log, int database_copy, int log_copy) {
  const int error = copy(database, database_copy);
  // After the pages: what these were changed to meanwhile is in it.
  return error == 0 ? copy_log(log, log_copy) : error;
}

int copying_copy_foreign(const char *path, const char *log, int database_copy, int log_copy) {
  const int database = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW);
  if (database < 0) return errno;
  int error = lock(database, F_RDLCK, true) == 0 ? 0 : errno;
  if (error == 0) error = copying_copy(database, log, database_copy, log_copy);
  close(database);
  return error;
}
