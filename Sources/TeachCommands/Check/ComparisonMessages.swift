import Invocation
import LevelFiles
import Wording

/// Messages about differences from the built-in levels. Where one tells of several forms, `moreInLine` is how many
/// there are beside the one that it names; `line` is what the reference has for the whole line.
extension DiagnosticMessage {
  private static func question(_ meant: String, _ word: String) -> LocalizedText {
    .init(
      en: "Did you mean \(meant)? If \(word) is right, leave it as it is.",
      es: "¿Quieres decir \(meant)? Si \(word) está bien, no cambies nada.")
  }

  private static func rightLine(_ line: String) -> LocalizedText {
    .init(en: "The reference has: \(line)", es: "La referencia tiene: \(line)")
  }

  private static func more(_ count: Int) -> LocalizedText {
    more(
      count, en: " …and \(count) more \(count, "form", "forms") on this line.",
      es: " Ni tampoco \(count) más de esta línea.")
  }

  private static func more(
    _ count: Int, en english: TextLiteral<English>, es spanish: TextLiteral<Spanish>
  ) -> LocalizedText {
    count == 0 ? .none : .init(en: english, es: spanish)
  }

  static func otherAccents(_ word: String, meant: String) -> Self {
    Self(
      .otherAccents,
      en: "\(word: word) is spelled \(word: meant) in the reference.",
      es: "\(word: word) se escribe \(word: meant) en la referencia.",
      help: question(meant, word))
  }

  static func unknownVerb(_ verb: String, meant: String?) -> Self {
    Self(
      .unknownVerb,
      en: "The reference has no verb \(word: verb).",
      es: "La referencia no tiene ningún verbo \(word: verb).",
      help: meant.map { question($0, verb) }
        ?? .init(
          en: "Check the spelling. If it is right, leave it as it is.",
          es: "Mira si está bien escrito; si lo está, déjalo así."))
  }

  static func unknownForm(
    _ form: String, of verb: String, meant: String?, line: String?, moreInLine: Int
  ) -> Self {
    let more = more(moreInLine)
    return Self(
      .unknownForm,
      en: "The reference has no form \(word: form) of \(verb).\(more)",
      es: "La referencia no tiene la forma \(word: form) de \(verb).\(more)",
      help: line.map { rightLine($0) } ?? meant.map { question($0, form) }
        ?? .init(
          en: "To see its forms: conj show \(verb)",
          es: "Para ver las formas que tiene: conj show \(verb)"))
  }

  static func otherPerson(
    _ form: String, under column: String, known: [String], columns: [String], meant: String?,
    line: String?, moreInLine: Int
  ) -> Self {
    let known = known.joined(separator: ", ")
    let order = columns.joined(separator: ", ")
    let more = more(
      moreInLine,
      en: " \(moreInLine) more \(moreInLine, "form is", "forms are") out of place on this line.",
      es: " \(moreInLine) más de esta línea \(moreInLine, "está", "están") fuera de lugar.")
    return Self(
      .otherPerson,
      en: "\(word: form) is under \(column); the reference has it under \(known).\(more)",
      es: "\(word: form) está en \(column); la referencia tiene esa forma en \(known).\(more)",
      help: line.map {
        .init(
          en: "The reference has, in the order \(order): \($0)",
          es: "En el orden \(order) la referencia tiene: \($0)")
      } ?? meant.map { question($0, form) }
        ?? .init(
          en: "Check that the forms are in this order: \(order)",
          es: "Mira si las formas están en este orden: \(order)"))
  }

  /// A form of another tense than the level's.
  static func otherTense(
    of form: String, found: Tense?, expected: Tense?, meant: String?, line: String?, moreInLine: Int
  ) -> Self {
    let other = LocalizedText(en: "in another tense", es: "está en otro tiempo")
    let found = found.map { .init(en: "\($0.name)", es: "es \($0.name)") } ?? other
    let wanted: LocalizedText =
      expected.map {
        .init(en: "; \($0.name) is expected here", es: "; aquí se espera \($0.name)")
      } ?? .none
    let more = more(
      moreInLine, en: ", and in \(moreInLine) more \(moreInLine, "place", "places") on this line",
      es: ", y lo mismo en \(moreInLine) \(moreInLine, "lugar", "lugares") más de esta línea")
    return Self(
      .otherTense,
      en: "\(word: form) is \(found)\(wanted)\(more).",
      es: "\(word: form) \(found)\(wanted)\(more).",
      help: line.map { rightLine($0) } ?? meant.map { question($0, form) }
        ?? .init(
          en: "Write the form in the tense of the level, or - if the verb has none.",
          es: "Escribe la forma del tiempo del nivel, o - si el verbo no tiene ninguna."))
  }

