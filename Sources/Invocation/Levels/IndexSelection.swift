import IndexBuilding
package import LevelFiles
import SpanishText
package import SystemIO
package import VerbForms
package import Wording

/// The index that a command answers from, chosen by the options and the environment.
package final class IndexSelection {
  /// The index with all of its levels.
  package let whole: FormIndex
  /// The index with the levels that `--level` leaves.
  package var index: FormIndex
  /// The language of the glosses that are shown; nil for no glosses.
  package let glossLanguage: String?
  /// Trouble if a file could not be read; then what could be read answers.
  package let status: ExitStatus
  /// Whether every line of the levels was loaded.
  package let isComplete: Bool
  /// What the index knows of its levels, read once: each reading is shown with its level.
  package private(set) lazy var summaries = whole.levels

  /// Opens what `--index`, `--levels` or `CONJ_LEVELS` name, or the built-in index.
  package init(_ context: inout Context) throws(Failure) {
    (whole, status, isComplete) = try Self.open(context)
    let filters = context.arguments.values(.level)
    let wanted = context.arguments.has(.noGloss) ? [] : context.environment.glossLanguages
    // Glosses after infinitives name no language: they are shown to all who want glosses.
    glossLanguage = (wanted.isEmpty ? [] : wanted + [Glossary.undeterminedLanguage])
      .first { [whole] in whole.glossLanguages.contains($0) }
    index =
      filters.isEmpty ? whole : whole.restricted(to: try Self.levels(named: filters, of: whole))
  }

  /// What a verb means, where that is to be shown and known.
  package func gloss(of infinitive: String) -> String? {
    glossLanguage.flatMap { whole.gloss(of: infinitive, language: $0) }
  }

  /// What is said of a verb, with its gloss where that is to be shown.
  package func remarks(on infinitive: String) -> FormIndex.VerbRemarks {
    whole.remarks(onVerb: infinitive, glossLanguage: glossLanguage)
  }

  private static func open(_ context: borrowing Context) throws(Failure) -> Compiled {
    if let file = context.arguments.path(.index) {
      let opened = Result { () throws(IndexFileError) in try FormIndex(contentsOf: file) }
      return (try opened.mapError { $0.failure(file) }.get(), .success, true)
    }
    let paths = context.levelPaths
    if paths.allSatisfy({ $0 == builtin }) { return (.builtin, .success, true) }
    return try compile(paths, context)
  }

  /// The levels that names are a part of: of title, file name or grade. Each name must name one.
  package static func levels(named names: [String], of index: FormIndex) throws(Failure) -> Set<Int>
  {
    var levels: Set<Int> = []
    for name in names {
      let found = LevelFilter.levels(of: index, named: name)
      guard !found.isEmpty else {
        throw .trouble(UsageMessage.noLevelNamed(name), advice: UsageMessage.seeLevels)
      }
      levels.formUnion(found)
    }
    return levels
  }

  /// The word for the levels that come with conj.
  package static let builtin = FilePath("builtin")

  /// An index of levels; trouble where a file could not be read, and whether every line was loaded.
  private typealias Compiled = (index: FormIndex, status: ExitStatus, isComplete: Bool)

  /// Compiles the levels of the paths, in their order, and says what is wrong with them. It fails if no level can be used.
  private static func compile(
    _ paths: [FilePath], _ context: borrowing Context
  ) throws(Failure) -> Compiled {
    var loaded = LevelLoader.load(paths: paths.filter { $0 != builtin })
    // The compiler gets the only copy of the levels, so that it can free them when it has read them.
    var levels = loaded.levels
    loaded.levels = []
    if let index = paths.firstIndex(of: builtin) {
      let builtin = FormIndex.builtin
      levels.insert(
        contentsOf: builtin.levels.indices.map { builtin.level(at: $0) },
        at: loaded.files.count { $0.pathIndex < index })
    }
    let descriptor = context.messages.descriptor
    let renderer = DiagnosticRenderer(
      styler: context.styler(for: descriptor), width: context.width(of: descriptor),
      language: context.language)
    try renderer.forEachText(of: loaded.diagnostics) { context.messages.write($0) }
    guard !levels.isEmpty else {
      let names = paths.map(\.description).joined(separator: ", ")
      let needed = (["builtin"] + paths.map(\.description)).map { "--levels \($0)" }
        .joined(separator: " ")
      throw .trouble(
        en: "No level could be read from \(names).",
        es: "No se ha podido leer ningún nivel de \(names).",
        advice: loaded.diagnostics.isEmpty && !loaded.glossaries.isEmpty
          ? .init(
            en: "Glosses only say what verbs mean; they need levels: \(needed)",
            es: "Eso dice qué significan los verbos, y va con niveles: \(needed)")
          : .init(
            en: "“conj check PATH” shows what is wrong with level files.",
            es: "“conj check RUTA” explica qué falla en los archivos de niveles."))
    }
    let isTrouble = loaded.diagnostics.contains { $0.id.isTrouble }
    return (
      try .compiled(consume levels, loaded.glossaries), isTrouble ? .trouble : .success,
      !loaded.diagnostics.contains { $0.severity == .error }
    )
  }
}

