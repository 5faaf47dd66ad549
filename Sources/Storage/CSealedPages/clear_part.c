#define _GNU_SOURCE
#include "database.h"

#include <errno.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static bool is_clear(size_t count, size_t offset) {
  return offset <= SEALED_PAGES_CLEAR_SIZE && count <= SEALED_PAGES_CLEAR_SIZE - offset;
}

static int read_all(int file, uint8_t bytes[], size_t count, size_t offset) {
  for (size_t done = 0; done < count;) {
    const ssize_t read = pread(file, bytes + done, count - done, (off_t)(offset + done));
    if (read < 0 && errno != EINTR) return errno;
    if (read > 0) done += (size_t)read;
    if (read != 0) continue;
    memset(bytes + done, 0, count - done);
    break;
  }
  return 0;
}

static int write_all(int file, const uint8_t bytes[], size_t count, size_t offset) {
  for (size_t done = 0; done < count;) {
    const ssize_t written = pwrite(file, bytes + done, count - done, (off_t)(offset + done));
    if (written < 0 && errno != EINTR) return errno;
    if (written > 0) done += (size_t)written;
  }
  return fdatasync(file) == 0 ? 0 : errno;
}

int sealed_pages_read_clear(const char *path, void *bytes, size_t count, size_t offset) {
  if (!is_clear(count, offset)) return EINVAL;
  database *known = database_know(path);
  if (!known) return ENOMEM;
  const int file = database_borrow_file(known);
  if (file < 0) return errno;
  const int error = read_all(file, bytes, count, offset);
  database_return_file(known);
  return error;
}

int sealed_pages_write_clear(const char *path, const void *bytes, size_t count, size_t offset) {
  if (!is_clear(count, offset)) return EINVAL;
  database *known = database_know(path);
  if (!known) return ENOMEM;
  const int file = database_borrow_file(known);
  if (file < 0) return errno;
  const int error = write_all(file, bytes, count, offset);
  database_return_file(known);
  return error;
}

int sealed_pages_size(const char *path, uint64_t *size) {
  database *known = database_know(path);
  if (!known) return ENOMEM;
  const int file = database_borrow_file(known);
  if (file < 0) return errno;
  struct stat info;
  const int error = fstat(file, &info) == 0 ? 0 : errno;
  if (error == 0) *size = (uint64_t)info.st_size;
  database_return_file(known);
  return error;
}

int sealed_pages_read_sealed(const char *path, void *bytes, size_t count, uint64_t offset) {
  database *known = database_know(path);
  if (!known) return ENOMEM;
  const int file = database_borrow_file(known);
  if (file < 0) return errno;
  const int error = read_all(file, bytes, count, (size_t)offset);
  database_return_file(known);
  return error;
}
