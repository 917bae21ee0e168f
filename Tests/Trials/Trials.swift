import Foundation

/// The program of `Tests/Scripts/build-trials`: what is too long for tests, and needs a process of its own to be
/// watched and counted.
///
/// A library, so that it is no part of other builds; the script links it.
@_cdecl("main")
public func runTrials(_ count: CInt, _ words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>)
  -> CInt
{
  let arguments = (1..<max(Int(count), 1)).compactMap { words[$0].map { String(cString: $0) } }
  switch (arguments.first, arguments.count) {
  case ("damage", 4):
    guard let first = Int(arguments[1]), let end = Int(arguments[2]) else { break }
    return DamageTrial(progress: arguments[3]).run(first..<end)
  case ("save", 3):
    guard let number = Int(arguments[1]) else { break }
    return DamageTrial.save(number, to: arguments[2])
  case ("growth", _):
    return GrowthTrial.run(
      arguments.dropFirst().filter { $0 != "--short" },
      isShort: arguments.contains("--short"))
  default: break
  }
  FileHandle.standardError.write(
    Data("trials damage FIRST END PROGRESS | save NUMBER FILE | growth [--short] [FAMILY…]\n".utf8))
  return 2
}
