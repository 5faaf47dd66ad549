// A program that the tests start in the reader's place: it tells where it finds itself, or shuts itself
// in and tries what it is asked to. Under another name it answers as a reader does that was taken over.
#define _GNU_SOURCE
#include <CReader.h>

#include "answers.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/seccomp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

static void print_limit(const char *name, int resource) {
  struct rlimit limit;
  if (getrlimit(resource, &limit) == 0) printf("%s %lu\n", name, (unsigned long)limit.rlim_max);
}

static void print_status(const char *name) {
  char line[256];
  FILE *status = fopen("/proc/self/status", "r");
  while (status != NULL && fgets(line, sizeof line, status) != NULL) {
    if (strncmp(line, name, strlen(name)) == 0) fputs(line, stdout);
  }
  if (status != NULL) fclose(status);
}

static int tell_surroundings(int count, char **arguments) {
  for (int number = 0; number < 1024; number++) {
    char link[64], target[256];
    snprintf(link, sizeof link, "/proc/self/fd/%d", number);
    const ssize_t length = readlink(link, target, sizeof target - 1);
    if (length < 0) continue;
    target[length] = 0;
    // Without the number of a pipe.
    target[strcspn(target, "[")] = 0;
    printf("descriptor %d %s\n", number, target);
  }
  for (char **variable = environ; *variable != NULL; variable++) printf("variable %s\n", *variable);
  for (int i = 0; i < count; i++) printf("argument %s\n", arguments[i]);
  printf("own session: %d\n", getsid(0) == getpid());
  int death = 0;
  prctl(PR_GET_PDEATHSIG, &death);
  printf("dies with its parent by signal %d\n", death);
  char directory[256];
  if (getcwd(directory, sizeof directory) != NULL) printf("directory %s\n", directory);
  print_status("SigBlk");
  print_status("SigIgn");
  print_status("NoNewPrivs");
  print_status("Seccomp:");
  print_limit("memory", RLIMIT_AS);
  print_limit("seconds", RLIMIT_CPU);
  print_limit("file size", RLIMIT_FSIZE);
  print_limit("descriptors", RLIMIT_NOFILE);
  print_limit("processes", RLIMIT_NPROC);
  print_limit("core", RLIMIT_CORE);
  return 0;
}

static void use_memory(void) {
  char *bytes = malloc(8 << 20);
  if (bytes == NULL) _exit(3);
  memset(bytes, 1, 8 << 20);
  free(bytes);
}

static void allowed(void) {
  use_memory();
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  char seed[16];
  if (syscall(SYS_getrandom, seed, sizeof seed, 0) != sizeof seed) _exit(3);
  if (creader_file_size(STDIN_FILENO) < 0) _exit(3);
  if (write(STDOUT_FILENO, "ok", 2) != 2) _exit(3);
  _exit(0);
}

