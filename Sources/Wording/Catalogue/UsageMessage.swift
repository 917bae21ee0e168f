/// What is wrong with a command line.
package enum UsageMessage {
  package static func noCommand(_ name: String) -> LocalizedText {
    .init(en: "There is no command “\(name)”.", es: "No hay ningún comando “\(name)”.")
  }
  package static func noCommandButNear(_ name: String, _ near: String) -> LocalizedText {
    .init(
      en: "There is no command “\(name)”. Did you mean “conj \(near)”?",
      es: "No hay ningún comando “\(name)”. ¿Quieres decir “conj \(near)”?")
  }
  package static let seeCommands = LocalizedText(
    en: "“conj --help” lists the commands.",
    es: "“conj --help” muestra los comandos que hay.")
  package static func unexpectedValue(_ option: String) -> LocalizedText {
    .init(
      en: "The option --\(option) takes no value.",
      es: "La opción --\(option) no lleva ningún valor.")
  }
  package static func writeAlone(_ option: String) -> LocalizedText {
    .init(en: "Write --\(option) alone.", es: "Escribe --\(option) sin nada más.")
  }
  package static func emptyPathBehind(_ option: String) -> LocalizedText {
    .init(
      en: "The path after --\(option) is empty.",
      es: "La ruta detrás de --\(option) está vacía.")
  }
  package static let emptyPath = LocalizedText(
    en: "One of the paths is empty.",
    es: "Una de las rutas está vacía.")
  package static let seeVariable = LocalizedText(
    en: "Give a file or a folder; if a variable names it, check that the variable has a value.",
    es: """
      Escribe un archivo o una carpeta; si viene de una variable, mira si la variable tiene un valor.
      """)
  package static func missingValue(_ option: String) -> LocalizedText {
    .init(en: "The option \(option) needs a value.", es: "A la opción \(option) le falta un valor.")
  }
  package static func writeValue(
    _ option: String, _ value: String, _ command: String
  ) -> LocalizedText {
    .init(
      en: "Write \(option) \(value); “\(command) --help” explains it.",
      es: "Escribe \(option) \(value); “\(command) --help” explica qué es.")
  }
  package static func needsNumber(_ option: String, _ text: String) -> LocalizedText {
    .init(
      en: "The option --\(option) needs a number, not “\(text)”.",
      es: "La opción --\(option) necesita un número, no “\(text)”.")
  }
  package static func writeNumber(_ option: String) -> LocalizedText {
    .init(en: "Write for example --\(option) 20.", es: "Escribe por ejemplo --\(option) 20.")
  }
  package static func wrongChoice(_ option: String, _ text: String) -> LocalizedText {
    .init(
      en: "The option --\(option) can't be “\(text)”.",
      es: "La opción --\(option) no puede ser “\(text)”.")
  }
  package static func wrongChoiceButNear(
    _ option: String, _ text: String, _ near: String
  ) -> LocalizedText {
    .init(
      en: "The option --\(option) can't be “\(text)”. Did you mean \(near)?",
      es: "La opción --\(option) no puede ser “\(text)”. ¿Quieres decir \(near)?")
  }
  package static func choices(_ choices: String) -> LocalizedText {
    .init(en: "It takes one of: \(choices).", es: "Puede ser una de estas: \(choices).")
  }
  package static func noOption(_ command: String, _ option: String) -> LocalizedText {
    .init(
      en: "\(command) has no option \(option).",
      es: "\(command) no tiene ninguna opción \(option).")
  }
  package static func noOptionButNear(
    _ command: String, _ option: String, _ near: String
  ) -> LocalizedText {
    .init(
      en: "\(command) has no option \(option). Did you mean --\(near)?",
      es: "\(command) no tiene ninguna opción \(option). ¿Quieres decir --\(near)?")
  }
  package static func seeOptions(_ command: String) -> LocalizedText {
    .init(
      en: "“\(command) --help” lists the options.",
      es: "“\(command) --help” muestra las opciones que hay.")
  }
  package static func seeOptionsOrHyphen(_ command: String) -> LocalizedText {
    .init(
      en: """
        “\(command) --help” lists the options. Write -- before a word that begins with a hyphen.
        """,
      es: """
        “\(command) --help” muestra las opciones que hay. Si una palabra empieza por guion, pon -- delante.
        """)
  }
  package static func writeBehindLookup(_ option: String) -> LocalizedText {
    .init(
      en: "Write conj lookup \(option) and then the words.",
      es: "Escribe conj lookup \(option) y las palabras detrás.")
  }
  package static func tooFewWords(_ command: String) -> LocalizedText {
    .init(en: "conj \(command) needs to know more.", es: "conj \(command) necesita saber algo más.")
  }
  package static func tooManyWords(_ command: String, _ count: Int) -> LocalizedText {
    .init(
      en: "\(count) \(count, "word is", "words are") too many for conj \(command).",
      es: "conj \(command) admite menos palabras que estas \(count).")
  }
  package static func takesNoWords(_ command: String) -> LocalizedText {
    .init(en: "conj \(command) takes no words.", es: "conj \(command) no lleva palabras.")
  }
  package static func nameAlone(_ command: String) -> LocalizedText {
    .init(en: "Write conj \(command) alone.", es: "Escribe conj \(command) sin nada más.")
  }
  package static func synopsis(_ command: String, _ words: String) -> LocalizedText {
    .init(
      en: "Write conj \(command) \(words); “conj \(command) --help” shows examples.",
      es: "Escribe conj \(command) \(words); “conj \(command) --help” muestra ejemplos.")
  }
  package static func exclusive(_ first: String, _ second: String) -> LocalizedText {
    .init(
      en: "The options --\(first) and --\(second) can't be used together.",
      es: "Las opciones --\(first) y --\(second) no pueden ir juntas.")
  }
  package static let leaveOneOut = LocalizedText(
    en: "Leave one of them out.",
    es: "Quita una de las dos.")
  package static let levelsOrIndex = LocalizedText(
    en: "Give --levels for level files or --index for an index file.",
    es: "Usa --levels para archivos de niveles o --index para un archivo de índice.")
  package static func noShell(_ name: String) -> LocalizedText {
    .init(
      en: "conj has no completions for “\(name)”.",
      es: "conj no sabe completar para “\(name)”.")
  }
  package static func noShellButNear(_ name: String, _ near: String) -> LocalizedText {
    .init(
      en: "conj has no completions for “\(name)”. Did you mean \(near)?",
      es: "conj no sabe completar para “\(name)”. ¿Quieres decir \(near)?")
  }
  package static func knownShells(_ names: String) -> LocalizedText {
    .init(en: "It has completions for \(names).", es: "Sabe completar para \(names).")
  }

  // Levels and indexes that answer.

  package static func noLevelNamed(_ text: String) -> LocalizedText {
    .init(
      en: "No level has “\(text)” in its title or file name.",
      es: "Ningún nivel tiene “\(text)” en su título o en el nombre de su archivo.")
  }
  package static let seeLevels = LocalizedText(
    en: "“conj levels” lists the levels.",
    es: "“conj levels” muestra los niveles que hay.")
  package static func unreadableIndex(_ file: String, _ reason: LocalizedText) -> LocalizedText {
    .init(
      en: "The index file \(file) can't be read: \(reason).",
      es: "No se puede leer el archivo de índice \(file): \(reason).")
  }
  package static let seeIndexPath = LocalizedText(
    en: "Check the path; “conj index build -o FILE” makes an index.",
    es: "Mira si la ruta está bien; “conj index build -o ARCHIVO” hace un índice.")
  package static func badIndex(_ file: String, _ problem: LocalizedText) -> LocalizedText {
    .init(en: "\(file): \(problem).", es: "\(file): \(problem).")
  }
  package static func noLevelRead(_ paths: String) -> LocalizedText {
    .init(
      en: "No level could be read from \(paths).",
      es: "No se ha podido leer ningún nivel de \(paths).")
  }
  package static let checkLevels = LocalizedText(
    en: "“conj check PATH” shows what is wrong with level files.",
    es: "“conj check RUTA” explica qué falla en los archivos de niveles.")

  package static func glossesAlone(_ example: String) -> LocalizedText {
    .init(
      en: "Glosses only say what verbs mean; they need levels: \(example)",
      es: "Eso dice qué significan los verbos, y va con niveles: \(example)")
  }

  // Why an index can't be opened.

  package static let notAnIndex = LocalizedText(
    en: "this is not an index file of conj; make one with 'conj index build -o FILE'",
    es: "este archivo no es un índice de conj; haz uno con 'conj index build -o ARCHIVO'")
  package static func newerIndex(
    _ found: String, _ newest: String, _ rebuild: LocalizedText
  ) -> LocalizedText {
    .init(
      en: """
        the index has format \(found), this conj reads up to \(newest); use a newer conj, or \(rebuild)
        """,
      es: """
        el índice tiene el formato \(found) y este conj lee hasta el \(newest); usa un conj más nuevo o \(rebuild)
        """)
  }
  package static func olderIndex(
    _ found: String, _ oldest: String, _ rebuild: LocalizedText
  ) -> LocalizedText {
    .init(
      en: "the index has format \(found), this conj reads \(oldest) and later; \(rebuild)",
      es: "el índice tiene el formato \(found) y este conj lee desde el \(oldest); \(rebuild)")
  }
  package static func otherFold(
    _ found: String, _ expected: String, _ rebuild: LocalizedText
  ) -> LocalizedText {
    .init(
      en: "the index folds letters by table \(found), this conj by table \(expected); \(rebuild)",
      es: """
        el índice compara las letras según la tabla \(found) y este conj según la tabla \(expected); \(rebuild)
        """)
  }
  package static func indexSize(
    _ expected: String, _ found: String, _ rebuild: LocalizedText
  ) -> LocalizedText {
    .init(
      en: """
        the index should have \(expected) bytes but has \(found): it was cut or added to; \(rebuild)
        """,
      es: """
        el índice debería tener \(expected) bytes y tiene \(found): está cortado o le sobra algo; \(rebuild)
        """)
  }
  package static func indexChecksum(_ rebuild: LocalizedText) -> LocalizedText {
    .init(
      en: "the index is damaged: its checksum does not match; \(rebuild)",
      es: "el índice está dañado: su suma de comprobación no coincide; \(rebuild)")
  }
  package static func damagedIndex(_ what: String, _ rebuild: LocalizedText) -> LocalizedText {
    .init(
      en: "the index is damaged: \(what); \(rebuild)",
      es: "el índice está dañado (\(what)); \(rebuild)")
  }
  package static let rebuildIndex = LocalizedText(
    en: "build it again with 'conj index build -o FILE'",
    es: "hazlo otra vez con 'conj index build -o ARCHIVO'")
}
