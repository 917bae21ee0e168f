import LevelFiles
package import SystemIO
package import Wording

/// The file that `-o` names, to be written whole or not at all.
package struct OutputFile {
  package let path: FilePath
  /// What is written: an index or a level.
  private let content: LocalizedText

  /// A file that may be written: refuses what is no file, and what is read in the same run.
  package init(_ path: FilePath, for content: LocalizedText, _ context: borrowing Context)
    throws(Failure)
  {
    self.path = path
    self.content = content
    do throws(FileError) {
      try checkReplaceable(path)
    } catch {
      throw failure(error)
    }
    if let identity = identity(of: path),
      Self.inputs(context).contains(where: { SystemIO.identity(of: $0) == identity })
    {
      throw .trouble(
        FileMessage.madeFromItself(content, path.description), advice: FileMessage.giveOtherName)
    }
  }

  /// Writes the file.
  package func write(_ bytes: [UInt8]) throws(Failure) {
    do throws(FileError) {
      try replaceFile(path, with: bytes)
    } catch {
      throw failure(error)
    }
  }

  private static func inputs(_ context: borrowing Context) -> [FilePath] {
    if let index = context.arguments.path(.index) { return [index] }
    return LevelLoader.find(paths: context.levelPaths.filter { $0 != LevelSource.builtin }).files
      .map(\.location)
  }

  private func failure(_ error: FileError) -> Failure {
    let advice =
      switch error.cause {
      case .special, .danglingLink, .changed, .tooLarge, .tooManyNames:
        FileMessage.giveNewFile
      case .system(let error) where error.isNoRoom: FileMessage.seeRoom
      case .system: FileMessage.seeFolder
      }
    return .trouble(
      FileMessage.unwritable(content, error.localizedDescription), advice: advice)
  }
}
