#include "CRE2.h"

#include <memory>
#include <new>
#include <vector>

#include <re2/re2.h>

struct cre2_pattern {
  re2::RE2 expression;

  cre2_pattern(re2::StringPiece pattern, const re2::RE2::Options &options)
      : expression(pattern, options) {}
};

static cre2_result result_of(re2::RE2::ErrorCode code) {
  switch (code) {
    case re2::RE2::NoError:
      return CRE2_COMPILED;
    case re2::RE2::ErrorPatternTooLarge:
    case re2::RE2::ErrorRepeatSize:
      return CRE2_TOO_LARGE;
    default:
      return CRE2_REFUSED;
  }
}

static re2::RE2::Anchor anchor(bool anchored) {
  return anchored ? re2::RE2::ANCHOR_START : re2::RE2::UNANCHORED;
}

// An exception that came out of a function for C would end the program.

cre2_result cre2_create(
  const char *bytes, size_t length, int64_t memory, cre2_pattern **pattern) {
  *pattern = nullptr;
  try {
    re2::RE2::Options options(re2::RE2::Quiet);
    options.set_max_mem(memory);
    auto made = std::make_unique<cre2_pattern>(re2::StringPiece(bytes, length), options);
    cre2_result result = result_of(made->expression.error_code());
    if (result == CRE2_COMPILED) *pattern = made.release();
    return result;
  } catch (const std::bad_alloc &) {
    return CRE2_OUT_OF_MEMORY;
  } catch (...) {
    return CRE2_REFUSED;
  }
}

void cre2_destroy(cre2_pattern *pattern) {
  delete pattern;
}

bool cre2_matches(const cre2_pattern *pattern, const char *text, size_t length, bool anchored) {
  try {
    return pattern->expression.Match(
      re2::StringPiece(text, length), 0, length, anchor(anchored), nullptr, 0);
  } catch (...) {
    return false;
  }
}

bool cre2_find(
  const cre2_pattern *pattern, const char *text, size_t length, size_t offset, bool anchored,
  cre2_range *ranges, size_t count) {
  // RE2 tells an empty group from one that has no part in the match by its address alone.
  if (!text) text = "";
  try {
    std::vector<re2::StringPiece> found(count);
    if (!pattern->expression.Match(
          re2::StringPiece(text, length), offset, length, anchor(anchored), found.data(),
          static_cast<int>(count)))
      return false;
    for (size_t group = 0; group < count; group++) {
      const re2::StringPiece &part = found[group];
      if (part.data()) {
        ranges[group].start = part.data() - text;
        ranges[group].end = ranges[group].start + static_cast<ptrdiff_t>(part.size());
      } else {
        ranges[group] = {-1, -1};
      }
    }
    return true;
  } catch (...) {
    return false;
  }
}
