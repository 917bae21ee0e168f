import Foundation

/// A folder of its own for one test, removed when the test lets go of it.
public final class TemporaryFolder {
  /// The folder's path.
  public let path: String

  /// Makes an empty folder.
  public init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("conj-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of a name in the folder.
  public func path(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file, with the folders that its name needs, and gives its path.
  @discardableResult
  public func write(_ bytes: some Sequence<UInt8>, to name: String) throws -> String {
    let file = URL(fileURLWithPath: path(name))
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
    return file.path
  }

  /// Writes a text as UTF-8.
  @discardableResult
  public func write(_ text: String, to name: String) throws -> String {
    try write(text.utf8, to: name)
  }

  /// Makes a symbolic link.
  public func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path(name), withDestinationPath: target)
  }

  /// Makes a folder with these files.
  public convenience init(_ files: [String: [UInt8]]) throws {
    try self.init()
    for (name, bytes) in files { try write(bytes, to: name) }
  }

  /// Makes a folder with these texts as files.
  public convenience init(_ texts: [String: String]) throws {
    try self.init(texts.mapValues { Array($0.utf8) })
  }

  /// The path of a name in the folder.
  public static func / (folder: TemporaryFolder, name: String) -> String { folder.path(name) }

  /// The bytes of a file.
  public func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: path(name))))
  }

  /// A file as text.
  public func text(_ name: String) throws -> String {
    String(decoding: try bytes(name), as: UTF8.self)
  }

  /// What stands in the folder.
  public var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }
}
