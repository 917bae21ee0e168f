internal import SpanishText

/// Mends in a level file what needs no knowledge of Spanish.
package enum LevelRepair {
  /// The file's bytes in UTF-8 without a byte order mark, composed, with LF line ends, single spaces
  /// and no commas at the ends of lines, as `conj check --fix` writes them. No word changes.
  ///
  /// - Returns: The new bytes; nil where there is nothing to mend or where the bytes are no text
  ///   that could be.
  package static func repaired(_ bytes: [UInt8]) -> [UInt8]? {
    guard case .text(let start) = FileNature(bytes) else { return nil }
    var cursor = LineCursor(bytes, from: start)
    var lines: [String] = []
    while let range = cursor.next() {
      let line = cleaned(decodedLine(bytes[range]).text)
      let isRemark = lines.count >= 3 && line.utf8.first == UInt8(ascii: "#")
      lines.append(isRemark ? line : withoutTrailingSeparators(line))
    }
    while lines.last == "" { lines.removeLast() }
    // A file of nothing but commas has nothing to keep; that is for its writer to decide.
    if lines.isEmpty { return nil }
    let result = Array((lines.joined(separator: "\n") + "\n").utf8)
    return result == bytes ? nil : result
  }
}
