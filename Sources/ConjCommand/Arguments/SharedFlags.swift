extension Flag {
  static let levels = Flag(
    "levels", value: .text("PATH"),
    help: "answer from this level file or folder",
    details: """
      May be given several times; all the levels together answer. The word builtin names the \
      levels that come with conj. Without this option the paths in the variable CONJ_LEVELS \
      (separated by ":") are read, and without that the built-in levels.
      """)
  static let index = Flag(
    "index", value: .text("FILE"),
    help: "answer from this index file",
    details: "\"conj index build -o FILE\" makes one. It can't be combined with --levels.")
  static let level = Flag(
    "level", value: .text("TEXT"),
    help: "only the levels that TEXT names",
    details: """
      Those in whose title or file name each word of TEXT stands; accents and capitals are no \
      difference. Given several times, the levels that any of the texts names.
      """)
  static let format = Flag(
    "format", value: .choice("FORMAT", ["text", "tsv", "jsonl"]),
    help: "text for people, tsv or jsonl for programs",
    details: "On a terminal text, elsewhere tsv unless this says otherwise.")
  static let color = Flag(
    "color", value: .choice("WHEN", ["auto", "always", "never"]),
    help: "colours: auto, always or never",
    details: "auto: on a terminal, unless NO_COLOR is set or TERM is dumb.")
  static let help = Flag("help", short: "h", help: "show this help")
  static let version = Flag("version", short: "V", help: "show the version of conj")

  /// The options that every command has.
  static let shared = [levels, index, level, format, color, help, version]
}
