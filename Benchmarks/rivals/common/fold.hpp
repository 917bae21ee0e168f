// The fold that all sides use: lower case, marks dropped, for ASCII and the two-byte letters of
// Latin-1. The same table as in Benchmarks/Sources/Inputs/HandFold.swift.
#pragma once
#include <cstddef>
#include <string_view>

inline constexpr char latin[65] =
    "aaaaaa\0ceeeeiiii\0nooooo\0ouuuuy\0\0"
    "aaaaaa\0ceeeeiiii\0nooooo\0ouuuuy\0y";

// A word's fold, in a buffer of its own.
struct Folded {
  char bytes[256];
  std::size_t size = 0;

  explicit Folded(std::string_view word) {
    const char *next = word.data();
    const char *end = next + (word.size() < sizeof bytes ? word.size() : sizeof bytes);
    while (next < end) {
      unsigned char byte = static_cast<unsigned char>(*next++);
      if (byte == 0xC3 && next < end) {
        if (char letter = latin[*next & 0x3F]) {
          bytes[size++] = letter;
          next++;
          continue;
        }
      }
      bytes[size++] = static_cast<unsigned char>(byte - 'A') < 26 ? byte | 0x20 : byte;
    }
  }

  std::string_view view() const { return {bytes, size}; }
};
