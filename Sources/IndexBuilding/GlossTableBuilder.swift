import LevelFiles
import SpanishText
import VerbForms

/// Makes the table of what verbs mean: see ``GlossTable`` in VerbForms.
struct GlossTableBuilder {
  /// For each language, in the order of codes, the glosses by rank.
  private var glosses: [(language: GlossLanguage, texts: [Int: String])] = []

  /// The glosses of some verbs, from glossaries; in languages of which there is none, from the index `known`, but of
  /// no verb of which the levels say themselves what it means.
  ///
  /// - Throws: ``IndexError/levels(_:)`` for a language whose code no index can hold.
  init(
    _ glossaries: [Glossary], _ ofLevels: Glossary, _ known: FormIndex?, infinitives: [String],
    ranks: [Int]
  ) throws(IndexError) {
    var texts: [String: [Int: String]] = [:]
    let all = glossaries + (ofLevels.glosses.isEmpty ? [] : [ofLevels])
    if !all.isEmpty {
      var ranksByVerb: [String: Int] = [:]
      for (infinitive, rank) in zip(infinitives, ranks) where ranksByVerb[infinitive] == nil {
        ranksByVerb[infinitive] = rank
      }
      for glossary in all {
        for gloss in glossary.glosses {
          guard let rank = ranksByVerb[gloss.verb] else { continue }
          let text = Self.showable(gloss.text)
          if texts[glossary.language, default: [:]][rank] == nil, !text.isEmpty {
            texts[glossary.language, default: [:]][rank] = text
          }
        }
      }
    }
    let given = Set(all.map { $0.language })
    let own = texts[ofLevels.language, default: [:]]
    for language in known?.glossLanguages ?? [] where !given.contains(language) {
      for (infinitive, rank) in zip(infinitives, ranks) where own[rank] == nil {
        texts[language, default: [:]][rank] = known?.gloss(of: infinitive, language: language)
      }
    }
    for (code, texts) in texts where !texts.isEmpty {
      guard let language = GlossLanguage(code) else {
        throw .levels("“\(code)” is no code of a language, such as en")
      }
      glosses.append((language, texts))
    }
    glosses = glosses.inOrder { $0.language < $1.language }
  }

  /// A text without control characters.
  private static func showable(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { !isControl($0) }))
  }

  func write(to writer: inout IndexWriter) {
    let count = glosses.compactMap { $0.texts.keys.max() }.max().map { $0 + 1 } ?? 0
    var starts = [0]
    var bytes: [UInt8] = []
    for (_, texts) in glosses {
      for rank in 0..<count {
        if let text = texts[rank] { bytes.append(contentsOf: text.utf8) }
        starts.append(bytes.count)
      }
    }
    writer.add(.glossLanguages, glosses.map { $0.language.bits })
    writer.add(.glossStarts, integers: starts)
    writer.add(.glossTexts, bytes)
  }
}
