import IndexBuilding
import LevelFiles
import Terminal
import TestSupport
import VerbForms
import Wording

@testable import Picker

/// A small index whose list is known by heart.
enum Sample {
  static let levels = [
    level(
      "Nivel Fácil (presente)", 0xFF0000, .presente,
      [
        "comer: como, comes, come, comemos, coméis, comen",
        "hablar: hablo, hablas, habla, hablamos, habláis, hablan",
        "ir: voy, vas, va, vamos, vais, van",
        "bañar: baño, bañas, baña, bañamos, bañáis, bañan",
        "bandear: bandeo, bandeas, bandea, bandeamos, bandeáis, bandean",
      ]),
    level(
      "Nivel Medio (subjuntivo)", 0x00AA00, .subjuntivoPresente,
      [
        "erguir: irga/yerga, irgas/yergas, irga/yerga, irgamos, irgáis, irgan/yergan",
        "ir: vaya, vayas, vaya, vayamos, vayáis, vayan",
        "irisar: irise, irises, irise, irisemos, iriséis, irisen",
        "concernir: -, -, concierna, -, -, conciernan",
      ]),
    level(
      "Pasado", 0x0000FF, nil,
      [
        "hablar: hablé, hablaste, habló, hablamos, hablasteis, hablaron",
        "erguir: erguí, erguiste, irguió, erguimos, erguisteis, irguieron",
        "ir: fui, fuiste, fue, fuimos, fuisteis, fueron",
        "ser: fui, fuiste, fue, fuimos, fuisteis, fueron",
      ]),
  ]

  static let glossary = Glossary(
    language: "en",
    glosses: [
      .init(verb: "ir", text: "to go"), .init(verb: "hablar", text: "to speak, to talk"),
      .init(verb: "erguir", text: "to raise"),
    ])

  static let index: FormIndex = {
    do {
      return try FormIndex(levels: levels, glossaries: [glossary], ranking: nil)
    } catch { fatalError("\(error)") }
  }()

  static func level(
    _ title: String, _ color: Int, _ tense: Tense?, _ lines: [String]
  ) -> Level {
    Level(
      title: title, description: "A sample", colorHex: color,
      challenges: lines.enumerated().map { number, line in
        let parts = line.split(separator: ":")
        let forms = parts[1].split(separator: ",").map { String($0.dropFirst()) }
        return .init(verb: String(parts[0]), forms: forms, line: number + 4)
      },
      tense: tense, file: "\(title).txt")
  }

  /// A picker on the sample, after some keys.
  static func picker(
    _ columns: Int = 60, _ rows: Int = 14, keys: [KeyPress] = [], query: String = "",
    picks: Bool = false, index: FormIndex = index, glossLanguage: String? = nil,
    language: Language = .english
  ) -> PickerState {
    var state = PickerState(
      index, glossLanguage: glossLanguage, language: language,
      size: ScreenSize(columns: columns, rows: rows), query: query, picks: picks)
    for key in keys { _ = state.update(key) }
    return state
  }
}

extension PickerState {
  /// The screen as a block of text.
  var screen: String {
    let frame = self.frame
    return (0..<frame.size.rows).map { frame.text(ofRow: $0) }.joined(separator: "\n")
  }

  /// The row of the screen that `>` stands beside.
  var chosenLine: String {
    screen.split(separator: "\n").first { $0.hasPrefix(">") }.map(String.init) ?? ""
  }
}
