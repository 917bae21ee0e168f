#include "CSystem.h"
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>

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
