#ifndef CSQLITE_SHIM_H
#define CSQLITE_SHIM_H

// Debian's SQLite has both; its header declares them only where they are asked for.
#define SQLITE_ENABLE_SESSION 1
#define SQLITE_ENABLE_PREUPDATE_HOOK 1
#include <sqlite3.h>

/// Has SQLite copy a value, which is a macro of pointers that Swift does not import.
static inline int csqlite_bind_text(
  sqlite3_stmt *statement, int index, const char *text, int count
) {
  return sqlite3_bind_text(statement, index, text, count, SQLITE_TRANSIENT);
}

static inline int csqlite_bind_blob(
  sqlite3_stmt *statement, int index, const void *bytes, int count
) {
  return count == 0 ? sqlite3_bind_zeroblob(statement, index, 0)
                    : sqlite3_bind_blob(statement, index, bytes, count, SQLITE_TRANSIENT);
}

/// The same for what a function returns. An empty text may have no address.
static inline void csqlite_result_text(sqlite3_context *context, const void *text, long count) {
  sqlite3_result_text(context, count == 0 ? "" : text, (int)count, SQLITE_TRANSIENT);
}

static inline void csqlite_result_blob(sqlite3_context *context, const void *bytes, long count) {
  if (count == 0) {
    sqlite3_result_zeroblob(context, 0);
  } else {
    sqlite3_result_blob(context, bytes, (int)count, SQLITE_TRANSIENT);
  }
}

#endif
