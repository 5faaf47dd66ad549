#define _GNU_SOURCE
#include "memory_files.h"

#include <errno.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

const memory_files memory_files_none = {-1, -1};

bool memory_files_make(memory_files *files) {
  *files = (memory_files){memfd_create("sealed", MFD_CLOEXEC), memfd_create("sealed log", MFD_CLOEXEC)};
  if (files->main >= 0 && files->log >= 0) return true;
  memory_files_close(files);
  return false;
}

void memory_files_close(memory_files *files) {
  if (files->main >= 0) close(files->main);
  if (files->log >= 0) close(files->log);
  *files = memory_files_none;
}

bool memory_files_are_there(memory_files files) { return files.main >= 0; }

static sqlite3_int64 size_of(int descriptor) {
  struct stat status;
  return fstat(descriptor, &status) == 0 ? status.st_size : 0;
}

bool memory_files_have_log(memory_files files) { return size_of(files.log) > 0; }

// MARK: An open file

typedef struct {
  sqlite3_file base;
  int descriptor;
} memory_file;

const size_t memory_file_size = sizeof(memory_file);

static int descriptor_of(sqlite3_file *base) { return ((memory_file *)base)->descriptor; }

static int close_file(sqlite3_file *base) {
  (void)base;
  return SQLITE_OK;
}

static int read_file(sqlite3_file *base, void *bytes, int count, sqlite3_int64 offset) {
  const ssize_t done = pread(descriptor_of(base), bytes, (size_t)count, offset);
  if (done < 0) return SQLITE_IOERR_READ;
  if (done == count) return SQLITE_OK;
  memset((char *)bytes + done, 0, (size_t)(count - done));
  return SQLITE_IOERR_SHORT_READ;
}

static int write_file(sqlite3_file *base, const void *bytes, int count, sqlite3_int64 offset) {
  const ssize_t done = pwrite(descriptor_of(base), bytes, (size_t)count, offset);
  if (done == count) return SQLITE_OK;
  return done >= 0 || errno == ENOSPC || errno == ENOMEM ? SQLITE_FULL : SQLITE_IOERR_WRITE;
}

static int truncate_file(sqlite3_file *base, sqlite3_int64 size) {
  return ftruncate(descriptor_of(base), size) == 0 ? SQLITE_OK : SQLITE_IOERR_TRUNCATE;
}

static int sync_file(sqlite3_file *base, int flags) {
  (void)base, (void)flags;
  return SQLITE_OK;
}

static int file_size(sqlite3_file *base, sqlite3_int64 *size) {
  *size = size_of(descriptor_of(base));
  return SQLITE_OK;
}

// Nobody else can open it.
static int lock_file(sqlite3_file *base, int level) {
  (void)base, (void)level;
  return SQLITE_OK;
}

static int check_lock(sqlite3_file *base, int *is_locked) {
  (void)base;
  *is_locked = 0;
  return SQLITE_OK;
}

static int control_file(sqlite3_file *base, int operation, void *argument) {
  (void)base, (void)operation, (void)argument;
  return SQLITE_NOTFOUND;
}

static int sector_size(sqlite3_file *base) {
  (void)base;
  return 4096;
}

static int characteristics(sqlite3_file *base) {
  (void)base;
  return 0;
}

static const sqlite3_io_methods methods = {
  .iVersion = 1,
  .xClose = close_file,
  .xRead = read_file,
  .xWrite = write_file,
  .xTruncate = truncate_file,
  .xSync = sync_file,
  .xFileSize = file_size,
  .xLock = lock_file,
  .xUnlock = lock_file,
  .xCheckReservedLock = check_lock,
  .xFileControl = control_file,
  .xSectorSize = sector_size,
  .xDeviceCharacteristics = characteristics,
};

void memory_file_open(sqlite3_file *file, int descriptor) {
  *(memory_file *)file = (memory_file){{&methods}, descriptor};
}
