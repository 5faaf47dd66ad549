#define _GNU_SOURCE
#include "CPTY.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>

/* Between fork and exec only async-signal-safe calls are made: the caller has threads. */

/* The time for a program to end after its terminal was hung up, in seconds. */
enum { HANGUP_PATIENCE = 30 };

static _Noreturn void fail(int failures, int error) {
  ssize_t written = write(failures, &error, sizeof error);
  _exit(written == sizeof error ? 127 : 126);
}

/* Leads a new session that `slave_path` controls, with it as standard input, output and error. */
static int take_terminal(const char *slave_path) {
  if (setsid() < 0) return -1;
  int slave = open(slave_path, O_RDWR);
  if (slave < 0) return -1;
  if (ioctl(slave, TIOCSCTTY, 0) < 0) return -1;
  for (int standard = 0; standard <= 2; standard++)
    if (dup2(slave, standard) < 0) return -1;
  if (slave > 2) close(slave);
  return 0;
}

/* Moves the requested descriptors to their numbers and leaves nothing else to be inherited. */
static int hand_over(const struct cpty_request *request) {
  int raised[CPTY_DESCRIPTOR_LIMIT];
  for (size_t i = 0; i < request->descriptor_count; i++) {
    raised[i] = fcntl(request->descriptors[i].source, F_DUPFD_CLOEXEC, CPTY_TARGET_LIMIT);
    if (raised[i] < 0) return -1;
  }
  if (close_range(3, UINT_MAX, CLOSE_RANGE_CLOEXEC) < 0) return -1;
  for (size_t i = 0; i < request->descriptor_count; i++)
    if (dup2(raised[i], request->descriptors[i].target) < 0) return -1;
  return 0;
}

static _Noreturn void become_app(
    const struct cpty_request *request, const char *slave_path, int failures) {
  /* Out of the way of the numbers that descriptors are handed over at. */
  int raised = fcntl(failures, F_DUPFD_CLOEXEC, CPTY_TARGET_LIMIT);
  if (raised < 0) fail(failures, errno);
  if (request->orphaned) {
    if (take_terminal(slave_path) < 0) fail(raised, errno);
  } else {
    /* SIGTTOU is blocked here, else a group in the background could not step forward. */
    if (setpgid(0, 0) < 0 || tcsetpgrp(0, getpid()) < 0) fail(raised, errno);
  }
  if (hand_over(request) < 0) fail(raised, errno);
  if (request->directory != NULL && chdir(request->directory) < 0) fail(raised, errno);
  for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  execve(request->path, request->arguments, request->environment);
  fail(raised, errno);
}

static void report(int reports, int32_t kind, pid_t pid, int32_t value) {
  struct cpty_record record = {kind, pid, value};
  /* Nobody reads any more: there is nothing left to do here. */
  if (write(reports, &record, sizeof record) != sizeof record) _exit(1);
}

/* Reports every change of the program; false once it has ended. */
static bool follow(pid_t app, int reports) {
  int status;
  while (waitpid(app, &status, WNOHANG | WUNTRACED | WCONTINUED) > 0) {
    if (WIFSTOPPED(status)) {
      report(reports, CPTY_STOPPED, app, WSTOPSIG(status));
    } else if (WIFCONTINUED(status)) {
      report(reports, CPTY_CONTINUED, app, 0);
    } else if (WIFEXITED(status)) {
      report(reports, CPTY_EXITED, app, WEXITSTATUS(status));
      return false;
    } else {
      report(reports, CPTY_KILLED, app, WTERMSIG(status) + (WCOREDUMP(status) ? 128 : 0));
      return false;
    }
  }
  return true;
}

/* Every signal is blocked in the leader from the fork on; the few that matter are waited for. */
static _Noreturn void lead(
    const struct cpty_request *request, const char *slave_path, int reports, int failures) {
  if (!request->orphaned && take_terminal(slave_path) < 0) fail(failures, errno);
  pid_t app = fork();
  if (app < 0) fail(failures, errno);
  if (app == 0) become_app(request, slave_path, failures);

  /* The leader never executes anything, so it closes what it inherited: an open copy here would
     keep the other end of a pipe, or another session's terminal, alive. */
  int kept = 3;
  if (dup2(reports, kept) < 0) _exit(1);
  close_range(kept + 1, UINT_MAX, 0);
  if (request->orphaned)
    for (int standard = 0; standard <= 2; standard++) close(standard);
  report(kept, CPTY_STARTED, app, 0);

  for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
  sigset_t awaited;
  sigemptyset(&awaited);
  sigaddset(&awaited, SIGCHLD);
  sigaddset(&awaited, SIGHUP);
  sigaddset(&awaited, SIGALRM);
  bool alive = true;
  for (;;) {
    switch (sigwaitinfo(&awaited, NULL)) {
      case SIGCHLD:
        if (alive) alive = follow(app, kept);
        /* Ending the session would reset the terminal's modes, which are still needed:
           the leader stays until it is killed or hung up. It has no session in the other case. */
        if (!alive && request->orphaned) _exit(0);
        break;
      case SIGHUP: /* the terminal is gone: pass it on, as a shell does */
        if (!alive) _exit(0);
        kill(-app, SIGHUP);
        kill(-app, SIGCONT);
        alarm(HANGUP_PATIENCE);
        break;
      case SIGALRM:
        if (alive) kill(-app, SIGKILL);
        break;
    }
  }
}

