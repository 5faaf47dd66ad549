#include "CPackageDatabase.h"

#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct file {
  sqlite3_file base;
  int descriptor;
  int is_immutable;
};

static int descriptor(sqlite3_file *file) { return ((struct file *)file)->descriptor; }

// The descriptor is not ours to close.
static int do_close(sqlite3_file *file) { (void)file; return SQLITE_OK; }

static int do_read(sqlite3_file *file, void *target, int count, sqlite3_int64 offset) {
  int done = 0;
  while (done < count) {
    ssize_t size = pread(descriptor(file), (char *)target + done, (size_t)(count - done),
                         offset + done);
    if (size < 0 && errno == EINTR) continue;
    if (size < 0) return SQLITE_IOERR_READ;
    if (size == 0) break;
    done += (int)size;
  }
  if (done == count) return SQLITE_OK;
  memset((char *)target + done, 0, (size_t)(count - done));
  return SQLITE_IOERR_SHORT_READ;
}

static int do_write(sqlite3_file *file, const void *source, int count, sqlite3_int64 offset) {
  int done = 0;
  while (done < count) {
    ssize_t size = pwrite(descriptor(file), (const char *)source + done, (size_t)(count - done),
                          offset + done);
    if (size < 0 && errno == EINTR) continue;
    if (size <= 0) return errno == ENOSPC ? SQLITE_FULL : SQLITE_IOERR_WRITE;
    done += (int)size;
  }
  return SQLITE_OK;
}

static int do_truncate(sqlite3_file *file, sqlite3_int64 size) {
  return ftruncate(descriptor(file), size) ? SQLITE_IOERR_TRUNCATE : SQLITE_OK;
}

// Nothing of it has to survive the process.
static int do_sync(sqlite3_file *file, int flags) { (void)file; (void)flags; return SQLITE_OK; }

static int do_size(sqlite3_file *file, sqlite3_int64 *size) {
  // The reader's filter of system calls lets this pass, and not C's fstat, which can name files.
  *size = lseek(descriptor(file), 0, SEEK_END);
  return *size >= 0 ? SQLITE_OK : SQLITE_IOERR_FSTAT;
}

// Nobody else has the file.
static int do_lock(sqlite3_file *file, int level) { (void)file; (void)level; return SQLITE_OK; }

static int do_check_lock(sqlite3_file *file, int *is_locked) {
  (void)file;
  *is_locked = 0;
  return SQLITE_OK;
}

static int do_control(sqlite3_file *file, int operation, void *argument) {
  (void)file; (void)operation; (void)argument;
  return SQLITE_NOTFOUND;
}

static int do_sector_size(sqlite3_file *file) { (void)file; return 4096; }

static int do_characteristics(sqlite3_file *file) {
  return ((struct file *)file)->is_immutable ? SQLITE_IOCAP_IMMUTABLE : 0;
}

static const sqlite3_io_methods methods = {
  .iVersion = 1,
  .xClose = do_close,
  .xRead = do_read,
  .xWrite = do_write,
  .xTruncate = do_truncate,
  .xSync = do_sync,
  .xFileSize = do_size,
  .xLock = do_lock,
  .xUnlock = do_lock,
  .xCheckReservedLock = do_check_lock,
  .xFileControl = do_control,
  .xSectorSize = do_sector_size,
  .xDeviceCharacteristics = do_characteristics,
};

static int do_open(sqlite3_vfs *system, const char *name, sqlite3_file *opened, int flags,
                   int *flags_out) {
  (void)system;
  struct file *file = (struct file *)opened;
  file->base.pMethods = NULL;
  if (!name || !(flags & SQLITE_OPEN_MAIN_DB)) return SQLITE_CANTOPEN;
  char *end;
  long number = strtol(name, &end, 10);
  if (end == name || *end || number < 0 || number > INT_MAX) return SQLITE_CANTOPEN;
  file->descriptor = (int)number;
  file->is_immutable = (flags & SQLITE_OPEN_READONLY) != 0;
  file->base.pMethods = &methods;
  if (flags_out) *flags_out = flags;
  return SQLITE_OK;
}

static int do_delete(sqlite3_vfs *system, const char *name, int sync) {
  (void)system; (void)name; (void)sync;
  return SQLITE_IOERR_DELETE_NOENT;
}

// There are no other files: no journals above all.
static int do_access(sqlite3_vfs *system, const char *name, int flags, int *result) {
  (void)system; (void)name; (void)flags;
  *result = 0;
  return SQLITE_OK;
}

static int do_full_path(sqlite3_vfs *system, const char *name, int size, char *path) {
  (void)system;
  if (strlen(name) >= (size_t)size) return SQLITE_CANTOPEN;
  strcpy(path, name);
  return SQLITE_OK;
}

// Seeds only the checksums of journals, of which there are none.
static int do_randomness(sqlite3_vfs *system, int count, char *target) {
  (void)system;
  memset(target, 0, (size_t)count);
  return count;
}

static int do_sleep(sqlite3_vfs *system, int microseconds) {
  (void)system;
  return microseconds;
}

static int do_time(sqlite3_vfs *system, double *days) {
  (void)system;
  *days = 0;
  return SQLITE_OK;
}

static int do_last_error(sqlite3_vfs *system, int size, char *target) {
  (void)system; (void)size; (void)target;
  return 0;
}

int package_register_file_system(void) {
  static sqlite3_vfs system = {
    .iVersion = 1,
    .szOsFile = sizeof(struct file),
    .mxPathname = 32,
    .zName = PACKAGE_FILE_SYSTEM,
    .xOpen = do_open,
    .xDelete = do_delete,
    .xAccess = do_access,
    .xFullPathname = do_full_path,
    .xRandomness = do_randomness,
    .xSleep = do_sleep,
    .xCurrentTime = do_time,
    .xGetLastError = do_last_error,
  };
  return sqlite3_vfs_register(&system, 0);
}

int package_distrust(sqlite3 *database) {
  static const struct { int option, value; } options[] = {
    {SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0},
    {SQLITE_DBCONFIG_DEFENSIVE, 1},
    {SQLITE_DBCONFIG_ENABLE_TRIGGER, 0},
    {SQLITE_DBCONFIG_ENABLE_VIEW, 0},
    {SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0},
    {SQLITE_DBCONFIG_WRITABLE_SCHEMA, 0},
  };
  for (unsigned i = 0; i < sizeof options / sizeof *options; i++) {
    int result = sqlite3_db_config(database, options[i].option, options[i].value, (int *)0);
    if (result != SQLITE_OK) return result;
  }
  return SQLITE_OK;
}
