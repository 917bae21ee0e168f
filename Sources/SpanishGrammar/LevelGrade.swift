import SpanishText

/// How far a learner is, by the Common European Framework (in Spanish: MCER).
///
/// The numbers are those of index files and stay as they are.
public enum LevelGrade: UInt8, Sendable, CaseIterable {
  case a1 = 1
  case a2, b1, b2, c1, c2

  /// `A1`.
  public var name: String {
    switch self {
    case .a1: "A1"
    case .a2: "A2"
    case .b1: "B1"
    case .b2: "B2"
    case .c1: "C1"
    case .c2: "C2"
    }
  }

  /// The grade of this name; case does not matter.
  package init?(name: String) {
    guard let grade = Self.allCases.first(where: { $0.name.folded == name.folded }) else {
      return nil
    }
    self = grade
  }
}
