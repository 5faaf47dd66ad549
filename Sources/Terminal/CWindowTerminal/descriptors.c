#define _GNU_SOURCE
#include "CWindowTerminal.h"

#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <sys/eventfd.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/signalfd.h>
#include <sys/syscall.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>
#include <wchar.h>

static pthread_t signal_owner;

void cwindow_own_signals(void) { signal_owner = pthread_self(); }

void cwindow_hand_on_signal(int signal) {
  if (!pthread_equal(pthread_self(), signal_owner)) pthread_kill(signal_owner, signal);
}

void cwindow_ignore_library_signals(int ignores) {
  // As the kernel has it, since the C library refuses to touch its own two signals (32 and 33). It
  // installs its handlers itself where it comes to need them.
  struct {
    void (*handler)(int);
    unsigned long flags;
    void (*restorer)(void);
    uint64_t mask;
  } action = {ignores ? SIG_IGN : SIG_DFL, 0, 0, 0};
  for (int signal = 32; signal < SIGRTMIN; signal++) {
    syscall(SYS_rt_sigaction, signal, &action, NULL, sizeof action.mask);
  }
}

int cwindow_signal_descriptor(const sigset_t *signals) {
  return signalfd(-1, signals, SFD_NONBLOCK | SFD_CLOEXEC);
}

int cwindow_next_signal(int descriptor) {
  struct signalfd_siginfo info;
  return read(descriptor, &info, sizeof info) == sizeof info ? (int)info.ssi_signo : 0;
}

int64_t cwindow_boot_time(void) {
  struct timespec now;
  clock_gettime(CLOCK_BOOTTIME, &now);
  return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

int cwindow_timer_descriptor(void) {
  return timerfd_create(CLOCK_BOOTTIME, TFD_NONBLOCK | TFD_CLOEXEC);
}

void cwindow_timer_arm(int descriptor, int64_t nanoseconds) {
  struct itimerspec spec = {
    .it_value = {.tv_sec = nanoseconds / 1000000000, .tv_nsec = nanoseconds % 1000000000}};
  timerfd_settime(descriptor, TFD_TIMER_ABSTIME, &spec, NULL);
}

int cwindow_event_descriptor(void) { return eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC); }

void cwindow_event_raise(int descriptor) {
  uint64_t one = 1;
  ssize_t written = write(descriptor, &one, sizeof one);
  (void)written;
}

void cwindow_acknowledge(int descriptor) {
  uint64_t count;
  ssize_t taken = read(descriptor, &count, sizeof count);
  (void)taken;
}

int cwindow_pipe(int ends[2], int capacity) {
  if (pipe2(ends, O_NONBLOCK | O_CLOEXEC) != 0) return -1;
  // Where it stays smaller, small frames fit all the same.
  fcntl(ends[1], F_SETPIPE_SZ, capacity);
  return 0;
}

int cwindow_open_terminal(int descriptor) {
  enum { flags = O_RDWR | O_NONBLOCK | O_NOCTTY | O_CLOEXEC };
  // The controlling terminal can always be opened, whoever owns its device.
  unsigned int wanted, controlling;
  int own = open("/dev/tty", flags);
  if (own >= 0
      && (ioctl(own, TIOCGDEV, &controlling) != 0 || ioctl(descriptor, TIOCGDEV, &wanted) != 0
          || controlling != wanted)) {
    close(own);
    own = -1;
  }
  if (own < 0) {
    char path[32];
    snprintf(path, sizeof path, "/proc/self/fd/%d", descriptor);
    own = open(path, flags);
  }
  if (own < 0 || own > STDERR_FILENO) return own;
  // A number that the standard streams have is not taken, even where one of them is closed.
  int higher = fcntl(own, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
  close(own);
  return higher;
}

int cwindow_memory_file(const char *name) { return memfd_create(name, MFD_CLOEXEC); }

int cwindow_redirect(int descriptor, int target) {
  return dup3(target, descriptor, O_CLOEXEC) < 0 ? -1 : 0;
}

int cwindow_character_width(uint32_t character) { return wcwidth((wchar_t)character); }
