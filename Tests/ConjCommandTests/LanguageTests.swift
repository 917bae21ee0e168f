import Foundation
import TestSupport
import Testing
import VerbForms
import Wording

@testable import Invocation

/// The language that conj speaks to people, and what is the same in every one.
@Suite struct LanguageTests {
  private static let spanish = ["CONJ_LANG": "es"]

  @Test(arguments: [
    ([:], "en"),
    (["LANG": "es_ES.UTF-8"], "es"),
    (["LANG": "es"], "es"),
    (["LANG": "es_419@euro"], "es"),
    (["LANG": "C.UTF-8"], "en"),
    (["LANG": "et_EE.UTF-8"], "en"),
    (["LC_MESSAGES": "es_MX", "LANG": "en_GB"], "es"),
    (["LC_ALL": "en_GB", "LC_MESSAGES": "es_MX", "LANG": "es_ES"], "en"),
    (["LC_ALL": "", "LC_MESSAGES": "", "LANG": "es_ES"], "es"),
    (["CONJ_LANG": "en", "LANG": "es_ES.UTF-8"], "en"),
    (["CONJ_LANG": "es", "LANG": "en_GB.UTF-8"], "es"),
    (["CONJ_LANG": "", "LANG": "es_ES.UTF-8"], "es"),
    (["CONJ_LANG": "fr", "LANG": "es_ES.UTF-8"], "en"),
  ])
  func languageOfTheEnvironment(variables: [String: String], code: String) {
    #expect(Environment(variables).language.rawValue == code)
  }

