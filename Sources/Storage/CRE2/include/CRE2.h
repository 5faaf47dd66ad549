#ifndef CRE2_H
#define CRE2_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A pattern of RE2 that is compiled. Several threads may search with it at once.
typedef struct cre2_pattern cre2_pattern;

/// The result of compiling a pattern.
typedef enum {
  CRE2_COMPILED,
  /// The pattern, or one of its numbers of repetitions, is too large.
  CRE2_TOO_LARGE,
  /// The pattern is none of RE2's.
  CRE2_REFUSED,
  CRE2_OUT_OF_MEMORY,
} cre2_result;

/// The place of a match, or of one of its groups, in bytes. `start` is -1 for a group that has no
/// part in the match.
typedef struct {
  ptrdiff_t start;
  ptrdiff_t end;
} cre2_range;

/// Compiles a pattern of UTF-8 in RE2's syntax. Nothing is logged.
///
/// @param memory The most bytes that the compiled pattern and its caches take, about.
/// @param pattern The compiled pattern, for cre2_destroy. Null if it could not be compiled.
cre2_result cre2_create(
  const char *bytes, size_t length, int64_t memory, cre2_pattern **pattern);

void cre2_destroy(cre2_pattern *pattern);

/// Tells whether the pattern matches a part of a text of UTF-8, in time that is linear in the text.
/// Where memory runs out, nothing is found, here and in cre2_find.
///
/// @param anchored Whether a match has to begin where the text does.
bool cre2_matches(const cre2_pattern *pattern, const char *text, size_t length, bool anchored);

/// Finds the first match that begins at an offset or later.
///
/// @param offset The offset in bytes at which the search begins. Assertions see the text before it.
/// @param anchored Whether a match has to begin at the offset.
/// @param ranges The places of the match and of its groups, in the order of their brackets.
/// @param count The number of places in `ranges`.
bool cre2_find(
  const cre2_pattern *pattern, const char *text, size_t length, size_t offset, bool anchored,
  cre2_range *ranges, size_t count);

#ifdef __cplusplus
}
#endif

#endif
