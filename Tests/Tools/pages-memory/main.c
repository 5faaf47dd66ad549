#define _GNU_SOURCE
#include "CSealedPages.h"

#include <fcntl.h>
#include <pthread.h>
#include <sodium.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

// A process that looks for what a sealed database holds in its own memory:
//
//     pages-memory DATABASE [COPY]
//
// It fills the database, reads, sorts and searches it, and says on standard output, a name and a number a
// line, how often the canary is in its memory at each step. With a copy it then does what SQLite would take
// temporary files for, and moves all of it to another key.
enum {
  CANARY = 16,
  BUFFER = 1 << 20,
  CACHE = 32 << 20,
};

// Made at run time, so that the program itself does not hold it.
static char canary[CANARY + 1];
static char *buffer;
static sqlite3 *database;
static const char *path;

static void make_canary(void) {
  for (int i = 0; i < CANARY; i++) canary[i] = (char)('a' + (i * 7 + 3) % 26);
}

static void say(const char *name, double number) {
  printf("%s %.3f\n", name, number);
  fflush(stdout);
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec * 1e3 + (double)time.tv_nsec / 1e6;
}

static void fail(const char *what) {
  fprintf(stderr, "%s: %s\n", what, database ? sqlite3_errmsg(database) : "");
  exit(1);
}

static void run(const char *statement) {
  if (sqlite3_exec(database, statement, NULL, NULL, NULL) != SQLITE_OK) fail(statement);
}

// MARK: Looking

static long count_in(
  int file, unsigned long begin, unsigned long end, const void *needle, size_t size
) {
  long count = 0;
  for (unsigned long place = begin; place < end;) {
    const size_t room = end - place < BUFFER ? end - place : BUFFER;
    const ssize_t read = pread(file, buffer, room, (off_t)place);
    if (read <= (ssize_t)size) break;
    for (char *found = buffer; (found = memmem(found, (size_t)(buffer + read - found), needle, size));
         found++) {
      if (place + (unsigned long)(found - buffer) != (unsigned long)needle) count++;
    }
    place += (unsigned long)read - (read < BUFFER ? 0 : size);
  }
  return count;
}

// The number of times that it is in the memory of the process, but for where it was given.
static long count_of(const void *needle, size_t size) {
  const int file = open("/proc/self/mem", O_RDONLY);
  FILE *maps = fopen("/proc/self/maps", "r");
  if (file < 0 || !maps) fail("/proc/self");
  char line[600];
  long count = 0;
  while (fgets(line, sizeof line, maps)) {
    unsigned long begin, end;
    char rights[5];
    if (sscanf(line, "%lx-%lx %4s", &begin, &end, rights) != 3 || rights[0] != 'r') continue;
    const unsigned long own = (unsigned long)buffer;
    if (strstr(line, "[v") || (begin <= own && own < end)) continue;
    count += count_in(file, begin, end, needle, size);
  }
  fclose(maps);
  close(file);
  return count;
}

static long count_canaries(void) { return count_of(canary, CANARY); }

static void say_canaries(const char *name) { say(name, (double)count_canaries()); }

// The keys that are derived from that of the database.
static void say_keys(const char *name, uint8_t first_of_key) {
  static const char context[crypto_kdf_CONTEXTBYTES + 1] = "pages  1";
  const uint8_t key[SEALED_PAGES_KEY_SIZE] = {first_of_key};
  uint8_t derived[32];
  long count = 0;
  for (uint64_t number = 1; number <= 3; number++) {
    crypto_kdf_derive_from_key(derived, sizeof derived, number, context, key);
    count += count_of(derived, sizeof derived);
  }
  sodium_memzero(derived, sizeof derived);
  say(name, (double)count);
}

// Kilobytes of the process that are in memory.
static void say_size(const char *name) {
  long pages = 0;
  FILE *status = fopen("/proc/self/statm", "r");
  if (!status || fscanf(status, "%*d %ld", &pages) != 1) fail("/proc/self/statm");
  fclose(status);
  say(name, (double)(pages * (sysconf(_SC_PAGESIZE) / 1024)));
}

// Mappings of the size of the cache that neither dumps nor children have.
static void say_mappings(void) {
  FILE *maps = fopen("/proc/self/smaps", "r");
  if (!maps) fail("/proc/self/smaps");
  char line[600];
  long size = 0, count = 0;
  while (fgets(line, sizeof line, maps)) {
    sscanf(line, "Size: %ld kB", &size);
    if (strncmp(line, "VmFlags:", 8) != 0 || size != CACHE / 1024) continue;
    if (strstr(line, " dd") && strstr(line, " wf")) count++;
  }
  fclose(maps);
  say("mappings", (double)count);
}

