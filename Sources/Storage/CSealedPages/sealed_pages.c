#define _GNU_SOURCE
#include "copying.h"
#include "sealed_log.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <sodium.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// A database whose key was given, with what its two files share.
typedef struct database {
  struct database *next;
  char *path;
  // Over the keys and all that follows, as they are wiped by another thread.
  pthread_mutex_t guard;
  sealing_keys *keys;
  tag_tree tree;
  sealed_log log;
  // The database beneath, while it is open.
  sqlite3_file *main;
  // A descriptor of it by which a copy is waited for.
  int held_file;
  sealed_pages_fault fault;
  // Pages behind the last one are still in the file.
  bool is_cut;
} database;

typedef struct {
  sqlite3_file base;
  database *database;
  // What the default file system has there.
  sqlite3_file *beneath;
} sealed_file;

static pthread_mutex_t registry = PTHREAD_MUTEX_INITIALIZER;
static database *databases;

static sqlite3_vfs *beneath_system(void) { return sqlite3_vfs_find(NULL); }

static database *find(const char *path) {
  pthread_mutex_lock(&registry);
  database *found = databases;
  while (found && strcmp(found->path, path) != 0) found = found->next;
  pthread_mutex_unlock(&registry);
  return found;
}

// Allocates the full path, as SQLite gives it to the file system.
static char *full_path(const char *path) {
  sqlite3_vfs *system = beneath_system();
  char *full = system ? calloc(1, (size_t)system->mxPathname + 1) : NULL;
  if (!full) return NULL;
  // It also says when links were followed.
  const int code = system->xFullPathname(system, path, system->mxPathname, full);
  if (code == SQLITE_OK || code == SQLITE_OK_SYMLINK) return full;
  free(full);
  return NULL;
}

static database *find_by_any_path(const char *path) {
  char *full = full_path(path);
  database *found = full ? find(full) : NULL;
  free(full);
  return found;
}

// MARK: Keys

static database *add(char *path) {
  database *added = calloc(1, sizeof *added);
  if (!added) return NULL;
  added->path = path;
  added->held_file = -1;
  pthread_mutex_init(&added->guard, NULL);
  pthread_mutex_lock(&registry);
  added->next = databases;
  databases = added;
  pthread_mutex_unlock(&registry);
  return added;
}

int sealed_pages_admit(
  const char *path, const uint8_t key[SEALED_PAGES_KEY_SIZE],
  const uint8_t identity[SEALED_PAGES_IDENTITY_SIZE]
) {
  char *full = full_path(path);
  if (!full) return SQLITE_CANTOPEN;
  database *known = find(full);
  if (known) {
    free(full);
  } else {
    known = add(full);
    if (!known) {
      free(full);
      return SQLITE_NOMEM;
    }
  }
  sealing_keys *keys = sealing_keys_make(key, identity);
  if (!keys) return SQLITE_NOMEM;
  pthread_mutex_lock(&known->guard);
  const bool is_open = known->main;
  sealing_keys *other = is_open ? keys : known->keys;
  if (!is_open) {
    known->keys = keys;
    known->fault = (sealed_pages_fault){SEALED_PAGES_WHOLE, 0};
  }
  pthread_mutex_unlock(&known->guard);
  sealing_keys_free(other);
  return is_open ? SQLITE_BUSY : SQLITE_OK;
}

int sealed_pages_leave_log(sqlite3 *connection) {
  return sqlite3_db_config(connection, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, NULL);
}

void sealed_pages_forget(const char *path) {
  database *known = find_by_any_path(path);
  if (!known) return;
  pthread_mutex_lock(&known->guard);
  sealing_keys_free(known->keys);
  known->keys = NULL;
  sodium_memzero(known->log.held, sizeof known->log.held);
  pthread_mutex_unlock(&known->guard);
}

sealed_pages_fault sealed_pages_found(const char *path) {
  database *known = find_by_any_path(path);
  if (!known) return (sealed_pages_fault){SEALED_PAGES_WHOLE, 0};
  pthread_mutex_lock(&known->guard);
  const sealed_pages_fault fault = known->fault;
  pthread_mutex_unlock(&known->guard);
  return fault;
}

