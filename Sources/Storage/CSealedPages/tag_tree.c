#include "tag_tree.h"

#include <stdlib.h>
#include <string.h>

enum {
  MAGIC = 16,
  KEY_CHECK = 16,
  // Magic, key check, sequence, pages, generation and frames of the log, digest of the groups.
  ROOT_CONTENT = MAGIC + KEY_CHECK + 8 + 4 + 8 + 4 + DIGEST,
  ROOT = ROOT_CONTENT + DIGEST,
};

static const uint8_t magic[MAGIC] = "sealed pages 1";

typedef struct {
  uint64_t sequence;
  uint32_t pages;
  log_mark log;
  uint8_t groups[DIGEST];
} root_record;

static uint32_t groups_of(uint32_t pages) { return (pages + GROUP_PAGES - 1) / GROUP_PAGES; }

static sqlite3_int64 group_offset(uint32_t group, int place) {
  return GROUPS + (sqlite3_int64)group * GROUP_SIZE + (sqlite3_int64)place * PAGE;
}

sqlite3_int64 tag_tree_offset(uint32_t page) {
  const uint32_t group = (page - 1) / GROUP_PAGES;
  return group_offset(group, 2) + (sqlite3_int64)((page - 1) % GROUP_PAGES) * PAGE;
}

static sqlite3_int64 root_offset(uint64_t sequence) {
  return ROOT_PLACES + (sqlite3_int64)(sequence & 1) * PAGE;
}

static void make_key_check(const sealing_keys *keys, uint8_t check[KEY_CHECK]) {
  sealing_digest(keys, RECORD_KEY_CHECK, magic, MAGIC, check, KEY_CHECK);
}

// A digest over a group's number, sequence and tags.
static void mark_group(
  const sealing_keys *keys, uint32_t group, const uint8_t block[PAGE], uint8_t mark[TAG]
) {
  uint8_t content[4 + 8 + GROUP_PAGES * TAG];
  put32(content, group);
  memcpy(content + 4, block + TAG, 8);
  memcpy(content + 12, block + GROUP_HEADER, GROUP_PAGES * TAG);
  sealing_digest(keys, RECORD_GROUP, content, sizeof content, mark, TAG);
}

static void fill_group(
  const tag_tree *tree, const sealing_keys *keys, uint32_t group, uint64_t sequence,
  uint8_t block[PAGE]
) {
  memset(block, 0, PAGE);
  put64(block + TAG, sequence);
  const uint32_t first = group * GROUP_PAGES;
  const uint32_t count =
    tree->pages - first < GROUP_PAGES ? tree->pages - first : (uint32_t)GROUP_PAGES;
  memcpy(block + GROUP_HEADER, tree->tags[first], (size_t)count * TAG);
  mark_group(keys, group, block, block);
}

// MARK: Reading

typedef enum { ROOT_FOUND, ROOT_NONE, ROOT_FOREIGN, ROOT_FAILED } root_reading;

static root_reading read_root(
  const sealing_keys *keys, sqlite3_file *file, int place, root_record *root
) {
  uint8_t bytes[ROOT];
  const int code = file->pMethods->xRead(
    file, bytes, ROOT, ROOT_PLACES + (sqlite3_int64)place * PAGE
  );
  if (code == SQLITE_IOERR_SHORT_READ) return ROOT_NONE;
  if (code != SQLITE_OK) return ROOT_FAILED;
  uint8_t check[KEY_CHECK], digest[DIGEST];
  make_key_check(keys, check);
  if (memcmp(bytes, magic, MAGIC) != 0) return ROOT_NONE;
  if (memcmp(bytes + MAGIC, check, KEY_CHECK) != 0) return ROOT_FOREIGN;
  sealing_digest(keys, RECORD_ROOT, bytes, ROOT_CONTENT, digest, DIGEST);
  if (memcmp(bytes + ROOT_CONTENT, digest, DIGEST) != 0) return ROOT_NONE;
  const uint8_t *next = bytes + MAGIC + KEY_CHECK;
  root->sequence = get64(next);
  root->pages = get32(next + 8);
  root->log = (log_mark){get64(next + 12), get32(next + 20)};
  memcpy(root->groups, next + 24, DIGEST);
  return (root->sequence & 1) == (uint64_t)place ? ROOT_FOUND : ROOT_NONE;
}

