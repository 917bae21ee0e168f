package import SystemIO

extension LocalizedText {
  /// Words of the system, or the English ones of a ``FileError``, as the catalogue has them.
  package static func reason(_ words: String) -> Self {
    // Only what says how large a file may be has a number.
    let limit = Int(words.filter { $0.isNumber }) ?? 0
    let known =
      SystemMessage.allCases.map { $0() } + [
        FileMessage.special(), FileMessage.danglingLink(), FileMessage.changed(),
        FileMessage.tooLarge(limit),
      ]
    return known.first { $0.english == words } ?? .verbatim(words)
  }
}

extension SystemError {
  /// Why, in a few words.
  package var localizedReason: LocalizedText { .reason(reason) }
}

extension FileError {
  /// Why, in a few words: `No such file or directory`.
  package var localizedReason: LocalizedText {
    switch cause {
    case .system(let error): error.localizedReason
    case .special: FileMessage.special()
    case .danglingLink: FileMessage.danglingLink()
    case .changed: FileMessage.changed()
    case .tooLarge(let limit): FileMessage.tooLarge(limit >> 20)
    }
  }

  /// Path and reason: `verbos.txt: No such file or directory`.
  package var localizedDescription: LocalizedText {
    .joined([.verbatim(path.description), localizedReason], by: ": ")
  }
}
