// Packs a file for the page: `pack FILE` writes a raw LZMA stream to standard output. See model.h.
//
// The text is cut into the cheapest sequence of letters and matches, a stretch at a time, by prices from the
// probabilities at its start: each place keeps the cheapest way to it, with the state and the distances behind it.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "model.h"

enum { stretch = 1024, niceMatch = 273, chainLength = 1000, hashBits = 18, priceShift = 4, tooDear = 1 << 30 };

// MARK: the coder

typedef struct {
  uint64_t low;
  uint32_t range, waiting;
  uint8_t held;
} Writer;

static void putByte(Writer *writer) {
  if (writer->low < 0xFF000000 || writer->low > 0xFFFFFFFF) {
    int carry = (int)(writer->low >> 32);
    for (uint8_t byte = writer->held; writer->waiting > 0; byte = 0xFF, writer->waiting--) putchar((byte + carry) & 0xFF);
    writer->held = (uint8_t)(writer->low >> 24);
  }
  writer->waiting++;
  writer->low = (writer->low & 0x00FFFFFF) << 8;
}

static void putBit(Writer *writer, Bit *probability, int one) {
  uint32_t bound = (writer->range >> probabilityBits) * *probability;
  if (one) {
    writer->low += bound;
    writer->range -= bound;
    *probability -= *probability >> adaptation;
  } else {
    writer->range = bound;
    *probability += ((1 << probabilityBits) - *probability) >> adaptation;
  }
  while (writer->range < leastRange) {
    writer->range <<= 8;
    putByte(writer);
  }
}

static void putTree(Writer *writer, Bit *bits, int count, uint32_t value) {
  for (int i = count - 1, place = 1; i >= 0; i--) {
    int one = value >> i & 1;
    putBit(writer, &bits[place], one);
    place = place << 1 | one;
  }
}

static void putReverseTree(Writer *writer, Bit *bits, int count, uint32_t value) {
  for (int i = 0, place = 1; i < count; i++) {
    int one = value >> i & 1;
    putBit(writer, &bits[place], one);
    place = place << 1 | one;
  }
}

// MARK: prices, in sixteenths of a bit

static int prices[1 << (probabilityBits - 4)];

static void startPrices(void) {
  for (int i = 0; i < 1 << (probabilityBits - 4); i++) {
    // -log2 by squaring, as 7-Zip does.
    uint32_t value = (uint32_t)(i << 4) + 8;
    int bits = 0;
    for (int j = 0; j < priceShift; j++) {
      value *= value;
      bits <<= 1;
      for (; value >= 1 << 16; bits++) value >>= 1;
    }
    prices[i] = (probabilityBits << priceShift) - 15 - bits;
  }
}

static int price(Bit probability, int one) {
  return prices[(one ? (1 << probabilityBits) - probability : probability) >> 4];
}

static int priceOfTree(const Bit *bits, int count, uint32_t value) {
  int sum = 0;
  for (int i = count - 1, place = 1; i >= 0; i--) {
    int one = value >> i & 1;
    sum += price(bits[place], one);
    place = place << 1 | one;
  }
  return sum;
}

static int priceOfReverseTree(const Bit *bits, int count, uint32_t value) {
  int sum = 0;
  for (int i = 0, place = 1; i < count; i++) {
    int one = value >> i & 1;
    sum += price(bits[place], one);
    place = place << 1 | one;
  }
  return sum;
}

static int priceOfLength(const LengthModel *model, int length) {
  int value = length - leastMatch;
  if (value < 8) return price(model->isLong, 0) + priceOfTree(model->low, 3, (uint32_t)value);
  if (value < 16) return price(model->isLong, 1) + price(model->isLongest, 0) + priceOfTree(model->middle, 3, (uint32_t)value - 8);
  return price(model->isLong, 1) + price(model->isLongest, 1) + priceOfTree(model->high, 8, (uint32_t)value - 16);
}

/// The slot of a distance.
static int slotOf(uint32_t distance) {
  if (distance < firstSlotWithBits) return (int)distance;
  int bits = 31 - __builtin_clz(distance);
  return bits * 2 + (int)(distance >> (bits - 1) & 1);
}

// MARK: the text and its matches

static Model model;
static const uint8_t *text;
static int size;
static int *earlier, *newest;

static uint32_t hash(int at) { return (text[at] | text[at + 1] << 8 | (uint32_t)text[at + 2] << 16) * 0x9E3779B1u >> (32 - hashBits); }

static void remember(int at) {
  if (at + 3 > size) return;
  uint32_t key = hash(at);
  earlier[at] = newest[key];
  newest[key] = at;
}

