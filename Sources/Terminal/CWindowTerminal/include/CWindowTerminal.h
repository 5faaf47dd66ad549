// The part of a terminal session that must be C: signal handlers, and the Linux calls that the Glibc
// module does not import into Swift.
#ifndef CWINDOWTERMINAL_H
#define CWINDOWTERMINAL_H

#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <termios.h>

// The crash guard: on a fatal signal it sets `modes` on `descriptor`, which must not block, writes
// `bytes`, and lets the signal end the process by its default action. If the terminal takes no
// output, unread output is discarded in favour of `bytes`.
//
// Arming again replaces `modes` and `bytes`. Returns 0, or -1 if `count` is too large or a handler
// could not be installed.
int cwindow_guard_arm(
  int descriptor, const struct termios *modes, const uint8_t *bytes, size_t count);

// Disables the guard while somebody else has the terminal: a crash must not write to it.
void cwindow_guard_set_active(int active);

// Ignores the fatal signals that other processes send, until the guard is disarmed.
void cwindow_guard_ignore_sent(int ignores);

// Restores the handlers from before the guard was first armed.
void cwindow_guard_disarm(void);

// The handler for signals that a descriptor reports: a thread in which they are not blocked forwards
// them to the thread that called `cwindow_own_signals`.
void cwindow_hand_on_signal(int signal);
void cwindow_own_signals(void);

// Ignores the signals below SIGRTMIN that the C library keeps to itself, or gives them their default
// action, which is to end the process.
void cwindow_ignore_library_signals(int ignores);

// A descriptor that reports blocked signals; -1 on error.
int cwindow_signal_descriptor(const sigset_t *signals);
// The next waiting signal, 0 if there is none.
int cwindow_next_signal(int descriptor);

// Nanoseconds of CLOCK_BOOTTIME, which counts the time the machine sleeps.
int64_t cwindow_boot_time(void);
// A timer on that clock; -1 on error.
int cwindow_timer_descriptor(void);
// Makes it fire at an absolute time, 0 for never. Also cancels a firing not yet acknowledged.
void cwindow_timer_arm(int descriptor, int64_t nanoseconds);

// A counter that another thread can raise to wake a poll; -1 on error.
int cwindow_event_descriptor(void);
void cwindow_event_raise(int descriptor);

// Acknowledges a timer or a counter, which is then no longer readable.
void cwindow_acknowledge(int descriptor);

// A pipe that does not block, for `capacity` bytes if the system allows as much; -1 on error.
int cwindow_pipe(int ends[2], int capacity);

// The terminal behind `descriptor` once more, with an open file description of its own that does not
// block; -1 on error.
int cwindow_open_terminal(int descriptor);

// A file that exists in memory only; -1 on error.
int cwindow_memory_file(const char *name);

// Makes `descriptor` a duplicate of `target` that other programs do not inherit; -1 on error.
int cwindow_redirect(int descriptor, int target);

// The columns of a character in the current locale, by the C library and so by ncurses; -1 for
// none.
int cwindow_character_width(uint32_t character);

#endif