// Begins to use the keys of a database. Returns SQLITE_OK, or SQLITE_IOERR_AUTH where they were wiped.
static int enter(database *database) {
  pthread_mutex_lock(&database->guard);
  if (database->keys) return SQLITE_OK;
  pthread_mutex_unlock(&database->guard);
  return SQLITE_IOERR_AUTH;
}

static void leave(database *database) { pthread_mutex_unlock(&database->guard); }

// Keeps the first of the faults.
static int damaged(database *database, sealed_pages_fault fault) {
  if (database->fault.damage == SEALED_PAGES_WHOLE) database->fault = fault;
  return SQLITE_IOERR_DATA;
}

// MARK: The database

static int read_page(sealed_file *file, uint32_t page, uint8_t bytes[]) {
  database *database = file->database;
  const uint8_t *tag = tag_tree_tag(&database->tree, page);
  if (!tag) {
    memset(bytes, 0, PAGE);
    return page > database->tree.pages
             ? SQLITE_IOERR_SHORT_READ
             : damaged(database, (sealed_pages_fault){SEALED_PAGES_BAD_PAGE, page});
  }
  uint8_t sealed[PAGE];
  const int code =
    file->beneath->pMethods->xRead(file->beneath, sealed, PAGE, tag_tree_offset(page));
  if (code != SQLITE_OK && code != SQLITE_IOERR_SHORT_READ) return code;
  if (code == SQLITE_OK && memcmp(sealed + PAGE - TAG, tag, TAG) == 0 &&
      sealing_open_page(database->keys, page, sealed, bytes)) {
    return SQLITE_OK;
  }
  return damaged(database, (sealed_pages_fault){SEALED_PAGES_BAD_PAGE, page});
}

// What SQLite reads of the first page before it looks for a log, in which a newer one may lie.
static void copy_constant_header(uint8_t bytes[], int count, int offset) {
  static const uint8_t header[100] = {
    'S', 'Q', 'L', 'i', 't', 'e', ' ', 'f', 'o', 'r', 'm', 'a', 't', ' ', '3', 0,
    PAGE >> 8, PAGE & 0xff, 2, 2, SEALED_PAGES_RESERVE, 64, 32, 32,
  };
  memcpy(bytes, header + offset, (size_t)count);
}

static int main_read(sqlite3_file *base, void *bytes, int count, sqlite3_int64 offset) {
  sealed_file *file = (sealed_file *)base;
  int code = enter(file->database);
  if (code != SQLITE_OK) return code;
  if (file->database->tree.pages == 0) {
    memset(bytes, 0, (size_t)count);
    code = SQLITE_IOERR_SHORT_READ;
  } else if (offset + count <= 100) {
    copy_constant_header(bytes, count, (int)offset);
  } else if (offset % PAGE != 0 || count != PAGE) {
    code = SQLITE_IOERR_READ;
  } else {
    code = read_page(file, (uint32_t)(offset / PAGE) + 1, bytes);
  }
  leave(file->database);
  return code;
}

static int write_page(sealed_file *file, uint32_t page, const uint8_t bytes[]) {
  // A copy from a database without room for the seal would write over it.
  if (page == 1 && bytes[20] != SEALED_PAGES_RESERVE) return SQLITE_IOERR_WRITE;
  for (int i = PAGE_CONTENT; i < PAGE; i++) {
    if (bytes[i] != 0) return SQLITE_IOERR_WRITE;
  }
  uint8_t sealed[PAGE];
  sealing_seal_page(file->database->keys, page, bytes, sealed);
  const int code =
    file->beneath->pMethods->xWrite(file->beneath, sealed, PAGE, tag_tree_offset(page));
  if (code != SQLITE_OK) return code;
  return tag_tree_set(&file->database->tree, page, sealed + PAGE - TAG) ? SQLITE_OK
                                                                         : SQLITE_IOERR_NOMEM;
}

