#include "CFaults.h"

#include "power.h"

#include <pthread.h>
#include <signal.h>
#include <sqlite3.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { PLANS = 64, PREFIX = 512 };

struct plan {
  char prefix[PREFIX];
  int is_used, at, action, seen, is_cut;
};

static struct plan plans[PLANS];
static pthread_mutex_t guard = PTHREAD_MUTEX_INITIALIZER;

// The action at a call.
enum verdict { PASS, FAIL_FULL, FAIL_ERROR, HALF_FULL, HALF_ERROR, HALF_KILL, POWER_LOST };

// True if what is not synced will be lost.
static int is_noted(const char *path) {
  int result = 0;
  pthread_mutex_lock(&guard);
  for (int i = 0; path && i < PLANS; i++) {
    const struct plan *plan = &plans[i];
    if (plan->is_used && plan->action == CFAULTS_POWER && !plan->is_cut &&
        strncmp(path, plan->prefix, strlen(plan->prefix)) == 0) {
      result = 1;
    }
  }
  pthread_mutex_unlock(&guard);
  return result;
}

static enum verdict judge(const char *path) {
  enum verdict verdict = PASS;
  pthread_mutex_lock(&guard);
  for (int i = 0; path && i < PLANS; i++) {
    struct plan *plan = &plans[i];
    if (!plan->is_used || strncmp(path, plan->prefix, strlen(plan->prefix)) != 0) continue;
    plan->seen++;
    if (plan->is_cut) {
      verdict = FAIL_ERROR;
    } else if (plan->seen == plan->at) {
      static const enum verdict verdicts[] = {
        [CFAULTS_COUNT] = PASS,
        [CFAULTS_FULL] = FAIL_FULL,
        [CFAULTS_ERROR] = FAIL_ERROR,
        [CFAULTS_SHORT] = HALF_FULL,
        [CFAULTS_CUT] = HALF_ERROR,
        [CFAULTS_KILL] = HALF_KILL,
        [CFAULTS_POWER] = POWER_LOST,
      };
      verdict = verdicts[plan->action];
      plan->is_cut = plan->action == CFAULTS_CUT || plan->action == CFAULTS_POWER;
      // By the number of the call, so that each run of it loses the same.
      if (verdict == POWER_LOST) power_lose((unsigned)plan->at);
    }
  }
  pthread_mutex_unlock(&guard);
  return verdict;
}

// Files: the real one lies right behind the layer's.

struct file {
  sqlite3_file base;
  const char *path;
  sqlite3_file *real;
};

static sqlite3_file *real(sqlite3_file *file) { return ((struct file *)file)->real; }
static const char *path(sqlite3_file *file) { return ((struct file *)file)->path; }

// The verdict on a call that can't be done by half.
static int is_refused(const char *name) {
  enum verdict verdict = judge(name);
  if (verdict == HALF_KILL) kill(getpid(), SIGKILL);
  return verdict != PASS;
}

static int close_file(sqlite3_file *file) { return real(file)->pMethods->xClose(real(file)); }

static int read_file(sqlite3_file *file, void *target, int count, sqlite3_int64 offset) {
  return real(file)->pMethods->xRead(real(file), target, count, offset);
}

static int write_file(sqlite3_file *file, const void *bytes, int count, sqlite3_int64 offset) {
  enum verdict verdict = judge(path(file));
  int half = verdict == HALF_FULL || verdict == HALF_ERROR || verdict == HALF_KILL;
  if (verdict == PASS && is_noted(path(file))) {
    power_note_write(real(file), path(file), bytes, count, offset);
  }
  if (verdict == PASS || half) {
    int code = real(file)->pMethods->xWrite(real(file), bytes, half ? count / 2 : count, offset);
    if (verdict == HALF_KILL) kill(getpid(), SIGKILL);
    if (code != SQLITE_OK || !half) return code;
  }
  return verdict == FAIL_FULL || verdict == HALF_FULL ? SQLITE_FULL : SQLITE_IOERR_WRITE;
}

static int truncate_file(sqlite3_file *file, sqlite3_int64 size) {
  if (is_refused(path(file))) return SQLITE_IOERR_TRUNCATE;
  if (is_noted(path(file))) power_note_truncation(real(file), path(file), size);
  return real(file)->pMethods->xTruncate(real(file), size);
}

static int sync_file(sqlite3_file *file, int flags) {
  if (is_refused(path(file))) return SQLITE_IOERR_FSYNC;
  if (is_noted(path(file))) power_note_sync(path(file));
  return real(file)->pMethods->xSync(real(file), flags);
}