static int matchLength(int at, int before, int limit) {
  int length = 0;
  while (length < limit && text[at + length] == text[before + length]) length++;
  return length;
}

typedef struct { int length; uint32_t distance; } Match;

/// The longer matches of a place, each with its least distance, from short to long; how many.
static int findMatches(int at, Match *matches) {
  int limit = size - at < longestMatch ? size - at : longestMatch, count = 0, best = 1;
  if (limit < 3) return 0;
  // Two letters are worth a match only where they are near.
  for (int before = at - 1; before >= 0 && before > at - 128; before--) {
    if (text[before] == text[at] && text[before + 1] == text[at + 1]) {
      matches[count++] = (Match){2, (uint32_t)(at - before - 1)};
      best = 2;
      break;
    }
  }
  int before = newest[hash(at)];
  for (int i = 0; before >= 0 && i < chainLength && best < limit; i++, before = earlier[before]) {
    if (text[before + best] != text[at + best]) continue;
    int length = matchLength(at, before, limit);
    if (length <= best) continue;
    matches[count++] = (Match){length, (uint32_t)(at - before - 1)};
    best = length;
  }
  return count;
}

// MARK: the cheapest way

/// A letter, a match or a repeated match.
typedef struct {
  int length;
  /// -1: a letter; 0 to 3: an earlier distance; from 4 on: a distance and 4.
  int64_t back;
} Part;

/// What the coder knows at a place.
typedef struct {
  int state;
  uint32_t distances[4];
} Context;

/// What leads to a place from some places before it: a part, or what is dearer alone and cheaper with the match behind
/// it: a letter and the distance before it once more, with or without a match before both.
typedef struct {
  int price, length, count;
  Part parts[3];
  Context context;
} Step;

static Step steps[stretch + 2 * longestMatch + 2];

static int literalPrice(int at, int state, uint32_t distance) {
  const Bit *bits = literalBits(&model, at ? text[at - 1] : 0);
  int letter = text[at] | 0x100, sum = 0, place = 1;
  if (state >= firstStateAfterMatch) {
    int expected = text[at - (int)distance - 1];
    for (int i = 7; i >= 0; i--) {
      int wanted = expected >> i & 1, one = letter >> i & 1;
      sum += price(bits[((1 + wanted) << 8) + place], one);
      place = place << 1 | one;
      if (one != wanted) break;
    }
  }
  while (place < 0x100) {
    int one = letter >> (7 - (31 - __builtin_clz((uint32_t)place))) & 1;
    sum += price(bits[place], one);
    place = place << 1 | one;
  }
  return sum;
}

static int repeatPrice(int state, int number) {
  int sum = price(model.isMatch[state], 1) + price(model.isRepeat[state], 1);
  if (number == 0) return sum + price(model.isNotFirst[state], 0) + price(model.isLongRepeat[state], 1);
  sum += price(model.isNotFirst[state], 1);
  if (number == 1) return sum + price(model.isNotSecond[state], 0);
  return sum + price(model.isNotSecond[state], 1) + price(model.isNotThird[state], number == 3);
}

/// What the coder knows behind a part.
static void pass(Context *context, Part part) {
  if (part.back < 0) {
    context->state = afterLiteral(context->state);
  } else if (part.back == 0 && part.length == 1) {
    context->state = afterShortRepeat(context->state);
  } else {
    int number = part.back < 4 ? (int)part.back : 3;
    uint32_t distance = part.back < 4 ? context->distances[number] : (uint32_t)(part.back - 4);
    for (; number > 0; number--) context->distances[number] = context->distances[number - 1];
    context->distances[0] = distance;
    context->state = part.back < 4 ? afterRepeat(context->state) : afterMatch(context->state);
  }
}

/// What the coder knows behind a step.
static void go(Step *step) {
  step->context = (step - step->length)->context;
  for (int i = 0; i < step->count; i++) pass(&step->context, step->parts[i]);
}

static int lengthPrices[longestMatch + 1], repeatLengthPrices[longestMatch + 1];
static int slotPrices[longestLengthContext][slots], nearPrices[longestLengthContext][128], alignPrices[1 << alignBits];

static void findPrices(void) {
  for (int length = leastMatch; length <= longestMatch; length++) {
    lengthPrices[length] = priceOfLength(&model.length, length);
    repeatLengthPrices[length] = priceOfLength(&model.repeatLength, length);
  }
  for (int context = 0; context < longestLengthContext; context++) {
    for (int slot = 0; slot < slots; slot++) {
      int bits = slot < firstAlignedSlot ? 0 : bitsOfSlot(slot) - alignBits;
      slotPrices[context][slot] = priceOfTree(model.slot[context], 6, (uint32_t)slot) + (bits << priceShift);
    }
    for (uint32_t distance = 0; distance < 128; distance++) {
      int slot = slotOf(distance);
      nearPrices[context][distance] = slotPrices[context][slot];
      if (slot < firstSlotWithBits) continue;
      uint32_t start = startOfSlot(slot);
      nearPrices[context][distance] += priceOfReverseTree(&model.distance[start - (uint32_t)slot], bitsOfSlot(slot), distance - start);
    }
  }
  for (uint32_t value = 0; value < 1 << alignBits; value++) alignPrices[value] = priceOfReverseTree(model.align, alignBits, value);
}

