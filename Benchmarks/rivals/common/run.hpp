// What every rival in memory does, whatever its table is:
//
//   PROGRAM FOLDER answers STREAM          the key numbers, one a line
//   PROGRAM FOLDER time PASSES STREAM…     stream, chaining and ns a word of each pass
//   PROGRAM FOLDER pipe                    words from standard input to TSV
//
// A table is made from Keys and has `int32_t find(std::string_view folded) const`: the key's number
// or -1.
#pragma once
#include "data.hpp"
#include "fold.hpp"
#include "pipe.hpp"
#include <ctime>

inline volatile int32_t opaque_zero = 0;
inline volatile uint64_t black_hole = 0;

// Nanoseconds that this thread has run.
inline double thread_time() {
  timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec * 1e9 + time.tv_nsec;
}

template <class Table> double pass(const Table &table, const Stream &stream, bool dependent) {
  const double start = thread_time();
  uint64_t sum = 0;
  const std::size_t count = stream.words.size();
  if (dependent) {
    const int32_t tie = opaque_zero;
    for (std::size_t place = 0; place < count;) {
      int32_t answer = table.find(Folded(stream.words[place]).view());
      sum += (2 * place + 1) * static_cast<uint32_t>(answer);
      place += 1 + (answer & tie);
    }
  } else {
    for (std::size_t place = 0; place < count; place++) {
      int32_t answer = table.find(Folded(stream.words[place]).view());
      sum += (2 * place + 1) * static_cast<uint32_t>(answer);
    }
  }
  const double time = thread_time() - start;
  black_hole = black_hole + sum;
  return time / count;
}

template <class Table> int run(int count, char **arguments) {
  if (count < 3) {
    std::fprintf(stderr, "usage: %s FOLDER answers|time|pipe …\n", arguments[0]);
    return 2;
  }
  const std::string folder = arguments[1], mode = arguments[2];
  Keys keys(folder);
  const Table table(keys);
  if (mode == "pipe") return pipe_words(table, folder);
  if (mode == "answers" && count == 4) {
    Stream stream(folder, arguments[3]);
    for (auto word : stream.words) std::printf("%d\n", table.find(Folded(word).view()));
    return 0;
  }
  if (mode == "time" && count > 4) {
    for (int place = 4; place < count; place++) {
      Stream stream(folder, arguments[place]);
      for (bool dependent : {false, true}) {
        pass(table, stream, dependent);
        for (int left = std::atoi(arguments[3]); left > 0; left--)
          std::printf("%s\t%s\t%.3f\n", arguments[place], dependent ? "dependent" : "throughput",
                      pass(table, stream, dependent));
      }
    }
    return 0;
  }
  return 2;
}
