#include "CSystem.h"
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
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
  // Linux allows 64 KiB of names and 64 KiB of a value; what is larger stays behind.
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

bool conj_has_memory_limit(void) {
  struct rlimit limit;
  return getrlimit(RLIMIT_AS, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY;
}

// What a handler of signals needs, which may allocate nothing.
static char message[512];
static size_t message_size;
static int final_status;

// Swift's runtime aborts where it gets no memory, C code may follow a null pointer, and a stack that can't grow is a
// fault like any other. Where this much is not to be had either, that was the cause: no array here is larger.
static void end(int signal) {
  enum { much = 256 << 20 };
  if (mmap(NULL, much, PROT_NONE, MAP_PRIVATE | MAP_ANON, -1, 0) == MAP_FAILED) {
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
  stack_t room = {.ss_sp = stack, .ss_size = sizeof stack};
  sigaltstack(&room, NULL);
  struct sigaction action = {.sa_handler = end, .sa_flags = SA_ONSTACK | SA_RESETHAND | SA_NODEFER};
  int crashes[] = {SIGABRT, SIGBUS, SIGILL, SIGSEGV, SIGTRAP};
  for (size_t i = 0; i < sizeof crashes / sizeof *crashes; i++) sigaction(crashes[i], &action, NULL);
}
