// The parts of ncurses that Swift can't import or refuses to use: variables, macros with casts, and
// the layout of a wide cell.
#define NCURSES_WIDECHAR 1
#include <curses.h>
#include <panel.h>
#include <term.h>

// Attributes are macros with casts.
static const attr_t CN_BOLD = A_BOLD;
static const attr_t CN_DIM = A_DIM;
static const attr_t CN_UNDERLINE = A_UNDERLINE;
static const attr_t CN_REVERSE = A_REVERSE;
static const attr_t CN_ITALIC = A_ITALIC;

// Variables, which Swift 6 treats as shared mutable state.
static inline WINDOW *cn_stdscr(void) { return stdscr; }
static inline WINDOW *cn_curscr(void) { return curscr; }
static inline WINDOW *cn_newscr(void) { return newscr; }
static inline TERMINAL *cn_cur_term(void) { return cur_term; }
static inline int cn_lines(void) { return LINES; }
static inline int cn_columns(void) { return COLS; }
static inline int cn_colors(void) { return COLORS; }
static inline int cn_color_pairs(void) { return COLOR_PAIRS; }

// A terminfo string, or NULL if the terminal has none of that name.
static inline const char *cn_string_capability(const char *name) {
  const char *value = tigetstr(name);
  return value == (const char *)-1 ? NULL : value;
}

// The names of the booleans, numbers and strings of an entry; NULL behind the last.
static inline const char *cn_boolean_name(int number) { return boolnames[number]; }
static inline const char *cn_number_name(int number) { return numnames[number]; }
static inline const char *cn_string_name(int number) { return strnames[number]; }

// The sequence for the colour of text, which is overwritten by the next one; NULL without colours.
static inline const char *cn_foreground(int color) {
  const char *format = cn_string_capability("setaf");
  return format ? tiparm(format, color) : NULL;
}

// A key code of its own for each function key.
static inline int cn_function_key(int number) { return KEY_F(number); }

// Appends a byte to the output buffer. Of the functions in the headers, all
// that do so empty the buffer again at once. libtinfo exports this one to libncurses; if a
// library does not, nothing happens.
extern int _nc_outch(int) __attribute__((weak));
static inline void cn_buffer_byte(int byte) {
  if (_nc_outch) _nc_outch(byte);
}

// Fills one wide cell: a character, up to three combining marks (0 for none), attributes, a pair.
static inline void cn_set_cell(
  cchar_t *cell, unsigned int base, unsigned int mark0, unsigned int mark1, unsigned int mark2,
  attr_t attributes, int pair
) {
  *cell = (cchar_t){
    .attr = attributes | COLOR_PAIR(pair > 255 ? 255 : pair),
    .chars = {(wchar_t)base, (wchar_t)mark0, (wchar_t)mark1, (wchar_t)mark2},
    .ext_color = pair,
  };
}
