#pragma once
#include "sealing.h"

#include <sqlite3.h>

/// The current version of each page. A page's tag tells its versions apart; the tags of
/// a group of pages lie before it, and a digest over the tags of all groups in a root.
///
/// Both are written twice in turns, so that a checkpoint that was cut off leaves the tree of before it.
/// Pages that differ from that are still in the log. They are sealed as pages are, each time as a whole:
/// neither how often that was nor which of the two is the newer shows.
///
///     clear part | root | root | group 0: tags, tags, 253 pages | group 1: ...
enum {
  GROUP_HEADER = 8,
  GROUP_PAGES = (PAGE_CONTENT - GROUP_HEADER) / TAG,
  ROOT_PLACES = SEALED_PAGES_CLEAR_SIZE,
  GROUPS = ROOT_PLACES + 2 * PAGE,
  GROUP_SIZE = (2 + GROUP_PAGES) * PAGE,
};

typedef struct {
  uint64_t sequence;
  /// The tag of the group's block when it was last sealed.
  uint8_t tag[TAG];
  /// The index, 0 or 1, of the place that has the current tags.
  uint8_t place;
  bool is_changed;
} tag_group;

/// The root's record of the log.
typedef struct {
  /// The log's generation, or 0 while there is none.
  uint64_t generation;
  /// Frames of it that have to be there: those whose pages may have been written back. Without any the
  /// database is whole without a log.
  uint32_t frames;
} log_mark;

typedef struct {
  uint64_t sequence;
  uint32_t pages;
  log_mark log;
  uint8_t (*tags)[TAG];
  tag_group *groups;
  uint32_t group_count;
} tag_tree;

typedef enum { TREE_READ, TREE_FAILED, TREE_NO_MEMORY, TREE_DAMAGED } tree_reading;

/// Reads the tree of a file. `fault` says what is damaged.
tree_reading tag_tree_read(
  tag_tree *tree, const sealing_keys *keys, sqlite3_file *file, sealed_pages_fault *fault
);

void tag_tree_free(tag_tree *tree);

/// The offset in the file of a page, by its number from 1.
sqlite3_int64 tag_tree_offset(uint32_t page);

/// The tag that a page has to have, or null if it was never written.
const uint8_t *tag_tree_tag(const tag_tree *tree, uint32_t page);

/// False if there is no memory for it.
bool tag_tree_set(tag_tree *tree, uint32_t page, const uint8_t tag[TAG]);

/// Leaves out what is behind a number of pages.
void tag_tree_cut(tag_tree *tree, uint32_t pages);

/// Writes what changed, and then the root, to the places that are not the current ones. Returns
/// SQLITE_OK, or the error of a write, after which it can be written again.
int tag_tree_write(tag_tree *tree, const sealing_keys *keys, sqlite3_file *file);

/// Has what was written be the current tree, once it is on the disk.
void tag_tree_settle(tag_tree *tree);
