/* The minimal C program for the scenes that `bench-scenes` draws through WindowLevels and
 * WindowTerminal: the reference for `make bench`.
 *
 * It enters the same modes, draws a menu over the whole terminal, with the cursor on the chosen line,
 * and then obeys keys:
 *
 *   c  increments the counter in the status bar
 *   f  gives every cell except the counter's another character
 *   q  restores the terminal and exits
 *
 * Any other key changes nothing and writes nothing. */

#include <curses.h>
#include <locale.h>
#include <panel.h>
#include <stdbool.h>
#include <stdio.h>
#include <unistd.h>

enum { MENU_WIDTH = 42, MENU_HEIGHT = 13, ACCENT = 208, ACCENT_PAIR = 1 };

static const char *const MENU[] = {"Wallet", "Flashcards", "Settings"};
enum { MENU_COUNT = sizeof MENU / sizeof MENU[0] };

typedef struct {
  WINDOW *screen;
  WINDOW *bar;
  unsigned counter;
  unsigned generation;
  int focus_row, focus_column;
} Scene;

/* Bracketed paste and focus reports, which curses does not know. */
static bool report(bool on) {
  const char *bytes = on ? "\033[?2004h\033[?1004h" : "\033[?1004l\033[?2004l";
  const size_t length = 16;
  return write(STDOUT_FILENO, bytes, length) == (ssize_t)length;
}

static void draw_counter(Scene *scene) {
  mvwprintw(scene->bar, 0, getmaxx(scene->bar) - 11, "%10u", scene->counter);
}

static void draw_menu(Scene *scene) {
  int rows, columns;
  getmaxyx(scene->screen, rows, columns);
  const int top = (rows - MENU_HEIGHT) / 2;
  const int left = (columns - MENU_WIDTH) / 2;
  cchar_t horizontal, vertical, corners[4];
  setcchar(&horizontal, L"─", 0, 0, NULL);
  setcchar(&vertical, L"│", 0, 0, NULL);
  setcchar(&corners[0], L"╭", 0, 0, NULL);
  setcchar(&corners[1], L"╮", 0, 0, NULL);
  setcchar(&corners[2], L"╰", 0, 0, NULL);
  setcchar(&corners[3], L"╯", 0, 0, NULL);

  WINDOW *box = derwin(scene->screen, MENU_HEIGHT, MENU_WIDTH, top, left);
  if (box != NULL) {
    wborder_set(box, &vertical, &vertical, &horizontal, &horizontal, &corners[0], &corners[1],
                &corners[2], &corners[3]);
    delwin(box);
  }
  mvwaddstr(scene->screen, top, left + 2, " Cardcase ");
  for (int item = 0; item < MENU_COUNT; item++) {
    const bool chosen = item == 0;
    wattr_set(scene->screen, chosen ? A_BOLD : 0, chosen ? ACCENT_PAIR : 0, NULL);
    mvwprintw(scene->screen, top + 3 + 3 * item, left + 6, "%s %s", chosen ? "▸" : " ",
              MENU[item]);
  }
  scene->focus_row = top + 3;
  scene->focus_column = left + 6;
  wattr_set(scene->screen, 0, 0, NULL);
  mvwaddstr(scene->bar, 0, 1, "↑↓ choose   Enter open   q quit");
  draw_counter(scene);
}

/* A character by position and generation: rows look random, so that no row is another one moved, and
 * no cell keeps its character in the next generation. */
static char pattern(unsigned x, unsigned y, unsigned generation) {
  unsigned mixed = (x + 1) * 73856093u ^ (y + 1) * 19349663u;
  mixed ^= mixed >> 13;
  return (char)('!' + (mixed % 94 + generation * 37) % 94);
}

static void fill(WINDOW *window, unsigned generation) {
  const int rows = getmaxy(window);
  const int columns = getmaxx(window);
  const int first = getbegy(window);
  chtype row[columns + 1];
  row[columns] = 0;
  for (int y = 0; y < rows; y++) {
    for (int x = 0; x < columns; x++) {
      row[x] = (chtype)pattern((unsigned)x, (unsigned)(first + y), generation);
    }
    mvwaddchnstr(window, y, 0, row, columns);
  }
}

static void flush(const Scene *scene) {
  update_panels();
  setsyx(scene->focus_row, scene->focus_column);
  doupdate();
}

int main(void) {
  setlocale(LC_ALL, "");
  set_escdelay(25);
  SCREEN *terminal = newterm(NULL, stdout, stdin);
  if (terminal == NULL) {
    fputs("bench-reference: this terminal cannot be used\n", stderr);
    return 1;
  }
  raw();
  noecho();
  nonl();
  if (start_color() == OK && use_default_colors() == OK) {
    init_pair(ACCENT_PAIR, COLORS >= 256 ? ACCENT : COLOR_YELLOW, -1);
  }
  WINDOW *keys = newpad(1, 1);
  keypad(keys, TRUE);
  report(true);

  Scene scene = {newwin(LINES - 1, COLS, 0, 0), newwin(1, COLS, LINES - 1, 0), 0, 0, 0, 0};
  new_panel(scene.screen);
  new_panel(scene.bar);
  draw_menu(&scene);
  flush(&scene);

  int key;
  while ((key = wgetch(keys)) != 'q' && key != ERR) {
    if (key == 'c') {
      scene.counter++;
      draw_counter(&scene);
      flush(&scene);
    } else if (key == 'f') {
      scene.generation++;
      fill(scene.screen, scene.generation);
      fill(scene.bar, scene.generation);
      draw_counter(&scene);
      flush(&scene);
    }
  }

  report(false);
  endwin();
  delscreen(terminal);
  return 0;
}
