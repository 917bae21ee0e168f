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

  /// A Swift file's lines without those that are comments and without comments behind code.
  public static func code(_ path: String) throws -> [Substring] {
    try text(path).split(separator: "\n").compactMap { line in
      let code = line.range(of: "//").map { line[..<$0.lowerBound] } ?? line
      return code.allSatisfy(\.isWhitespace) ? nil : code
    }
  }
}
