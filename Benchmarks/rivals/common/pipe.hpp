// Words from standard input, TSV out, as `conj lookup` answers: query, infinitive, form, match; one
// line an answer, best first, smart accents; `query⇥⇥⇥none` for a word that is no form.
//
// The table finds the key; what follows is the same for all rivals. Marks are compared as two bits a
// letter, prepared when the entries are read.
#pragma once
#include "data.hpp"
#include "fold.hpp"
#include <algorithm>
#include <cstring>

struct Entry {
  std::string_view form, infinitive;
  uint64_t marks, tildes;
};

// Two bits a letter: 0 plain, 1 acute, 2 diaeresis, 3 tilde. Enough for 32 letters.
inline uint64_t marks_of(std::string_view word) {
  uint64_t marks = 0;
  for (std::size_t place = 0; place < word.size(); place++) {
    marks <<= 2;
    if (static_cast<unsigned char>(word[place]) == 0xC3 && place + 1 < word.size()) {
      place++;
      char letter = latin[word[place] & 0x3F];
      int second = word[place] & 0x1F;
      if (letter == 'n') marks |= 3;
      else if (second == 0x1C) marks |= 2;
      else marks |= 1;
    }
  }
  return marks;
}

inline uint64_t tildes_of(uint64_t marks) { return marks & marks >> 1 & 0x5555555555555555; }
inline uint64_t mask_of(uint64_t marks) { return ((marks | marks >> 1) & 0x5555555555555555) * 3; }

// The entries by key, each key's in order of preference.
struct Entries {
  std::string text;
  std::vector<Entry> all;
  std::vector<uint32_t> starts;

  explicit Entries(const std::string &folder) : text(contents(folder + "/answers.tsv")) {
    all.reserve(1 << 20);
    starts.reserve(1 << 20);
    std::string_view last;
    each_line(text, [&](std::string_view line) {
      std::size_t one = line.find('\t'), two = line.find('\t', one + 1);
      std::string_view key = line.substr(0, one), form = line.substr(one + 1, two - one - 1);
      if (starts.empty() || key != last) starts.push_back(all.size());
      last = key;
      uint64_t marks = marks_of(form);
      all.push_back({form, line.substr(two + 1), marks, tildes_of(marks)});
    });
    starts.push_back(all.size());
  }
};

inline char *put(char *out, std::string_view text) {
  std::copy(text.begin(), text.end(), out);
  return out + text.size();
}

// Writes the answers to one word.
template <class Table>
char *answer(char *out, std::string_view word, const Table &table, const Entries &entries) {
  int32_t key = table.find(Folded(word).view());
  if (key < 0) return put(put(out, word), "\t\t\tnone\n");
  uint64_t typed = marks_of(word), tildes = tildes_of(typed), mask = mask_of(typed);
  const Entry *first = &entries.all[entries.starts[key]];
  const Entry *end = &entries.all[entries.starts[key + 1]];
  bool any = std::any_of(first, end, [&](auto &e) { return ((typed ^ e.marks) & mask) == 0; });
  static constexpr std::string_view bands[] = {"exact", "accents", "ñ"};
  for (int band = 0; band < 3; band++)
    for (const Entry *entry = first; entry < end; entry++) {
      int own = entry->marks == typed ? 0 : entry->tildes == tildes ? 1 : 2;
      if (own != band || (any && ((typed ^ entry->marks) & mask) != 0)) continue;
      out = put(put(out, word), "\t");
      out = put(put(out, entry->infinitive), "\t");
      out = put(put(out, entry->form), "\t");
      out = put(put(out, bands[band]), "\n");
    }
  return out;
}

inline void write_all(const char *bytes, std::size_t size) {
  while (size > 0) {
    ssize_t done = write(1, bytes, size);
    if (done < 0) std::exit(2);
    bytes += done;
    size -= done;
  }
}

template <class Table> int pipe_words(const Table &table, const std::string &folder) {
  const Entries entries(folder);
  constexpr std::size_t room = 1 << 16, most = 1 << 13;
  static char in[room], out[room + most];
  std::size_t held = 0;
  char *next = out;
  while (true) {
    ssize_t got = read(0, in + held, room - held);
    if (got <= 0) break;
    std::size_t size = held + got;
    std::size_t start = 0;
    while (const void *feed = std::memchr(in + start, '\n', size - start)) {
      std::size_t end = static_cast<const char *>(feed) - in;
      next = answer(next, {in + start, end - start}, table, entries);
      start = end + 1;
      if (next > out + room) {
        write_all(out, next - out);
        next = out;
      }
    }
    held = size - start;
    std::memmove(in, in + start, held);
  }
  write_all(out, next - out);
  return 0;
}
