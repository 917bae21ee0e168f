import LevelFiles
import SpanishText
import VerbForms

extension IndexWriter {
  /// Adds the table of what verbs mean (see ``GlossTable`` in VerbForms), by rank: the glosses of glossaries. A language
  /// without a glossary has those of the index `known`, except for verbs whose meaning the levels tell themselves.
  ///
  /// - Throws: ``IndexError/levels(_:)`` for a language whose code no index can hold.
  mutating func addGlosses(
    _ glossaries: [Glossary], _ ofLevels: Glossary, _ known: FormIndex?, infinitives: [String],
    ranks: [Int]
  ) throws(IndexError) {
    var ranksByVerb: [String: Int] = [:]
    for (infinitive, rank) in zip(infinitives, ranks) { ranksByVerb[infinitive] = rank }
    var texts: [String: [Int: String]] = [:]
    let all = glossaries + (ofLevels.glosses.isEmpty ? [] : [ofLevels])
    for glossary in all {
      for gloss in glossary.glosses {
        guard let rank = ranksByVerb[gloss.verb] else { continue }
        // Control characters can't be shown.
        let text = String(letters: gloss.text.unicodeScalars.filter { !isControl($0) })
        if texts[glossary.language, default: [:]][rank] == nil, !text.isEmpty {
          texts[glossary.language, default: [:]][rank] = text
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
    let glosses = texts.lazy.filter { !$0.value.isEmpty }
      .sorted { $0.key < $1.key }
    for (code, _) in glosses where !GlossTable.isCode(code) {
      throw .levels("“\(code)” is no code of a language, such as en")
    }
    let count = glosses.compactMap { $0.value.keys.max() }.max().map { $0 + 1 } ?? 0
    var starts = [0]
    var (codes, bytes): ([UInt8], [UInt8]) = ([], [])
    for (code, texts) in glosses {
      codes += code.utf8
      while codes.count % GlossTable.codeSize != 0 { codes.append(0) }
      for rank in 0..<count {
        if let text = texts[rank] { bytes.append(contentsOf: text.utf8) }
        starts.append(bytes.count)
      }
    }
    add(.glossLanguages, codes)
    add(.glossStarts, integers: starts)
    add(.glossTexts, bytes)
  }
}
