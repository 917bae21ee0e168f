/// The name of a file or folder as the system has it: bytes, which need not be UTF-8.
package struct FilePath: Hashable, Sendable, CustomStringConvertible {
  /// The bytes, without a NUL.
  package let bytes: [UInt8]

  package init(_ bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  package init(_ text: String) { self.init(text.utf8) }

  /// The path as people read it: bytes that are not UTF-8 are written `\xHH`.
  package var description: String {
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    var text = ""
    var rest = bytes[...]
    while let byte = rest.first {
      let scalar = (1...4).lazy.compactMap { String(validating: rest.prefix($0), as: UTF8.self) }
        .first
      text += scalar ?? "\\x" + String(byte, radix: 16, uppercase: true)
      rest = rest.dropFirst(scalar?.utf8.count ?? 1)
    }
    return text
  }

  /// What follows the last slash; of `folder/` it is the folder's name.
  package var lastComponent: FilePath {
    FilePath(bytes.split(separator: Self.slash).last ?? bytes[...])
  }

  /// The path up to and including its last slash; `./` if it has no slash.
  var folder: FilePath {
    bytes.lastIndex(of: Self.slash).map { FilePath(bytes[...$0]) } ?? FilePath("./")
  }

  /// The path of `name` in this folder; the name alone where this path is empty.
  package func appending(_ name: FilePath) -> FilePath {
    let needsSlash = !bytes.isEmpty && bytes.last != Self.slash
    return FilePath(bytes + (needsSlash ? [Self.slash] : []) + name.bytes)
  }

  package static func + (path: FilePath, text: String) -> FilePath {
    FilePath(path.bytes + Array(text.utf8))
  }

  static func precedes(_ left: FilePath, _ right: FilePath) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }

  private static let slash = UInt8(ascii: "/")
}