  /// The language of messages chooses no glosses: the teacher reads Spanish, the students' glosses stay.
  @Test func glossesAreChosenApart() {
    #expect(
      Environment(["CONJ_LANG": "es", "LANG": "fr_FR"]).glossLanguages == ["fr-fr", "fr", "en"])
    #expect(Environment(["CONJ_LANG": "es"]).glossLanguages == ["en"])
  }

  @Test(arguments: [
    (["shw"], "No hay ningún comando “shw”. ¿Quieres decir “conj show”?"),
    (["lookup", "--accens", "x"], "¿Quieres decir --accents?"),
    (["lookup", "--accents"], "A la opción --accents le falta un valor."),
    (["lookup", "--accents", "smrt"], "no puede ser “smrt”. ¿Quieres decir smart?"),
    (["search", "--limit", "x", "a"], "necesita un número entero desde 0, no “x”."),
    (["show"], "conj show necesita saber algo más."),
    (["show", "habalr"], "¿Quieres decir hablar, haber o hallar?"),
    (
      ["lookup", "rompido"], "Así sería si el verbo fuera regular; romper tiene roto (participio)."
    ),
    (["lookup", "--levels", "none", "x"], "No hay ningún archivo ni carpeta con este nombre."),
    (["lookup", "--levels", "none", "x"], "No se ha podido leer ningún nivel de none."),
    (["lookup", "--index", "none", "x"], "no existe ese archivo o esa carpeta"),
    (["lookup", "--index", "/dev/null", "x"], "es una tubería, un dispositivo o un socket"),
    (["lookup", "--text", "none"], "No se puede leer none: no existe ese archivo o esa carpeta."),
    (["check"], "conj check necesita saber qué comprobar."),
    (["levels", "--level", "zzz"], "Ningún nivel tiene “zzz” en su título"),
    (["levels", "--compare", "a"], "Con --compare se esperan los nombres de dos niveles"),
    (["new", "T"], "conj new necesita el nivel del que toma las formas."),
    (["new", "T", "--from", "a"], "--from “a” vale para "),
    (["practice", "--choose", "--recognise"], "no pueden ir juntas. "),
    (["new"], "Escribe conj new TÍTULO;"),
    (["index"], "build -o ARCHIVO | verify ARCHIVO | info [ARCHIVO];"),
    (["search", "a", "--level"], "Escribe --level TEXTO;"),
    (["index", "info", "/"], "No se puede leer el archivo de índice /: es una carpeta."),
  ])
  func messages(arguments: [String], text: String) throws {
    let outcome = try conj(arguments, environment: Self.spanish)
    let messages = outcome.messages.replacing("\n", with: " ")
    #expect(messages.contains(text.trimmingCharacters(in: .whitespaces)), "\(outcome.messages)")
    let english = try conj(arguments)
    #expect(english.messages != outcome.messages)
    #expect(english.status == outcome.status)
    #expect(english.output == outcome.output)
  }

  @Test(arguments: [
    (["lookup", "--format", "text", "xyz"], "ningún verbo"),
    (["lookup", "--format", "text", "dimo"], "(raro)"),
    (["show", "--format", "text", "ir"], "* es distinta en un verbo regular en -ir"),
    (["show", "--format", "text", "fui"], "fui es una forma de varios verbos: ser, ir"),
    (["levels", "--format", "text"], "nivel"),
    (["levels", "--format", "text", "--compare", "A1", "A2"], "En los dos: "),
    (["search", "--format", "text", "irgu"], "formas"),
    (["search", "--format", "text", "--limit", "1", "com"], "… y más: --limit 0"),
    (["practice", "--stats", "--no-save", "--format", "text"], "Todavía no has practicado nada"),
  ])
  func output(arguments: [String], text: String) throws {
    let outcome = try conj(arguments, environment: Self.spanish)
    #expect(outcome.text.contains(text), "\(outcome.text)")
  }

  /// Everything that is wrong at once, so that each finding has a Spanish message.
  private static let faulty = """
    Nivel
    Descripción
    FF0000
    tiempo: presente
    comer: como, comes come, comemos, coméis, comen
    hablar: hablo, hablas, habló, hablamos, habláis, hablan
    vivir: vivo, vives, vive, vivimos, vivís
    beber; bebo, bebes, bebe, bebemos, bebéis, beben
    cantar: canto, cantas, canta, cantamos, cantais, cantan
    vidas: 3

    """

  @Test func findings() throws {
    let folder = try TemporaryFolder(["nivel.txt": Self.faulty])
    let file = "\(folder.path)/nivel.txt"
    let text = try conj("check", file, environment: ["LANG": "es_ES.UTF-8"]).text
    for line in [
      "error: En esta línea hay 5 formas; se esperan 6: yo, tú, él, nosotros, vosotros, ellos. Puede que",
      "    ayuda: Pon una coma entre dos formas: comes, come",
      "aviso: “habló” es pretérito; aquí se espera presente. [other-tense]",
      "ayuda: ¿Quieres decir habla? Si habló está bien, no cambies nada.",
      "error: Se esperan dos puntos después de “beber”; aquí hay un punto y coma. [no-colon]",
      "aviso: “cantais” se escribe “cantáis” en la referencia. [other-accents]",
      "error: “vidas:” está detrás de un verbo, donde no tiene efecto; se espera antes del primero.",
      "1 archivo, 1 nivel, 2 verbos: 4 errores, 2 avisos",
    ] { #expect(text.contains(line), "\(line)\n\(text)") }
    for format in ["tsv", "jsonl"] {
      let english = try conj("check", file, "--format", format)
      for environment in [Self.spanish, ["LANG": "es_ES.UTF-8"]] {
        let spanish = try conj("check", file, "--format", format, environment: environment)
        #expect(spanish.output == english.output)
      }
    }
  }

  @Test func oneAndMany() throws {
    let one = try TemporaryFolder(["a.txt": LevelText.file(LevelText.comer, LevelText.beber)])
    #expect(
      try conj("check", one.path, environment: Self.spanish).text
        == "1 archivo, 1 nivel, 2 verbos: ningún error, ningún aviso\n")
    #expect(
      try conj("levels", "--format", "text", "--levels", one.path, environment: Self.spanish)
        .lines.first?.contains("verbos  formas  archivo") == true)
  }

  /// What programs read is the same in every language; in one format a command unless tests are exhaustive.
  @Test(arguments: [
    ["lookup", "fui", "rompido", "dámelo", "--suggest"], ["lookup", "--readings", "fui"],
    ["show", "tener"], ["levels"], ["levels", "--verb", "comer"], ["search", "irg"],
    ["levels", "--compare"] + (isExhaustive ? ["A1", "A2"] : ["preterito-ar", "preterito-er-ir"]),
    ["index", "info"],
    ["practice", "--stats", "--no-save"],
  ])
  func formatsForPrograms(arguments: [String]) throws {
    let formats = ["tsv", "jsonl"]
    for format in isExhaustive ? formats : [formats[arguments.count % 2]] {
      let english = try conj(arguments + ["--format", format])
      let spanish = try conj(arguments + ["--format", format], environment: Self.spanish)
      #expect(english.output == spanish.output)
      #expect(english.status == spanish.status)
      #expect(!english.output.isEmpty)
    }
  }

  @Test(arguments: ["tsv", "anki"])
  func decks(format: String) throws {
    let arguments = [
      "practice", "nivel fácil", "--export", format, "--count", "3", "--seed", "1", "--no-save",
    ]
    let deck = try conj(arguments)
    #expect(deck.status == 0 && !deck.output.isEmpty)
    #expect(try conj(arguments, environment: Self.spanish).output == deck.output)
  }

  @Test func linesOfText() throws {
    let input = Array("No lo he comido. La fruta es para mí.\n".utf8)
    for arguments in [["lookup", "--text"], ["lookup", "--text", "--all"]] {
      let english = try conj(arguments, input: input)
      #expect(try conj(arguments, input: input, environment: Self.spanish).output == english.output)
    }
    let text = try conj(
      "lookup", "--text", "--format", "text", input: input, environment: Self.spanish
    ).text
    #expect(text.contains("común"))
    let known = try conj(
      "lookup", "--text", "--known", "A1", "--format", "text", input: input,
      environment: Self.spanish
    ).text
    #expect(known.contains("Conocidas por tiempo:"), "\(known)")
  }

  /// The catalogue's words for what is wrong with an index are those of the library.
  @Test func wordsOfTheLibrary() {
    let errors: [IndexError] = [
      .unreadable(path: "a", reason: "Is a directory"), .notAnIndex,
      .version(found: 9, supported: 1...3), .version(found: 0, supported: 1...3),
      .fold(found: 1, expected: 2), .size(expected: 1000, found: 2000),
      .checksum(expected: 1, found: 2), .damaged("x"), .levels("y"),
    ]
    for error in errors {
      #expect(error.localizedDescription.english == error.description)
    }
  }
}
