package import SystemIO

extension LocalizedText {
  /// What the system says went wrong. It speaks English; what it says of files is in the catalogue.
  package static func reason(_ words: String) -> Self {
    let known = SystemMessage.allCases.first { $0().english == words }
    return known.map { $0() } ?? .verbatim(words)
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
