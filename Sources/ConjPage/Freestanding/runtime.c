// The little of a C library that Embedded Swift asks for where there is none: in WebAssembly.
//
// Blocks have sizes of sixteen bytes times a power of two, and half as much again (16, 24, 32, 48, …). A block that was
// freed waits in the list of its size for the next one: memory never grows beyond what was in use at once,
// whatever the number of calls, give or take what sizes leave unused.
#include <stddef.h>
#include <stdint.h>

enum { pageSize = 65536, sizes = 56, leastBlock = 16, headerSize = 16 };

/// What stands before a block: 16 bytes, so that blocks are aligned to as many.
typedef struct Header {
  uint32_t size;
  /// From the start of the memory of the block's size to what the caller has: more than the header where a
  /// larger alignment was asked for.
  uint32_t offset;
  struct Header *next;
  uint32_t unused;
} Header;

_Static_assert(sizeof(Header) == headerSize, "a header is one unit of alignment");

extern unsigned char __heap_base;

static Header *freed[sizes];
static uintptr_t top, end;

/// The number of the smallest size that holds so many bytes, and that size.
static int sizeNumber(size_t bytes, size_t *size) {
  int number = 0;
  size_t power = leastBlock;
  for (;;) {
    if (bytes <= power) { *size = power; return number; }
    number++;
    if (bytes <= power + power / 2) { *size = power + power / 2; return number; }
    number++;
    power *= 2;
  }
}

static Header *block(size_t bytes) {
  if (bytes > (size_t)1 << 30) return NULL;
  size_t size;
  int number = sizeNumber(bytes + headerSize, &size);
  if (freed[number]) {
    Header *header = freed[number];
    freed[number] = header->next;
    return header;
  }
  if (!top) {
    top = ((uintptr_t)&__heap_base + headerSize - 1) & ~(uintptr_t)(headerSize - 1);
    end = (uintptr_t)__builtin_wasm_memory_size(0) * pageSize;
  }
  size = (size + headerSize - 1) & ~(size_t)(headerSize - 1);
  if (end - top < size) {
    size_t pages = (size - (end - top) + pageSize - 1) / pageSize;
    if (pages < 16) pages = 16;
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return NULL;
    end += pages * pageSize;
  }
  Header *header = (Header *)top;
  top += size;
  header->size = (uint32_t)number;
  return header;
}

/// The storage of every empty array: class, reference count, count, capacity and flags. Swift's own lies at any multiple
/// of four; then a span of an empty array of elements of eight bytes fails the check of its alignment, or not, as the
/// linker has put it.
_Alignas(16) uint32_t emptyArrayStorage[4] __asm__("$es23_swiftEmptyArrayStorageSi_S3itvp") = {0, UINT32_MAX, 0, 1};

void *malloc(size_t bytes) {
  Header *header = block(bytes);
  if (!header) return NULL;
  header->offset = headerSize;
  return (unsigned char *)header + headerSize;
}

void free(void *start) {
  if (!start) return;
  // The offset stands right before what the caller has, whatever the alignment.
  uint32_t offset = ((Header *)((unsigned char *)start - headerSize))->offset;
  Header *header = (Header *)((unsigned char *)start - offset);
  header->next = freed[header->size];
  freed[header->size] = header;
}

int posix_memalign(void **result, size_t alignment, size_t bytes) {
  size_t more = alignment > headerSize ? alignment : 0;
  Header *header = block(bytes + more);
  if (!header) return 12;
  uintptr_t start = (uintptr_t)header + headerSize;
  if (more) start = (start + alignment - 1) & ~(uintptr_t)(alignment - 1);
  ((Header *)(start - headerSize))->offset = (uint32_t)(start - (uintptr_t)header);
  *result = (void *)start;
  return 0;
}

void *calloc(size_t count, size_t size) {
  if (size && count > (size_t)-1 / size) return NULL;
  void *start = malloc(count * size);
  if (start) __builtin_memset(start, 0, count * size);
  return start;
}

// WebAssembly has instructions for these (-mbulk-memory).

void *memcpy(void *restrict target, const void *restrict source, size_t size) {
  return __builtin_memcpy(target, source, size);
}

void *memmove(void *target, const void *source, size_t size) {
  return __builtin_memmove(target, source, size);
}

void *memset(void *target, int byte, size_t size) { return __builtin_memset(target, byte, size); }

int memcmp(const void *first, const void *second, size_t size) {
  const unsigned char *a = first, *b = second;
  for (size_t i = 0; i < size; i++) {
    if (a[i] != b[i]) return a[i] < b[i] ? -1 : 1;
  }
  return 0;
}

size_t strlen(const char *text) {
  size_t size = 0;
  while (text[size]) size++;
  return size;
}

/// Seeds the hashes of sets and dictionaries. Nobody outside chooses their keys to slow them down: the page
/// answers its own user, so the same numbers every time do.
void arc4random_buf(void *target, size_t size) { __builtin_memset(target, 0x5A, size); }

/// Swift prints the message of a failed check letter by letter: there is nowhere to print it to.
int putchar(int letter) { return letter; }

// Arithmetic of 128 bits, which compilers leave to the runtime.

typedef union {
  __int128 all;
  struct { uint64_t low, high; };
} Wide;

__int128 __ashlti3(__int128 value, int count) {
  Wide wide = {.all = value};
  if (count & 64) {
    wide.high = wide.low << (count & 63);
    wide.low = 0;
  } else if (count) {
    wide.high = wide.high << count | wide.low >> (64 - count);
    wide.low <<= count;
  }
  return wide.all;
}

__int128 __lshrti3(__int128 value, int count) {
  Wide wide = {.all = value};
  if (count & 64) {
    wide.low = wide.high >> (count & 63);
    wide.high = 0;
  } else if (count) {
    wide.low = wide.low >> count | wide.high << (64 - count);
    wide.high >>= count;
  }
  return wide.all;
}

__int128 __multi3(__int128 first, __int128 second) {
  Wide a = {.all = first}, b = {.all = second}, product;
  uint64_t a0 = (uint32_t)a.low, a1 = a.low >> 32, b0 = (uint32_t)b.low, b1 = b.low >> 32;
  uint64_t low = a0 * b0, middle = a1 * b0 + (low >> 32), other = a0 * b1 + (uint32_t)middle;
  product.low = other << 32 | (uint32_t)low;
  product.high = a1 * b1 + (middle >> 32) + (other >> 32) + a.high * b.low + a.low * b.high;
  return product.all;
}