static int distancePrice(uint32_t distance, int length) {
  int context = lengthContext(length);
  if (distance < 128) return nearPrices[context][distance];
  return slotPrices[context][slotOf(distance)] + alignPrices[distance & ((1 << alignBits) - 1)];
}

static void offer(int from, int cost, int count, const Part *parts) {
  int length = 0;
  for (int i = 0; i < count; i++) length += parts[i].length;
  Step *to = &steps[from + length];
  if (cost >= to->price) return;
  *to = (Step){.price = cost, .length = length, .count = count};
  memcpy(to->parts, parts, (size_t)count * sizeof *parts);
}

/// Offers the parts with a letter behind them, and behind it the last distance once more.
static void offerRepeat(int start, int from, int cost, int count, Part *parts) {
  Context context = steps[from].context;
  int at = start + from;
  for (int i = 0; i < count; i++) {
    pass(&context, parts[i]);
    at += parts[i].length;
  }
  if (at + 1 + leastMatch > size) return;
  int before = at - (int)context.distances[0] - 1, limit = size - at - 1 < longestMatch ? size - at - 1 : longestMatch;
  if (before < 0 || text[before] == text[at]) return;
  int length = matchLength(at + 1, before + 1, limit);
  if (length < leastMatch) return;
  cost += price(model.isMatch[context.state], 0) + literalPrice(at, context.state, context.distances[0]);
  int state = afterLiteral(context.state);
  parts[count] = (Part){1, -1};
  parts[count + 1] = (Part){length, 0};
  offer(from, cost + repeatPrice(state, 0) + repeatLengthPrices[length], count + 2, parts);
}

/// Finds the cheapest way from a place over a stretch; how many places it covers.
static int findWay(int start, const Context *context) {
  int end = size - start < stretch ? size - start : stretch;
  for (size_t i = 0; i < sizeof steps / sizeof *steps; i++) steps[i].price = tooDear;
  steps[0] = (Step){.context = *context};
  findPrices();
  for (int i = 0; i < end; i++) {
    Step *step = &steps[i];
    int at = start + i;
    if (i) go(step);
    int state = step->context.state;
    int limit = size - at < longestMatch ? size - at : longestMatch, longest = 1;
    int matchPrice = step->price + price(model.isMatch[state], 1);
    Part parts[3] = {{1, -1}};
    offer(i, step->price + price(model.isMatch[state], 0) + literalPrice(at, state, step->context.distances[0]), 1, parts);
    offerRepeat(start, i, step->price, 0, parts);
    for (int number = 0; number < 4; number++) {
      int before = at - (int)step->context.distances[number] - 1;
      if (before < 0 || text[before] != text[at]) continue;
      if (number == 0) {
        parts[0] = (Part){1, 0};
        offer(i, matchPrice + price(model.isRepeat[state], 1) + price(model.isNotFirst[state], 0)
          + price(model.isLongRepeat[state], 0), 1, parts);
      }
      int length = matchLength(at, before, limit), base = step->price + repeatPrice(state, number);
      for (int j = leastMatch; j <= length; j++) {
        parts[0] = (Part){j, number};
        offer(i, base + repeatLengthPrices[j], 1, parts);
      }
      if (length >= leastMatch) offerRepeat(start, i, base + repeatLengthPrices[length], 1, parts);
      if (length > longest) longest = length;
    }
    Match matches[longestMatch + 1];
    int count = findMatches(at, matches), base = matchPrice + price(model.isRepeat[state], 0), length = leastMatch;
    for (int j = 0; j < count; j++) {
      int cost = 0;
      for (; length <= matches[j].length; length++) {
        parts[0] = (Part){length, 4 + (int64_t)matches[j].distance};
        cost = base + lengthPrices[length] + distancePrice(matches[j].distance, length);
        offer(i, cost, 1, parts);
      }
      offerRepeat(start, i, cost, 1, parts);
      if (matches[j].length > longest) longest = matches[j].length;
    }
    remember(at);
    if (longest >= niceMatch) {
      // Nothing is cheaper than so long a match.
      int stop = i + longest;
      for (int j = i + 1; j < stop; j++) remember(start + j);
      go(&steps[stop]);
      return stop;
    }
  }
  go(&steps[end]);
  return end;
}

