#include "CSystem.h"
#include <errno.h>
#include <signal.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/types.h>
#include <unistd.h>

#if defined(__APPLE__) || defined(__linux__)
#include <sys/xattr.h>
#endif

// Swift reads them from /proc, which small containers lack and which takes a free descriptor. These libraries give
// them to functions that run before `main`; others don't.
#if defined(__GLIBC__) || defined(__APPLE__)

static int count = -1;
static char **arguments;

__attribute__((constructor)) static void keep_arguments(int argc, char **argv) {
  count = argc;
  arguments = argv;
}

int conj_argument_count(void) { return count; }
const char *conj_argument(int number) { return arguments[number]; }

#else

int conj_argument_count(void) { return -1; }
const char *conj_argument(int number) { return 0; }

#endif

#ifdef __APPLE__
#define LIST(file, names, size) flistxattr(file, names, size, 0)
#define GET(file, name, value, size) fgetxattr(file, name, value, size, 0, 0)
#define SET(file, name, value, size) fsetxattr(file, name, value, size, 0, 0)
#else
#define LIST(file, names, size) flistxattr(file, names, size)
#define GET(file, name, value, size) fgetxattr(file, name, value, size)
#define SET(file, name, value, size) fsetxattr(file, name, value, size, 0)
#endif

void conj_copy_extended_attributes(int from, int to) {
#if defined(__APPLE__) || defined(__linux__)
  // Linux allows 64 KiB of names and 64 KiB for a value; larger ones are not copied.
  enum { limit = 1 << 16 };
  char *names = malloc(2 * limit);
  if (!names) return;
  char *value = names + limit;
  ssize_t size = LIST(from, names, limit);
  for (ssize_t place = 0; place < size; place += (ssize_t)strlen(names + place) + 1) {
    ssize_t length = GET(from, names + place, value, limit);
    if (length >= 0) SET(to, names + place, value, (size_t)length);
  }
  free(names);
#endif
}

// Smaller stacks than this may not do.
static const rlim_t much_stack = 1 << 20;

bool conj_has_memory_limit(void) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_AS, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY) return true;
  if (getrlimit(RLIMIT_DATA, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY) return true;
  return getrlimit(RLIMIT_STACK, &limit) == 0 && limit.rlim_cur < much_stack;
}

// What a handler of signals needs, which may allocate nothing.
static char message[512];
static size_t message_size;
static int final_status;
// Where the stack may lie: faults there come from a stack that can't grow.
static uintptr_t stack_start, stack_end;

// Swift's runtime aborts where it gets no memory, and C code may follow a null pointer: both after a call that left
// ENOMEM. Other crashes are not caught.
static void end(int signal, siginfo_t *info, void *context) {
  uintptr_t place = (uintptr_t)info->si_addr;
  bool is_fault = (signal == SIGSEGV || signal == SIGBUS) && info->si_code > 0;
  if (errno == ENOMEM || (is_fault && place >= stack_start && place < stack_end)) {
    ssize_t written = write(2, message, message_size);
    (void)written;
    _exit(final_status);
  }
  // The signal did what it does without us from the handler's start on.
  raise(signal);
}

void conj_end_without_memory(const void *text, size_t size, int status) {
  static char stack[1 << 16];
  message_size = size < sizeof message ? size : sizeof message;
  memcpy(message, text, message_size);
  final_status = status;
  struct rlimit limit = {0, 0};
  getrlimit(RLIMIT_STACK, &limit);
  enum { most = 64 << 20, slack = 1 << 16 };
  uintptr_t here = (uintptr_t)&limit;
  stack_end = here + slack;
  stack_start = here - (limit.rlim_cur < most ? (uintptr_t)limit.rlim_cur : most) - slack;
  stack_t room = {.ss_sp = stack, .ss_size = sizeof stack};
  sigaltstack(&room, NULL);
  struct sigaction action = {
      .sa_sigaction = end, .sa_flags = SA_ONSTACK | SA_RESETHAND | SA_NODEFER | SA_SIGINFO};
  int crashes[] = {SIGABRT, SIGBUS, SIGILL, SIGSEGV, SIGTRAP};
  for (size_t i = 0; i < sizeof crashes / sizeof *crashes; i++) sigaction(crashes[i], &action, NULL);
}
