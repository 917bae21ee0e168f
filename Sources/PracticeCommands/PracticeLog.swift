import Invocation
import Practice
import SystemIO
import Wording

/// The file that practice is written to, and what it says.
struct PracticeLog {
  /// Nil where nothing is kept.
  let path: FilePath?
  /// Whether nothing is kept only because no place for it is known.
  let hasNoPlace: Bool
  var progress: Progress

  private static let limit = 256 << 20

  /// The log that `CONJ_PRACTICE_LOG` names (empty: none), else conj/practice.tsv in `XDG_DATA_HOME` or ~/.local/share.
  init(_ context: borrowing Context, saves: Bool) throws(Failure) {
    path = saves ? Self.path(context.environment) : nil
    hasNoPlace = saves && path == nil && context.environment.bytes("CONJ_PRACTICE_LOG") == nil
    progress = Progress()
    guard let path else { return }
    do throws(FileError) {
      progress = try readParts(path, limit: Self.limit) { (_, next) throws(FileError) in
        try Progress(logInParts: next)
      }
    } catch {
      // Nobody has practised yet.
      if case .system(.noFile) = error.cause { return }
      throw .trouble(
        en: "The practice log \(path.description) can't be read: \(error.localizedReason).",
        es:
          "No se puede leer el registro de práctica \(path.description): \(error.localizedReason).",
        advice:
          "Check that it is a file that you may open, or name another with CONJ_PRACTICE_LOG.",
        consejo: "Mira si es un archivo que puedes abrir, o nombra otro con CONJ_PRACTICE_LOG.")
    }
    guard !progress.isNotALog else {
      throw .trouble(
        en: "\(path.description) is not a practice log and was not changed.",
        es: "\(path.description) no es un registro de práctica y se queda como está.",
        advice: Self.nameAnother)
    }
  }

  /// What is said of a log with lines of another version; nil for others.
  var unreadNote: LocalizedText? {
    guard progress.unreadLines > 0 else { return nil }
    let unread = CountMessage.lines(progress.unreadLines)
    return .init(
      en: "The practice log keeps \(unread) that this version does not read.",
      es: "El registro de práctica conserva \(unread) que esta versión no lee.")
  }

  private static func path(_ environment: Environment) -> FilePath? {
    func path(_ name: String) -> FilePath? {
      environment.bytes(name).flatMap { $0.isEmpty ? nil : FilePath($0) }
    }
    if environment.bytes("CONJ_PRACTICE_LOG") != nil { return path("CONJ_PRACTICE_LOG") }
    // A relative one is to be ignored: see the XDG Base Directory Specification.
    let data = path("XDG_DATA_HOME").flatMap { $0.bytes.first == UInt8(ascii: "/") ? $0 : nil }
    return data?.appending(FilePath("conj/practice.tsv"))
      ?? path("HOME")?.appending(FilePath(".local/share/conj/practice.tsv"))
  }

  /// Takes a review into account, and writes it where a log is kept; how many bytes of a torn line were cut off.
  mutating func add(_ review: Review) throws(Failure) -> Int {
    progress.add(review)
    guard let path else { return 0 }
    return try Result { () throws(FileError) in
      try appendLine(Array(review.line.utf8), to: path, halfLine: Review.sizeOfHalfLine(atEndOf:))
    }.mapError { Self.unwritable(path, $0) }.get()
  }

  /// Makes sure that answers can be written, before the first one is given.
  func checkWritable() throws(Failure) {
    guard let path else { return }
    try Result { () throws(FileError) in try checkAppendable(path) }
      .mapError { Self.unwritable(path, $0) }.get()
  }

  private static let nameAnother = LocalizedText(
    en: "Name another with CONJ_PRACTICE_LOG, or practise without one: --no-save.",
    es: "Nombra otro con CONJ_PRACTICE_LOG, o practica sin él: --no-save.")

  private static func unwritable(_ path: FilePath, _ error: FileError) -> Failure {
    .trouble(
      en: "The practice log \(path.description) can't be written: \(error.localizedReason).",
      es:
        "No se puede escribir el registro de práctica \(path.description): \(error.localizedReason).",
      advice: Self.nameAnother)
  }
}

extension Environment {
  /// The fixed time of a test: `CONJ_PRACTICE_CLOCK`, seconds since 1970.
  var fixedTime: LocalTime? {
    value("CONJ_PRACTICE_CLOCK").flatMap { UInt32($0) }
      .map { LocalTime(seconds: Int64($0), offset: 0) }
  }

  var time: LocalTime {
    if let fixedTime { return fixedTime }
    let now = currentTime()
    return LocalTime(seconds: Int64(now.seconds), offset: now.offset)
  }
}
