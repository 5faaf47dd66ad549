#define _GNU_SOURCE
#include "copying.h"
#include "database.h"

#include <string.h>
#include <unistd.h>

static int read_page(sealed_file *file, uint32_t page, uint8_t bytes[]) {
  database *database = file->database;
  const uint8_t *tag = tag_tree_tag(&database->tree, page);
  if (!tag) {
    memset(bytes, 0, PAGE);
    return page > database->tree.pages
             ? SQLITE_IOERR_SHORT_READ
             : database_damaged(database, (sealed_pages_fault){SEALED_PAGES_BAD_PAGE, page});
  }
  uint8_t sealed[PAGE];
  const int code =
    file->beneath->pMethods->xRead(file->beneath, sealed, PAGE, tag_tree_offset(page));
  if (code != SQLITE_OK && code != SQLITE_IOERR_SHORT_READ) return code;
  if (code == SQLITE_OK && memcmp(sealed + PAGE - TAG, tag, TAG) == 0 &&
      sealing_open_block(database->keys, KIND_PAGE, page, sealed, bytes)) {
    return SQLITE_OK;
  }
  return database_damaged(database, (sealed_pages_fault){SEALED_PAGES_BAD_PAGE, page});
}

// The header that SQLite reads of the first page before it looks for a log, in which a newer one may lie.
static void copy_constant_header(uint8_t bytes[], int count, int offset) {
  static const uint8_t header[100] = {
    'S', 'Q', 'L', 'i', 't', 'e', ' ', 'f', 'o', 'r', 'm', 'a', 't', ' ', '3', 0,
    PAGE >> 8, PAGE & 0xff, 2, 2, SEALED_PAGES_RESERVE, 64, 32, 32,
  };
  memcpy(bytes, header + offset, (size_t)count);
}

static int main_read(sqlite3_file *base, void *bytes, int count, sqlite3_int64 offset) {
  sealed_file *file = (sealed_file *)base;
  int code = database_enter(file->database);
  if (code != SQLITE_OK) return code;
  if (file->database->is_new && file->database->tree.pages == 0) {
    memset(bytes, 0, (size_t)count);
    code = SQLITE_IOERR_SHORT_READ;
  } else if (offset + count <= 100) {
    copy_constant_header(bytes, count, (int)offset);
  } else if (offset % PAGE != 0 || count != PAGE) {
    code = SQLITE_IOERR_READ;
  } else {
    code = read_page(file, (uint32_t)(offset / PAGE) + 1, bytes);
  }
  database_leave(file->database);
  return code;
}

// The end of the file as its tree has it.
static sqlite3_int64 end_of(const tag_tree *tree) {
  return tree->pages ? tag_tree_offset(tree->pages) + PAGE : (sqlite3_int64)GROUPS;
}

static int write_page(sealed_file *file, uint32_t page, const uint8_t bytes[]) {
  if (!sealing_has_room(page, bytes)) return SQLITE_IOERR_WRITE;
  const sqlite3_int64 offset = tag_tree_offset(page);
  int code = SQLITE_OK;
  // Records that come to lie before it, or the page of SQLite's locks, which is never written.
  if (offset > end_of(&file->database->tree)) {
    code = sealing_fill(file->beneath, ROOT_PLACES, offset);
  }
  if (code != SQLITE_OK) return code;
  uint8_t sealed[PAGE];
  sealing_seal_block(file->database->keys, KIND_PAGE, page, bytes, sealed);
  code = file->beneath->pMethods->xWrite(file->beneath, sealed, PAGE, offset);
  if (code != SQLITE_OK) return code;
  return tag_tree_set(&file->database->tree, page, sealed + PAGE - TAG) ? SQLITE_OK
                                                                         : SQLITE_IOERR_NOMEM;
}

static int main_write(sqlite3_file *base, const void *bytes, int count, sqlite3_int64 offset) {
  sealed_file *file = (sealed_file *)base;
  if (offset % PAGE != 0 || count != PAGE || offset / PAGE >= UINT32_MAX) {
    return SQLITE_IOERR_WRITE;
  }
  int code = database_enter(file->database);
  if (code != SQLITE_OK) return code;
  code = write_page(file, (uint32_t)(offset / PAGE) + 1, bytes);
  database_leave(file->database);
  return code;
}

