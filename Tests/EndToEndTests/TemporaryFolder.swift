import Foundation

/// A folder with these files, gone when the value is.
final class TemporaryFolder {
  let path: String

  init(_ files: [String: [UInt8]] = [:]) throws {
    path = NSTemporaryDirectory() + "/conj-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, bytes) in files {
      let file = URL(fileURLWithPath: self / name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
    }
  }

  convenience init(_ files: [String: String]) throws {
    try self.init(files.mapValues { Array($0.utf8) })
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  static func / (folder: TemporaryFolder, name: String) -> String { "\(folder.path)/\(name)" }

  func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: self / name)))
  }

  func text(_ name: String) throws -> String { String(decoding: try bytes(name), as: UTF8.self) }

  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }
}