static int main_write(sqlite3_file *base, const void *bytes, int count, sqlite3_int64 offset) {
  sealed_file *file = (sealed_file *)base;
  if (offset % PAGE != 0 || count != PAGE || offset / PAGE >= UINT32_MAX) {
    return SQLITE_IOERR_WRITE;
  }
  int code = enter(file->database);
  if (code != SQLITE_OK) return code;
  code = write_page(file, (uint32_t)(offset / PAGE) + 1, bytes);
  leave(file->database);
  return code;
}

static int main_truncate(sqlite3_file *base, sqlite3_int64 size) {
  database *database = ((sealed_file *)base)->database;
  const int code = enter(database);
  if (code != SQLITE_OK) return code;
  // The file itself is cut once the tree that knows of it is on the disk.
  tag_tree_cut(&database->tree, (uint32_t)(size / PAGE));
  database->is_cut = true;
  leave(database);
  return SQLITE_OK;
}

// Has the tree with what is known of the log be on the disk.
static int write_tree(database *database, int flags) {
  if (!copying_forbid(database->held_file)) return SQLITE_BUSY;
  int code = enter(database);
  if (code != SQLITE_OK) {
    copying_allow(database->held_file);
    return code;
  }
  if (database->log.generation > 0) {
    database->tree.log = (log_mark){database->log.generation, database->log.frames};
  }
  code = tag_tree_write(&database->tree, database->keys, database->main);
  leave(database);
  if (code == SQLITE_OK) code = database->main->pMethods->xSync(database->main, flags);
  if (code == SQLITE_OK) tag_tree_settle(&database->tree);
  copying_allow(database->held_file);
  return code;
}

static int main_sync(sqlite3_file *base, int flags) {
  database *database = ((sealed_file *)base)->database;
  const int code = write_tree(database, flags);
  if (code != SQLITE_OK || !database->is_cut) return code;
  database->is_cut = false;
  const sqlite3_int64 end =
    database->tree.pages ? tag_tree_offset(database->tree.pages) + PAGE : (sqlite3_int64)GROUPS;
  return database->main->pMethods->xTruncate(database->main, end);
}

static int main_size(sqlite3_file *base, sqlite3_int64 *size) {
  *size = (sqlite3_int64)((sealed_file *)base)->database->tree.pages * PAGE;
  return SQLITE_OK;
}

static int main_lock(sqlite3_file *base, int level) {
  sqlite3_file *beneath = ((sealed_file *)base)->beneath;
  return beneath->pMethods->xLock(beneath, level);
}

static int main_unlock(sqlite3_file *base, int level) {
  sqlite3_file *beneath = ((sealed_file *)base)->beneath;
  return beneath->pMethods->xUnlock(beneath, level);
}

static int main_check_lock(sqlite3_file *base, int *is_locked) {
  sqlite3_file *beneath = ((sealed_file *)base)->beneath;
  return beneath->pMethods->xCheckReservedLock(beneath, is_locked);
}

// Refuses another journal once there is a log: what the log holds would be left out.
static int judge_pragma(const database *database, char *pragma[]) {
  const bool is_change = pragma[2] && sqlite3_stricmp(pragma[1], "journal_mode") == 0;
  if (!is_change || database->tree.log.generation == 0) return SQLITE_NOTFOUND;
  return sqlite3_stricmp(pragma[2], "wal") == 0 ? SQLITE_NOTFOUND : SQLITE_ERROR;
}

static int main_control(sqlite3_file *base, int operation, void *argument) {
  sealed_file *file = (sealed_file *)base;
  sqlite3_file *beneath = file->beneath;
  switch (operation) {
    case SQLITE_FCNTL_PRAGMA:
      return judge_pragma(file->database, argument);
    case SQLITE_FCNTL_PERSIST_WAL:
      // The log is never deleted: a database without the log that its tree knows is damaged.
      *(int *)argument = 1;
      return SQLITE_OK;
    case SQLITE_FCNTL_HAS_MOVED:
    case SQLITE_FCNTL_LAST_ERRNO:
      return beneath->pMethods->xFileControl(beneath, operation, argument);
    default:
      return SQLITE_NOTFOUND;
  }
}

