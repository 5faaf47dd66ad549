#include "copying.h"
#include "database.h"

static int log_read(sqlite3_file *base, void *bytes, int count, sqlite3_int64 offset) {
  database *database = ((sealed_file *)base)->database;
  int code = database_enter(database);
  if (code != SQLITE_OK) return code;
  sealed_pages_fault fault = {SEALED_PAGES_WHOLE, 0};
  code = sealed_log_read(&database->log, database->keys, bytes, count, offset, &fault);
  if (fault.damage != SEALED_PAGES_WHOLE) database_damaged(database, fault);
  database_leave(database);
  return code;
}

static int log_write(sqlite3_file *base, const void *bytes, int count, sqlite3_int64 offset) {
  database *database = ((sealed_file *)base)->database;
  // The log begins anew.
  const bool is_header = offset == 0;
  if (is_header && !copying_forbid(database)) return SQLITE_BUSY;
  int code = database_enter(database);
  if (code == SQLITE_OK) {
    code = sealed_log_write(&database->log, database->keys, &database->tree, bytes, count, offset);
    database_leave(database);
  }
  if (is_header) copying_allow(database);
  return code;
}

// Without a header it begins anew, which has to be on the disk before any frame goes: until then the record
// of before says that they are there.
static int begin_anew(sealed_file *file) {
  database *database = file->database;
  int code = database_enter(database);
  if (code != SQLITE_OK) return code;
  code = sealed_log_begin(&database->log, database->keys, &database->tree);
  database_leave(database);
  return code == SQLITE_OK ? file->beneath->pMethods->xSync(file->beneath, SQLITE_SYNC_NORMAL) : code;
}

static int log_truncate(sqlite3_file *base, sqlite3_int64 size) {
  sealed_file *file = (sealed_file *)base;
  database *database = file->database;
  if (!copying_forbid(database)) return SQLITE_BUSY;
  int code = size < LOG_HEADER ? begin_anew(file) : SQLITE_OK;
  if (code == SQLITE_OK) code = database_enter(database);
  if (code == SQLITE_OK) {
    code = sealed_log_truncate(&database->log, size);
    database_leave(database);
  }
  copying_allow(database);
  // From then on the database is whole without it.
  if (code == SQLITE_OK && database->log.frames == 0) {
    code = database_write_tree(database, SQLITE_SYNC_NORMAL);
  }
  return code;
}

// True if the tree has to be written with the commit: a log of before would pass for one that has begun,
// and none for one whose first commit the tree does not know.
static bool is_ahead_of_tree(const database *database) {
  const log_mark known = database->tree.log;
  return database->log.generation > known.generation ||
         (known.frames == 0 && database->log.frames > 0);
}

// Writes the tree of a commit that is on the disk already. Where this fails, or a copy is being made, the
// next commit makes up for it.
static void write_tree_of_log(sealed_file *file, int flags) {
  // The root will ask for the record.
  int code = file->beneath->pMethods->xSync(file->beneath, flags);
  if (code == SQLITE_OK) code = database_write_tree(file->database, flags);
  // The root of before is that of a database that is whole without a log: it has to go too.
  if (code == SQLITE_OK) database_write_tree(file->database, flags);
}

static int log_sync(sqlite3_file *base, int flags) {
  sealed_file *file = (sealed_file *)base;
  database *database = file->database;
  int code = database_enter(database);
  if (code != SQLITE_OK) return code;
  code = sealed_log_flush(&database->log, database->keys);
  database_leave(database);
  if (code == SQLITE_OK) code = file->beneath->pMethods->xSync(file->beneath, flags);
  if (code != SQLITE_OK) {
    pthread_mutex_lock(&database->guard);
    sealed_log_drop(&database->log);
    pthread_mutex_unlock(&database->guard);
    return code;
  }
  code = database_enter(database);
  if (code != SQLITE_OK) return code;
  sealed_log_record(&database->log, database->keys);
  database_leave(database);
  if (is_ahead_of_tree(database)) write_tree_of_log(file, flags);
  return SQLITE_OK;
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
  return sealed_file_close_beneath(file);
}

const sqlite3_io_methods sealed_log_methods = {
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
  .xSectorSize = sealed_file_sector_size,
  .xDeviceCharacteristics = sealed_file_characteristics,
};
