// What packing and unpacking share: the probabilities of LZMA (7-Zip's "LZMA specification") with the numbers lc = 3,
// lp = 0, pb = 0. A packed text is a raw LZMA stream without a mark at its end: `xz --format=raw --decompress
// --lzma1=lc=3,lp=0,pb=0,dict=16MiB` reads it too, and misses the mark.
#include <stddef.h>
#include <stdint.h>

enum {
  half = 1024,
  probabilityBits = 11,
  adaptation = 5,
  leastRange = 1 << 24,
  states = 12,
  firstStateAfterMatch = 7,
  literalContextBits = 3,
  leastMatch = 2,
  longestMatch = 273,
  longestLengthContext = 4,
  slots = 64,
  firstSlotWithBits = 4,
  firstAlignedSlot = 14,
  alignBits = 4,
};

typedef uint16_t Bit;

typedef struct {
  Bit isLong, isLongest, low[8], middle[8], high[256];
} LengthModel;

typedef struct {
  Bit isMatch[states], isRepeat[states], isNotFirst[states], isNotSecond[states], isNotThird[states];
  Bit isLongRepeat[states];
  Bit slot[longestLengthContext][slots];
  Bit distance[128], align[1 << alignBits];
  LengthModel length, repeatLength;
  Bit literal[1 << literalContextBits][0x300];
} Model;

static inline void startModel(Model *model) {
  Bit *bits = (Bit *)model;
  for (size_t i = 0; i < sizeof *model / sizeof *bits; i++) bits[i] = half;
}

static inline Bit *literalBits(Model *model, int before) { return model->literal[before >> (8 - literalContextBits)]; }

static inline int afterLiteral(int state) { return state < 4 ? 0 : state < 10 ? state - 3 : state - 6; }
static inline int afterMatch(int state) { return state < firstStateAfterMatch ? 7 : 10; }
static inline int afterRepeat(int state) { return state < firstStateAfterMatch ? 8 : 11; }
static inline int afterShortRepeat(int state) { return state < firstStateAfterMatch ? 9 : 11; }

static inline int lengthContext(int length) {
  return length - leastMatch < longestLengthContext ? length - leastMatch : longestLengthContext - 1;
}

/// The first distance of a slot, and how many bits come behind it.
static inline int bitsOfSlot(int slot) { return (slot >> 1) - 1; }
static inline uint32_t startOfSlot(int slot) { return (uint32_t)(2 | (slot & 1)) << bitsOfSlot(slot); }
