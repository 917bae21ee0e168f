// Counts work instead of timing it. Linked into the program of `Tests/Scripts/build-trials` alone.
#include "WorkCounter.h"
#include <errno.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/time.h>

static unsigned long work;

unsigned long work_count(void) { return work; }

static unsigned long heap, most_heap;

unsigned long heap_size(void) { return heap; }
unsigned long heap_peak(void) { return most_heap; }
void count_heap_anew(void) { most_heap = heap; }

void limit_processor_time(double seconds) {
  struct itimerval limit = {{0, 0}, {(long)seconds, (long)((seconds - (long)seconds) * 1e6)}};
  setitimer(ITIMER_PROF, &limit, NULL);
}

void limit_address_space(unsigned long bytes) {
  struct rlimit limit = {bytes, bytes};
  setrlimit(RLIMIT_AS, &limit);
}

unsigned long peak_memory(void) {
  struct rusage usage;
  getrusage(RUSAGE_SELF, &usage);
#ifdef __APPLE__
  return (unsigned long)usage.ru_maxrss;
#else
  return (unsigned long)usage.ru_maxrss * 1024;
#endif
}

// The compiler calls these: one guard an edge, which is looked at where it is not 0.
void __sanitizer_cov_trace_pc_guard_init(uint32_t *start, uint32_t *stop) {
  for (uint32_t *guard = start; guard < stop; guard++) *guard = 1;
}
void __sanitizer_cov_trace_pc_guard(uint32_t *guard) { work++; }

#ifdef __GLIBC__

#include <malloc.h>

#define COUNT(size) (work += 1 + (size) / 64)
// Without this the loops below would become calls of themselves.
#define PLAIN __attribute__((no_builtin))

void __libc_free(void *);
void *__libc_malloc(size_t);
void *__libc_calloc(size_t, size_t);
void *__libc_realloc(void *, size_t);
void *__libc_memalign(size_t, size_t);

// What is freed was given here: nothing else gives memory in these programs.
static void *given(void *start) {
  heap += malloc_usable_size(start);
  if (heap > most_heap) most_heap = heap;
  return start;
}

void free(void *start) {
  heap -= malloc_usable_size(start);
  __libc_free(start);
}
void *malloc(size_t size) { return COUNT(size), given(__libc_malloc(size)); }
void *calloc(size_t items, size_t size) { return COUNT(items * size), given(__libc_calloc(items, size)); }
void *realloc(void *old, size_t size) {
  COUNT(size);
  size_t before = malloc_usable_size(old);
  void *start = __libc_realloc(old, size);
  // Without room the old memory stays.
  if (!start && size) return NULL;
  heap -= before;
  return given(start);
}
void *memalign(size_t alignment, size_t size) { return COUNT(size), given(__libc_memalign(alignment, size)); }
void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }
int posix_memalign(void **result, size_t alignment, size_t size) {
  *result = memalign(alignment, size);
  return *result ? 0 : ENOMEM;
}

PLAIN void *memcpy(void *restrict to, const void *restrict from, size_t size) {
  COUNT(size);
  unsigned char *target = to;
  const unsigned char *source = from;
  for (size_t i = 0; i < size; i++) target[i] = source[i];
  return to;
}

PLAIN void *memmove(void *to, const void *from, size_t size) {
  COUNT(size);
  unsigned char *target = to;
  const unsigned char *source = from;
  if (target <= source) {
    for (size_t i = 0; i < size; i++) target[i] = source[i];
  } else {
    for (size_t i = size; i > 0; i--) target[i - 1] = source[i - 1];
  }
  return to;
}

PLAIN int memcmp(const void *one, const void *other, size_t size) {
  COUNT(0);
  const unsigned char *left = one, *right = other;
  for (size_t i = 0; i < size; i++) {
    if (i % 64 == 63) work++;
    if (left[i] != right[i]) return left[i] - right[i];
  }
  return 0;
}

#endif