// MARK: writing

static void putLength(Writer *writer, LengthModel *length, int value) {
  value -= leastMatch;
  putBit(writer, &length->isLong, value >= 8);
  if (value < 8) return putTree(writer, length->low, 3, (uint32_t)value);
  putBit(writer, &length->isLongest, value >= 16);
  if (value < 16) return putTree(writer, length->middle, 3, (uint32_t)value - 8);
  putTree(writer, length->high, 8, (uint32_t)value - 16);
}

static void putDistance(Writer *writer, uint32_t distance, int length) {
  int slot = slotOf(distance);
  putTree(writer, model.slot[lengthContext(length)], 6, (uint32_t)slot);
  if (slot < firstSlotWithBits) return;
  uint32_t rest = distance - startOfSlot(slot);
  int bits = bitsOfSlot(slot);
  if (slot < firstAlignedSlot) return putReverseTree(writer, &model.distance[startOfSlot(slot) - (uint32_t)slot], bits, rest);
  for (int i = bits - 1; i >= alignBits; i--) {
    writer->range >>= 1;
    if (rest >> i & 1) writer->low += writer->range;
    while (writer->range < leastRange) {
      writer->range <<= 8;
      putByte(writer);
    }
  }
  putReverseTree(writer, model.align, alignBits, rest & ((1 << alignBits) - 1));
}

static void putLiteral(Writer *writer, int at, int state, uint32_t distance) {
  Bit *bits = literalBits(&model, at ? text[at - 1] : 0);
  int letter = text[at], place = 1, i = 7;
  if (state >= firstStateAfterMatch) {
    int expected = text[at - (int)distance - 1];
    for (; i >= 0; i--) {
      int wanted = expected >> i & 1, one = letter >> i & 1;
      putBit(writer, &bits[((1 + wanted) << 8) + place], one);
      place = place << 1 | one;
      if (one != wanted) { i--; break; }
    }
  }
  for (; i >= 0; i--) {
    int one = letter >> i & 1;
    putBit(writer, &bits[place], one);
    place = place << 1 | one;
  }
}

static void putPart(Writer *writer, int at, const Context *context, Part part) {
  int state = context->state;
  putBit(writer, &model.isMatch[state], part.back >= 0);
  if (part.back < 0) return putLiteral(writer, at, state, context->distances[0]);
  putBit(writer, &model.isRepeat[state], part.back < 4);
  if (part.back >= 4) {
    putLength(writer, &model.length, part.length);
    return putDistance(writer, (uint32_t)(part.back - 4), part.length);
  }
  putBit(writer, &model.isNotFirst[state], part.back > 0);
  if (part.back == 0) {
    putBit(writer, &model.isLongRepeat[state], part.length > 1);
    if (part.length == 1) return;
  } else {
    putBit(writer, &model.isNotSecond[state], part.back > 1);
    if (part.back > 1) putBit(writer, &model.isNotThird[state], part.back == 3);
  }
  putLength(writer, &model.repeatLength, part.length);
}

int main(int count, char **arguments) {
  FILE *file = count == 2 ? fopen(arguments[1], "rb") : NULL;
  if (!file) { fprintf(stderr, "pack: which file?\n"); return 2; }
  uint8_t *bytes = NULL;
  size_t read = 0, got;
  do {
    bytes = realloc(bytes, read + (1 << 20));
    if (!bytes) return 2;
    got = fread(bytes + read, 1, 1 << 20, file);
    read += got;
  } while (got > 0);
  fclose(file);
  text = bytes;
  size = (int)read;
  earlier = malloc((read + 1) * sizeof *earlier);
  newest = malloc(sizeof *newest << hashBits);
  if (!earlier || !newest) return 2;
  memset(newest, 0xFF, sizeof *newest << hashBits);
  startModel(&model);
  startPrices();
  Writer writer = {.range = 0xFFFFFFFF, .waiting = 1};
  Context context = {0};
  for (int at = 0; at < size;) {
    int covered = findWay(at, &context);
    static int way[stretch + longestMatch + 1];
    int left = 0;
    for (int i = covered; i > 0; i -= steps[i].length) way[left++] = i;
    while (left > 0) {
      const Step *step = &steps[way[--left]];
      for (int i = 0; i < step->count; i++) {
        putPart(&writer, at, &context, step->parts[i]);
        pass(&context, step->parts[i]);
        at += step->parts[i].length;
      }
    }
  }
  for (int i = 0; i < 5; i++) putByte(&writer);
  return fflush(stdout) || ferror(stdout) ? 2 : 0;
}
