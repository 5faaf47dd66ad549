#define _GNU_SOURCE
#include "CReader.h"

#include <errno.h>
#include <fcntl.h>
#include <stddef.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__x86_64__)
#define CREADER_ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define CREADER_ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

#ifdef CREADER_ARCHITECTURE

// Both are little-endian: the low half of an argument comes first.
#define LOAD(field) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, field))
#define ALLOW BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW)
#define KILL BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS)
// Allows a call by its number.
#define CALL(number) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, number, 0, 1), ALLOW
// Allows a call unless its third argument asks for memory that can be executed.
#define CALL_WITHOUT_EXECUTION(number) \
  BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, number, 0, 4), LOAD(args[2]), \
    BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, PROT_EXEC, 0, 1), KILL, ALLOW

static const struct sock_filter filter[] = {
  LOAD(arch),
  BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, CREADER_ARCHITECTURE, 1, 0),
  KILL,
  // The calls of another ABI of the architecture have numbers of their own, which are not here.
  LOAD(nr),
  // The pipes, and the files that are open already.
  CALL(SYS_read),
  CALL(SYS_write),
  CALL(SYS_pread64),
  CALL(SYS_pwrite64),
  CALL(SYS_lseek),
  CALL(SYS_fstat),
  CALL(SYS_ftruncate),
  CALL(SYS_close),
  // Memory, for data only.
  CALL_WITHOUT_EXECUTION(SYS_mmap),
  CALL_WITHOUT_EXECUTION(SYS_mprotect),
  CALL(SYS_munmap),
  CALL(SYS_mremap),
  CALL(SYS_madvise),
  CALL(SYS_brk),
  // The C library and Swift's runtime: locks, time, seeds of hashes, and the size of the machine's
  // memory, which sorting goes by.
  CALL(SYS_futex),
  CALL(SYS_gettid),
  CALL(SYS_clock_gettime),
  CALL(SYS_getrandom),
  CALL(SYS_sysinfo),
  CALL(SYS_sched_yield),
  CALL(SYS_rt_sigreturn),
  CALL(SYS_exit),
  CALL(SYS_exit_group),
  KILL,
};

static int install_filter(void) {
  const struct sock_fprog program = {
    sizeof filter / sizeof *filter, (struct sock_filter *)filter};
  return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0, 0) == 0 ? 0 : errno;
}

#else

static int install_filter(void) { return ENOSYS; }

#endif

static int limit(int resource, uint64_t value) {
  const struct rlimit both = {value, value};
  return setrlimit(resource, &both) == 0 ? 0 : errno;
}

static int set_limits(const creader_limits *limits) {
  const struct {
    int resource;
    uint64_t value;
  } all[] = {
    {RLIMIT_AS, limits->memory},
    {RLIMIT_CPU, limits->seconds},
    {RLIMIT_FSIZE, limits->file_size},
    {RLIMIT_NOFILE, limits->descriptors},
    {RLIMIT_NPROC, 0},
    {RLIMIT_MEMLOCK, 0},
    {RLIMIT_CORE, 0},
  };
  for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
    const int error = limit(all[i].resource, all[i].value);
    if (error != 0) return error;
  }
  return 0;
}

int creader_forbid_dumps(void) {
  const int error = limit(RLIMIT_CORE, 0);
  if (error != 0) return error;
  return prctl(PR_SET_DUMPABLE, 0, 0, 0, 0) == 0 ? 0 : errno;
}

int creader_enter(const creader_limits *limits, int *refused) {
  *refused = CREADER_NO_NEW_PRIVILEGES;
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return errno;
  *refused = CREADER_LIMITS;
  int error = set_limits(limits);
  if (error != 0) return error;
  *refused = CREADER_FILTER;
  error = install_filter();
  if (error != 0) return error;
  *refused = 0;
  return 0;
}

int64_t creader_file_size(int descriptor) {
  struct stat status;
  // The C library's own asks by a call that can also look at files by their names.
  if (syscall(SYS_fstat, descriptor, &status) != 0) return -1;
  return status.st_size;
}

int creader_is_pipe(int descriptor) {
  struct stat status;
  return fstat(descriptor, &status) == 0 && S_ISFIFO(status.st_mode);
}

int creader_unlinked_file(const char *directory) {
  const int descriptor = open(directory, O_TMPFILE | O_EXCL | O_RDWR | O_CLOEXEC, 0600);
  return descriptor >= 0 ? descriptor : -errno;
}
