// Unpacks what pack.c packs: WebAssembly for the page.
#include "model.h"

typedef struct {
  const uint8_t *next, *end;
  uint32_t range, code;
  int isDamaged;
} Reader;

static Model model;

static inline void normalize(Reader *reader) {
  if (reader->range >= leastRange) return;
  reader->range <<= 8;
  if (reader->next == reader->end) reader->isDamaged = 1;
  reader->code = reader->code << 8 | (reader->next < reader->end ? *reader->next++ : 0);
}

static inline int bit(Reader *reader, Bit *probability) {
  normalize(reader);
  uint32_t bound = (reader->range >> probabilityBits) * *probability;
  if (reader->code < bound) {
    reader->range = bound;
    *probability += ((1 << probabilityBits) - *probability) >> adaptation;
    return 0;
  }
  reader->range -= bound;
  reader->code -= bound;
  *probability -= *probability >> adaptation;
  return 1;
}

static int tree(Reader *reader, Bit *bits, int count) {
  int place = 1;
  for (int i = 0; i < count; i++) place = place << 1 | bit(reader, &bits[place]);
  return place - (1 << count);
}

static uint32_t reverseTree(Reader *reader, Bit *bits, int count) {
  uint32_t value = 0;
  for (int i = 0, place = 1; i < count; i++) {
    int one = bit(reader, &bits[place]);
    place = place << 1 | one;
    value |= (uint32_t)one << i;
  }
  return value;
}

static int readLength(Reader *reader, LengthModel *length) {
  if (!bit(reader, &length->isLong)) return leastMatch + tree(reader, length->low, 3);
  if (!bit(reader, &length->isLongest)) return leastMatch + 8 + tree(reader, length->middle, 3);
  return leastMatch + 16 + tree(reader, length->high, 8);
}

static uint32_t readDistance(Reader *reader, int length) {
  int slot = tree(reader, model.slot[lengthContext(length)], 6);
  if (slot < firstSlotWithBits) return (uint32_t)slot;
  uint32_t start = startOfSlot(slot);
  int bits = bitsOfSlot(slot);
  if (slot < firstAlignedSlot) return start + reverseTree(reader, &model.distance[start - (uint32_t)slot], bits);
  uint32_t value = 0;
  for (int i = bits - alignBits; i > 0; i--) {
    normalize(reader);
    reader->range >>= 1;
    uint32_t isOne = reader->code >= reader->range;
    if (isOne) reader->code -= reader->range;
    value = value << 1 | isOne;
  }
  return start + (value << alignBits) + reverseTree(reader, model.align, alignBits);
}

/// Unpacks a text of a size that is known; whether it is whole.
int unpack(const uint8_t *packed, size_t packedSize, uint8_t *text, size_t size) {
  if (packedSize < 5) return 0;
  Reader reader = {.next = packed + 1, .end = packed + packedSize, .range = 0xFFFFFFFF};
  for (int i = 0; i < 4; i++) reader.code = reader.code << 8 | *reader.next++;
  startModel(&model);
  uint32_t distances[4] = {0};
  int state = 0;
  for (size_t at = 0; at < size && !reader.isDamaged;) {
    if (!bit(&reader, &model.isMatch[state])) {
      Bit *bits = literalBits(&model, at ? text[at - 1] : 0);
      int letter = 1;
      if (state >= firstStateAfterMatch) {
        // Behind a match the letter that would have gone on with it says what this one isn't.
        int expected = text[at - distances[0] - 1];
        do {
          int wanted = expected >> 7 & 1;
          expected <<= 1;
          int one = bit(&reader, &bits[((1 + wanted) << 8) + letter]);
          letter = letter << 1 | one;
          if (one != wanted) break;
        } while (letter < 0x100);
      }
      while (letter < 0x100) letter = letter << 1 | bit(&reader, &bits[letter]);
      text[at++] = (uint8_t)letter;
      state = afterLiteral(state);
      continue;
    }
    int length;
    if (bit(&reader, &model.isRepeat[state])) {
      if (!at) return 0;
      int number = 0;
      if (bit(&reader, &model.isNotFirst[state])) {
        number = 1;
        if (bit(&reader, &model.isNotSecond[state])) number = 2 + bit(&reader, &model.isNotThird[state]);
      } else if (!bit(&reader, &model.isLongRepeat[state])) {
        if (distances[0] >= at) return 0;
        text[at] = text[at - distances[0] - 1];
        at++;
        state = afterShortRepeat(state);
        continue;
      }
      uint32_t distance = distances[number];
      for (; number > 0; number--) distances[number] = distances[number - 1];
      distances[0] = distance;
      length = readLength(&reader, &model.repeatLength);
      state = afterRepeat(state);
    } else {
      for (int number = 3; number > 0; number--) distances[number] = distances[number - 1];
      length = readLength(&reader, &model.length);
      distances[0] = readDistance(&reader, length);
      state = afterMatch(state);
    }
    if (distances[0] >= at || (size_t)length > size - at) return 0;
    for (; length > 0; length--, at++) text[at] = text[at - distances[0] - 1];
  }
  return !reader.isDamaged;
}
