#include "CWindowTerminal.h"

#include <stdatomic.h>
#include <string.h>
#include <unistd.h>

// The handler may use only what async-signal-safe functions can: everything is prepared before.
static const int fatal_signals[] = {SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGSYS};
enum { fatal_count = sizeof fatal_signals / sizeof *fatal_signals };

static struct sigaction earlier[fatal_count];
static int armed;
static atomic_int active;
static atomic_int ignores_sent;
static int terminal;
static struct termios sane_modes;
static uint8_t farewell[1024];
static size_t farewell_count;
// An overflowing stack must leave room for the handler.
static uint8_t handler_stack[32768];

// True if another process sent the signal: only the kernel's codes are positive, and no other process can
// send what this process's own abort() does (rt_sigqueueinfo(2)).
static int was_sent(const siginfo_t *information) {
  const int is_own = (information->si_code == SI_USER || information->si_code == SI_TKILL)
    && information->si_pid == getpid();
  return information->si_code <= 0 && !is_own;
}

static void give_back_terminal(int signal, siginfo_t *information, void *context) {
  (void)context;
  if (atomic_load(&ignores_sent) && was_sent(information)) return;
  if (atomic_exchange(&active, 0)) {
    tcsetattr(terminal, TCSANOW, &sane_modes);
    ssize_t written = write(terminal, farewell, farewell_count);
    if (written != (ssize_t)farewell_count) {
      tcflush(terminal, TCOFLUSH);
      written = write(terminal, farewell, farewell_count);
    }
  }
  // Not the handler from before: a backtracer would paint, and read memory that holds secrets.
  struct sigaction standard;
  memset(&standard, 0, sizeof standard);
  standard.sa_handler = SIG_DFL;
  sigaction(signal, &standard, NULL);
  raise(signal);
}

int cwindow_guard_arm(
  int descriptor, const struct termios *modes, const uint8_t *bytes, size_t count
) {
  if (count > sizeof farewell) return -1;
  atomic_store(&active, 0);
  terminal = descriptor;
  sane_modes = *modes;
  memcpy(farewell, bytes, count);
  farewell_count = count;
  if (!armed) {
    stack_t stack;
    memset(&stack, 0, sizeof stack);
    stack.ss_sp = handler_stack;
    stack.ss_size = sizeof handler_stack;
    if (sigaltstack(&stack, NULL) != 0) return -1;
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_sigaction = give_back_terminal;
    action.sa_flags = SA_ONSTACK | SA_SIGINFO | SA_RESTART;
    // Every other signal waits; with SIGTTOU among them the terminal takes orders from the
    // background too.
    sigfillset(&action.sa_mask);
    for (int i = 0; i < fatal_count; i++) {
      if (sigaction(fatal_signals[i], &action, &earlier[i]) != 0) return -1;
    }
    armed = 1;
  }
  atomic_store(&active, 1);
  return 0;
}

void cwindow_guard_set_active(int is_active) { atomic_store(&active, armed && is_active); }

void cwindow_guard_ignore_sent(int ignores) { atomic_store(&ignores_sent, ignores); }

void cwindow_guard_disarm(void) {
  if (!armed) return;
  atomic_store(&ignores_sent, 0);
  atomic_store(&active, 0);
  for (int i = 0; i < fatal_count; i++) sigaction(fatal_signals[i], &earlier[i], NULL);
  armed = 0;
}
