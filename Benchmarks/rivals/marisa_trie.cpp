// marisa-trie: a succinct trie. It numbers keys in its own way, so a table leads to ours.
#include "common/run.hpp"
#include <marisa.h>

struct Table {
  marisa::Trie trie;
  std::vector<int32_t> numbers;
  mutable marisa::Agent agent;

  explicit Table(const Keys &keys) {
    marisa::Keyset set;
    for (auto key : keys.all) set.push_back(key.data(), key.size());
    trie.build(set);
    numbers.resize(set.size());
    for (std::size_t number = 0; number < set.size(); number++)
      numbers[set[number].id()] = number;
  }

  int32_t find(std::string_view folded) const {
    agent.set_query(folded.data(), folded.size());
    return trie.lookup(agent) ? numbers[agent.key().id()] : -1;
  }
};

int main(int count, char **arguments) { return run<Table>(count, arguments); }
