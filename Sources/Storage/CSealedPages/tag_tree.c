#include "tag_tree.h"

#include <sodium.h>
#include <stdlib.h>
#include <string.h>

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

static uint32_t pages_in(const tag_tree *tree, uint32_t group) {
  const uint32_t left = tree->pages - group * GROUP_PAGES;
  return left < GROUP_PAGES ? left : (uint32_t)GROUP_PAGES;
}

// MARK: Reading

static bool open_group(
  const sealing_keys *keys, uint32_t group, int place, const uint8_t sealed[PAGE], uint8_t block[PAGE]
) {
  return sealing_open_block(keys, KIND_TAGS, 2 * group + (uint32_t)place, sealed, block);
}

static bool open_root(
  const sealing_keys *keys, int place, const uint8_t sealed[PAGE], root_record *root
) {
  uint8_t block[PAGE];
  if (!sealing_open_block(keys, KIND_ROOT, (uint32_t)place, sealed, block)) return false;
  root->sequence = get64(block);
  root->pages = get32(block + 8);
  root->log = (log_mark){get64(block + 12), get32(block + 20)};
  memcpy(root->groups, block + 24, DIGEST);
  return true;
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
  bool is_found = false, is_ahead = false;
  for (uint8_t place = 0; place < 2; place++) {
    const uint8_t *sealed = blocks + place * PAGE;
    uint8_t block[PAGE];
    if (!open_group(keys, group, place, sealed, block)) continue;
    const uint64_t sequence = get64(block);
    if (sequence > tree->sequence) {
      is_ahead = true;
      continue;
    }
    if (is_found && sequence <= found->sequence) continue;
    is_found = true;
    *found = (tag_group){.sequence = sequence, .place = place};
    memcpy(found->tag, sealed + PAGE - TAG, TAG);
    memcpy(
      tree->tags[group * GROUP_PAGES], block + GROUP_HEADER, (size_t)pages_in(tree, group) * TAG
    );
  }
  if (!is_found) return TREE_DAMAGED;
  // Tags that no root came to mean would be taken for the newest at the next one.
  found->is_changed = is_ahead;
  sealing_extend(keys, KIND_ROOT, digest, found->tag);
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

// True if anything behind the roots opens: the tags of the first group, or the first page.
static bool is_right_key(const sealing_keys *keys, const uint8_t bytes[3 * PAGE]) {
  uint8_t block[PAGE];
  const bool is_right = open_group(keys, 0, 0, bytes, block) ||
                        open_group(keys, 0, 1, bytes + PAGE, block) ||
                        sealing_open_block(keys, KIND_PAGE, 1, bytes + 2 * PAGE, block);
  sodium_memzero(block, PAGE);
  return is_right;
}

tree_reading tag_tree_read(
  tag_tree *tree, const sealing_keys *keys, sqlite3_file *file, sealed_pages_fault *fault
) {
  uint8_t bytes[5 * PAGE];
  const int code = file->pMethods->xRead(file, bytes, sizeof bytes, ROOT_PLACES);
  if (code != SQLITE_OK && code != SQLITE_IOERR_SHORT_READ) return TREE_FAILED;
  root_record roots[2];
  bool found[2];
  for (int place = 0; place < 2; place++) {
    found[place] = open_root(keys, place, bytes + place * PAGE, &roots[place]);
  }
  if (!found[0] && !found[1]) {
    // Under another key nothing opens. Nothing but that tells it: a mark of the key would stay the same.
    const bool is_damaged = code != SQLITE_OK || is_right_key(keys, bytes + 2 * PAGE);
    *fault = (sealed_pages_fault){is_damaged ? SEALED_PAGES_BAD_ROOT : SEALED_PAGES_WRONG_KEY, 0};
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

static int write_group(
  tag_tree *tree, const sealing_keys *keys, sqlite3_file *file, uint32_t group, uint64_t sequence
) {
  tag_group *known = &tree->groups[group];
  const int place = !known->place;
  uint8_t block[PAGE] = {0}, sealed[PAGE];
  put64(block, sequence);
  memcpy(block + GROUP_HEADER, tree->tags[group * GROUP_PAGES], (size_t)pages_in(tree, group) * TAG);
  sealing_seal_block(keys, KIND_TAGS, 2 * group + (uint32_t)place, block, sealed);
  memcpy(known->tag, sealed + PAGE - TAG, TAG);
  return file->pMethods->xWrite(file, sealed, PAGE, group_offset(group, place));
}

int tag_tree_write(tag_tree *tree, const sealing_keys *keys, sqlite3_file *file) {
  const uint64_t sequence = tree->sequence + 1;
  uint8_t digest[DIGEST] = {0};
  for (uint32_t group = 0; group < groups_of(tree->pages); group++) {
    if (tree->groups[group].is_changed) {
      const int code = write_group(tree, keys, file, group, sequence);
      if (code != SQLITE_OK) return code;
    }
    sealing_extend(keys, KIND_ROOT, digest, tree->groups[group].tag);
  }
  uint8_t root[PAGE] = {0}, sealed[PAGE];
  put64(root, sequence);
  put32(root + 8, tree->pages);
  put64(root + 12, tree->log.generation);
  put32(root + 20, tree->log.frames);
  memcpy(root + 24, digest, DIGEST);
  const uint32_t place = sequence & 1;
  sealing_seal_block(keys, KIND_ROOT, place, root, sealed);
  return file->pMethods->xWrite(file, sealed, PAGE, ROOT_PLACES + (sqlite3_int64)place * PAGE);
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
