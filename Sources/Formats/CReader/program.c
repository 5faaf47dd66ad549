#define _GNU_SOURCE
#include "CReader.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

// True if nobody but root and `owner` can exchange an open file, or what is in an open directory.
static int is_guarded(int descriptor, mode_t kind, uid_t owner) {
  struct stat status;
  if (fstat(descriptor, &status) != 0 || (status.st_mode & S_IFMT) != kind) return 0;
  if (status.st_uid != 0 && status.st_uid != owner) return 0;
  // What others put there is not theirs to rename or remove, and what they own is refused.
  if (kind == S_IFDIR && (status.st_mode & S_ISVTX) != 0) return 1;
  // An access list that lets somebody write shows as the rights of the group.
  return (status.st_mode & (S_IWGRP | S_IWOTH)) == 0;
}

int creader_open_program(const char *path, uid_t owner, size_t *length) {
  *length = 0;
  if (*path != '/') return -EINVAL;
  const char *rest = path;
  mode_t kind = S_IFDIR;
  int place = open("/", O_PATH | O_DIRECTORY | O_CLOEXEC);
  int error = errno;
  while (place >= 0) {
    if (!is_guarded(place, kind, owner)) {
      close(place);
      return -EPERM;
    }
    if (kind == S_IFREG) return place;
    char name[NAME_MAX + 1];
    rest += strspn(rest, "/");
    const size_t count = strcspn(rest, "/");
    if (count >= sizeof name) {
      close(place);
      return -ENAMETOOLONG;
    }
    memcpy(name, rest, count);
    name[count] = 0;
    rest += count;
    if (*rest == 0) kind = S_IFREG;
    *length = (size_t)(rest - path);
    const int directory = place;
    place = openat(directory, name, O_PATH | O_NOFOLLOW | O_CLOEXEC);
    error = errno;
    close(directory);
  }
  return -error;
}

int creader_is_traced(pid_t process) {
  static const char field[] = "\nTracerPid:";
  char path[64], text[4096];
  snprintf(path, sizeof path, "/proc/%d/status", process);
  const int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  const ssize_t count = read(file, text, sizeof text - 1);
  close(file);
  text[count < 0 ? 0 : count] = 0;
  const char *value = strstr(text, field);
  return value != NULL && strtol(value + sizeof field - 1, NULL, 10) != 0;
}
