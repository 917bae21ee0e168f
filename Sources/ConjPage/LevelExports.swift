import IndexBuilding
import LevelFiles
import VerbForms
import Wording

// Levels of one's own: files are given one after another, then compiled. The page has these functions, the library has not.

/// Files that are read, to be compiled together.
private final class LevelCollection {
  var levels: [Level] = []
  var glossaries: [Glossary] = []
  var findings: [Diagnostic] = []

  func add(_ bytes: [UInt8], file: String) {
    if Glossary.isName(file) {
      let (glossary, findings) = Glossary.parse(bytes, file: file)
      self.findings += findings
      if let glossary { glossaries.append(glossary) }
    } else {
      let (level, findings) = LevelParser.parse(bytes, file: file)
      self.findings += findings
      if let level { levels.append(level) }
    }
  }
}

@safe private func collection(_ handle: OpaquePointer) -> LevelCollection {
  unsafe Unmanaged<LevelCollection>.fromOpaque(UnsafeRawPointer(handle)).takeUnretainedValue()
}

/// No files yet. To be closed.
@c(verbforms_levels)
public func verbforms_levels() -> OpaquePointer {
  unsafe OpaquePointer(Unmanaged.passRetained(LevelCollection()).toOpaque())
}

/// Closes a collection; null is none.
@c(verbforms_levels_close)
public func verbforms_levels_close(_ handle: OpaquePointer?) {
  guard let handle = unsafe handle else { return }
  unsafe Unmanaged<LevelCollection>.fromOpaque(UnsafeRawPointer(handle)).release()
}

/// Reads a file: a level, or glosses where its name says so.
@c(verbforms_levels_add)
public func verbforms_levels_add(
  _ handle: OpaquePointer, _ name: UnsafeRawPointer?, _ nameSize: Int,
  _ start: UnsafeRawPointer?, _ size: Int
) {
  let name = unsafe String(decoding: bytes(name, nameSize), as: UTF8.self)
  collection(handle).add(unsafe bytes(start, size), file: name)
}

/// What there is to say about the files, in a language by its code.
@c(verbforms_levels_findings)
public func verbforms_levels_findings(
  _ handle: OpaquePointer, _ code: UnsafeRawPointer?, _ codeSize: Int,
  _ room: UnsafeMutableRawPointer?, _ capacity: Int
) -> Int {
  let language = unsafe Language(code: String(decoding: bytes(code, codeSize), as: UTF8.self))
  let findings = collection(handle).findings
  return unsafe written(to: room, capacity) { $0.findings(findings, in: language) }
}

/// The index of the levels; null where there is none, or they hold what no index can. To be closed.
@c(verbforms_levels_index)
public func verbforms_levels_index(
  _ handle: OpaquePointer, _ known: OpaquePointer?
) -> OpaquePointer? {
  let files = collection(handle)
  guard !files.levels.isEmpty else { return nil }
  let ranking = unsafe known.map { index($0) }
  do throws(IndexError) {
    return unsafe open(
      try FormIndex(levels: files.levels, glossaries: files.glossaries, ranking: ranking))
  } catch {
    return nil
  }
}

extension JSONWriter {
  /// Findings about level files.
  fileprivate mutating func findings(_ findings: [Diagnostic], in language: Language) {
    array(findings) { json, finding in
      json.object { json in
        json.member("file", finding.file)
        json.member("line", finding.line)
        json.member("column", finding.column)
        json.member("length", finding.length)
        json.member("severity", finding.severity.rawValue)
        json.member("id", finding.id.rawValue)
        json.member("message", finding.localizedMessage.text(in: language))
        json.member("help", finding.localizedHelp.text(in: language))
        json.member("source", finding.sourceLine)
      }
    }
  }
}
