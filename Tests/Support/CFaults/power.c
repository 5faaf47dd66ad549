#include "power.h"

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { SECTOR = 512 };

// A change in the order in which they were made, the last one first.
struct change {
  struct change *earlier;
  char *path;
  sqlite3_int64 offset, size_before;
  // What is there now and was there before; a truncation has nothing now.
  char *now, *before;
  int now_count, before_count;
};

static struct change *changes;

static char *copy_of(const void *bytes, int count) {
  char *copy = malloc((size_t)count + 1);
  if (copy && count > 0) memcpy(copy, bytes, (size_t)count);
  return copy;
}

static struct change *note(sqlite3_file *file, const char *path, sqlite3_int64 offset, int count) {
  struct change *change = calloc(1, sizeof *change);
  file->pMethods->xFileSize(file, &change->size_before);
  const sqlite3_int64 room = change->size_before > offset ? change->size_before - offset : 0;
  change->path = strdup(path);
  change->offset = offset;
  change->before_count = count < room ? count : (int)room;
  change->before = malloc((size_t)change->before_count + 1);
  if (change->before_count > 0) {
    file->pMethods->xRead(file, change->before, change->before_count, offset);
  }
  change->earlier = changes;
  changes = change;
  return change;
}

void power_note_write(
  sqlite3_file *file, const char *path, const void *bytes, int count, sqlite3_int64 offset
) {
  struct change *change = note(file, path, offset, count);
  change->now = copy_of(bytes, count);
  change->now_count = count;
}

void power_note_truncation(sqlite3_file *file, const char *path, sqlite3_int64 size) {
  sqlite3_int64 known = 0;
  file->pMethods->xFileSize(file, &known);
  if (known > size) note(file, path, size, (int)(known - size));
}

static void drop(struct change *change) {
  free(change->path);
  free(change->now);
  free(change->before);
  free(change);
}

void power_note_sync(const char *path) {
  for (struct change **place = &changes; *place;) {
    struct change *change = *place;
    if (strcmp(change->path, path) != 0) {
      place = &change->earlier;
      continue;
    }
    *place = change->earlier;
    drop(change);
  }
}

void power_end(void) {
  while (changes) {
    struct change *change = changes;
    changes = change->earlier;
    drop(change);
  }
}

static void take_back(const struct change *change) {
  const int file = open(change->path, O_RDWR);
  if (file < 0) return;
  if (pwrite(file, change->before, (size_t)change->before_count, change->offset) < 0 ||
      ftruncate(file, change->size_before) < 0) {
    abort();
  }
  close(file);
}

// All of it, some sectors, or nothing.
static void do_again(const struct change *change, unsigned *seed) {
  const int kind = rand_r(seed) % 3;
  const int file = open(change->path, O_RDWR);
  if (file < 0 || kind == 0) {
    close(file);
    return;
  }
  if (!change->now && ftruncate(file, change->offset) < 0) abort();
  for (int done = 0; done < change->now_count;) {
    const sqlite3_int64 place = change->offset + done;
    const int room = SECTOR - (int)(place % SECTOR);
    const int count = change->now_count - done < room ? change->now_count - done : room;
    const int is_written = kind == 1 || rand_r(seed) % 2 == 0;
    if (is_written && pwrite(file, change->now + done, (size_t)count, place) < 0) abort();
    done += count;
  }
  close(file);
}

void power_lose(unsigned seed) {
  struct change *first = NULL;
  while (changes) {
    struct change *change = changes;
    take_back(change);
    changes = change->earlier;
    change->earlier = first;
    first = change;
  }
  while (first) {
    struct change *change = first;
    do_again(change, &seed);
    first = change->earlier;
    drop(change);
  }
}
