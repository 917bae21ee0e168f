// The files that `conj-bench data` writes, read into memory.
#pragma once
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <string>
#include <string_view>
#include <sys/stat.h>
#include <unistd.h>
#include <vector>

inline std::string contents(const std::string &path) {
  int file = open(path.c_str(), O_RDONLY);
  struct stat status;
  if (file < 0 || fstat(file, &status) != 0) {
    std::perror(path.c_str());
    std::exit(2);
  }
  std::string bytes(status.st_size, '\0');
  std::size_t done = 0;
  while (done < bytes.size()) {
    ssize_t got = read(file, bytes.data() + done, bytes.size() - done);
    if (got <= 0) {
      std::perror(path.c_str());
      std::exit(2);
    }
    done += got;
  }
  close(file);
  return bytes;
}

// Calls take(line) for each line, without its line feed.
template <class Take> void each_line(std::string_view text, Take take) {
  while (!text.empty()) {
    std::size_t end = text.find('\n');
    if (end == text.npos) end = text.size();
    take(text.substr(0, end));
    text.remove_prefix(end < text.size() ? end + 1 : end);
  }
}

// The folded keys in order; a key's number is its place.
struct Keys {
  std::string text;
  std::vector<std::string_view> all;

  explicit Keys(const std::string &folder) : text(contents(folder + "/keys.txt")) {
    all.reserve(1 << 20);
    each_line(text, [&](std::string_view key) { all.push_back(key); });
  }
};

// Words in one block of memory.
struct Stream {
  std::string name, text;
  std::vector<std::string_view> words;

  Stream(const std::string &folder, const std::string &name)
      : name(name), text(contents(folder + "/" + name + ".txt")) {
    words.reserve(1 << 20);
    each_line(text, [&](std::string_view word) { words.push_back(word); });
  }
};
