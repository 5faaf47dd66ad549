// The part of a terminal session that must be C: what runs in signal handlers, and the Linux calls
// that the Glibc module does not show to Swift.
#ifndef CTERMINAL_H
#define CTERMINAL_H

#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <termios.h>

// The crash guard: on a fatal signal it sets `modes` on `descriptor`, which must not block, writes
// `bytes`, and lets the signal end the process by its default action. Where the terminal takes
// nothing, what nobody has read yet is thrown away in favour of `bytes`.
//
// Arming again replaces what is restored. Returns 0, or -1 where `count` is too long or a handler
// could not be installed.
int cterm_guard_arm(
  int descriptor, const struct termios *modes, const uint8_t *bytes, size_t count);

// While the terminal is not ours, a crash must not write to it.
void cterm_guard_set_active(int active);

// Puts back the handlers that were there before the guard was first armed.
void cterm_guard_disarm(void);

// The handler for signals that a descriptor reports: a thread in which they are not blocked hands
// them on to the thread that called `cterm_own_signals`.
void cterm_hand_on_signal(int signal);
void cterm_own_signals(void);

// Ignores the signals below SIGRTMIN that the C library keeps to itself, or gives them their default
// action, which is to end the process.
void cterm_ignore_library_signals(int ignores);

// A descriptor that reports blocked signals; -1 on error.
int cterm_signal_descriptor(const sigset_t *signals);
// The next signal it has, 0 where there is none.
int cterm_next_signal(int descriptor);

// Nanoseconds of CLOCK_BOOTTIME, which counts the time the machine sleeps.
int64_t cterm_boot_time(void);
// A timer on that clock; -1 on error.
int cterm_timer_descriptor(void);
// Makes it fire at an absolute time, 0 for never. Also takes back a firing not yet acknowledged.
void cterm_timer_arm(int descriptor, int64_t nanoseconds);

// A counter that another thread can raise to wake a poll; -1 on error.
int cterm_event_descriptor(void);
void cterm_event_raise(int descriptor);

// Takes back what made a timer or a counter readable.
void cterm_acknowledge(int descriptor);

// A pipe that does not block, for `capacity` bytes where the system allows as much; -1 on error.
int cterm_pipe(int ends[2], int capacity);

// The terminal behind `descriptor` once more, with an open file description of its own that does not
// block; -1 on error.
int cterm_open_terminal(int descriptor);

// A file that exists in memory only; -1 on error.
int cterm_memory_file(const char *name);

// Makes `descriptor` another one for what `target` leads to, not inherited by other programs; -1 on
// error.
int cterm_redirect(int descriptor, int target);

// The columns that the C library, and so ncurses, gives a character in the present locale; -1 for
// none.
int cterm_character_width(uint32_t character);

#endif
