// Widens the integers of an index to whole bytes: widen INDEX > WIDER
//
// Numbers of 10 or 14 bits lie across bytes, and what packs the page sees no pattern in them; of whole bytes they
// pack to less than they take now. The result is an index too: integers may have more bits than they need.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// As `IndexHeader` and `PackedIntegers` have them.
enum { HEADER = 96, SECTION = 16, ALIGNMENT = 16, PADDING = 7, SIZE = 16, CHECKSUM = 24, CHECKED = 32, SECTIONS = 80 };

static void fail(const char *why) {
  fprintf(stderr, "widen: %s\n", why);
  exit(1);
}

static uint64_t get(const uint8_t *bytes, size_t size) {
  uint64_t number = 0;
  while (size-- > 0) number = number << 8 | bytes[size];
  return number;
}

static void put(uint8_t *bytes, uint64_t number, size_t size) {
  for (size_t place = 0; place < size; place++, number >>= 8) bytes[place] = (uint8_t)number;
}

static uint64_t rotated(uint64_t value, int count) { return value << count | value >> (64 - count); }

// XXH64 with seed 0, as its specification has it: github.com/Cyan4973/xxHash/blob/dev/doc/xxhash_spec.md
static uint64_t xxh64(const uint8_t *bytes, size_t size) {
  const uint64_t p1 = 0x9E3779B185EBCA87, p2 = 0xC2B2AE3D27D4EB4F, p3 = 0x165667B19E3779F9, p4 = 0x85EBCA77C2B2AE63,
                 p5 = 0x27D4EB2F165667C5;
  uint64_t lanes[4] = {p1 + p2, p2, 0, 0 - p1}, hash = p5;
  size_t place = 0;
  for (; size - place >= 32; place += 32)
    for (int lane = 0; lane < 4; lane++)
      lanes[lane] = rotated(lanes[lane] + get(bytes + place + 8 * lane, 8) * p2, 31) * p1;
  if (size >= 32) {
    hash = rotated(lanes[0], 1) + rotated(lanes[1], 7) + rotated(lanes[2], 12) + rotated(lanes[3], 18);
    for (int lane = 0; lane < 4; lane++) hash = (hash ^ rotated(lanes[lane] * p2, 31) * p1) * p1 + p4;
  }
  hash += size;
  for (; size - place >= 8; place += 8)
    hash = rotated(hash ^ rotated(get(bytes + place, 8) * p2, 31) * p1, 27) * p1 + p4;
  for (; size - place >= 4; place += 4) hash = rotated(hash ^ get(bytes + place, 4) * p1, 23) * p2 + p3;
  for (; size > place; place++) hash = rotated(hash ^ bytes[place] * p5, 11) * p1;
  hash = (hash ^ hash >> 33) * p2;
  hash = (hash ^ hash >> 29) * p3;
  return hash ^ hash >> 32;
}

// The integers of a section, each with so many bytes, and the padding; how long they are.
static size_t widened(const uint8_t *from, size_t size, size_t bits, size_t width, uint8_t *to) {
  size_t count = (size - PADDING) * 8 / bits;
  for (size_t index = 0; index < count; index++) {
    size_t bit = index * bits;
    put(to + index * width, get(from + bit / 8, 8) >> bit % 8 & ((1ull << bits) - 1), width);
  }
  return count * width + PADDING;
}

int main(int count, char **arguments) {
  FILE *file = count == 2 ? fopen(arguments[1], "rb") : NULL;
  if (file == NULL) fail("widen INDEX");
  // An integer becomes less than twice as wide.
  static uint8_t in[1 << 25], out[1 << 26];
  size_t size = fread(in, 1, sizeof in, file);
  if (size < HEADER || size == sizeof in || memcmp(in, "conj\r\n\x1a\n", 8) != 0) fail("this is no index");
  size_t sections = get(in + SECTIONS, 4), end = HEADER + sections * SECTION;
  if (end > size) fail("the index is cut");
  memcpy(out, in, end);
  for (size_t number = 0; number < sections; number++) {
    uint8_t *entry = out + HEADER + number * SECTION;
    size_t bits = get(entry + 4, 4), offset = get(entry + 8, 4), length = get(entry + 12, 4);
    if (offset + length > size) fail("the index is cut");
    put(entry + 8, end, 4);
    // Integers have 31 bits at most: what needs four bytes stays as it is.
    if (bits % 8 == 0 || bits > 24) {
      memcpy(out + end, in + offset, length);
    } else {
      if (length < PADDING) fail("a section is cut");
      size_t width = bits / 8 + 1;
      length = widened(in + offset, length, bits, width, out + end);
      put(entry + 4, 8 * width, 4);
      put(entry + 12, length, 4);
    }
    end = (end + length + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
  }
  put(out + SIZE, end, 8);
  put(out + CHECKSUM, xxh64(out + CHECKED, end - CHECKED), 8);
  return fwrite(out, 1, end, stdout) == end ? 0 : 1;
}
