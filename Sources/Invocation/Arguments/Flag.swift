import VerbForms

/// An option of the command line, in one record: parsing, help and suggestions read it.
package struct Flag: Sendable {
  package enum Value: Sendable {
    /// Nothing: the option itself says it.
    case none
    /// A text, by this name in the help, and what a shell offers there.
    case text(String, Completion = .none)
    /// A whole number from 0 up, by this name in the help.
    case number(String)
    /// One of these words, by this name in the help.
    case choice(String, [String])
    /// Some of these words with commas between, by this name in the help.
    case list(String, [String])
  }

  /// The long name without its hyphens.
  package let name: String
  /// Whether each of several texts that are given counts.
  package let addsUp: Bool
  package let short: Character?
  package let value: Value
  package let help: String
  /// More about it, for `conj CMD --help`; may be empty.
  package let details: String

  package init(
    _ name: String, short: Character? = nil, value: Value = .none, addsUp: Bool = false,
    help: String, details: String = ""
  ) {
    (self.name, self.short, self.value, self.addsUp) = (name, short, value, addsUp)
    (self.help, self.details) = (help, details)
  }

  /// The name of its value in the help; nil where it takes no value.
  package var valueName: String? {
    switch value {
    case .none: nil
    case .text(let name, _), .number(let name), .choice(let name, _), .list(let name, _): name
    }
  }

  /// Whether a second, different value is an error. Numbers and choices may be given again, to overrule a shell's alias.
  package var isSingle: Bool {
    switch value {
    case .none, .number, .choice, .list, .text(_, .words): false
    case .text: !addsUp
    }
  }

  /// How the help writes it: `-o, --output FILE`.
  package var spelling: String { valueName.map { "\(names) \($0)" } ?? names }

  /// The same without its value.
  package var names: String { short.map { "-\($0), --\(name)" } ?? "--\(name)" }

  package static let levels = Flag(
    "levels", value: .text("PATH", .files), addsUp: true,
    help: "answer from this level file or folder",
    details: """
      May be given several times; all the levels together answer. The word builtin names the \
      levels that come with conj. Without this option the paths in the variable CONJ_LEVELS \
      (separated by ":") are read, and without that the built-in levels.
      """)
  package static let index = Flag(
    "index", value: .text("FILE", .files),
    help: "answer from this index file",
    details: "\"conj index build -o FILE\" makes one. It can't be combined with --levels.")
  package static let level = Flag(
    "level", value: .text("TEXT", .levels), addsUp: true,
    help: "only the levels that TEXT names",
    details: """
      Levels whose title or file name has each word of TEXT, or whose grade is TEXT (A1 to C2); accents \
      and capitals make no difference. Given several times, the levels that any of the texts names.
      """)
  package static let format = Flag(
    "format", value: .choice("FORMAT", ["text", "tsv", "jsonl"]),
    help: "text for people, tsv or jsonl for programs",
    details: "Without it text on a terminal, tsv elsewhere.")
  package static let formatWithCSV = Flag(
    "format", value: .choice("FORMAT", ["text", "tsv", "jsonl", "csv"]),
    help: "text, csv for spreadsheets, tsv or jsonl for programs",
    details: """
      Without it text on a terminal, tsv elsewhere. csv has semicolons where the locale (LC_ALL, \
      LC_NUMERIC, LANG) writes 3,14; a value that a spreadsheet would take for a formula gets a ' before it.
      """)
  package static let formatOfLevel = Flag(
    "format", value: .choice("FORMAT", ["text", "csv"]),
    help: "text, a level file, or csv for spreadsheets",
    details: "Text unless this says otherwise.")
  package static let formatOfReport = Flag(
    "format", value: .choice("FORMAT", ["text", "tsv", "jsonl"]),
    help: "text, tsv or jsonl for programs",
    details: "Text unless this says otherwise, wherever it goes.")
  package static let color = Flag(
    "color", value: .choice("WHEN", ["auto", "always", "never"]),
    help: "colours: auto, always or never",
    details: "auto: on a terminal, unless NO_COLOR is set or TERM is dumb.")
  package static let plain = Flag(
    "plain", help: "lines instead of a screen",
    details: "Also where TERM is dumb, ACCESSIBLE is set, or the input is no terminal.")
  package static let accents = Flag(
    "accents", value: .choice("MODE", FormIndex.AccentMode.allCases.map(\.rawValue)),
    help: "how accents count: smart, strict or ignore",
    details: """
      smart: an accent typed is meant, one left out may be missing; a form that stands only in levels \
      that come last hides no other verb. strict: only the same spelling answers. ignore: accents and ñ never decide.
      """)
  package static let noVosotros = Flag("no-vosotros", help: "without vosotros, as in America")
  package static let vos = Flag("vos", help: "vos in place of tú and vosotros")
  package static let help = Flag("help", short: "h", help: "show this help")
  package static let version = Flag("version", short: "V", help: "show the version of conj")

  package static let shared = [levels, index, level, format, color, help, version]
}

/// What a shell offers for the next word.
package enum Completion: Sendable, Equatable {
  /// Anything: nothing is offered.
  case none
  case files
  /// Infinitives and other forms of verbs.
  case forms
  case levels
  /// Tenses, and titles of levels.
  case tenses
  case commands
  case options
  case words([String])
  /// Some of these in a list with commas.
  indirect case list(Completion)

  /// Whether the word names levels; an empty one would name all of them.
  package var isLevel: Bool { self == .levels || self == .tenses }
}
