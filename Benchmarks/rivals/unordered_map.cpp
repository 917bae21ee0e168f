// std::unordered_map, with room reserved and lookup by string_view.
#include "common/run.hpp"
#include <functional>
#include <unordered_map>

struct Hash {
  using is_transparent = void;
  std::size_t operator()(std::string_view key) const { return std::hash<std::string_view>{}(key); }
};

struct Table {
  std::unordered_map<std::string, int32_t, Hash, std::equal_to<>> numbers;

  explicit Table(const Keys &keys) {
    numbers.reserve(keys.all.size());
    for (std::size_t number = 0; number < keys.all.size(); number++)
      numbers.emplace(keys.all[number], number);
  }

  int32_t find(std::string_view folded) const {
    auto place = numbers.find(folded);
    return place == numbers.end() ? -1 : place->second;
  }
};

int main(int count, char **arguments) { return run<Table>(count, arguments); }