static void say_child(void) {
  const pid_t child = fork();
  if (child < 0) fail("fork");
  if (child == 0) {
    say_canaries("child");
    _exit(0);
  }
  waitpid(child, NULL, 0);
}

// MARK: Working

static sqlite3 *open_at(const char *path, uint8_t first_of_key) {
  uint8_t key[SEALED_PAGES_KEY_SIZE] = {first_of_key}, identity[SEALED_PAGES_IDENTITY_SIZE] = {2};
  if (sealed_pages_admit(path, key, identity) != SQLITE_OK) fail("admit");
  if (sqlite3_open_v2(
        path, &database, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, SEALED_PAGES_FILE_SYSTEM
      ) != SQLITE_OK) {
    fail(path);
  }
  sealed_pages_leave_log(database);
  run("PRAGMA locking_mode = EXCLUSIVE; PRAGMA temp_store = MEMORY; PRAGMA secure_delete = ON;"
      "PRAGMA cache_size = -16000");
  return database;
}

static void open_database(void) { open_at(path, 1); }

static void make_room(void) {
  int reserve = SEALED_PAGES_RESERVE;
  sqlite3_file_control(database, "main", SQLITE_FCNTL_RESERVE_BYTES, &reserve);
}

static void fill(void) {
  make_room();
  run("PRAGMA journal_mode = MEMORY; CREATE TABLE word (id INTEGER PRIMARY KEY, text TEXT NOT NULL);"
      "PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0");
  sqlite3_stmt *statement;
  const char *insert = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20000)"
                       " INSERT INTO word (text) SELECT i || ' ' || ?1 || hex(randomblob(60)) FROM n";
  sqlite3_prepare_v2(database, insert, -1, &statement, NULL);
  sqlite3_bind_text(statement, 1, canary, CANARY, SQLITE_TRANSIENT);
  if (sqlite3_step(statement) != SQLITE_DONE) fail(insert);
  sqlite3_finalize(statement);
  run("CREATE VIRTUAL TABLE index_of USING fts5 (text, tokenize = 'trigram');"
      "INSERT INTO index_of SELECT text FROM word WHERE id < 3000;"
      "CREATE INDEX by_end ON word (substr(text, -20), text)");
  run("PRAGMA wal_checkpoint(FULL)");
}

// Sorts, groups and searches, and leaves a statement in the middle of it.
static sqlite3_stmt *read_all(void) {
  run("SELECT text FROM word ORDER BY text || id; SELECT substr(text, -3), group_concat(text)"
      " FROM word GROUP BY 1; SELECT text FROM word WHERE text LIKE '%ff%' ORDER BY text DESC");
  sqlite3_stmt *statement;
  const char *select = "SELECT upper(text) || text FROM index_of WHERE text MATCH ?1 || '*' ORDER BY 1";
  sqlite3_prepare_v2(database, select, -1, &statement, NULL);
  sqlite3_bind_text(statement, 1, canary, CANARY, SQLITE_TRANSIENT);
  if (sqlite3_step(statement) != SQLITE_ROW) fail(select);
  return statement;
}

// With a cache of a few pages: what is larger would go to a file.
static void use_temporary_files(void) {
  open_database();
  run("PRAGMA cache_size = 10; PRAGMA wal_autocheckpoint = 100; DELETE FROM word WHERE id > 2500;"
      "SELECT text FROM word ORDER BY text || id; SELECT DISTINCT text || 'x' FROM word;"
      "SELECT a.text FROM word a JOIN (SELECT text || '' AS text FROM word) b ON a.text = b.text;"
      "SELECT text FROM word UNION SELECT text || 'y' FROM word;"
      "CREATE INDEX by_length ON word (length(text), text DESC); REINDEX;"
      "INSERT INTO index_of (index_of) VALUES ('rebuild'); INSERT INTO index_of (index_of) VALUES ('optimize');"
      "CREATE TEMP TABLE aside AS SELECT text FROM word; CREATE INDEX temp.of_aside ON aside (text);"
      // Statements that are undone, within savepoints that are undone.
      "BEGIN; SAVEPOINT a; UPDATE word SET text = text || 'a'; SAVEPOINT b; DELETE FROM word WHERE id % 3 = 0;"
      "UPDATE OR REPLACE word SET id = id + 1 WHERE id % 5 = 0; ROLLBACK TO b; RELEASE b;"
      "INSERT OR ROLLBACK INTO word (text) SELECT text FROM word LIMIT 1000; ROLLBACK TO a; COMMIT;");
  sqlite3_exec(database, "UPDATE word SET id = 1 + (id > 1500)", NULL, NULL, NULL);
  run("PRAGMA wal_checkpoint(TRUNCATE); VACUUM; PRAGMA integrity_check; ANALYZE");
}

