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
    // For each language the texts of the first verbs by rank, empty where there is none.
    var texts: [String: [String]] = [:]
    func keep(_ text: String, _ rank: Int, to texts: inout [String]) {
      while texts.count <= rank, !text.isEmpty { texts.append("") }
      if !text.isEmpty, texts[rank].isEmpty { texts[rank] = text }
    }
    let all = glossaries + (ofLevels.glosses.isEmpty ? [] : [ofLevels])
    for glossary in all {
      for gloss in glossary.glosses {
        guard let rank = ranksByVerb[gloss.verb] else { continue }
        // Control characters can't be shown.
        let text = String(letters: gloss.text.unicodeScalars.filter { !isControl($0) })
        keep(text, rank, to: &texts[glossary.language, default: []])
      }
    }
    let given = Set(all.map { $0.language })
    let own = texts[ofLevels.language, default: []]
    for language in known?.glossLanguages ?? [] where !given.contains(language) {
      for (infinitive, rank) in zip(infinitives, ranks) where rank >= own.count || own[rank].isEmpty
      {
        let text = known?.gloss(of: infinitive, language: language) ?? ""
        keep(text, rank, to: &texts[language, default: []])
      }
    }
    let languages = texts.keys.filter { !texts[$0, default: []].isEmpty }.sorted()
    let count = texts.values.map { $0.count }.max() ?? 0
    var starts = [0]
    var (codes, bytes): ([UInt8], [UInt8]) = ([], [])
    for code in languages {
      guard GlossTable.isCode(code) else {
        throw .levels("“\(code)” is no code of a language, such as en")
      }
      codes += code.utf8
      while codes.count % GlossTable.codeSize != 0 { codes.append(0) }
      let texts = texts[code, default: []]
      for rank in 0..<count {
        if rank < texts.count { bytes.append(contentsOf: texts[rank].utf8) }
        starts.append(bytes.count)
      }
    }
    add(.glossLanguages, codes)
    add(.glossStarts, integers: starts)
    add(.glossTexts, bytes)
  }
}
