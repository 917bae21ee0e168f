// SQLite in the same process: a table without rowid in memory, one prepared statement.
#include "common/run.hpp"
#include <sqlite3.h>

struct Table {
  sqlite3 *base = nullptr;
  sqlite3_stmt *query = nullptr;

  explicit Table(const Keys &keys) {
    sqlite3_open(":memory:", &base);
    run("CREATE TABLE numbers (key TEXT PRIMARY KEY, number INTEGER) WITHOUT ROWID; BEGIN");
    sqlite3_stmt *insert = prepare("INSERT INTO numbers VALUES (?, ?)");
    for (std::size_t number = 0; number < keys.all.size(); number++) {
      bind(insert, keys.all[number]);
      sqlite3_bind_int(insert, 2, number);
      sqlite3_step(insert);
      sqlite3_reset(insert);
    }
    sqlite3_finalize(insert);
    run("COMMIT");
    query = prepare("SELECT number FROM numbers WHERE key = ?");
  }

  int32_t find(std::string_view folded) const {
    bind(query, folded);
    int32_t number = sqlite3_step(query) == SQLITE_ROW ? sqlite3_column_int(query, 0) : -1;
    sqlite3_reset(query);
    return number;
  }

private:
  static void bind(sqlite3_stmt *statement, std::string_view key) {
    sqlite3_bind_text(statement, 1, key.data(), key.size(), SQLITE_STATIC);
  }

  sqlite3_stmt *prepare(const char *text) {
    sqlite3_stmt *statement = nullptr;
    if (sqlite3_prepare_v2(base, text, -1, &statement, nullptr) != SQLITE_OK) fail();
    return statement;
  }

  void run(const char *text) {
    if (sqlite3_exec(base, text, nullptr, nullptr, nullptr) != SQLITE_OK) fail();
  }

  void fail() {
    std::fprintf(stderr, "%s\n", sqlite3_errmsg(base));
    std::exit(2);
  }
};

int main(int count, char **arguments) { return run<Table>(count, arguments); }
