// absl::flat_hash_map. Short strings lie in the table itself, so a hit touches one place.
#include "common/run.hpp"
#include <absl/container/flat_hash_map.h>

struct Table {
  absl::flat_hash_map<std::string, int32_t> numbers;

  explicit Table(const Keys &keys) {
    numbers.reserve(keys.all.size());
    for (std::size_t number = 0; number < keys.all.size(); number++)
      numbers.emplace(keys.all[number], number);
  }

  int32_t find(std::string_view folded) const {
    auto place = numbers.find(absl::string_view(folded.data(), folded.size()));
    return place == numbers.end() ? -1 : place->second;
  }
};

int main(int count, char **arguments) { return run<Table>(count, arguments); }
