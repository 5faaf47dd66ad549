#define _GNU_SOURCE
#include "CReader.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

// The kernel's own set of signals and its action: the C library hides two signals from its users.
typedef uint64_t kernel_signals;
typedef struct {
  void (*handler)(int);
  unsigned long flags;
  void (*restorer)(void);
  kernel_signals mask;
} kernel_action;

enum { signal_count = 64 };

static kernel_signals set_mask(kernel_signals mask) {
  kernel_signals earlier = 0;
  syscall(SYS_rt_sigprocmask, SIG_SETMASK, &mask, &earlier, sizeof mask);
  return earlier;
}

static void reset_signals(void) {
  const kernel_action standard = {SIG_DFL, 0, 0, 0};
  for (int signal = 1; signal <= signal_count; signal++) {
    syscall(SYS_rt_sigaction, signal, &standard, NULL, sizeof standard.mask);
  }
  set_mask(0);
}

// The child's report of a failure: it shares the parent's memory.
typedef struct {
  int error;
  int refused;
} child_failure;

// Runs in the child, which shares the parent's memory until it executes the program: it only makes
// system calls. Returns the error number, with the measure that was refused.
static int become(
  int program, char *const arguments[], const creader_limits *limits, int input, int output,
  pid_t parent, int *refused
) {
  char *const no_environment[] = {NULL};
  if (setsid() < 0) return errno;
  if (prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0) != 0) return errno;
  // The parent may have died before that.
  if (getppid() != parent) return ESRCH;
  int nothing = open("/dev/null", O_RDWR);
  if (nothing < 0) return errno;
  // All are above the standard descriptors, so that none overwrites another.
  if (program < CREADER_PROGRAM) program = fcntl(program, F_DUPFD_CLOEXEC, CREADER_PROGRAM);
  if (program < 0) return errno;
  if (dup2(input, STDIN_FILENO) < 0 || dup2(output, STDOUT_FILENO) < 0) return errno;
  if (nothing != STDERR_FILENO && dup2(nothing, STDERR_FILENO) < 0) return errno;
  if (program != CREADER_PROGRAM && dup2(program, CREADER_PROGRAM) < 0) return errno;
  if (fcntl(CREADER_PROGRAM, F_SETFD, FD_CLOEXEC) != 0) return errno;
  if (syscall(SYS_close_range, CREADER_PROGRAM + 1, ~0U, 0) != 0) return errno;
  if (chdir("/") != 0) return errno;
  reset_signals();
  const int error = creader_confine(limits, refused);
  if (error != 0) return error;
  syscall(SYS_execveat, CREADER_PROGRAM, "", arguments, no_environment, AT_EMPTY_PATH);
  return errno;
}

static void close_all(const int ends[4]) {
  for (int i = 0; i < 4; i++) {
    if (ends[i] >= 0) close(ends[i]);
  }
}

// Two pipes, all ends above the standard descriptors: those of the child, then those of the parent.
static int open_pipes(int ends[4]) {
  int pipes[4] = {-1, -1, -1, -1};
  int error = 0;
  if (pipe2(pipes, O_CLOEXEC) != 0 || pipe2(pipes + 2, O_CLOEXEC) != 0) error = errno;
  const int order[4] = {0, 3, 1, 2};
  for (int i = 0; i < 4 && error == 0; i++) {
    ends[i] = fcntl(pipes[order[i]], F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
    if (ends[i] < 0) error = errno;
  }
  close_all(pipes);
  for (int i = 2; i < 4 && error == 0; i++) {
    if (fcntl(ends[i], F_SETFL, O_NONBLOCK) != 0) error = errno;
  }
  return error;
}

int creader_spawn(
  int program, char *const arguments[], const creader_limits *limits, creader_child *child,
  int *refused
) {
  *refused = 0;
  int ends[4] = {-1, -1, -1, -1};
  int error = open_pipes(ends);
  if (error != 0) {
    close_all(ends);
    return error;
  }
  const pid_t parent = getpid();
  int cancelling;
  pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &cancelling);
  // No handler may run in the child while it has the parent's memory.
  const kernel_signals mask = set_mask(~(kernel_signals)0);
  volatile child_failure failure = {0, 0};
  // vfork: nothing is copied, so no second process ever holds the secrets of this one.
  const pid_t process = vfork();
  if (process == 0) {
    int measure = 0;
    failure.error =
      become(program, arguments, limits, ends[0], ends[1], parent, &measure);
    failure.refused = measure;
    _exit(127);
  }
  if (process < 0) failure.error = errno;
  set_mask(mask);
  pthread_setcancelstate(cancelling, NULL);
  close(ends[0]);
  close(ends[1]);
  if (failure.error != 0) {
    *refused = failure.refused;
    close(ends[2]);
    close(ends[3]);
    if (process > 0) {
      while (waitpid(process, NULL, 0) < 0 && errno == EINTR) {
      }
    }
    return failure.error;
  }
  *child = (creader_child){process, ends[2], ends[3]};
  return 0;
}

ssize_t creader_write(int descriptor, const void *bytes, size_t count) {
  sigset_t broken, earlier, pending;
  sigemptyset(&broken);
  sigaddset(&broken, SIGPIPE);
  pthread_sigmask(SIG_BLOCK, &broken, &earlier);
  sigpending(&pending);
  const int was_pending = sigismember(&pending, SIGPIPE);
  const ssize_t written = write(descriptor, bytes, count);
  const int error = errno;
  if (written < 0 && error == EPIPE && !was_pending) {
    const struct timespec none = {0, 0};
    while (sigtimedwait(&broken, NULL, &none) < 0 && errno == EINTR) {
    }
  }
  pthread_sigmask(SIG_SETMASK, &earlier, NULL);
  return written < 0 ? -error : written;
}
