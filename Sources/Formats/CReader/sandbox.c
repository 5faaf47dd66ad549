#define _GNU_SOURCE
#include "CReader.h"

#include <CChildProcess.h>
#include <errno.h>
#include <fcntl.h>
#include <stddef.h>
#include <stdio.h>
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
// Fails as a call that the kernel does not know.
#define UNKNOWN BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | ENOSYS)
// Allows a call by its number.
#define CALL(number) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, number, 0, 1), ALLOW
// Allows a call if a test of one of its arguments is true.
#define CALL_WHERE(number, argument, test, value) \
  BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, number, 0, 4), LOAD(args[argument]), \
    BPF_JUMP(BPF_JMP | test | BPF_K, value, 1, 0), KILL, ALLOW
// Allows a call unless an argument has one of these bits.
#define CALL_WITHOUT(number, argument, bits) \
  BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, number, 0, 4), LOAD(args[argument]), \
    BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, bits, 0, 1), KILL, ALLOW
// The beginning of a filter: no call of another ABI of the architecture, which has numbers of its own.
#define BEGIN \
  LOAD(arch), BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, CREADER_ARCHITECTURE, 1, 0), KILL, LOAD(nr)

// The filter in force while nothing foreign has been read. Both filters hold in the end, so that this one
// has the calls of the other one too.
static const struct sock_filter starting_filter[] = {
  BEGIN,
  // Files are opened for reading, or without a name.
  BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_openat, 0, 5),
  LOAD(args[2]),
  BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, O_TMPFILE & ~O_DIRECTORY, 2, 0),
  BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, O_ACCMODE | O_CREAT | O_TRUNC, 0, 1),
  BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM),
  ALLOW,
  // The program itself, by its descriptor.
  CALL_WHERE(SYS_execveat, 0, BPF_JEQ, CCHILD_PROGRAM),
  // The dynamic linker, the C library and Swift's runtime.
  CALL(SYS_read),
  CALL(SYS_write),
  CALL(SYS_pread64),
  CALL(SYS_pwrite64),
  CALL(SYS_lseek),
  CALL(SYS_ftruncate),
  CALL(SYS_close),
  CALL(SYS_fcntl),
  CALL(SYS_ioctl),
  CALL(SYS_fstat),
  CALL(SYS_newfstatat),
  CALL(SYS_statx),
  CALL(SYS_faccessat),
  CALL(SYS_faccessat2),
  CALL(SYS_readlinkat),
  CALL(SYS_getcwd),
  CALL(SYS_mmap),
  CALL(SYS_mprotect),
  CALL(SYS_munmap),
  CALL(SYS_mremap),
  CALL(SYS_madvise),
  CALL(SYS_mlock),
  CALL(SYS_munlock),
  CALL(SYS_brk),
  CALL(SYS_futex),
  CALL(SYS_set_tid_address),
  CALL(SYS_set_robust_list),
  CALL(SYS_rseq),
  CALL(SYS_sched_getaffinity),
  CALL(SYS_sched_yield),
  CALL(SYS_sysinfo),
  CALL(SYS_uname),
  CALL(SYS_getrandom),
  CALL(SYS_clock_gettime),
  CALL(SYS_clock_getres),
  CALL(SYS_gettid),
  CALL(SYS_getpid),
  CALL(SYS_getppid),
  CALL(SYS_getsid),
  CALL(SYS_getuid),
  CALL(SYS_geteuid),
  CALL(SYS_getgid),
  CALL(SYS_getegid),
  CALL(SYS_sigaltstack),
  CALL(SYS_rt_sigaction),
  CALL(SYS_rt_sigprocmask),
  CALL(SYS_rt_sigreturn),
#if defined(__x86_64__)
  CALL(SYS_arch_prctl),
  CALL(SYS_access),
  CALL(SYS_readlink),
#endif
  // Shutting itself in.
  CALL(SYS_prctl),
  CALL(SYS_prlimit64),
  CALL(SYS_exit),
  CALL(SYS_exit_group),
  UNKNOWN,
};

// The filter in force on foreign data.
static const struct sock_filter working_filter[] = {
  BEGIN,
  // The pipes, each in its direction, and the files that are open already.
  CALL_WHERE(SYS_read, 0, BPF_JEQ, STDIN_FILENO),
  CALL_WHERE(SYS_write, 0, BPF_JEQ, STDOUT_FILENO),
  CALL_WHERE(SYS_pread64, 0, BPF_JGT, STDERR_FILENO),
  CALL_WHERE(SYS_pwrite64, 0, BPF_JGT, STDERR_FILENO),
  CALL_WHERE(SYS_lseek, 0, BPF_JGT, STDERR_FILENO),
  CALL_WHERE(SYS_ftruncate, 0, BPF_JGT, STDERR_FILENO),
  CALL(SYS_fstat),
  CALL(SYS_close),
  // Memory, for data only. Pages are grown, shrunk and given back, not moved over others.
  CALL_WITHOUT(SYS_mmap, 2, PROT_EXEC),
  CALL_WITHOUT(SYS_mprotect, 2, PROT_EXEC),
  CALL(SYS_munmap),
  CALL_WITHOUT(SYS_mremap, 3, ~MREMAP_MAYMOVE),
  CALL_WHERE(SYS_madvise, 2, BPF_JEQ, MADV_DONTNEED),
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

static int install(const struct sock_filter *filter, size_t size) {
  const struct sock_fprog program = {
    (unsigned short)(size / sizeof *filter), (struct sock_filter *)filter};
  return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0, 0) == 0 ? 0 : errno;
}

static int install_starting_filter(void) {
  return install(starting_filter, sizeof starting_filter);
}

static int install_working_filter(void) { return install(working_filter, sizeof working_filter); }

#else

static int install_starting_filter(void) { return ENOSYS; }
static int install_working_filter(void) { return ENOSYS; }

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
    {RLIMIT_CORE, 0},
  };
  for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
    const int error = limit(all[i].resource, all[i].value);
    if (error != 0) return error;
  }
  return 0;
}

int creader_forbid_dumps(void) { return prctl(PR_SET_DUMPABLE, 0, 0, 0, 0) == 0 ? 0 : errno; }

int creader_allow_dumps(void) { return prctl(PR_SET_DUMPABLE, 1, 0, 0, 0) == 0 ? 0 : errno; }

void creader_set_name(const char *name) { prctl(PR_SET_NAME, name, 0, 0, 0); }

static ssize_t drop(void *cookie, const char *bytes, size_t count) {
  (void)cookie;
  (void)bytes;
  return (ssize_t)count;
}

void creader_drop_messages(void) {
  FILE *nowhere = fopencookie(NULL, "w", (cookie_io_functions_t){.write = drop});
  if (nowhere != NULL) stderr = nowhere;
}

int creader_confine(const creader_limits *limits, int *refused) {
  *refused = CREADER_NO_NEW_PRIVILEGES;
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return errno;
  *refused = CREADER_LIMITS;
  int error = set_limits(limits);
  if (error != 0) return error;
  *refused = CREADER_FILTER;
  error = install_starting_filter();
  if (error != 0) return error;
  *refused = 0;
  return 0;
}

int creader_enter(uint64_t descriptors, int *refused) {
  *refused = CREADER_LIMITS;
  int error = limit(RLIMIT_NOFILE, descriptors);
  if (error == 0) error = limit(RLIMIT_MEMLOCK, 0);
  if (error != 0) return error;
  *refused = CREADER_FILTER;
  error = install_working_filter();
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
