#define _GNU_SOURCE
#include "CChildProcess.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <sys/prctl.h>
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

// A session of its own that dies with the parent's thread, in the root directory.
static int leave(pid_t parent) {
  if (setsid() < 0) return errno;
  if (prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0) != 0) return errno;
  // The parent may have died before that.
  if (getppid() != parent) return ESRCH;
  return chdir("/") != 0 ? errno : 0;
}

// Makes the descriptors of the plan the standard ones, and closes all others but that of the program.
static int connect_standard(const cchild_plan *plan) {
  // Above the standard descriptors, so that none overwrites another.
  int nothing = open("/dev/null", O_RDWR | O_CLOEXEC);
  if (nothing >= 0) nothing = fcntl(nothing, F_DUPFD_CLOEXEC, lowest);
  if (nothing < 0) return errno;
  int program = STDERR_FILENO;
  if (plan->path == NULL) {
    program = fcntl(plan->program, F_DUPFD_CLOEXEC, CCHILD_PROGRAM);
    if (program < 0) return errno;
  }
  for (int i = 0; i < lowest; i++) {
    const int source = plan->descriptors[i];
    if (dup2(source < 0 ? nothing : source, i) < 0) return errno;
  }
  if (plan->path == NULL) {
    if (program != CCHILD_PROGRAM && dup2(program, CCHILD_PROGRAM) < 0) return errno;
    if (fcntl(CCHILD_PROGRAM, F_SETFD, FD_CLOEXEC) != 0) return errno;
    program = CCHILD_PROGRAM;
  }
  return syscall(SYS_close_range, program + 1, ~0U, 0) != 0 ? errno : 0;
}

// Runs in the child, which shares the parent's memory until it executes the program: it only makes
// system calls. Returns the error number, with the measure that was refused.
static int become(const cchild_plan *plan, pid_t parent, int *refused) {
  if (plan->lives_on && setpgid(0, 0) != 0) return errno;
  int error = plan->lives_on ? 0 : leave(parent);
  if (error == 0) error = connect_standard(plan);
  if (error != 0) return error;
  reset_signals();
  if (plan->confine != NULL) error = plan->confine(plan->limits, refused);
  if (error != 0) return error;
  if (plan->path != NULL) {
    execve(plan->path, plan->arguments, plan->environment);
  } else {
    syscall(
      SYS_execveat, CCHILD_PROGRAM, "", plan->arguments, plan->environment, AT_EMPTY_PATH
    );
  }
  return errno;
}

// What the child tells: it shares the parent's memory.
typedef struct {
  int error;
  int refused;
} child_failure;

int cchild_start(const cchild_plan *plan, pid_t *process, int *refused) {
  const pid_t parent = getpid();
  int cancelling;
  pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &cancelling);
  // No handler may run in the child while it has the parent's memory.
  const kernel_signals mask = set_mask(~(kernel_signals)0);
  volatile child_failure failure = {0, 0};
  // vfork: nothing is copied, so no second process ever holds the secrets of this one.
  const pid_t child = vfork();
  if (child == 0) {
    int measure = 0;
    failure.error = become(plan, parent, &measure);
    failure.refused = measure;
    _exit(127);
  }
  if (child < 0) failure.error = errno;
  set_mask(mask);
  pthread_setcancelstate(cancelling, NULL);
  *refused = failure.refused;
  *process = child;
  if (failure.error != 0 && child > 0) {
    while (waitpid(child, NULL, 0) < 0 && errno == EINTR) {
    }
  }
  return failure.error;
}

// Moves a descriptor above the standard ones.
static int move_up(int *descriptor) {
  if (*descriptor >= lowest) return 0;
  const int moved = fcntl(*descriptor, F_DUPFD_CLOEXEC, lowest);
  const int error = errno;
  close(*descriptor);
  *descriptor = moved;
  return moved < 0 ? error : 0;
}

static int keep(int own_end, int childs_end, int *own, int *childs) {
  *own = own_end;
  *childs = childs_end;
  int error = move_up(childs);
  if (error == 0) error = move_up(own);
  if (error != 0) return error;
  return fcntl(*own, F_SETFL, O_NONBLOCK) != 0 ? errno : 0;
}

int cchild_pipe(int child_reads, int *own, int *childs) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return errno;
  return child_reads ? keep(ends[1], ends[0], own, childs) : keep(ends[0], ends[1], own, childs);
}

int cchild_socket(int *own, int *childs) {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) return errno;
  return keep(ends[0], ends[1], own, childs);
}
