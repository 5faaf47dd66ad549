#include <vterm.h>

/* Swift does not import macros that look like functions. */

static inline bool cvterm_is_default_foreground(VTermColor color) {
  return VTERM_COLOR_IS_DEFAULT_FG(&color);
}

static inline bool cvterm_is_default_background(VTermColor color) {
  return VTERM_COLOR_IS_DEFAULT_BG(&color);
}

static inline bool cvterm_is_indexed(VTermColor color) {
  return VTERM_COLOR_IS_INDEXED(&color);
}

static inline VTermKey cvterm_function_key(int number) {
  return (VTermKey)VTERM_KEY_FUNCTION(number);
}
