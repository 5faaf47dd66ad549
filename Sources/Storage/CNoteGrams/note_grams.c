#include "note_grams.h"

#include <stdlib.h>

enum { LONGEST = 3 };

typedef struct {
  int shortest;
  int longest;
} Lengths;

typedef int (*Take)(void *context, int flags, const char *token, int count, int start, int end);

static int create(void *context, const char **arguments, int count, Fts5Tokenizer **tokenizer) {
  (void)context;
  if (count != 2) return SQLITE_ERROR;
  Lengths lengths = {atoi(arguments[0]), atoi(arguments[1])};
  if (lengths.shortest < 1 || lengths.shortest > lengths.longest || lengths.longest > LONGEST) {
    return SQLITE_ERROR;
  }
  Lengths *made = sqlite3_malloc(sizeof *made);
  if (made == NULL) return SQLITE_NOMEM;
  *made = lengths;
  *tokenizer = (Fts5Tokenizer *)made;
  return SQLITE_OK;
}

static void delete(Fts5Tokenizer *tokenizer) { sqlite3_free(tokenizer); }

static int is_space(char byte) { return (unsigned char)byte <= 0x20; }

static int begins_character(char byte) { return ((unsigned char)byte & 0xC0) != 0x80; }

static int characters(const char *text, int count) {
  int found = 0;
  for (int place = 0; place < count; place++) found += begins_character(text[place]);
  return found;
}

// Passes the grams of the run from `start` to `end`, in the order of their ends.
static int take_grams(
  Lengths lengths, int separates, const char *text, int start, int end, void *context, Take take,
  int *taken
) {
  int starts[LONGEST] = {0};
  int seen = 0;
  for (int place = start; place <= end; place++) {
    if (place < end && !begins_character(text[place])) continue;
    for (int length = lengths.shortest; length <= lengths.longest && length <= seen; length++) {
      int first = starts[(seen - length) % LONGEST];
      int code = SQLITE_OK;
      if (separates && *taken == 0) code = take(context, 0, " ", 1, start, start);
      if (code == SQLITE_OK) code = take(context, 0, text + first, place - first, first, place);
      if (code != SQLITE_OK) return code;
      *taken += 1;
    }
    starts[seen % LONGEST] = place;
    seen += 1;
  }
  return SQLITE_OK;
}

static int tokenize(
  Fts5Tokenizer *tokenizer, void *context, int flags, const char *text, int count, Take take
) {
  Lengths lengths = *(Lengths *)tokenizer;
  int taken = 0;
  if (flags & FTS5_TOKENIZE_QUERY) {
    int all = characters(text, count);
    if (all < lengths.longest) lengths.longest = all;
    if (lengths.shortest < lengths.longest) lengths.shortest = lengths.longest;
    return take_grams(lengths, 0, text, 0, count, context, take, &taken);
  }
  // Where there is one length only, places matter.
  int has_places = lengths.shortest == lengths.longest;
  int is_first = 1;
  for (int place = 0; place < count;) {
    while (place < count && is_space(text[place])) place++;
    int start = place;
    while (place < count && !is_space(text[place])) place++;
    taken = 0;
    int separates = has_places && !is_first;
    int code = take_grams(lengths, separates, text, start, place, context, take, &taken);
    if (code != SQLITE_OK) return code;
    if (taken > 0) is_first = 0;
  }
  return SQLITE_OK;
}

int note_grams_register(sqlite3 *database) {
  fts5_api *api = NULL;
  sqlite3_stmt *statement = NULL;
  int code = sqlite3_prepare_v2(database, "SELECT fts5(?1)", -1, &statement, NULL);
  if (code != SQLITE_OK) return code;
  sqlite3_bind_pointer(statement, 1, &api, "fts5_api_ptr", NULL);
  sqlite3_step(statement);
  sqlite3_finalize(statement);
  if (api == NULL) return SQLITE_ERROR;
  fts5_tokenizer grams = {create, delete, tokenize};
  return api->xCreateTokenizer(api, "grams", NULL, &grams, NULL);
}
