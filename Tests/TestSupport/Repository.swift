import Foundation

/// The files of this repository, found from where this one lies.
public enum Repository {
  /// The folder with Package.swift.
  public static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// A file of the repository as text.
  public static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The Swift files below folders, by their paths in the repository, in order.
  public static func swiftFiles(in folders: [String]) throws -> [String] {
    try folders.flatMap { folder in
      try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
        .filter { $0.hasSuffix(".swift") && !$0.split(separator: "/").contains { $0.first == "." } }
        .map { "\(folder)/\($0)" }
    }.sorted()
  }

  /// The Swift files of the modules and their ``code(_:)``, read once for all tests.
  public static let sources = Result {
    try swiftFiles(in: ["Sources"]).map { (file: $0, code: try code($0)) }
  }

  /// A Swift file's lines without those that are comments and without comments behind code.
  public static func code(_ path: String) throws -> [Substring] {
    // Bytes are looked at much faster than characters.
    try text(path).utf8.split(separator: UInt8(ascii: "\n")).compactMap { bytes in
      var code = Substring(bytes)
      if bytes.contains(UInt8(ascii: "/")), let comment = code.range(of: "//") {
        code = code[..<comment.lowerBound]
      }
      return code.allSatisfy(\.isWhitespace) ? nil : code
    }
  }
}
