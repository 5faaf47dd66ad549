#pragma once
#include "memory_files.h"
#include "sealed_log.h"
#include "tag_tree.h"

#include <pthread.h>
#include <stdatomic.h>

/// A database whose key was given, with what its two files share.
typedef struct database {
  struct database *next;
  char *path;
  /// Over the keys and all that follows, as they are wiped by another thread.
  pthread_mutex_t guard;
  /// The number of callers that wait for it for the connection. A check, of many pages, lets them pass.
  atomic_int entering;
  /// No one enters any more, so that wiping the keys has to wait for one call only.
  atomic_bool is_forgotten;
  sealing_keys *keys;
  tag_tree tree;
  sealed_log log;
  /// The database beneath, while it is open.
  sqlite3_file *main;
  /// A descriptor of it for what SQLite has no part in: the clear part and copies. It is there while
  /// the database is open or somebody borrows it, as closing any descriptor of a file ends the locks that
  /// the process has on it.
  int held_file;
  int borrowers;
  /// Copies that this process makes, and whether it forbids them.
  int copiers;
  bool is_forbidding;
  memory_files memory;
  sealed_pages_fault fault;
  /// Pages behind the last one are still in the file.
  bool is_cut;
  /// It is about to be made.
  bool is_new;
  /// The connection has a lock, and the tree is that of the file.
  bool is_locked;
} database;

/// A file as SQLite has it.
typedef struct {
  sqlite3_file base;
  database *database;
  /// The file of the default file system beneath.
  sqlite3_file *beneath;
} sealed_file;

/// The methods of the two files, of the first version: without shared memory or mapped pages.
extern const sqlite3_io_methods sealed_main_methods;
extern const sqlite3_io_methods sealed_log_methods;

/// The file system of SQLite that lies beneath.
sqlite3_vfs *beneath_system(void);

/// The database at a full path, or null if it is not known.
database *database_find(const char *path);

/// The same by any path that leads to it.
database *database_find_by_any_path(const char *path);

/// The same, made known if it is not yet. Null if there is no memory for it or the path can't be.
database *database_know(const char *path);

/// The held descriptor, opened where it was not; -1 with the error number if that fails. With the guard.
int database_hold_file(database *database);

/// The same for whoever gives it back, without the guard.
int database_borrow_file(database *database);
void database_return_file(database *database);

/// Begins to use the keys of a database. Returns SQLITE_OK, or SQLITE_IOERR_AUTH where they were wiped.
int database_enter(database *database);
void database_leave(database *database);

/// Keeps the first of the faults.
int database_damaged(database *database, sealed_pages_fault fault);

/// Has the tree, with what is known of the log, be on the disk.
int database_write_tree(database *database, int flags);

int sealed_file_close_beneath(sealed_file *file);

int sealed_file_sector_size(sqlite3_file *base);
int sealed_file_characteristics(sqlite3_file *base);
