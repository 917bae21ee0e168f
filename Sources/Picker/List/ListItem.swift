package import VerbForms

/// One line of the list: a row, or one of the forms of a row that is open.
package enum ListItem: Equatable, Sendable {
  case row(Row, isOpen: Bool)
  case form(Entry, position: Int)

  /// The verb that Enter takes here.
  var infinitive: String {
    switch self {
    case .row(let row, _): row.infinitive
    case .form(let entry, _): entry.infinitive
    }
  }

  /// The place of the line.
  var place: ListPlace {
    switch self {
    case .row(let row, _): ListPlace(position: row.positions.lowerBound)
    case .form(_, let position): ListPlace(position: position, isForm: true)
    }
  }
}

/// A line of the list by its position: the row that holds the position, or the form itself.
struct ListPlace: Equatable, Sendable {
  var position: Int
  var isForm = false
}
