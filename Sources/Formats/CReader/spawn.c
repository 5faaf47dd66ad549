#define _GNU_SOURCE
#include "CReader.h"

#include <CChildProcess.h>
#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static int confine(const void *limits, int *refused) { return creader_confine(limits, refused); }

static void close_open(int descriptor) {
  if (descriptor >= 0) close(descriptor);
}

int creader_spawn(
  int program, char *const arguments[], const creader_limits *limits, creader_child *child,
  int *refused
) {
  char *const no_environment[] = {NULL};
  creader_child own = {-1, -1, -1};
  cchild_plan plan = {
    .program = program, .arguments = arguments, .environment = no_environment,
    .descriptors = {-1, -1, -1}, .confine = confine, .limits = limits
  };
  *refused = 0;
  int error = cchild_pipe(1, &own.input, &plan.descriptors[0]);
  if (error == 0) error = cchild_pipe(0, &own.output, &plan.descriptors[1]);
  if (error == 0) error = cchild_start(&plan, &own.process, refused);
  close_open(plan.descriptors[0]);
  close_open(plan.descriptors[1]);
  if (error != 0) {
    close_open(own.input);
    close_open(own.output);
    return error;
  }
  *child = own;
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