static int sector_size(sqlite3_file *base) {
  (void)base;
  return PAGE;
}

static int device_characteristics(sqlite3_file *base) {
  (void)base;
  return SQLITE_IOCAP_POWERSAFE_OVERWRITE;
}

static int close_beneath(sealed_file *file) {
  const int code = file->beneath->pMethods->xClose(file->beneath);
  sqlite3_free(file->beneath);
  file->beneath = NULL;
  return code;
}

static int main_close(sqlite3_file *base) {
  sealed_file *file = (sealed_file *)base;
  database *database = file->database;
  pthread_mutex_lock(&database->guard);
  tag_tree_free(&database->tree);
  database->main = NULL;
  database->is_cut = false;
  const int held_file = database->held_file;
  database->held_file = -1;
  pthread_mutex_unlock(&database->guard);
  // Last, as closing any descriptor of a file ends the locks that the process has on it.
  const int code = close_beneath(file);
  close(held_file);
  return code;
}

// MARK: The log

static int log_read(sqlite3_file *base, void *bytes, int count, sqlite3_int64 offset) {
  database *database = ((sealed_file *)base)->database;
  int code = enter(database);
  if (code != SQLITE_OK) return code;
  sealed_pages_fault fault = {SEALED_PAGES_WHOLE, 0};
  code = sealed_log_read(&database->log, database->keys, bytes, count, offset, &fault);
  if (fault.damage != SEALED_PAGES_WHOLE) damaged(database, fault);
  leave(database);
  return code;
}

static int log_write(sqlite3_file *base, const void *bytes, int count, sqlite3_int64 offset) {
  database *database = ((sealed_file *)base)->database;
  // The log begins anew.
  const bool is_header = offset == 0;
  if (is_header && !copying_forbid(database->held_file)) return SQLITE_BUSY;
  int code = enter(database);
  if (code == SQLITE_OK) {
    code = sealed_log_write(&database->log, database->keys, &database->tree, bytes, count, offset);
    leave(database);
  }
  if (is_header) copying_allow(database->held_file);
  return code;
}

static int log_truncate(sqlite3_file *base, sqlite3_int64 size) {
  database *database = ((sealed_file *)base)->database;
  if (!copying_forbid(database->held_file)) return SQLITE_BUSY;
  int code = enter(database);
  if (code == SQLITE_OK) {
    code = sealed_log_truncate(&database->log, database->keys, &database->tree, size);
    leave(database);
  }
  copying_allow(database->held_file);
  return code;
}

static int log_sync(sqlite3_file *base, int flags) {
  sealed_file *file = (sealed_file *)base;
  database *database = file->database;
  int code = enter(database);
  if (code != SQLITE_OK) return code;
  code = sealed_log_flush(&database->log, database->keys);
  leave(database);
  if (code == SQLITE_OK) code = file->beneath->pMethods->xSync(file->beneath, flags);
  if (code != SQLITE_OK) {
    sealed_log_drop(&database->log);
    return code;
  }
  code = enter(database);
  if (code != SQLITE_OK) return code;
  code = sealed_log_record(&database->log, database->keys);
  leave(database);
  // A log of before would pass for that which has begun, until the tree knows of it.
  if (code != SQLITE_OK || database->log.generation <= database->tree.log.generation) return code;
  return write_tree(database, flags);
}

static int log_size(sqlite3_file *base, sqlite3_int64 *size) {
  return sealed_log_size(&((sealed_file *)base)->database->log, size);
}

static int log_lock(sqlite3_file *base, int level) {
  (void)base, (void)level;
  return SQLITE_OK;
}

static int log_check_lock(sqlite3_file *base, int *is_locked) {
  (void)base;
  *is_locked = 0;
  return SQLITE_OK;
}

static int log_control(sqlite3_file *base, int operation, void *argument) {
  (void)base, (void)operation, (void)argument;
  return SQLITE_NOTFOUND;
}

static int log_close(sqlite3_file *base) {
  sealed_file *file = (sealed_file *)base;
  pthread_mutex_lock(&file->database->guard);
  sealed_log_free(&file->database->log);
  pthread_mutex_unlock(&file->database->guard);
  return close_beneath(file);
}

