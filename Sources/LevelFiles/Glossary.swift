internal import SpanishGrammar
internal import SpanishText
internal import Wording

/// What verbs mean in a language, as a file `glosas-en.txt` beside levels has it.
public struct Glossary: Sendable, Hashable {
  /// A verb's line.
  public struct Gloss: Sendable, Hashable {
    /// The infinitive as written, composed and in lower case, without `-se`.
    public var verb: String
    /// What it means: `to be`.
    public var text: String

    /// A gloss of its parts.
    public init(verb: String, text: String) {
      self.verb = verb
      self.text = text
    }
  }

  /// The code of the language: `en`.
  public var language: String
  /// The glosses in the order of the file, each verb once.
  public var glosses: [Gloss]
  /// The file, relative to the path that was given; empty for a glossary made in memory.
  public var file: String
  /// How long the file is in bytes; 0 for a glossary made in memory.
  public var byteCount: Int
  /// A digest of the file's bytes: an index tells by it what it was made from.
  public var sourceDigest: UInt64

  /// A glossary of its parts.
  public init(
    language: String, glosses: [Gloss], file: String = "", byteCount: Int = 0,
    sourceDigest: UInt64 = 0
  ) {
    (self.language, self.glosses, self.file) = (language, glosses, file)
    (self.byteCount, self.sourceDigest) = (byteCount, sourceDigest)
  }

  /// The language of glosses that do not say theirs: the code for “undetermined” of ISO 639-2.
  public static let undeterminedLanguage = "und"

  /// The meanings in parentheses after the infinitives of levels. Of several for one verb the first counts; those of tener
  /// come before those of tenerse. The meaning of tener sed is not one of tener.
  package init(in levels: [Level]) {
    let lines = levels.flatMap { level in
      level.challenges.filter { $0.gloss != nil && $0.complement.isEmpty }
    }
    let byPronoun =
      lines.filter { $0.verb == $0.infinitive } + lines.filter { $0.verb != $0.infinitive }
    let glosses = byPronoun.map { Gloss(verb: $0.infinitive, text: $0.gloss ?? "") }
    self.init(language: Self.undeterminedLanguage, glosses: glosses.eachOnce { $0.verb })
  }

  /// Whether a file of this name is meant for a glossary: `glosas-en.txt`.
  package static func isName(_ name: String) -> Bool {
    let name = name.folded
    return name.hasPrefix("glosas-") && name.hasSuffix(".txt")
  }

  /// The language of a file's name, two or three letters and perhaps a country or script: `en`, `pt-br`; nil for other names.
  static func language(ofName name: String) -> String? {
    guard isName(name) else { return nil }
    let code = name.folded.dropFirst("glosas-".count).dropLast(".txt".count)
    let parts = code.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    let areWords = zip(parts, [2...3, 2...4]).allSatisfy { part, sizes in
      sizes.contains(part.count)
        && part.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
    }
    return parts.count <= 2 && areWords ? String(code) : nil
  }

  /// Reads a glossary from the bytes of its file.
  ///
  /// Any bytes give a result. Whatever is wrong is reported, and a line with an error is left out.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file, as it is.
  ///   - file: The file's path, for its language and for the findings.
  /// - Returns: The glossary, or nil where the bytes are not a glossary or the name tells no language; and the
  ///   findings in the order of lines.
  /// - Complexity: O(n).
  public static func parse(
    _ bytes: [UInt8], file: String
  ) -> (glossary: Glossary?, diagnostics: [Diagnostic]) {
    parse(bytes, file: file) { _ in nil }
  }

