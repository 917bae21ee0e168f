// Functions that Embedded Swift needs: a part of a C library for WebAssembly, and a correction of Swift's runtime for all
// engines.
#include <stddef.h>
#include <stdint.h>

void free(void *start);

/// Frees an object whose initializer throws. The function of Swift 6.3 destroys the members of the object but does not
/// free its memory. Swift's own symbol is weak too, and the linker takes this one because it comes first. A toolchain
/// with a strong symbol uses its own.
__attribute__((weak)) void swift_deallocPartialClassInstance(void *object, void *metadata, size_t size, size_t alignMask) {
  (void)metadata, (void)size, (void)alignMask;
  free(object);
}

#ifdef __wasm__

// An allocator with free lists. The sizes of blocks are sixteen bytes times a power of two, and half as much again (16,
// 24, 32, 48, …). `free` puts a block on the list of its size, and `malloc` takes it from there. So memory grows with the
// largest use at one time and not with the number of calls.

enum { pageSize = 65536, sizes = 56, leastBlock = 16, headerSize = 16 };

/// The 16 bytes before a block, which is therefore aligned to 16 bytes.
typedef struct Header {
  /// The number of the block's size.
  uint32_t size;
  /// The distance from the header to the caller's memory: larger than the header if the caller asks for a larger
  /// alignment.
  uint32_t offset;
  struct Header *next;
  uint32_t unused;
} Header;

_Static_assert(sizeof(Header) == headerSize, "a header is one unit of alignment");

extern unsigned char __heap_base;

static Header *freed[sizes];
static uintptr_t top, end;

/// The number of the smallest size that holds the bytes, and this size.
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

/// The storage of all empty arrays: class, reference count, count, capacity and flags. Swift's own symbol is aligned to
/// 4 bytes, so that a span of an empty array of 8-byte elements fails its check of alignment at every second address. The
/// symbol is weak, as Swift's is, and the linker takes this one because it comes first. A toolchain with a strong symbol
/// uses its own, and one with another name does not use this one.
__attribute__((weak)) _Alignas(16) uint32_t emptyArrayStorage[4] __asm__("$es23_swiftEmptyArrayStorageSi_S3itvp") = {
  0, UINT32_MAX, 0, 1
};

void *malloc(size_t bytes) {
  Header *header = block(bytes);
  if (!header) return NULL;
  header->offset = headerSize;
  return (unsigned char *)header + headerSize;
}

void free(void *start) {
  if (!start) return;
  // The offset is always in the header right before the caller's memory.
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

// WebAssembly has instructions for these three (-mbulk-memory).

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

/// Seeds the hashes of sets and dictionaries. The seed is constant: the page has one user, who gains nothing from keys
/// that collide.
void arc4random_buf(void *target, size_t size) { __builtin_memset(target, 0x5A, size); }

/// Swift prints the message of a failed check by letters. The page has no output for it.
int putchar(int letter) { return letter; }

// Arithmetic of 128 bits, which compilers call as functions of their runtime.

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

#endif