// The first version of these methods has no shared memory and no mapped pages.
static const sqlite3_io_methods main_methods = {
  .iVersion = 1,
  .xClose = main_close,
  .xRead = main_read,
  .xWrite = main_write,
  .xTruncate = main_truncate,
  .xSync = main_sync,
  .xFileSize = main_size,
  .xLock = main_lock,
  .xUnlock = main_unlock,
  .xCheckReservedLock = main_check_lock,
  .xFileControl = main_control,
  .xSectorSize = sector_size,
  .xDeviceCharacteristics = device_characteristics,
};

static const sqlite3_io_methods log_methods = {
  .iVersion = 1,
  .xClose = log_close,
  .xRead = log_read,
  .xWrite = log_write,
  .xTruncate = log_truncate,
  .xSync = log_sync,
  .xFileSize = log_size,
  .xLock = log_lock,
  .xUnlock = log_lock,
  .xCheckReservedLock = log_check_lock,
  .xFileControl = log_control,
  .xSectorSize = sector_size,
  .xDeviceCharacteristics = device_characteristics,
};

// MARK: The file system

static int open_beneath(const char *path, sealed_file *file, int flags, int *given) {
  sqlite3_vfs *system = beneath_system();
  file->beneath = system ? sqlite3_malloc(system->szOsFile) : NULL;
  if (!file->beneath) return SQLITE_NOMEM;
  memset(file->beneath, 0, (size_t)system->szOsFile);
  const int code = system->xOpen(system, path, file->beneath, flags, given);
  if (code == SQLITE_OK) return SQLITE_OK;
  if (file->beneath->pMethods) {
    close_beneath(file);
  } else {
    sqlite3_free(file->beneath);
  }
  return code;
}

static int read_tree(sealed_file *file, int flags) {
  database *database = file->database;
  sqlite3_int64 size = 0;
  const int code = file->beneath->pMethods->xFileSize(file->beneath, &size);
  if (code != SQLITE_OK) return code;
  // Only what is about to be made has no tree.
  if ((flags & SQLITE_OPEN_CREATE) && size <= SEALED_PAGES_CLEAR_SIZE) return SQLITE_OK;
  sealed_pages_fault fault = {SEALED_PAGES_WHOLE, 0};
  switch (tag_tree_read(&database->tree, database->keys, file->beneath, &fault)) {
    case TREE_READ: return SQLITE_OK;
    case TREE_FAILED: return SQLITE_IOERR_READ;
    case TREE_NO_MEMORY: return SQLITE_IOERR_NOMEM;
    case TREE_DAMAGED: return damaged(database, fault);
  }
  return SQLITE_IOERR_READ;
}

static int take_over_main(sealed_file *file, const char *path, int flags) {
  const int code = read_tree(file, flags);
  if (code != SQLITE_OK) return code;
  file->database->held_file = open(path, O_RDWR | O_CLOEXEC | O_NOFOLLOW);
  return file->database->held_file < 0 ? SQLITE_CANTOPEN : SQLITE_OK;
}

static int take_over_log(sealed_file *file) {
  database *database = file->database;
  sealed_log_free(&database->log);
  database->log.file = file->beneath;
  sealed_pages_fault fault = {SEALED_PAGES_WHOLE, 0};
  const int code = sealed_log_open(&database->log, database->keys, &database->tree, &fault);
  if (fault.damage != SEALED_PAGES_WHOLE) damaged(database, fault);
  if (code != SQLITE_OK) sealed_log_free(&database->log);
  return code;
}

