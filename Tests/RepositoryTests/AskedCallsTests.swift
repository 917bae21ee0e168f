import Foundation
import TestSupport
import Testing

/// What can be asked of an index is asked of damaged ones: the trials leave out no public call.
@Suite(.runsPrograms) struct AskedCallsTests {
  private struct Graph: Decodable {
    struct Symbol: Decodable {
      struct Kind: Decodable { var identifier: String }
      var kind: Kind
      var pathComponents: [String]
    }
    var symbols: [Symbol]
  }

  /// The types that answer from an index.
  private static let types = ["FormIndex", "TextReader"]
  private static let calls = ["method", "property", "subscript", "init"]

  @Test(arguments: ["VerbForms", "IndexBuilding"])
  func everyPublicCallIsAsked(module: String) throws {
    let asked = try ["TestSupport/IndexQuestions", "Trials/DamageTrial", "Trials/DamagedIndexes"]
      .flatMap { try Repository.code("Tests/\($0).swift") }.joined(separator: "\n")
    let calls = try Self.symbols(of: module).filter { symbol in
      Self.types.contains(symbol.pathComponents[0]) && symbol.pathComponents.count == 2
        && Self.calls.contains(String(symbol.kind.identifier.split(separator: ".").last ?? ""))
    }
    #expect(calls.count > (module == "VerbForms" ? 40 : 3))
    for call in calls {
      let name = call.pathComponents[1]
      // `FormIndex(bytes:` for an initializer with a label; elsewhere the name before the parameters.
      let words = name.prefix { $0 != "(" }
      let isInitializer = words == "init"
      let wanted =
        isInitializer
        ? call.pathComponents[0] + name.dropFirst("init".count).prefix { !"_:)".contains($0) }
        : String(words)
      let pattern = try Regex(
        "\\b\(NSRegularExpression.escapedPattern(for: wanted))\(isInitializer ? "" : "\\b")"
      ).wordBoundaryKind(.simple)
      #expect(
        words == "subscript" || asked.contains(pattern), "\(call.pathComponents) is not asked")
    }
  }

  @Test func everyFunctionOfTheLibraryIsAsked() throws {
    let names = try Repository.sources.get().filter { $0.file.hasPrefix("Sources/ConjPage/") }
      .flatMap(\.code).compactMap { $0.firstMatch(of: /@c public func (\w+)/)?.output.1 }
    #expect(names.count > 20)
    let fuzzers = try Repository.swiftFiles(in: ["Tests/Fuzzers"]).map { try Repository.text($0) }
      .joined()
    for name in names { #expect(fuzzers.contains(name), "no fuzzer asks \(name)") }
  }

  /// The public symbols of a module, and of what it adds to others.
  private static func symbols(of module: String) throws -> [Graph.Symbol] {
    let folder = try TemporaryFolder()
    let products = try BuildFolder.holding("Modules/VerbForms.swiftmodule").path
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "swift", "symbolgraph-extract", "-module-name", module, "-minimum-access-level", "public",
      "-output-dir", folder.path, "-I", "\(products)/Modules", "-target", try target(),
    ]
    for module in ["BuiltinIndex", "CSystem"] {
      process.arguments? += [
        "-Xcc", "-fmodule-map-file=\(products)/\(module).build/module.modulemap",
      ]
    }
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return try folder.names.flatMap { name in
      try JSONDecoder().decode(Graph.self, from: Data(folder.bytes(name))).symbols
    }
  }

  private static func target() throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swiftc", "-print-target-info"]
    process.standardOutput = output
    try process.run()
    let info = try JSONSerialization.jsonObject(
      with: output.fileHandleForReading.readDataToEndOfFile())
    process.waitUntilExit()
    let target = (info as? [String: Any])?["target"] as? [String: Any]
    return try #require(target?["triple"] as? String)
  }
}
