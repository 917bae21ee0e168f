import LevelFiles
package import SystemIO
package import Wording

/// The file that `-o` names, to be written whole or not at all.
package struct OutputFile {
  package let path: FilePath
  /// What is written: an index or a level.
  private let content: LocalizedText

  /// A file that may be written: refuses pipes, devices and folders, and what is read in the same run.
  package init(_ path: FilePath, for content: LocalizedText, _ context: borrowing Context)
    throws(Failure)
  {
    self.path = path
    self.content = content
    try Result { () throws(FileError) in try checkReplaceable(path) }.mapError(failure).get()
    if let identity = identity(of: path),
      Self.inputs(context).contains(where: { SystemIO.identity(of: $0) == identity })
    {
      throw .trouble(
        en: "The \(content) can't be written to \(path.description), which it is made from.",
        es:
          "No se puede escribir \(content) en \(path.description), porque se hace a partir de ese archivo.",
        advice: "Give -o another name. That file has not changed.",
        consejo: "Da otro nombre con -o; ese archivo queda como está.")
    }
  }

  package func write(_ bytes: [UInt8]) throws(Failure) {
    try Result { () throws(FileError) in try replaceFile(path, with: bytes) }
      .mapError(failure).get()
  }

  private static func inputs(_ context: borrowing Context) -> [FilePath] {
    if let index = context.arguments.path(.index) { return [index] }
    return LevelLoader.find(paths: context.levelPaths.filter { $0 != IndexSelection.builtin }).files
      .map(\.location)
  }

  private func failure(_ error: FileError) -> Failure {
    let advice: LocalizedText =
      switch error.cause {
      case .system(let error) where error.isNoRoom: FileMessage.seeRoom
      case .system where error.isNameTooLong:
        .init(en: "Give -o a shorter name.", es: "Da un nombre más corto con -o.")
      case .system:
        .init(
          en: "Check that the folder exists and that you can write in it.",
          es: "Mira si la carpeta existe y si puedes escribir en ella.")
      default: FileMessage.giveNewFile
      }
    return .trouble(
      en: "The \(content) can't be written: \(error.localizedDescription).",
      es: "No se puede escribir \(content): \(error.localizedDescription).", advice: advice)
  }
}
