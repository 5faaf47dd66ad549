#ifndef NOTE_GRAMS_H
#define NOTE_GRAMS_H

#include <sqlite3.h>

/// Registers the tokenizer `grams` for FTS5, before any statement on a table that has it.
///
/// `grams 3 3` cuts each run of characters without white space into the grams of three of them, with a
/// token between two runs, so that a phrase matches no two of them; `grams 1 2` into those of one and
/// of two. White space is a space and what lies below it. Of a query, which is one word, it makes the
/// longest grams that fit.
///
/// @return SQLite's result code.
int note_grams_register(sqlite3 *database);

#endif