  /// A whole line in another tense.
  static func otherTense(ofLine verb: String, found: Tense, expected: Tense, right: String?) -> Self
  {
    Self(
      .otherTense,
      en: "The forms of \(verb) are \(found.name); the level is in \(expected.name).",
      es: "Las formas de \(verb) son de \(found.name); el nivel está en \(expected.name).",
      help: right.map { rightLine($0) }
        ?? .init(
          en: "Write the forms in the tense of the level: \(expected.name)",
          es: "Escribe las formas del tiempo del nivel: \(expected.name)"))
  }

  /// A level whose `tiempo:` says something else than its forms.
  static func otherTense(said: Tense, found: Tense) -> Self {
    Self(
      .otherTense,
      en: "“tiempo:” says \(said.name), but most of the forms are \(found.name).",
      es: "“tiempo:” dice \(said.name), pero la mayoría de las formas son de \(found.name).",
      help: "If the forms are right, write: tiempo: \(found.name)",
      ayuda: "Si las formas están bien, escribe: tiempo: \(found.name)")
  }

  /// A line whose forms are another verb's.
  static func otherVerb(_ verb: String, found: String, right: String?) -> Self {
    let line: LocalizedText =
      right.map {
        .init(
          en: " The reference has this for \(verb): \($0)",
          es: " La referencia tiene para \(verb): \($0)")
      } ?? .none
    return Self(
      .otherVerb,
      en: "This is the line of \(verb), but its forms are those of \(found).",
      es: "Esta es la línea de \(verb), pero sus formas son las de \(found).",
      help: "If they are right, write \(found) before the colon.\(line)",
      ayuda: "Si están bien, escribe \(found) antes de los dos puntos.\(line)")
  }

  /// `cell` is what the level has beside the form.
  static func formInParentheses(_ form: String, beside cell: String, moreInLine: Int) -> Self {
    let more = more(moreInLine)
    return Self(
      .formInParentheses,
      en: "\(word: form) is in parentheses and was not read.\(more)",
      es: "\(word: form) está entre paréntesis y no se ha leído.\(more)",
      help: cell == "-"
        ? formsOrHyphen
        : .init(
          en: "Put a slash between two forms for one person: \(cell)/\(form)",
          es: "Pon una barra entre dos formas de una persona: \(cell)/\(form)"))
  }

  /// A form with another pronoun than its column has.
  static func otherPronoun(
    _ form: String, under column: String, _ pronoun: String, meant: String?
  ) -> Self {
    Self(
      .otherPronoun,
      en: "\(word: form): with \(column) the pronoun is \(pronoun).",
      es: "\(word: form): con \(column) el pronombre es \(pronoun).",
      help: meant.map { question($0, form) }
        ?? .init(en: "Write the form with \(pronoun).", es: "Escribe la forma con \(pronoun)."))
  }

  /// A negative command without `no`.
  static func missingNo(_ form: String, right: String?, moreInLine: Int) -> Self {
    let right = right ?? "no \(form)"
    let more = more(
      moreInLine, en: " \(moreInLine) more on this line \(moreInLine, "has", "have") none.",
      es: " En \(moreInLine) más de esta línea falta también.")
    return Self(
      .missingNo,
      en: "\(word: form) is in a negative command, which begins with “no”.\(more)",
      es: "\(word: form) está en una orden negativa, que empieza por “no”.\(more)",
      help: "Write: \(right)",
      ayuda: "Escribe: \(right)")
  }

  static func missingPronoun(
    _ form: String, of verb: String, right: String?, moreInLine: Int
  ) -> Self {
    let right = right ?? "me lavo, te lavas, se lava, nos lavamos, os laváis, se lavan"
    let found: LocalizedText =
      moreInLine == 0
      ? .init(en: " has none", es: "")
      : .init(
        en: " and \(moreInLine) more on this line have none",
        es: ", ni \(moreInLine) más de esta línea")
    return Self(
      .missingPronoun,
      en: "\(word: verb) has a pronoun, but \(word: form)\(found).",
      es: "\(word: verb) lleva pronombre, pero \(word: form) no lo lleva\(found).",
      help: "Write the pronouns: \(right)",
      ayuda: "Escribe los pronombres: \(right)")
  }
}
