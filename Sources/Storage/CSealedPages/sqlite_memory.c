#define _GNU_SOURCE
#include "sealing.h"

#include <malloc.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

// The allocator of SQLite. Pages lie in a mapping of their own, slot by slot; SQLite's own way of giving
// its cache a place (SQLITE_CONFIG_PAGECACHE with memory) writes to all of it at the start. Everything is
// wiped when it is freed, so that nothing is left to wipe once a connection is closed.
typedef struct free_slot {
  struct free_slot *next;
} free_slot;

static struct {
  pthread_mutex_t guard;
  uint8_t *begin, *end;
  size_t slot;
  // Slots from here on were never used.
  uint8_t *unused;
  free_slot *free;
  size_t slots_in_use;
  size_t bytes_elsewhere;
} memory = {.guard = PTHREAD_MUTEX_INITIALIZER};

static bool is_slot(const void *block) {
  const uint8_t *place = block;
  return place >= memory.begin && place < memory.end;
}

// Null if there is none left.
static void *take_slot(void) {
  pthread_mutex_lock(&memory.guard);
  void *slot = memory.free;
  if (slot) {
    memory.free = memory.free->next;
    memset(slot, 0, sizeof(free_slot));
  } else if ((size_t)(memory.end - memory.unused) >= memory.slot) {
    slot = memory.unused;
    memory.unused += memory.slot;
  }
  if (slot) memory.slots_in_use++;
  pthread_mutex_unlock(&memory.guard);
  return slot;
}

static void give_slot(free_slot *slot) {
  explicit_bzero(slot, memory.slot);
  pthread_mutex_lock(&memory.guard);
  slot->next = memory.free;
  memory.free = slot;
  memory.slots_in_use--;
  pthread_mutex_unlock(&memory.guard);
}

static void count_elsewhere(size_t added, size_t removed) {
  pthread_mutex_lock(&memory.guard);
  memory.bytes_elsewhere += added - removed;
  pthread_mutex_unlock(&memory.guard);
}

// MARK: SQLite's allocator

static int size_of(void *block) {
  if (!block) return 0;
  return (int)(is_slot(block) ? memory.slot : malloc_usable_size(block));
}

static void *allocate(int size) {
  // Pages, with what SQLite keeps beside each.
  if (size >= PAGE && (size_t)size <= memory.slot) {
    void *slot = take_slot();
    if (slot) return slot;
  }
  void *block = malloc((size_t)size);
  if (block) count_elsewhere(malloc_usable_size(block), 0);
  return block;
}

static void release(void *block) {
  if (!block) return;
  if (is_slot(block)) {
    give_slot(block);
    return;
  }
  const size_t size = malloc_usable_size(block);
  explicit_bzero(block, size);
  count_elsewhere(0, size);
  free(block);
}

// Never in place: the C library would leave behind what it moves.
static void *reallocate(void *block, int size) {
  const int room = size_of(block);
  if (size <= room && size >= room / 2) return block;
  void *moved = allocate(size);
  if (!moved) return NULL;
  memcpy(moved, block, (size_t)(size < room ? size : room));
  release(block);
  return moved;
}

static int round_up(int size) { return (size + 7) & ~7; }

static int begin(void *context) {
  (void)context;
  return SQLITE_OK;
}

static void end(void *context) { (void)context; }

static const sqlite3_mem_methods methods = {
  .xMalloc = allocate,
  .xFree = release,
  .xRealloc = reallocate,
  .xSize = size_of,
  .xRoundup = round_up,
  .xInit = begin,
  .xShutdown = end,
};

// MARK: For callers

int sealed_pages_keep_memory(size_t page_bytes) {
  int beside = 0;
  int code = sqlite3_config(SQLITE_CONFIG_PCACHE_HDRSZ, &beside);
  // No pages allocated together: each is one slot.
  if (code == SQLITE_OK) code = sqlite3_config(SQLITE_CONFIG_PAGECACHE, NULL, 0, 0);
  if (code != SQLITE_OK) return code;
  void *begin = mmap(
    NULL, page_bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0
  );
  if (begin == MAP_FAILED) return SQLITE_NOMEM;
  if (madvise(begin, page_bytes, MADV_DONTDUMP) < 0 ||
      madvise(begin, page_bytes, MADV_WIPEONFORK) < 0) {
    munmap(begin, page_bytes);
    return SQLITE_ERROR;
  }
  memory.begin = begin;
  memory.unused = begin;
  memory.end = memory.begin + page_bytes;
  memory.slot = (size_t)(PAGE + beside + 63) & ~(size_t)63;
  return sqlite3_config(SQLITE_CONFIG_MALLOC, &methods);
}

size_t sealed_pages_release_memory(void) {
  pthread_mutex_lock(&memory.guard);
  if (memory.slots_in_use == 0 && memory.unused > memory.begin) {
    madvise(memory.begin, (size_t)(memory.unused - memory.begin), MADV_DONTNEED);
    memory.unused = memory.begin;
    memory.free = NULL;
  }
  const size_t left = memory.slots_in_use * memory.slot + memory.bytes_elsewhere;
  pthread_mutex_unlock(&memory.guard);
  return left;
}
