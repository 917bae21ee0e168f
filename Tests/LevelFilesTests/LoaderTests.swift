import Foundation
import LevelFiles
import SystemIO
import TestSupport
import Testing

@Suite struct LoaderTests {
  /// The findings that are about paths, tested here.
  static let ids: [DiagnosticID] = [.missingPath, .unreadableFile, .noLevelInFolder]

  private let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  private static let text = Sample.level(Sample.comer)

  @Test func aFolderIsReadInTheOrderOfBytes() throws {
    for name in ["b/1.txt", "a.txt", "Z.TXT", "b.txt", "é.txt"] {
      try folder.write(Self.text, to: name)
    }
    for name in [
      "README.txt", "LÉEME.txt", "b/léeme.md", "readme-es.txt", ".oculto.txt", "notas.csv",
    ] {
      try folder.write("nada", to: name)
    }
    let loaded = LevelLoader.load(paths: [folder.path])
    #expect(loaded.diagnostics == [])
    let names = ["Z.TXT", "a.txt", "b.txt", "b/1.txt", "é.txt"]
    #expect(loaded.levels.map(\.file) == names)
    #expect(loaded.files.map(\.relativePath) == names)
    #expect(loaded.files.map(\.path) == names.map { folder.path($0) })
    #expect(loaded.levels[0].byteCount == Self.text.utf8.count)
  }

  @Test func glossariesAreReadBesideLevels() throws {
    try folder.write(Self.text, to: "a.txt")
    try folder.write("comer: to eat\n", to: "glosas-en.txt")
    try folder.write("Comerse : manger \n", to: "b/Glosas-FR.TXT")
    try folder.write("comer: algo\n", to: "glosas-x.txt")
    let loaded = LevelLoader.load(paths: [folder.path])
    #expect(loaded.levels.map(\.file) == ["a.txt"] && loaded.files.count == 1)
    #expect(loaded.glossaries.map(\.language) == ["fr", "en"])
    #expect(loaded.glossaries.map(\.file) == ["b/Glosas-FR.TXT", "glosas-en.txt"])
    #expect(loaded.glossaries[0].glosses == [.init(verb: "comer", text: "manger")])
    #expect(loaded.glossaries[1].byteCount == 14)
    #expect(loaded.diagnostics.map(\.id) == [.glossLanguage])
    #expect(loaded.diagnostics[0].file == folder.path("glosas-x.txt"))
    // A folder of nothing else is no mistake: its levels may be those that come with conj.
    #expect(LevelLoader.load(paths: [folder.path("b")]).diagnostics == [])
    #expect(LevelLoader.load(paths: [folder.path("glosas-en.txt")]).glossaries.count == 1)
  }

  @Test func aFileThatIsGivenMayHaveAnyName() throws {
    let path = try folder.write(Self.text, to: "x/README")
    let loaded = LevelLoader.load(paths: [path])
    #expect(loaded.levels.map(\.file) == ["README"])
    #expect(loaded.files.map(\.path) == [path])
    #expect(loaded.files.map(\.relativePath) == ["README"])
  }

  @Test func aFileGivenTwiceCountsOnce() throws {
    let file = try folder.write(Self.text, to: "x/a.txt")
    try folder.write(Self.text, to: "x/b.txt")
    try folder.link("y.txt", to: "x/a.txt")
    let loaded = LevelLoader.load(
      paths: [file, folder.path("x"), folder.path("y.txt"), folder.path("x/../x/b.txt")])
    #expect(loaded.levels.map(\.file) == ["a.txt", "b.txt"])
    #expect(loaded.files.map(\.pathIndex) == [0, 1])
  }

  @Test func aPathThatLeadsNowhereIsReported() throws {
    let good = try folder.write(Self.text, to: "a.txt")
    let loaded = LevelLoader.load(paths: [folder.path("none"), good, ""])
    #expect(loaded.levels.count == 1)
    #expect(loaded.diagnostics.map(\.id) == [.missingPath, .missingPath])
    #expect(loaded.diagnostics.map(\.file) == [folder.path("none"), ""])
    #expect(loaded.diagnostics.map(\.line) == [0, 0])
  }

  @Test func aLinkThatLeadsNowhereIsReported() throws {
    try folder.write(Self.text, to: "a.txt")
    try folder.link("b.txt", to: "nowhere")
    let loaded = LevelLoader.load(paths: [folder.path])
    #expect(loaded.levels.map(\.file) == ["a.txt"])
    #expect(loaded.diagnostics.map(\.id) == [.missingPath])
  }

  @Test func aPathThatCannotBeReadIsReported() throws {
    // A link to itself cannot be opened by anybody, the administrator included.
    try folder.link("circle.txt", to: "circle.txt")
    let loaded = LevelLoader.load(paths: [folder.path("circle.txt")])
    #expect(loaded.diagnostics.map(\.id) == [.unreadableFile])
    #expect(loaded.diagnostics.first?.message.contains("symbolic links") == true)
  }

  @Test func aFolderWithoutLevelsIsReported() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path("leer"), withIntermediateDirectories: true)
    try folder.write("", to: "doc/Verbos.docx")
    let loaded = LevelLoader.load(paths: [folder.path("leer"), folder.path("doc")])
    #expect(loaded.diagnostics.map(\.id) == [.noLevelInFolder, .noLevelInFolder])
    #expect(loaded.diagnostics.last?.help.contains("Verbos.docx") == true)
  }

  @Test func namesNeedNotBeUTF8() throws {
    let name = FilePath([0x66, 0xE1] + Array(".txt".utf8))
    let path = FilePath(folder.path).appending(name)
    try replaceFile(path, with: Array("\(Self.text)ser: soy\n".utf8))
    for given in [path, FilePath(folder.path)] {
      let loaded = LevelLoader.load(paths: [given])
      #expect(loaded.levels.map(\.file) == [#"f\xE1.txt"#])
      #expect(loaded.diagnostics.map(\.file) == [folder.path(#"f\xE1.txt"#)])
    }
  }

  @Test func aLevelOfMoreThan16MiBIsReported() throws {
    try folder.write(Self.text, to: "a.txt")
    for (name, size) in [("huge.txt", 1 << 42), ("large.txt", 16 << 20 + 1)] {
      let path = try folder.write(Self.text, to: name)
      try #require(FileHandle(forWritingAtPath: path)).truncate(atOffset: UInt64(size))
    }
    let loaded = LevelLoader.load(paths: [folder.path])
    #expect(loaded.levels.map(\.file) == ["a.txt"])
    #expect(loaded.diagnostics.map(\.id) == [.unreadableFile, .unreadableFile])
    #expect(
      loaded.diagnostics.first?.message
        == "The file has more than 16 MiB, too much for a level, and was not loaded.")
  }

  @Test func findingsNameThePathToOpen() throws {
    try folder.write("\(Self.text)ser: soy\n", to: "x/a.txt")
    let loaded = LevelLoader.load(paths: [folder.path])
    #expect(loaded.diagnostics.map(\.file) == [folder.path("x/a.txt")])
    #expect(loaded.diagnostics.map(\.line) == [7])
  }
}
