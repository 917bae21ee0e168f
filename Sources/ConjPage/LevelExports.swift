import IndexBuilding
import LevelFiles
import Output
import VerbForms
import Wording

// Levels of a teacher: the page adds files one by one, then compiles them. The library does not have these functions.

/// Parsed files that are compiled together.
private final class LevelCollection {
  var levels: [Level] = []
  var glossaries: [Glossary] = []
  var findings: [Diagnostic] = []
}

@safe private func collection(_ handle: OpaquePointer?) -> LevelCollection? { object(of: handle) }

/// Opens an empty collection. The caller closes it.
@c public func verbforms_levels() -> OpaquePointer { handle(to: LevelCollection()) }

/// Closes a collection.
@c public func verbforms_levels_close(_ handle: OpaquePointer?) { close(handle) }

/// Parses a file: glosses if it has the name of a glossary, otherwise a level.
@c public func verbforms_levels_add(
  _ handle: OpaquePointer?, _ name: UnsafeRawPointer?, _ nameSize: Int,
  _ start: UnsafeRawPointer?, _ size: Int
) {
  guard let files = collection(handle) else { return }
  let name = unsafe String(decoding: bytes(name, nameSize), as: UTF8.self)
  let content = unsafe bytes(start, size)
  if Glossary.isName(name) {
    let (glossary, findings) = Glossary.parse(content, file: name)
    files.findings += findings
    if let glossary { files.glossaries.append(glossary) }
  } else {
    let (level, findings) = LevelParser.parse(content, file: name)
    files.findings += findings
    if let level { files.levels.append(level) }
  }
}

/// The findings about the files in a language, which its code names.
@c public func verbforms_levels_findings(
  _ handle: OpaquePointer?, _ code: UnsafeRawPointer?, _ codeSize: Int,
  _ room: UnsafeMutableRawPointer?, _ capacity: Int
) -> Int {
  guard let findings = collection(handle)?.findings else { return 0 }
  let language = unsafe Language(code: String(decoding: bytes(code, codeSize), as: UTF8.self))
  return unsafe written(to: room, capacity) { json in
    json.array(objects: findings) { json, finding in
      json.member("file", finding.file)
      json.member("line", finding.line)
      json.member("column", finding.column)
      json.member("length", finding.length)
      json.member("severity", finding.severity.rawValue)
      json.member("id", finding.id.rawValue)
      json.member("message", finding.localizedMessage.text(in: language))
      json.member("help", finding.localizedHelp.text(in: language))
      json.member("source", finding.sourceLine)
      json.member("omitted", finding.omitted)
    }
  }
}

/// Compiles the levels to an index; NULL if there are none or an index can't hold them. The caller closes it. The known
/// index, which may be NULL, ranks the verbs.
@c public func verbforms_levels_index(
  _ handle: OpaquePointer?, _ known: OpaquePointer?
) -> OpaquePointer? {
  guard let files = collection(handle), !files.levels.isEmpty else { return nil }
  let compiled = try? FormIndex(
    levels: files.levels, glossaries: files.glossaries, ranking: index(known))
  return unsafe compiled.map(open)
}