  /// The same with what else there is to say of a verb.
  package static func parse(
    _ bytes: [UInt8], file: String, about finding: (_ verb: String) -> DiagnosticMessage?
  ) -> (glossary: Glossary?, diagnostics: [Diagnostic]) {
    var findings = Findings(file: file)
    guard let language = language(ofName: file.split(separator: "/").last.map(String.init) ?? "")
    else { return (nil, [Diagnostic(.glossLanguage, file: file)]) }
    guard let start = findings.textStart(of: bytes, ifEmpty: .emptyGlossary) else {
      return (nil, findings.all)
    }
    var glossary = Glossary(
      language: language, glosses: [], file: file, byteCount: bytes.count,
      sourceDigest: xxh64(bytes))
    var firstLines: [String: Int] = [:]
    for (number, range) in LineCursor(bytes, from: start) {
      let line = findings.line(bytes[range], number: number)
      let content = line.withoutMarks(line.content)
      if content.isEmpty || line.characters[content.lowerBound] == "#" { continue }
      findings.addGarbledLetter(line)
      guard let colon = line.first(":", in: content) else {
        findings.add(.noColonInGloss, line)
        continue
      }
      let verbRange = line.withoutMarks(
        line.withoutParenthesesAround(line.withoutTrimmings(content.lowerBound..<colon)))
      let verb = LeadingWords.withoutPronoun(line.cleaned(verbRange).loweredSpanish)
      let textRange = line.withoutMarks(line.trimmed((colon + 1)..<content.upperBound))
      let text = line.cleaned(textRange)
      if verbRange.isEmpty {
        findings.add(.noInfinitive(DiagnosticMessage.glossExample), line, colon..<(colon + 1))
      } else if text.isEmpty {
        findings.add(
          .emptyGloss, line, colon..<(colon + 1),
          en: "There is nothing after the colon; the meaning of \(quoted: verb) is expected.",
          es: "Detrás de los dos puntos no hay nada; se espera lo que significa \(quoted: verb).",
          help: "Write it in a few words, or remove the line: comer: to eat",
          ayuda: "Escríbelo en pocas palabras, o quita la línea: comer: to eat")
      } else if let first = firstLines[verb] {
        findings.add(
          .repeatedVerb, line, verbRange,
          en: "\(quoted: verb) already has a line, line \(plain: first), which counts.",
          es: "\(quoted: verb) ya tiene una línea, la \(plain: first), que es la que cuenta.",
          help: "Write all its meanings in one line: hacer: to do, to make",
          ayuda: "Escribe todo lo que significa en una sola línea: hacer: to do, to make")
      } else {
        firstLines[verb] = number
        if let message = finding(verb) { findings.add(message, line, verbRange) }
        glossary.glosses.append(
          Gloss(verb: verb, text: findings.repeatable(text, line, textRange)))
      }
    }
    return (glossary, findings.all.inOrder)
  }
}

/// Whether a remark in parentheses says what a verb means. Up to three letters are a part of the word, `levantar(se)`,
/// or a note on its stem, `dormir (ue)`; so is what has an arrow, `pedir (e > i)`, or begins with one letter, a sign or a number,
/// `pensar (e:ie)`, `conocer (-zco)`. Tenses and kinds of verbs are no meanings: `ser (indefinido)`, `hacer (irregular)`.
func isGloss(_ remark: String) -> Bool {
  let first = remark.folded.prefix { $0.isLetter }
  return remark.count > 3 && first.count > 1 && !remark.contains { ">→".contains($0) }
    && Tense(header: remark) == nil && !kindsOfVerbs.contains(String(first))
}

private let kindsOfVerbs = [
  "regular", "irregular", "irreg", "reflexivo", "reflexive", "pronominal", "defectivo",
  "impersonal", "verbo",
]

/// Messages about glossaries.
extension DiagnosticMessage {
  fileprivate static let glossExample = "comer: to eat"

  static let glossLanguage = DiagnosticID.glossLanguage.message(
    en: "The name does not say which language these glosses are in, so they were not loaded.",
    es: "El nombre no dice en qué idioma están estas glosas, y no se han cargado.",
    help: "Put the code of the language after “glosas-”: glosas-en.txt, glosas-fr.txt",
    ayuda: "Pon el código del idioma detrás de “glosas-”: glosas-en.txt, glosas-fr.txt")

  static let emptyGlossary = DiagnosticID.emptyFile.message(
    en: "The file is empty. A glossary has one line per verb.",
    es: "El archivo está vacío. Un glosario tiene una línea para cada verbo.",
    help: "Begin with a verb and what it means: \(glossExample)",
    ayuda: "Empieza con un verbo y lo que significa: \(glossExample)")

  static let noColonInGloss = DiagnosticID.noColon.message(
    en: "There is no colon in this line; an infinitive, a colon and its meaning are expected.",
    es: "En esta línea no hay dos puntos; se espera un infinitivo, dos puntos y su significado.",
    help: oneVerbALine(glossExample))
}