// Takes the newest tags of a group that a root can mean.
static tree_reading read_group(
  tag_tree *tree, const sealing_keys *keys, sqlite3_file *file, uint32_t group,
  uint8_t digest[DIGEST]
) {
  uint8_t blocks[2 * PAGE];
  const int code = file->pMethods->xRead(file, blocks, sizeof blocks, group_offset(group, 0));
  if (code != SQLITE_OK && code != SQLITE_IOERR_SHORT_READ) return TREE_FAILED;
  tag_group *found = &tree->groups[group];
  const uint8_t *newest = NULL;
  bool is_ahead = false;
  for (uint8_t place = 0; place < 2; place++) {
    const uint8_t *block = blocks + place * PAGE;
    const uint64_t sequence = get64(block + TAG);
    uint8_t mark[TAG];
    mark_group(keys, group, block, mark);
    if (memcmp(mark, block, TAG) != 0) continue;
    if (sequence > tree->sequence) {
      is_ahead = true;
      continue;
    }
    if (newest && sequence <= found->sequence) continue;
    newest = block;
    *found = (tag_group){.sequence = sequence, .place = place};
    memcpy(found->mark, mark, TAG);
  }
  if (!newest) return TREE_DAMAGED;
  // Tags that no root came to mean would be taken for the newest at the next one.
  found->is_changed = is_ahead;
  const uint32_t first = group * GROUP_PAGES;
  const uint32_t count =
    tree->pages - first < GROUP_PAGES ? tree->pages - first : (uint32_t)GROUP_PAGES;
  memcpy(tree->tags[first], newest + GROUP_HEADER, (size_t)count * TAG);
  sealing_extend(keys, RECORD_ROOT, digest, newest, TAG);
  return TREE_READ;
}

static bool reserve(tag_tree *tree, uint32_t pages) {
  const uint32_t groups = groups_of(pages);
  if (groups <= tree->group_count) return true;
  // Doubled, so that a database that grows page by page is not copied for each.
  uint32_t room = tree->group_count ? tree->group_count : 4;
  while (room < groups) room = room > UINT32_MAX / 2 ? groups : room * 2;
  uint8_t(*tags)[TAG] = realloc(tree->tags, (size_t)room * GROUP_PAGES * TAG);
  if (!tags) return false;
  tree->tags = tags;
  tag_group *known = realloc(tree->groups, (size_t)room * sizeof *known);
  if (!known) return false;
  tree->groups = known;
  const uint32_t added = room - tree->group_count;
  memset(tags[(size_t)tree->group_count * GROUP_PAGES], 0, (size_t)added * GROUP_PAGES * TAG);
  memset(known + tree->group_count, 0, (size_t)added * sizeof *known);
  tree->group_count = room;
  return true;
}

static tree_reading read_by(
  tag_tree *tree, const root_record *root, const sealing_keys *keys, sqlite3_file *file,
  sealed_pages_fault *fault
) {
  tag_tree_free(tree);
  if (!reserve(tree, root->pages)) return TREE_NO_MEMORY;
  tree->sequence = root->sequence;
  tree->pages = root->pages;
  tree->log = root->log;
  uint8_t digest[DIGEST] = {0};
  for (uint32_t group = 0; group < groups_of(root->pages); group++) {
    const tree_reading reading = read_group(tree, keys, file, group, digest);
    if (reading == TREE_DAMAGED) *fault = (sealed_pages_fault){SEALED_PAGES_BAD_TAGS, group};
    if (reading != TREE_READ) return reading;
  }
  if (memcmp(digest, root->groups, DIGEST) == 0) return TREE_READ;
  *fault = (sealed_pages_fault){SEALED_PAGES_BAD_ROOT, 0};
  return TREE_DAMAGED;
}

