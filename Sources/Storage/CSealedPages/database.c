#define _GNU_SOURCE
#include "copying.h"
#include "database.h"

#include <errno.h>
#include <fcntl.h>
#include <sodium.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static pthread_mutex_t registry = PTHREAD_MUTEX_INITIALIZER;
static database *databases;

sqlite3_vfs *beneath_system(void) { return sqlite3_vfs_find(NULL); }

// With the registry locked.
static database *find(const char *path) {
  database *found = databases;
  while (found && strcmp(found->path, path) != 0) found = found->next;
  return found;
}

database *database_find(const char *path) {
  pthread_mutex_lock(&registry);
  database *found = find(path);
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

database *database_find_by_any_path(const char *path) {
  // The name of one in memory is no path.
  database *named = database_find(path);
  if (named) return named;
  char *full = full_path(path);
  database *found = full ? database_find(full) : NULL;
  free(full);
  return found;
}

static database *make(char *path) {
  database *made = calloc(1, sizeof *made);
  if (!made) return NULL;
  made->path = path;
  made->held_file = -1;
  made->memory = memory_files_none;
  pthread_mutex_init(&made->guard, NULL);
  made->next = databases;
  databases = made;
  return made;
}

// Takes over the path. Finds the one that another thread has added meanwhile.
static database *add(char *path) {
  pthread_mutex_lock(&registry);
  database *known = find(path);
  if (!known) known = make(path);
  pthread_mutex_unlock(&registry);
  if (!known || known->path != path) free(path);
  return known;
}

database *database_know(const char *path) {
  database *known = database_find(path);
  if (known) return known;
  char *full = full_path(path);
  return full ? add(full) : NULL;
}

// MARK: The held descriptor

int database_hold_file(database *database) {
  if (database->held_file >= 0) return database->held_file;
  if (memory_files_are_there(database->memory)) {
    database->held_file = fcntl(database->memory.main, F_DUPFD_CLOEXEC, 0);
    return database->held_file;
  }
  database->held_file = open(database->path, O_RDWR | O_CLOEXEC | O_NOFOLLOW);
  if (database->held_file < 0 && (errno == EACCES || errno == EROFS)) {
    database->held_file = open(database->path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW);
  }
  return database->held_file;
}

int database_borrow_file(database *database) {
  pthread_mutex_lock(&database->guard);
  const int file = database_hold_file(database);
  if (file >= 0) database->borrowers++;
  pthread_mutex_unlock(&database->guard);
  return file;
}

void database_return_file(database *database) {
  pthread_mutex_lock(&database->guard);
  if (--database->borrowers == 0 && !database->main) {
    close(database->held_file);
    database->held_file = -1;
  }
  pthread_mutex_unlock(&database->guard);
}

// MARK: Keys

int sealed_pages_admit(
  const char *path, const uint8_t key[SEALED_PAGES_KEY_SIZE],
  const uint8_t identity[SEALED_PAGES_IDENTITY_SIZE]
) {
  database *known = database_know(path);
  if (!known) return SQLITE_CANTOPEN;
  sealing_keys *keys = sealing_keys_make(key, identity);
  if (!keys) return SQLITE_NOMEM;
  pthread_mutex_lock(&known->guard);
  const bool is_open = known->main;
  sealing_keys *other = is_open ? keys : known->keys;
  if (!is_open) {
    known->keys = keys;
    atomic_store(&known->is_forgotten, false);
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
  database *known = database_find_by_any_path(path);
  if (!known) return;
  atomic_store(&known->is_forgotten, true);
  pthread_mutex_lock(&known->guard);
  sealing_keys_free(known->keys);
  known->keys = NULL;
  sodium_memzero(known->log.held, sizeof known->log.held);
  pthread_mutex_unlock(&known->guard);
}

sealed_pages_fault sealed_pages_found(const char *path) {
  database *known = database_find_by_any_path(path);
  if (!known) return (sealed_pages_fault){SEALED_PAGES_WHOLE, 0};
  pthread_mutex_lock(&known->guard);
  const sealed_pages_fault fault = known->fault;
  pthread_mutex_unlock(&known->guard);
  return fault;
}

int database_enter(database *database) {
  if (atomic_load(&database->is_forgotten)) return SQLITE_IOERR_AUTH;
  atomic_fetch_add(&database->entering, 1);
  pthread_mutex_lock(&database->guard);
  atomic_fetch_sub(&database->entering, 1);
  if (database->keys) return SQLITE_OK;
  pthread_mutex_unlock(&database->guard);
  return SQLITE_IOERR_AUTH;
}

void database_leave(database *database) { pthread_mutex_unlock(&database->guard); }

int database_damaged(database *database, sealed_pages_fault fault) {
  if (database->fault.damage == SEALED_PAGES_WHOLE) database->fault = fault;
  return SQLITE_IOERR_DATA;
}

// MARK: In memory

static database *know_name(const char *name) {
  database *known = database_find(name);
  if (known) return known;
  char *copy = strdup(name);
  return copy ? add(copy) : NULL;
}

int sealed_pages_hold_in_memory(const char *name) {
  // No path: it would stand for a file too.
  if (*name == 0 || strchr(name, '/')) return SQLITE_CANTOPEN;
  database *known = know_name(name);
  if (!known) return SQLITE_NOMEM;
  pthread_mutex_lock(&known->guard);
  int code = SQLITE_BUSY;
  if (!memory_files_are_there(known->memory)) {
    code = memory_files_make(&known->memory) ? SQLITE_OK : SQLITE_NOMEM;
  }
  pthread_mutex_unlock(&known->guard);
  return code;
}

int sealed_pages_hold_files(const char *name, int database_copy, int log_copy) {
  const int code = sealed_pages_hold_in_memory(name);
  if (code != SQLITE_OK) return code;
  const memory_files memory = database_find(name)->memory;
  if (copying_copy(database_copy, log_copy, memory.main, memory.log) == 0) return SQLITE_OK;
  sealed_pages_discard(name);
  return SQLITE_NOMEM;
}

int sealed_pages_hold_copy(const char *name, const char *path) {
  const int code = sealed_pages_hold_in_memory(name);
  if (code != SQLITE_OK) return code == SQLITE_BUSY ? EEXIST : code == SQLITE_NOMEM ? ENOMEM : EINVAL;
  const memory_files memory = database_find(name)->memory;
  const int error = sealed_pages_copy(path, memory.main, memory.log);
  if (error != 0) sealed_pages_discard(name);
  return error;
}

int sealed_pages_discard(const char *name) {
  database *known = database_find(name);
  if (!known) return SQLITE_OK;
  pthread_mutex_lock(&known->guard);
  const bool is_open = known->main || known->borrowers > 0;
  sealing_keys *keys = is_open ? NULL : known->keys;
  if (!is_open) {
    known->keys = NULL;
    memory_files_close(&known->memory);
  }
  pthread_mutex_unlock(&known->guard);
  sealing_keys_free(keys);
  return is_open ? SQLITE_BUSY : SQLITE_OK;
}
