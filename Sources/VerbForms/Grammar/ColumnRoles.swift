import LevelFiles
import SpanishGrammar
import Synchronization

/// What the columns of all levels are to the grammar: see `ColumnRole`. Read off the levels' titles
/// once, when a first query asks for it.
final class ColumnRoles: Sendable {
  struct Column: Sendable {
    let role: ColumnRole
    let name: String
  }

  struct Level: Sendable {
    let columns: [Column]
    /// Whether the level carries `orden: último`.
    let isLast: Bool
  }

  let levels: [Level]
  /// Whether no level is imperative, so that commands are found by forms that are spelled alike.
  let lacksImperative: Bool

  init(_ storage: IndexStorage) {
    levels = (0..<Int(storage.header.counts.levels)).map { number in
      guard let record = storage.level(number) else { return Level(columns: [], isLast: false) }
      let roles = ColumnRole.roles(title: record.title, columns: record.columns)
      return Level(
        columns: zip(roles, record.columns).map { Column(role: $0, name: $1) },
        isLast: record.order == .last)
    }
    lacksImperative = !levels.contains { level in
      level.columns.contains { !$0.role.role.isDisjoint(with: .imperative) }
    }
  }
}

extension IndexStorage {
  /// The roles of the levels' columns. O(levels) the first time, then O(1).
  var columnRoles: ColumnRoles {
    lazyColumnRoles.load() ?? lazyColumnRoles.storeIfNil(ColumnRoles(self))
  }
}
