import SpanishText

/// How far a learner is, by the Common European Framework (in Spanish: MCER).
///
/// The numbers are those of index files and stay as they are.
public enum LevelGrade: UInt8, Sendable, CaseIterable {
  case a1 = 1
  case a2, b1, b2, c1, c2

  /// `A1`.
  public var name: String { Self.names[Int(rawValue) - 1] }

  private static let names = ["A1", "A2", "B1", "B2", "C1", "C2"]

  /// The grade of this name; case does not matter.
  package init?(name: String) {
    guard let grade = Self.allCases.first(where: { $0.name.folded == name.folded }) else {
      return nil
    }
    self = grade
  }
}
