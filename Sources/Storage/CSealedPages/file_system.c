#include "database.h"

#include <sodium.h>
#include <string.h>

int sealed_file_close_beneath(sealed_file *file) {
  const int code = file->beneath->pMethods->xClose(file->beneath);
  sqlite3_free(file->beneath);
  file->beneath = NULL;
  return code;
}

int sealed_file_sector_size(sqlite3_file *base) {
  (void)base;
  return PAGE;
}

int sealed_file_characteristics(sqlite3_file *base) {
  (void)base;
  return SQLITE_IOCAP_POWERSAFE_OVERWRITE;
}

static int open_in_memory(sealed_file *file, int descriptor, int flags, int *given) {
  file->beneath = sqlite3_malloc((int)memory_file_size);
  if (!file->beneath) return SQLITE_NOMEM;
  memory_file_open(file->beneath, descriptor);
  if (given) *given = flags;
  return SQLITE_OK;
}

static int open_beneath(const char *path, sealed_file *file, int flags, int *given) {
  const memory_files memory = file->database->memory;
  if (memory_files_are_there(memory)) {
    const int descriptor = flags & SQLITE_OPEN_MAIN_DB ? memory.main : memory.log;
    return open_in_memory(file, descriptor, flags, given);
  }
  sqlite3_vfs *system = beneath_system();
  file->beneath = system ? sqlite3_malloc(system->szOsFile) : NULL;
  if (!file->beneath) return SQLITE_NOMEM;
  memset(file->beneath, 0, (size_t)system->szOsFile);
  const int code = system->xOpen(system, path, file->beneath, flags, given);
  if (code == SQLITE_OK) return SQLITE_OK;
  if (file->beneath->pMethods) {
    sealed_file_close_beneath(file);
  } else {
    sqlite3_free(file->beneath);
  }
  return code;
}

static int take_over_main(sealed_file *file, int flags) {
  sqlite3_int64 size = 0;
  const int code = file->beneath->pMethods->xFileSize(file->beneath, &size);
  if (code != SQLITE_OK) return code;
  database *database = file->database;
  // Only what is about to be made has no tree.
  database->is_new = (flags & SQLITE_OPEN_CREATE) && size <= SEALED_PAGES_CLEAR_SIZE;
  return database_hold_file(database) < 0 ? SQLITE_CANTOPEN : SQLITE_OK;
}

static int take_over_log(sealed_file *file) {
  database *database = file->database;
  sealed_log_free(&database->log);
  database->log.file = file->beneath;
  sealed_pages_fault fault = {SEALED_PAGES_WHOLE, 0};
  const int code = sealed_log_open(&database->log, database->keys, &database->tree, &fault);
  if (fault.damage != SEALED_PAGES_WHOLE) database_damaged(database, fault);
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
  database *database = database_find(is_main ? path : sqlite3_filename_database(path));
  if (!database) return SQLITE_CANTOPEN;
  int code = database_enter(database);
  if (code != SQLITE_OK) return code;
  file->database = database;
  if (is_main == (database->main != NULL)) {
    code = is_main ? SQLITE_BUSY : SQLITE_CANTOPEN;
  } else {
    code = open_beneath(path, file, flags, given);
  }
  if (code == SQLITE_OK) {
    code = is_main ? take_over_main(file, flags) : take_over_log(file);
    if (code != SQLITE_OK) {
      if (is_main) tag_tree_free(&database->tree);
      sealed_file_close_beneath(file);
    }
  }
  if (code == SQLITE_OK) {
    file->base.pMethods = is_main ? &sealed_main_methods : &sealed_log_methods;
    if (is_main) database->main = file->beneath;
  }
  database_leave(database);
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

// Reports only the log as there, of all files besides the database.
static int access_file(sqlite3_vfs *system, const char *path, int flags, int *answer) {
  (void)system;
  *answer = 0;
  if (!is_log_name(path)) return SQLITE_OK;
  database *database = database_find(sqlite3_filename_database(path));
  if (database && memory_files_are_there(database->memory)) {
    *answer = memory_files_have_log(database->memory);
  } else {
    sqlite3_vfs *beneath = beneath_system();
    const int code = beneath->xAccess(beneath, path, flags, answer);
    if (code != SQLITE_OK) return code;
  }
  if (*answer || !database || database->tree.log.frames == 0) return SQLITE_OK;
  return database_damaged(database, (sealed_pages_fault){SEALED_PAGES_NO_LOG, 0});
}

static int full_pathname(sqlite3_vfs *system, const char *path, int room, char *full) {
  (void)system;
  const database *known = database_find(path);
  if (known && memory_files_are_there(known->memory)) {
    sqlite3_snprintf(room, full, "%s", path);
    return SQLITE_OK;
  }
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
