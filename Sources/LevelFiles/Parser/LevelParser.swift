/// Reads the text of a level.
///
/// ```swift
/// let (level, findings) = LevelParser.parse(bytes, file: "fácil.txt")
/// ```
public enum LevelParser {
  /// Reads a level from the bytes of its file.
  ///
  /// Any bytes give a result. Whatever is wrong is told and passed over; a line with an error is
  /// left out, the others are read. Where the title is missing, the file's name stands in for it.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file, as it is.
  ///   - file: The file's path, for the findings.
  /// - Returns: The level, or nil where the bytes are none, and the findings in the order of their
  ///   places.
  /// - Complexity: O(n); about 10 ms for a megabyte.
  public static func parse(
    _ bytes: [UInt8], file: String
  ) -> (level: Level?, diagnostics: [Diagnostic]) {
    var run = ParserRun(bytes, file: file)
    let level = run.level()
    return (level, run.findings.inOrder)
  }
}