static int main_truncate(sqlite3_file *base, sqlite3_int64 size) {
  database *database = ((sealed_file *)base)->database;
  const int code = database_enter(database);
  if (code != SQLITE_OK) return code;
  // The file itself is cut once the tree that knows of it is on the disk.
  tag_tree_cut(&database->tree, (uint32_t)(size / PAGE));
  database->is_cut = true;
  database_leave(database);
  return SQLITE_OK;
}

int database_write_tree(database *database, int flags) {
  if (!copying_forbid(database)) return SQLITE_BUSY;
  int code = database_enter(database);
  if (code != SQLITE_OK) {
    copying_allow(database);
    return code;
  }
  if (database->log.generation > 0) {
    database->tree.log = (log_mark){database->log.generation, database->log.frames};
  }
  code = tag_tree_write(&database->tree, database->keys, database->main);
  database_leave(database);
  if (code == SQLITE_OK) code = database->main->pMethods->xSync(database->main, flags);
  if (code == SQLITE_OK) {
    pthread_mutex_lock(&database->guard);
    tag_tree_settle(&database->tree);
    pthread_mutex_unlock(&database->guard);
  }
  copying_allow(database);
  return code;
}

static int main_sync(sqlite3_file *base, int flags) {
  database *database = ((sealed_file *)base)->database;
  const int code = database_write_tree(database, flags);
  if (code != SQLITE_OK || !database->is_cut) return code;
  database->is_cut = false;
  return database->main->pMethods->xTruncate(database->main, end_of(&database->tree));
}

static int main_size(sqlite3_file *base, sqlite3_int64 *size) {
  *size = (sqlite3_int64)((sealed_file *)base)->database->tree.pages * PAGE;
  return SQLITE_OK;
}

static int read_tree(database *database) {
  sealed_pages_fault fault = {SEALED_PAGES_WHOLE, 0};
  sqlite3_int64 size = 0;
  const int code = database->main->pMethods->xFileSize(database->main, &size);
  if (code != SQLITE_OK) return code;
  if (database->is_new && size <= SEALED_PAGES_CLEAR_SIZE) return SQLITE_OK;
  switch (tag_tree_read(&database->tree, database->keys, database->main, &fault)) {
    case TREE_READ: return SQLITE_OK;
    case TREE_FAILED: return SQLITE_IOERR_READ;
    case TREE_NO_MEMORY: return SQLITE_IOERR_NOMEM;
    case TREE_DAMAGED: return database_damaged(database, fault);
  }
  return SQLITE_IOERR_READ;
}

// The tree is read once nobody else can write it: until then another process may have the database open,
// and it would be taken for damaged, or be written back as it was before.
static int main_lock(sqlite3_file *base, int level) {
  sealed_file *file = (sealed_file *)base;
  database *database = file->database;
  int code = file->beneath->pMethods->xLock(file->beneath, level);
  if (code != SQLITE_OK || database->is_locked) return code;
  code = database_enter(database);
  if (code == SQLITE_OK) {
    code = read_tree(database);
    database->is_locked = code == SQLITE_OK;
    if (code != SQLITE_OK) tag_tree_free(&database->tree);
    database_leave(database);
  }
  if (code != SQLITE_OK) file->beneath->pMethods->xUnlock(file->beneath, SQLITE_LOCK_NONE);
  return code;
}

static int main_unlock(sqlite3_file *base, int level) {
  sealed_file *file = (sealed_file *)base;
  if (level == SQLITE_LOCK_NONE) {
    pthread_mutex_lock(&file->database->guard);
    file->database->is_locked = false;
    pthread_mutex_unlock(&file->database->guard);
  }
  return file->beneath->pMethods->xUnlock(file->beneath, level);
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

static int main_close(sqlite3_file *base) {
  sealed_file *file = (sealed_file *)base;
  database *database = file->database;
  pthread_mutex_lock(&database->guard);
  tag_tree_free(&database->tree);
  database->main = NULL;
  database->is_cut = false;
  database->is_locked = false;
  // Within the guard and in this order: whoever opens it next would lose its locks by a descriptor that
  // is closed later.
  const int code = sealed_file_close_beneath(file);
  if (database->borrowers == 0) {
    close(database->held_file);
    database->held_file = -1;
  }
  pthread_mutex_unlock(&database->guard);
  return code;
}

const sqlite3_io_methods sealed_main_methods = {
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
  .xSectorSize = sealed_file_sector_size,
  .xDeviceCharacteristics = sealed_file_characteristics,
};
