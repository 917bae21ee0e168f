/// Texts of small levels, for tests that need some level and not a certain one.
public enum LevelText {
  /// A verb's line in a level with the usual six columns.
  public static let comer = "comer: como, comes, come, comemos, coméis, comen"
  /// Another.
  public static let beber = "beber: bebo, bebes, bebe, bebemos, bebéis, beben"
  /// An irregular one.
  public static let ir = "ir: voy, vas, va, vamos, vais, van"

  /// A level file with these lines below its header.
  public static func file(_ lines: String..., title: String = "Nivel") -> String {
    "\(title)\nUn nivel\nFF0000\n" + lines.map { $0 + "\n" }.joined()
  }
}