extension Flag {
  package static let noGloss = Flag(
    "no-gloss", help: "leave out what verbs mean",
    details: """
      Glosses are in the language that CONJ_GLOSSES names by its code (en; empty: none), else in that of the \
      locale (LC_ALL, LC_MESSAGES, LANG) where the levels have it, else in English. Files glosas-XX.txt beside \
      the levels have them, XX being the code.
      """)
}

extension Environment {
  /// The codes of the languages of wanted glosses, the best first. English is added unless `CONJ_GLOSSES` is set.
  var glossLanguages: [String] {
    if let chosen = text("CONJ_GLOSSES") { return chosen.isEmpty ? [] : [Self.code(of: chosen)] }
    guard let code = localeCode() else { return ["en"] }
    let language = code.utf8.prefix { $0 != UInt8(ascii: "-") }
    return [code, String(decoding: language, as: UTF8.self), "en"]
  }
}

extension FormIndex {
  /// The verbs that a word may be a form of, the best first, each once.
  package func verbs(of form: String) -> [String] { lookup(form).map(\.infinitive).eachOnce() }

  /// The index of some levels; a failure that says what to do where no index can hold them.
  package static func compiled(
    _ levels: consuming [Level], _ glossaries: [Glossary] = [],
    ranking: FormIndex = .builtin
  ) throws(Failure) -> FormIndex {
    do throws(IndexError) {
      return try FormIndex(levels: consume levels, glossaries: glossaries, ranking: ranking)
    } catch {
      throw .trouble(
        error.localizedDescription,
        advice: .init(
          en: "Name fewer of the levels with --levels, or part this one.",
          es: "Nombra menos niveles con --levels, o divide este."))
    }
  }
}

extension IndexFileError {
  package func failure(_ file: FilePath) -> Failure {
    switch self {
    case .file(let error):
      .trouble(
        en: "The index file \(file.description) can't be read: \(error.localizedReason).",
        es: "No se puede leer el archivo de índice \(file.description): \(error.localizedReason).",
        advice: "Check the path; “conj index build -o FILE” makes an index.",
        consejo: "Mira si la ruta está bien; “conj index build -o ARCHIVO” hace un índice.")
    case .index(let error):
      .trouble(.verbatim("\(file): ") + error.localizedDescription + .verbatim("."))
    }
  }
}

extension IndexError {
  package var localizedDescription: LocalizedText {
    let rebuild = "hazlo otra vez con 'conj index build -o ARCHIVO'"
    let spanish =
      switch self {
      case .unreadable, .unwritable, .levels: description
      case .notAnIndex:
        "este archivo no es un índice de conj; haz uno con 'conj index build -o ARCHIVO'"
      case .version(let found, let supported) where found > supported.upperBound:
        "el índice tiene el formato \(found) y este conj lee hasta el \(supported.upperBound); "
          + "usa un conj más nuevo o \(rebuild)"
      case .version(let found, let supported):
        "el índice tiene el formato \(found) y este conj lee desde el \(supported.lowerBound); "
          + rebuild
      case .fold(let found, let expected):
        "el índice compara las letras según la tabla \(found) y este conj según la tabla "
          + "\(expected); \(rebuild)"
      case .size(let expected, let found):
        "el índice debería tener \(expected) bytes y tiene \(found): está cortado o le sobra algo; "
          + rebuild
      case .checksum: "el índice está dañado: su suma de comprobación no coincide; \(rebuild)"
      case .damaged(let what): "el índice está dañado (\(what)); \(rebuild)"
      }
    return .init(english: description, spanish: spanish)
  }
}