static void open_file(void) { syscall(SYS_openat, AT_FDCWD, "/etc/passwd", O_RDONLY); }
static void look_at_file(void) {
  char status[512];
  syscall(SYS_newfstatat, AT_FDCWD, "/etc/passwd", status, 0);
}
static void open_socket(void) { syscall(SYS_socket, AF_INET, SOCK_STREAM, 0); }
static void start_thread(void) { syscall(SYS_clone, 0, 0, 0, 0, 0); }
static void execute(void) {
  char *const none[] = {NULL};
  execve("/bin/true", none, none);
}
static void kill_parent(void) { syscall(SYS_kill, getppid(), 0); }
static void read_other_memory(void) { syscall(SYS_process_vm_readv, getppid(), 0, 0, 0, 0, 0); }
static void trace(void) { syscall(SYS_ptrace, 16, 1, 0, 0); }
static void make_executable(void) {
  void *page = mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  mprotect(page, 4096, PROT_READ | PROT_EXEC);
}
static void map_executable(void) {
  mmap(NULL, 4096, PROT_READ | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
}
static void change_limits(void) {
  struct rlimit none = {0, 0};
  syscall(SYS_prlimit64, 0, RLIMIT_CPU, &none, NULL);
}
static void change_process(void) { prctl(PR_SET_DUMPABLE, 1, 0, 0, 0); }
static void duplicate(void) { syscall(SYS_dup, 1); }
static void control_device(void) { syscall(SYS_ioctl, 0, 0x5401, 0); }
static void remove_file(void) { syscall(SYS_unlinkat, AT_FDCWD, "/nowhere", 0); }
static void make_file(void) { syscall(SYS_openat, AT_FDCWD, "/nowhere", O_WRONLY | O_CREAT, 0); }
static void read_other_end(void) { syscall(SYS_read, STDOUT_FILENO, NULL, 0); }
static void write_other_end(void) { syscall(SYS_write, STDERR_FILENO, "", 1); }
static void write_at_place(void) { syscall(SYS_pwrite64, STDOUT_FILENO, "", 1, 0); }
static void move_memory(void) {
  void *page = mmap(NULL, 8192, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  mremap(page, 4096, 4096, MREMAP_MAYMOVE | MREMAP_FIXED, (char *)page + 4096);
}
static void merge_memory(void) { madvise(NULL, 4096, MADV_MERGEABLE); }

#if defined(__x86_64__)
// The same call under the number that programs of the x32 ABI have for it.
static void use_other_abi(void) { syscall(0x40000000 | SYS_read, 0, NULL, 0); }
#endif

static void fill_memory(void) {
  for (int i = 0; i < 1024; i++) {
    char *bytes = malloc(1 << 20);
    if (bytes == NULL) _exit(7);
    memset(bytes, 1, 1 << 20);
  }
}
static void use_time(void) {
  for (volatile unsigned long i = 0;; i++) {
  }
}

static const struct {
  const char *name;
  void (*run)(void);
} attempts[] = {
  {"allowed", allowed},
  {"open a file", open_file},
  {"look at a file", look_at_file},
  {"remove a file", remove_file},
  {"make a file", make_file},
  {"read from its way out", read_other_end},
  {"write to what is no pipe of its own", write_other_end},
  {"write at a place of a pipe", write_at_place},
  {"move memory over other memory", move_memory},
  {"merge memory with that of others", merge_memory},
  {"open a socket", open_socket},
  {"start a thread", start_thread},
  {"execute a program", execute},
  {"send a signal", kill_parent},
  {"read another process", read_other_memory},
  {"trace a process", trace},
  {"make memory executable", make_executable},
  {"map executable memory", map_executable},
  {"change its limits", change_limits},
  {"change what it is", change_process},
  {"duplicate a descriptor", duplicate},
  {"control a device", control_device},
#if defined(__x86_64__)
  {"use another ABI", use_other_abi},
#endif
  {"fill the memory", fill_memory},
  {"use all the time", use_time},
};
enum { attempt_count = sizeof attempts / sizeof *attempts };

int main(int count, char **arguments) {
  char path[4096];
  const ssize_t length = readlink("/proc/self/exe", path, sizeof path - 1);
  path[length < 0 ? 0 : length] = 0;
  const char *name = strrchr(path, '/');
  if (name != NULL && strcmp(name, "/reader-probe") != 0) return answer(name + 1, arguments[1]);
  if (count < 2 || strcmp(arguments[1], "surroundings") == 0) {
    return tell_surroundings(count, arguments);
  }
  if (strcmp(arguments[1], "attempts") == 0) {
    for (int i = 0; i < attempt_count; i++) puts(attempts[i].name);
    return 0;
  }
  const char *attempt = arguments[count - 1];
  // Before it has shut itself in, what it tries fails.
  const int is_at_once = strcmp(arguments[1], "at once") == 0;
  int refused;
  if (!is_at_once && (creader_forbid_dumps() != 0 || creader_enter(3, &refused) != 0)) return 2;
  errno = 0;
  for (int i = 0; i < attempt_count; i++) {
    if (strcmp(attempts[i].name, attempt) == 0) attempts[i].run();
  }
  _exit(is_at_once && (errno == ENOSYS || errno == EPERM) ? 9 : 4);
}
