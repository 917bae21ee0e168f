import LevelFiles
import SpanishGrammar
import Synchronization

/// What the columns of all levels are to the grammar: see `ColumnRole`. Read off the levels' titles
/// once, when a first query asks for it.
final class ColumnRoles: Sendable {
  struct Column: Sendable {
    /// What the column makes of a form.
    let roles: FormRole
    /// The same for a verb whose command to tú is a word of its own: see `hasOwnCommand`.
    let rolesWithoutTú: FormRole
    let person: Person?
    let name: String
  }

  struct Level: Sendable {
    let columns: [Column]
    /// All that its columns make of forms.
    let roles: FormRole
    /// Whether the level carries `orden: último`.
    let isLast: Bool
  }

  let levels: [Level]

  init(_ storage: IndexStorage) {
    let records = (0..<Int(storage.header.counts.levels)).map { storage.level($0) }
    let roles = records.map { record in
      record.map { ColumnRole.roles(title: $0.title, columns: $0.columns) } ?? []
    }
    let lacksImperative = !roles.joined().contains { !$0.role.isDisjoint(with: .imperative) }
    levels = zip(records, roles).map { record, roles in
      let columns = zip(roles, record?.columns ?? []).map { role, name in
        let like = lacksImperative ? role.commandLike : []
        return Column(
          roles: role.role.union(like), rolesWithoutTú: role.role.union(like.subtracting(.tú)),
          person: role.person, name: name)
      }
      return Level(
        columns: columns, roles: columns.reduce(into: []) { $0.formUnion($1.roles) },
        isLast: record?.order == .last)
    }
  }
}

extension IndexStorage {
  /// The roles of the levels' columns. O(levels) the first time, then O(1).
  var columnRoles: ColumnRoles {
    lazyColumnRoles.load() ?? lazyColumnRoles.storeIfNil(ColumnRoles(self))
  }
}