tree_reading tag_tree_read(
  tag_tree *tree, const sealing_keys *keys, sqlite3_file *file, sealed_pages_fault *fault
) {
  root_record roots[2];
  root_reading readings[2];
  for (int place = 0; place < 2; place++) {
    readings[place] = read_root(keys, file, place, &roots[place]);
    if (readings[place] == ROOT_FAILED) return TREE_FAILED;
  }
  const bool found[2] = {readings[0] == ROOT_FOUND, readings[1] == ROOT_FOUND};
  if (!found[0] && !found[1]) {
    const bool is_foreign = readings[0] == ROOT_FOREIGN || readings[1] == ROOT_FOREIGN;
    *fault = (sealed_pages_fault){is_foreign ? SEALED_PAGES_WRONG_KEY : SEALED_PAGES_BAD_ROOT, 0};
    return TREE_DAMAGED;
  }
  const int newest = !found[0] || (found[1] && roots[1].sequence > roots[0].sequence);
  const tree_reading reading = read_by(tree, &roots[newest], keys, file, fault);
  if (reading != TREE_DAMAGED || !found[!newest]) return reading;
  // The newest root may have reached the disk before the groups that it means.
  sealed_pages_fault earlier;
  const tree_reading fallen = read_by(tree, &roots[!newest], keys, file, &earlier);
  if (fallen != TREE_DAMAGED) *fault = (sealed_pages_fault){SEALED_PAGES_WHOLE, 0};
  return fallen;
}

void tag_tree_free(tag_tree *tree) {
  free(tree->tags);
  free(tree->groups);
  *tree = (tag_tree){0};
}

// MARK: Pages

const uint8_t *tag_tree_tag(const tag_tree *tree, uint32_t page) {
  static const uint8_t none[TAG];
  if (page == 0 || page > tree->pages) return NULL;
  const uint8_t *tag = tree->tags[page - 1];
  return memcmp(tag, none, TAG) == 0 ? NULL : tag;
}

bool tag_tree_set(tag_tree *tree, uint32_t page, const uint8_t tag[TAG]) {
  if (page > tree->pages) {
    if (!reserve(tree, page)) return false;
    // What lies between has no tags yet, but their groups have to be written.
    for (uint32_t group = groups_of(tree->pages); group < groups_of(page); group++) {
      tree->groups[group].is_changed = true;
    }
    tree->pages = page;
  }
  memcpy(tree->tags[page - 1], tag, TAG);
  tree->groups[(page - 1) / GROUP_PAGES].is_changed = true;
  return true;
}

void tag_tree_cut(tag_tree *tree, uint32_t pages) {
  if (pages >= tree->pages) return;
  memset(tree->tags[pages], 0, (size_t)(tree->pages - pages) * TAG);
  tree->pages = pages;
  if (pages % GROUP_PAGES != 0) tree->groups[(pages - 1) / GROUP_PAGES].is_changed = true;
}

// MARK: Writing

int tag_tree_write(tag_tree *tree, const sealing_keys *keys, sqlite3_file *file) {
  const uint64_t sequence = tree->sequence + 1;
  uint8_t digest[DIGEST] = {0};
  for (uint32_t group = 0; group < groups_of(tree->pages); group++) {
    tag_group *known = &tree->groups[group];
    if (known->is_changed) {
      uint8_t block[PAGE];
      fill_group(tree, keys, group, sequence, block);
      memcpy(known->mark, block, TAG);
      const int code = file->pMethods->xWrite(file, block, PAGE, group_offset(group, !known->place));
      if (code != SQLITE_OK) return code;
    }
    sealing_extend(keys, RECORD_ROOT, digest, known->mark, TAG);
  }
  uint8_t root[PAGE] = {0};
  memcpy(root, magic, MAGIC);
  make_key_check(keys, root + MAGIC);
  uint8_t *next = root + MAGIC + KEY_CHECK;
  put64(next, sequence);
  put32(next + 8, tree->pages);
  put64(next + 12, tree->log.generation);
  put32(next + 20, tree->log.frames);
  memcpy(next + 24, digest, DIGEST);
  sealing_digest(keys, RECORD_ROOT, root, ROOT_CONTENT, root + ROOT_CONTENT, DIGEST);
  return file->pMethods->xWrite(file, root, PAGE, root_offset(sequence));
}

void tag_tree_settle(tag_tree *tree) {
  tree->sequence++;
  for (uint32_t group = 0; group < groups_of(tree->pages); group++) {
    tag_group *known = &tree->groups[group];
    if (!known->is_changed) continue;
    known->sequence = tree->sequence;
    known->place = !known->place;
    known->is_changed = false;
  }
}
