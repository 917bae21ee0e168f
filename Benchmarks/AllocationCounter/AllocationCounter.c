// Takes the place of the C library's functions that give memory, to count how often they are asked.
#include "AllocationCounter.h"
#include <errno.h>
#include <stdlib.h>

static _Thread_local unsigned long count;

unsigned long allocation_count(void) { return count; }

#ifdef __GLIBC__

void *__libc_malloc(size_t);
void *__libc_calloc(size_t, size_t);
void *__libc_realloc(void *, size_t);
void *__libc_memalign(size_t, size_t);

bool allocations_are_counted(void) { return true; }

void *malloc(size_t size) { return count++, __libc_malloc(size); }
void *calloc(size_t items, size_t size) { return count++, __libc_calloc(items, size); }
void *realloc(void *old, size_t size) { return count++, __libc_realloc(old, size); }
void *memalign(size_t alignment, size_t size) { return count++, __libc_memalign(alignment, size); }
void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }
int posix_memalign(void **result, size_t alignment, size_t size) {
  *result = memalign(alignment, size);
  return *result ? 0 : ENOMEM;
}

#else

bool allocations_are_counted(void) { return false; }

#endif