static int file_size(sqlite3_file *file, sqlite3_int64 *size) {
  return real(file)->pMethods->xFileSize(real(file), size);
}

static int lock_file(sqlite3_file *file, int level) {
  return real(file)->pMethods->xLock(real(file), level);
}

static int unlock_file(sqlite3_file *file, int level) {
  return real(file)->pMethods->xUnlock(real(file), level);
}

static int check_lock(sqlite3_file *file, int *result) {
  return real(file)->pMethods->xCheckReservedLock(real(file), result);
}

static int control_file(sqlite3_file *file, int operation, void *argument) {
  return real(file)->pMethods->xFileControl(real(file), operation, argument);
}

static int sector_size(sqlite3_file *file) {
  return real(file)->pMethods->xSectorSize(real(file));
}

static int characteristics(sqlite3_file *file) {
  return real(file)->pMethods->xDeviceCharacteristics(real(file));
}

static int map_shared(sqlite3_file *file, int page, int size, int extend, void volatile **target) {
  return real(file)->pMethods->xShmMap(real(file), page, size, extend, target);
}

static int lock_shared(sqlite3_file *file, int offset, int count, int flags) {
  return real(file)->pMethods->xShmLock(real(file), offset, count, flags);
}

static void shared_barrier(sqlite3_file *file) {
  real(file)->pMethods->xShmBarrier(real(file));
}

static int unmap_shared(sqlite3_file *file, int remove) {
  return real(file)->pMethods->xShmUnmap(real(file), remove);
}

static const sqlite3_io_methods methods = {
  .iVersion = 2,
  .xClose = close_file,
  .xRead = read_file,
  .xWrite = write_file,
  .xTruncate = truncate_file,
  .xSync = sync_file,
  .xFileSize = file_size,
  .xLock = lock_file,
  .xUnlock = unlock_file,
  .xCheckReservedLock = check_lock,
  .xFileControl = control_file,
  .xSectorSize = sector_size,
  .xDeviceCharacteristics = characteristics,
  .xShmMap = map_shared,
  .xShmLock = lock_shared,
  .xShmBarrier = shared_barrier,
  .xShmUnmap = unmap_shared,
};

// The layer itself. It forwards everything else to SQLite's own layer, which ignores its caller.

static sqlite3_vfs *below;
static sqlite3_vfs layer;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static int open_file(
  sqlite3_vfs *vfs, const char *name, sqlite3_file *target, int flags, int *out_flags) {
  (void)vfs;
  struct file *file = (struct file *)target;
  file->path = name;
  file->real = (sqlite3_file *)(file + 1);
  int code = below->xOpen(below, name, file->real, flags, out_flags);
  file->base.pMethods = file->real->pMethods ? &methods : NULL;
  return code;
}

static int delete_file(sqlite3_vfs *vfs, const char *name, int sync_directory) {
  (void)vfs;
  if (is_refused(name)) return SQLITE_IOERR_DELETE;
  return below->xDelete(below, name, sync_directory);
}

static void install(void) {
  sqlite3_initialize();
  below = sqlite3_vfs_find(NULL);
  layer = *below;
  layer.zName = "cardcase-faults";
  layer.pNext = NULL;
  layer.szOsFile = (int)sizeof(struct file) + below->szOsFile;
  layer.xOpen = open_file;
  layer.xDelete = delete_file;
  sqlite3_vfs_register(&layer, 1);
}

void cfaults_install(void) { pthread_once(&once, install); }

int cfaults_begin(const char *prefix, int at, int action) {
  cfaults_install();
  int handle = -1;
  pthread_mutex_lock(&guard);
  for (int i = 0; i < PLANS && handle < 0 && strlen(prefix) < PREFIX; i++) {
    if (plans[i].is_used) continue;
    plans[i] = (struct plan){.is_used = 1, .at = at, .action = action};
    strcpy(plans[i].prefix, prefix);
    handle = i;
  }
  pthread_mutex_unlock(&guard);
  return handle;
}

static int locked(const int *field) {
  pthread_mutex_lock(&guard);
  int value = *field;
  pthread_mutex_unlock(&guard);
  return value;
}

int cfaults_seen(int handle) { return locked(&plans[handle].seen); }

int cfaults_is_cut(int handle) { return locked(&plans[handle].is_cut); }

void cfaults_end(int handle) {
  pthread_mutex_lock(&guard);
  plans[handle].is_used = 0;
  if (plans[handle].action == CFAULTS_POWER) power_end();
  pthread_mutex_unlock(&guard);
}