static void move_to_another_key(const char *copy) {
  sqlite3 *source = database, *target = open_at(copy, 9);
  make_room();
  run("PRAGMA journal_mode = MEMORY; CREATE TABLE first (id); PRAGMA journal_mode = WAL");
  sqlite3_backup *backup = sqlite3_backup_init(target, "main", source, "main");
  if (!backup || sqlite3_backup_step(backup, -1) != SQLITE_DONE) fail("backup");
  sqlite3_backup_finish(backup);
  run("PRAGMA wal_checkpoint(FULL); PRAGMA integrity_check");
  sqlite3_close(target);
  sqlite3_close(source);
}

// The work of a connection on a thread of its own, until the key is gone.
static void *work(void *unused) {
  static const char *statements[] = {
    "SELECT text FROM word ORDER BY text || id",
    "UPDATE word SET text = text || 'x' WHERE id % 7 = 0",
    "SELECT count(*) FROM index_of WHERE text MATCH '\"abc\"'",
    "BEGIN; UPDATE word SET text = text || 'y' WHERE id % 11 = 0; ROLLBACK",
    "PRAGMA wal_checkpoint(FULL)",
    "INSERT INTO word (text) SELECT text FROM word WHERE id % 5 = 0 ORDER BY random() LIMIT 500",
    "VACUUM",
  };
  for (int next = 0;; next = (next + 1) % (int)(sizeof statements / sizeof *statements)) {
    if (sqlite3_exec(database, statements[next], NULL, NULL, NULL) != SQLITE_OK) return unused;
  }
}

// Locks while it works. Says how many canaries were left of all rounds, and the longest lock.
static void lock_at_work(void) {
  long left = 0;
  double longest = 0;
  srandom(5);
  for (int round = 0; round < 12; round++) {
    open_database();
    pthread_t worker;
    pthread_create(&worker, NULL, work, NULL);
    usleep((useconds_t)(random() % 150000));
    const double begin = now();
    sealed_pages_forget(path);
    sqlite3_interrupt(database);
    pthread_join(worker, NULL);
    if (sqlite3_close(database) != SQLITE_OK) fail("close");
    const double taken = now() - begin;
    if (taken > longest) longest = taken;
    left += count_canaries();
  }
  say("locked-at-work", (double)left);
  say_keys("keys-at-work", 1);
  say("longest-lock", longest);
}

int main(int count, char *arguments[]) {
  if (count != 2 && count != 3) return 64;
  path = arguments[1];
  make_canary();
  buffer = mmap(NULL, BUFFER, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  say_size("size-before");
  const double begin = now();
  if (sealed_pages_keep_memory(CACHE) != SQLITE_OK || sealed_pages_register() != SQLITE_OK) {
    fail("register");
  }
  say("registering", now() - begin);
  say_size("size-registered");
  say_mappings();
  open_database();
  fill();
  say_canaries("filled");
  say_child();
  sqlite3_stmt *statement = read_all();
  say_size("size-open");
  say_canaries("open");
  say_keys("keys-open", 1);
  double locking = now();
  sealed_pages_forget(path);
  sqlite3_finalize(statement);
  const int closed = sqlite3_close(database);
  say("closed", closed);
  say("closing", now() - locking);
  say_keys("keys-locked", 1);
  say_canaries("locked");
  locking = now();
  say("left", (double)sealed_pages_release_memory());
  say("releasing", now() - locking);
  say_size("size-locked");
  open_database();
  sqlite3_finalize(read_all());
  run("BEGIN; UPDATE word SET text = text || 'x'");
  say_canaries("open-again");
  sealed_pages_forget(path);
  say("closed-again", sqlite3_close(database));
  say_canaries("locked-again");
  say("left-again", (double)sealed_pages_release_memory());
  lock_at_work();
  if (count == 2) return 0;
  use_temporary_files();
  move_to_another_key(arguments[2]);
}
