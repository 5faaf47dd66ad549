#define _GNU_SOURCE
#include "CChildProcess.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

static int limit_files(const void *largest, int *refused) {
  (void)refused;
  const rlim_t bytes = *(const uint64_t *)largest;
  const struct rlimit size = {bytes, bytes};
  return setrlimit(RLIMIT_FSIZE, &size) != 0 ? errno : 0;
}

static void close_open(int descriptor) {
  if (descriptor >= 0) close(descriptor);
}

int cchild_spawn(
  const char *path, char *const arguments[], char *const environment[], int takes_input,
  uint64_t largest_file, cchild_process *child
) {
  cchild_process own = {-1, -1, -1, -1, -1};
  cchild_plan plan = {
    .path = path, .arguments = arguments, .environment = environment, .descriptors = {-1, -1, -1},
    .confine = limit_files, .limits = &largest_file
  };
  int refused = 0;
  int error = takes_input ? cchild_socket(&own.input, &plan.descriptors[0]) : 0;
  if (error == 0) error = cchild_pipe(0, &own.output, &plan.descriptors[1]);
  if (error == 0) error = cchild_pipe(0, &own.errors, &plan.descriptors[2]);
  if (error == 0) error = cchild_start(&plan, &own.process, &refused);
  if (error == 0) {
    own.ended = (int)syscall(SYS_pidfd_open, own.process, 0);
    if (own.ended < 0) {
      error = errno;
      kill(-own.process, SIGKILL);
      while (waitpid(own.process, NULL, 0) < 0 && errno == EINTR) {
      }
    }
  }
  for (int i = 0; i < 3; i++) close_open(plan.descriptors[i]);
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
