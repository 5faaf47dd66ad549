#include "database.h"

#include <sodium.h>
#include <stdlib.h>
#include <string.h>

static pthread_mutex_t registry = PTHREAD_MUTEX_INITIALIZER;
static database *databases;

sqlite3_vfs *beneath_system(void) { return sqlite3_vfs_find(NULL); }

database *database_find(const char *path) {
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

database *database_find_by_any_path(const char *path) {
  char *full = full_path(path);
  database *found = full ? database_find(full) : NULL;
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
  database *known = database_find(full);
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
  database *known = database_find_by_any_path(path);
  if (!known) return;
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
  pthread_mutex_lock(&database->guard);
  if (database->keys) return SQLITE_OK;
  pthread_mutex_unlock(&database->guard);
  return SQLITE_IOERR_AUTH;
}

void database_leave(database *database) { pthread_mutex_unlock(&database->guard); }

int database_damaged(database *database, sealed_pages_fault fault) {
  if (database->fault.damage == SEALED_PAGES_WHOLE) database->fault = fault;
  return SQLITE_IOERR_DATA;
}
