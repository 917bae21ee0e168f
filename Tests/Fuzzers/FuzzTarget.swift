import SystemIO

/// Something that takes any bytes, and must neither crash nor contradict itself.
public struct FuzzTarget: Sendable {
  /// What went wrong; a crash says so itself.
  public struct Finding: Error, CustomStringConvertible {
    /// What contradicts what.
    public let description: String

    init(_ description: String) { self.description = description }
  }

  /// The name that `Tests/Scripts/fuzz` and the folders of seeds know it by.
  public let name: String
  /// Inputs that are longer say nothing more.
  public let longestInput: Int
  /// Tries one input.
  public let run: @Sendable ([UInt8]) throws(Finding) -> Void

  init(
    _ name: String, longestInput: Int = 512,
    _ run: @escaping @Sendable ([UInt8]) throws(Finding) -> Void
  ) {
    self.name = name
    self.longestInput = longestInput
    self.run = run
  }

  /// All of them.
  public static let all: [FuzzTarget] = [
    .level, .glossary, .fold, .index, .word, .matcher, .pattern, .grammar, .prose, .keys, .picker,
    .log, .arguments, .writers, .lines, .page, .practice, .files,
  ]

  /// The target of this name.
  public static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }
}

/// Ends a run with a finding unless something holds.
func require(_ holds: Bool, _ what: @autoclosure () -> String) throws(FuzzTarget.Finding) {
  if !holds { throw FuzzTarget.Finding(what()) }
}

/// The target that the environment names. libFuzzer has options of its own alone.
private let chosen: FuzzTarget = {
  let name = environmentValue("FUZZ_TARGET").map { String(decoding: $0, as: UTF8.self) } ?? ""
  guard let target = FuzzTarget.named(name) else {
    fatalError("FUZZ_TARGET is “\(name)”; there are \(FuzzTarget.all.map(\.name))")
  }
  return target
}()

/// What libFuzzer calls with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func runFuzzTarget(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  do throws(FuzzTarget.Finding) {
    try chosen.run(Array(UnsafeBufferPointer(start: start, count: count)))
  } catch {
    fatalError("\(chosen.name): \(error.description)")
  }
  return 0
}

/// Takes choices and pieces off the front of an input.
struct FuzzInput {
  private(set) var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  /// The next byte; 0 where there is none.
  mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

  /// A number below `bound`.
  mutating func number(below bound: Int) -> Int { Int(byte()) % bound }

  /// The bytes up to the next byte 0xFF, which falls away, or to the end.
  mutating func piece() -> [UInt8] {
    let end = rest.firstIndex(of: 0xFF) ?? rest.endIndex
    defer { rest = rest[end...].dropFirst() }
    return Array(rest[..<end])
  }

  /// The rest as text, every byte one of these letters.
  func text(of letters: [Unicode.Scalar]) -> String {
    var text = ""
    for byte in rest { text.unicodeScalars.append(letters[Int(byte) % letters.count]) }
    return text
  }
}