static int open_file(
  sqlite3_vfs *system, const char *path, sqlite3_file *base, int flags, int *given
) {
  (void)system;
  sealed_file *file = (sealed_file *)base;
  *file = (sealed_file){0};
  const bool is_main = flags & SQLITE_OPEN_MAIN_DB;
  if (!path || !(is_main || (flags & SQLITE_OPEN_WAL))) return SQLITE_CANTOPEN;
  database *database = find(is_main ? path : sqlite3_filename_database(path));
  if (!database) return SQLITE_CANTOPEN;
  int code = enter(database);
  if (code != SQLITE_OK) return code;
  file->database = database;
  if (is_main == (database->main != NULL)) {
    code = is_main ? SQLITE_BUSY : SQLITE_CANTOPEN;
  } else {
    code = open_beneath(path, file, flags, given);
  }
  if (code == SQLITE_OK) {
    code = is_main ? take_over_main(file, path, flags) : take_over_log(file);
    if (code != SQLITE_OK) {
      if (is_main) tag_tree_free(&database->tree);
      close_beneath(file);
    }
  }
  if (code == SQLITE_OK) {
    file->base.pMethods = is_main ? &main_methods : &log_methods;
    if (is_main) database->main = file->beneath;
  }
  leave(database);
  return code;
}

static bool is_log_name(const char *path) {
  const size_t length = strlen(path);
  return length > 4 && strcmp(path + length - 4, "-wal") == 0;
}

static int delete_file(sqlite3_vfs *system, const char *path, int syncs_directory) {
  (void)system, (void)path, (void)syncs_directory;
  return SQLITE_IOERR_DELETE;
}

// Of all files besides the database only its log is there.
static int access_file(sqlite3_vfs *system, const char *path, int flags, int *answer) {
  (void)system;
  *answer = 0;
  if (!is_log_name(path)) return SQLITE_OK;
  sqlite3_vfs *beneath = beneath_system();
  const int code = beneath->xAccess(beneath, path, flags, answer);
  if (code != SQLITE_OK || *answer) return code;
  database *database = find(sqlite3_filename_database(path));
  if (!database || database->tree.log.generation == 0) return SQLITE_OK;
  return damaged(database, (sealed_pages_fault){SEALED_PAGES_NO_LOG, 0});
}

static int full_pathname(sqlite3_vfs *system, const char *path, int room, char *full) {
  (void)system;
  sqlite3_vfs *beneath = beneath_system();
  return beneath->xFullPathname(beneath, path, room, full);
}

static int randomness(sqlite3_vfs *system, int count, char *bytes) {
  (void)system;
  randombytes_buf(bytes, (size_t)count);
  return count;
}

static int sleep_for(sqlite3_vfs *system, int microseconds) {
  (void)system;
  sqlite3_vfs *beneath = beneath_system();
  return beneath->xSleep(beneath, microseconds);
}

static int current_time(sqlite3_vfs *system, double *days) {
  (void)system;
  sqlite3_vfs *beneath = beneath_system();
  return beneath->xCurrentTime(beneath, days);
}

static int last_error(sqlite3_vfs *system, int count, char *text) {
  (void)system;
  sqlite3_vfs *beneath = beneath_system();
  return beneath->xGetLastError(beneath, count, text);
}

int sealed_pages_copy(const char *path, int database_copy, int log_copy) {
  char *log = sqlite3_mprintf("%s-wal", path);
  if (!log) return ENOMEM;
  const database *known = find_by_any_path(path);
  const int open_file = known ? known->held_file : -1;
  // Closing another descriptor of it would end the locks that this process has.
  const int error = open_file < 0 ? copying_copy_foreign(path, log, database_copy, log_copy)
                                  : copying_copy(open_file, log, database_copy, log_copy);
  sqlite3_free(log);
  return error;
}

int sealed_pages_register(void) {
  static sqlite3_vfs sealed = {
    .iVersion = 1,
    .szOsFile = sizeof(sealed_file),
    .zName = SEALED_PAGES_FILE_SYSTEM,
    .xOpen = open_file,
    .xDelete = delete_file,
    .xAccess = access_file,
    .xFullPathname = full_pathname,
    .xRandomness = randomness,
    .xSleep = sleep_for,
    .xCurrentTime = current_time,
    .xGetLastError = last_error,
  };
  sqlite3_vfs *beneath = beneath_system();
  if (!beneath) return SQLITE_ERROR;
  if (sodium_init() < 0) return SQLITE_ERROR;
  sealed.mxPathname = beneath->mxPathname;
  return sqlite3_vfs_register(&sealed, 0);
}
