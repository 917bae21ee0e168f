import Foundation

/// The folder that the running tests were built in, whatever the build's configuration.
public enum BuildFolder {
  private struct NotBuilt: Error, CustomStringConvertible {
    let name: String
    var description: String { "\(name) is nowhere near the tests; build it first." }
  }

  /// The folder with a file of this name, at the test bundle or above it.
  public static func holding(_ name: String) throws -> URL {
    var folders = [Bundle.main.bundleURL, Bundle.main.executableURL?.deletingLastPathComponent()]
      .compactMap { $0 }
    folders += Bundle.allBundles.map(\.bundleURL)
    folders += CommandLine.arguments.map { URL(fileURLWithPath: $0) }
    for folder in folders {
      var place = folder
      for _ in 0..<4 {
        let file = place.appendingPathComponent(name).path
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: file, isDirectory: &isFolder), !isFolder.boolValue
        {
          return place
        }
        place.deleteLastPathComponent()
      }
    }
    throw NotBuilt(name: name)
  }
}