static ssize_t read_fully(int descriptor, void *bytes, size_t count) {
  size_t done = 0;
  while (done < count) {
    ssize_t size = read(descriptor, (char *)bytes + done, count - done);
    if (size == 0) break;
    if (size > 0) done += (size_t)size;
    else if (errno != EINTR) return -1;
  }
  return (ssize_t)done;
}

static int set_size(int master, struct winsize size) {
  return ioctl(master, TIOCSWINSZ, &size) < 0 ? errno : 0;
}

static int open_master(const struct cpty_request *request, char *slave_path, size_t path_size) {
  int master = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK);
  if (master < 0) return -1;
  int error = 0;
  if (grantpt(master) < 0 || unlockpt(master) < 0) error = errno;
  if (error == 0) error = ptsname_r(master, slave_path, path_size);
  struct winsize size = {
      .ws_row = request->rows,
      .ws_col = request->columns,
      .ws_xpixel = (unsigned short)(request->columns * request->cell_width),
      .ws_ypixel = (unsigned short)(request->rows * request->cell_height),
  };
  if (error == 0) error = set_size(master, size);
  if (error == 0) return master;
  close(master);
  errno = error;
  return -1;
}

static bool is_valid(const struct cpty_request *request) {
  if (request->descriptor_count > CPTY_DESCRIPTOR_LIMIT) return false;
  for (size_t i = 0; i < request->descriptor_count; i++) {
    int target = request->descriptors[i].target;
    if (target < 3 || target >= CPTY_TARGET_LIMIT) return false;
  }
  return true;
}

int cpty_start(const struct cpty_request *request, struct cpty_session *session) {
  if (!is_valid(request)) return EINVAL;
  int error = 0, master = -1, reports[2] = {-1, -1}, failures[2] = {-1, -1};
  pid_t leader = -1;
  char slave_path[64];
  struct cpty_record started;

  master = open_master(request, slave_path, sizeof slave_path);
  if (master < 0 || pipe2(reports, O_CLOEXEC) < 0 || pipe2(failures, O_CLOEXEC) < 0) {
    error = errno;
    goto done;
  }
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  leader = fork();
  if (leader < 0) error = errno;
  if (leader == 0) lead(request, slave_path, reports[1], failures[1]);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  if (error != 0) goto done;
  close(reports[1]);
  close(failures[1]);
  reports[1] = failures[1] = -1;

  /* The pipe closes by itself when the program is executed. */
  int failure = 0;
  if (read_fully(failures[0], &failure, sizeof failure) != 0) error = failure ? failure : EIO;
  if (error == 0 && read_fully(reports[0], &started, sizeof started) != sizeof started)
    error = EIO;
  if (error == 0 && fcntl(reports[0], F_SETFL, O_NONBLOCK) < 0) error = errno;
  if (error == 0) *session = (struct cpty_session){master, reports[0], leader, started.pid};

done:
  if (failures[0] >= 0) close(failures[0]);
  if (failures[1] >= 0) close(failures[1]);
  if (reports[1] >= 0) close(reports[1]);
  if (error != 0) {
    if (leader > 0) {
      /* Lets the leader reap a program that could not be executed. */
      while (read_fully(reports[0], &started, sizeof started) == sizeof started)
        if (started.kind >= CPTY_EXITED) break;
      kill(leader, SIGKILL);
      while (waitpid(leader, NULL, 0) < 0 && errno == EINTR) continue;
    }
    if (reports[0] >= 0) close(reports[0]);
    if (master >= 0) close(master);
  }
  return error;
}

int cpty_resize(int master, unsigned short columns, unsigned short rows) {
  return set_size(master, (struct winsize){.ws_row = rows, .ws_col = columns});
}

int cpty_open_terminal(int master) {
  char name[128];
  int error = ptsname_r(master, name, sizeof name);
  if (error != 0) {
    errno = error;
    return -1;
  }
  return open(name, O_RDWR | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
}
