#define _GNU_SOURCE
#include "copying.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

enum {
  // SQLite locks 512 bytes from 1 GiB on.
  LOCKED_BYTE = 0x40000000 + 1024,
  TRIES = 5000,
};

// A lock of the open file, not of the process: who closes another descriptor of it keeps it.
static bool lock(int file, short kind) {
  struct flock range = {
    .l_type = kind, .l_whence = SEEK_SET, .l_start = LOCKED_BYTE, .l_len = 1};
  int result = -1;
  do {
    result = fcntl(file, F_OFD_SETLK, &range);
  } while (result < 0 && errno == EINTR);
  return result == 0;
}

static void wait_a_moment(void) {
  const struct timespec millisecond = {.tv_nsec = 1000000};
  nanosleep(&millisecond, NULL);
}

// MARK: Who writes

typedef enum { FORBIDDEN, BUSY, WIPED } forbidding;

static forbidding try_to_forbid(database *database) {
  if (database_enter(database) != SQLITE_OK) return WIPED;
  const bool is_free = database->copiers == 0 && lock(database->held_file, F_WRLCK);
  database->is_forbidding = is_free;
  database_leave(database);
  return is_free ? FORBIDDEN : BUSY;
}

bool copying_forbid(database *database) {
  for (int i = 0; i < TRIES; i++) {
    const forbidding result = try_to_forbid(database);
    if (result != BUSY) return result == FORBIDDEN;
    wait_a_moment();
  }
  return false;
}

void copying_allow(database *database) {
  pthread_mutex_lock(&database->guard);
  lock(database->held_file, F_UNLCK);
  database->is_forbidding = false;
  pthread_mutex_unlock(&database->guard);
}

// MARK: Who copies

static bool try_to_begin(database *database) {
  pthread_mutex_lock(&database->guard);
  // The process has one lock for all of its copies.
  const bool begins = !database->is_forbidding &&
                      (database->copiers > 0 || lock(database->held_file, F_RDLCK));
  if (begins) database->copiers++;
  pthread_mutex_unlock(&database->guard);
  return begins;
}

static bool begin(database *database) {
  for (int i = 0; i < TRIES; i++) {
    if (try_to_begin(database)) return true;
    wait_a_moment();
  }
  return false;
}

static void end(database *database) {
  pthread_mutex_lock(&database->guard);
  if (--database->copiers == 0) lock(database->held_file, F_UNLCK);
  pthread_mutex_unlock(&database->guard);
}

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

int copying_copy(int main, int log, int main_copy, int log_copy) {
  const int error = copy(main, main_copy);
  // After the pages: what these were changed to meanwhile is in it.
  return error == 0 ? copy(log, log_copy) : error;
}

// With a log that may be missing.
static int copy_with_log(const database *database, int main_copy, int log_copy) {
  if (memory_files_are_there(database->memory)) {
    return copying_copy(database->held_file, database->memory.log, main_copy, log_copy);
  }
  char *path = sqlite3_mprintf("%s-wal", database->path);
  if (!path) return ENOMEM;
  const int log = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW);
  const int reason = errno;
  sqlite3_free(path);
  if (log < 0 && reason != ENOENT) return reason;
  if (log < 0) return copy(database->held_file, main_copy);
  const int error = copying_copy(database->held_file, log, main_copy, log_copy);
  close(log);
  return error;
}

int sealed_pages_copy(const char *path, int database_copy, int log_copy) {
  database *known = database_know(path);
  if (!known) return ENOMEM;
  if (database_borrow_file(known) < 0) return errno;
  int error = EBUSY;
  if (begin(known)) {
    error = copy_with_log(known, database_copy, log_copy);
    end(known);
  }
  database_return_file(known);
  return error;
}
