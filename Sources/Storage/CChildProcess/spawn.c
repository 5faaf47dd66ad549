#define _GNU_SOURCE
#include "CChildProcess.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

// The kernel's own set of signals and its action: the C library hides two signals from its users.
typedef uint64_t kernel_signals;
typedef struct {
  void (*handler)(int);
  unsigned long flags;
  void (*restorer)(void);
  kernel_signals mask;
} kernel_action;

enum { signal_count = 64, lowest = STDERR_FILENO + 1 };

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

// The child's ends of what connects it, all above the standard descriptors.
typedef struct {
  int input;
  int output;
  int errors;
} child_ends;

// Runs in the child, which shares the parent's memory until it executes the program: it only makes
// system calls. Returns the error number.
static int become(
  const char *path, char *const arguments[], char *const environment[], child_ends ends,
  uint64_t largest_file, pid_t parent
) {
  if (setsid() < 0) return errno;
  if (prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0) != 0) return errno;
  // The parent may have died before that.
  if (getppid() != parent) return ESRCH;
  if (dup2(ends.input, STDIN_FILENO) < 0 || dup2(ends.output, STDOUT_FILENO) < 0 ||
      dup2(ends.errors, STDERR_FILENO) < 0) {
    return errno;
  }
  if (syscall(SYS_close_range, lowest, ~0U, 0) != 0) return errno;
  if (chdir("/") != 0) return errno;
  const struct rlimit size = {largest_file, largest_file};
  if (setrlimit(RLIMIT_FSIZE, &size) != 0) return errno;
  reset_signals();
  execve(path, arguments, environment);
  return errno;
}

// Moves a descriptor above the standard ones.
static int move_up(int *descriptor) {
  if (*descriptor < 0) return errno;
  if (*descriptor >= lowest) return 0;
  const int moved = fcntl(*descriptor, F_DUPFD_CLOEXEC, lowest);
  const int error = errno;
  close(*descriptor);
  *descriptor = moved;
  return moved < 0 ? error : 0;
}

static int open_pipe(int *reading, int *writing) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return errno;
  *reading = ends[0];
  *writing = ends[1];
  const int error = move_up(writing);
  if (error != 0) return error;
  return fcntl(*reading, F_SETFL, O_NONBLOCK) != 0 ? errno : 0;
}

static int open_input(int takes_input, int *own, int *childs) {
  if (!takes_input) {
    *childs = open("/dev/null", O_RDONLY | O_CLOEXEC);
    return move_up(childs);
  }
  // Not a pipe: writing to one without a reader raises SIGPIPE.
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) return errno;
  *own = ends[0];
  *childs = ends[1];
  const int error = move_up(childs);
  if (error != 0) return error;
  return fcntl(*own, F_SETFL, O_NONBLOCK) != 0 ? errno : 0;
}

static void close_open(int descriptor) {
  if (descriptor >= 0) close(descriptor);
}

static void wait_for(pid_t process) {
  while (waitpid(process, NULL, 0) < 0 && errno == EINTR) {
  }
}

int cchild_spawn(
  const char *path, char *const arguments[], char *const environment[], int takes_input,
  uint64_t largest_file, cchild_process *child
) {
  cchild_process own = {-1, -1, -1, -1, -1};
  child_ends ends = {-1, -1, -1};
  int error = open_input(takes_input, &own.input, &ends.input);
  if (error == 0) error = open_pipe(&own.output, &ends.output);
  if (error == 0) error = open_pipe(&own.errors, &ends.errors);
  if (error == 0) {
    const pid_t parent = getpid();
    int cancelling;
    pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &cancelling);
    // No handler may run in the child while it has the parent's memory.
    const kernel_signals mask = set_mask(~(kernel_signals)0);
    volatile int failure = 0;
    // vfork: nothing is copied, so no second process ever holds the secrets of this one.
    const pid_t process = vfork();
    if (process == 0) {
      failure = become(path, arguments, environment, ends, largest_file, parent);
      _exit(127);
    }
    if (process < 0) failure = errno;
    set_mask(mask);
    pthread_setcancelstate(cancelling, NULL);
    error = failure;
    own.process = process;
    if (error == 0) {
      own.ended = (int)syscall(SYS_pidfd_open, process, 0);
      if (own.ended < 0) {
        error = errno;
        kill(-process, SIGKILL);
      }
    }
    if (error != 0 && process > 0) wait_for(process);
  }
  close_open(ends.input);
  close_open(ends.output);
  close_open(ends.errors);
  if (error != 0) {
    close_open(own.input);
    close_open(own.output);
    close_open(own.errors);
    return error;
  }
  *child = own;
  return 0;
}

int cchild_rename_new(int directory, const char *from, const char *to) {
  return renameat2(directory, from, directory, to, RENAME_NOREPLACE) != 0 ? errno : 0;
}
