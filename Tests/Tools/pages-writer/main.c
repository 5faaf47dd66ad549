#include "CSealedPages.h"

#include <stdio.h>
#include <stdlib.h>

// A process that writes to a sealed database until it is killed:
//
//     pages-writer DATABASE SEED
//
// Each transaction counts one on in the word with the id 1, adds and deletes others, and is longer than
// the cache of pages. The count goes to standard output when it is about to be committed, and again when
// it was. The log is written back every hundred pages, and sometimes begins anew.
static sqlite3 *database;

static void run(const char *statement) {
  if (sqlite3_exec(database, statement, NULL, NULL, NULL) == SQLITE_OK) return;
  fprintf(stderr, "%s: %s\n", statement, sqlite3_errmsg(database));
  exit(1);
}

static void say(const char *what, long count) {
  printf("%s %ld\n", what, count);
  fflush(stdout);
}

static long last_count(void) {
  sqlite3_stmt *statement;
  if (sqlite3_prepare_v2(database, "SELECT text FROM word WHERE id = 1", -1, &statement, NULL) !=
      SQLITE_OK) {
    exit(1);
  }
  const long count = sqlite3_step(statement) == SQLITE_ROW ? sqlite3_column_int64(statement, 0) : -1;
  sqlite3_finalize(statement);
  return count;
}

int main(int count, char *arguments[]) {
  if (count != 3) return 64;
  uint8_t key[SEALED_PAGES_KEY_SIZE], identity[SEALED_PAGES_IDENTITY_SIZE];
  // Those of the tests.
  for (int i = 0; i < SEALED_PAGES_KEY_SIZE; i++) key[i] = (uint8_t)i;
  for (int i = 0; i < SEALED_PAGES_IDENTITY_SIZE; i++) identity[i] = (uint8_t)(i * 7);
  if (sealed_pages_register() != SQLITE_OK ||
      sealed_pages_admit(arguments[1], key, identity) != SQLITE_OK ||
      sqlite3_open_v2(arguments[1], &database, SQLITE_OPEN_READWRITE, SEALED_PAGES_FILE_SYSTEM) !=
        SQLITE_OK ||
      sealed_pages_leave_log(database) != SQLITE_OK) {
    fprintf(stderr, "%s: %s\n", arguments[1], sqlite3_errmsg(database));
    return 1;
  }
  run("PRAGMA locking_mode = EXCLUSIVE; PRAGMA temp_store = MEMORY; PRAGMA synchronous = FULL;"
      "PRAGMA cache_size = 10; PRAGMA wal_autocheckpoint = 100");
  srandom((unsigned)atol(arguments[2]));
  for (long next = last_count() + 1;; next++) {
    char statement[600];
    snprintf(
      statement, sizeof statement,
      "BEGIN;"
      "UPDATE word SET text = '%ld' WHERE id = 1;"
      "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < %ld)"
      "  INSERT INTO word (text) SELECT hex(randomblob(700)) FROM n;"
      "UPDATE word SET text = text || 'x' WHERE id > 1 AND id %% 3 = 0;"
      "DELETE FROM word WHERE id > 1 AND id < (SELECT max(id) - %ld FROM word);",
      next, 1 + random() % 40, 100 + random() % 200
    );
    run(statement);
    say("about", next);
    run("COMMIT");
    say("done", next);
    if (random() % 20 == 0) run("PRAGMA wal_checkpoint(TRUNCATE)");
    if (random() % 40 == 0) run("VACUUM");
  }
}
