import IndexBuilding
import LevelFiles
import TestSupport
import Testing
import VerbForms

/// The examples in the documentation of the library, as code: they compile, and give what is said.
@Suite struct DocumentationTests {
  @Test func aLookup() {
    let index = FormIndex.builtin
    var lines: [String] = []
    for answer in index.lookup("irgais") {
      lines.append("\(answer.infinitive) \(answer.form) \(answer.match)")
    }
    #expect(lines == ["erguir irgáis accents"])
    #expect(FormIndex.builtin.lookup("fui").map(\.infinitive) == ["ser", "ir"])
    #expect(FormIndex.builtin.lookup("sueño").map(\.infinitive) == ["soñar"])
    #expect(FormIndex.builtin.gloss(of: "ser", language: "en") == "to be")
    #expect(FormIndex.builtin.glossLanguages == ["en"])
  }

  @Test func levelsAndFiles() throws {
    let level = Level(
      title: "Presente", description: "Dos verbos", colorHex: 0xFF0000,
      challenges: [
        .init(verb: "comer", forms: ["como", "comes", "come", "comemos", "coméis", "comen"]),
        .init(verb: "ir", forms: ["voy", "vas", "va", "vamos", "vais", "van"]),
      ])
    let index = try FormIndex(levels: [level])
    #expect(index.verbCount == 2)
    #expect(index.level(at: 0).challenges.map(\.verb) == ["comer", "ir"])

    let folder = try TemporaryFolder()
    let path = try folder.write(index.bytes, to: "levels.conj")
    let opened = try FormIndex(contentsOf: path)
    #expect(opened.lookup("comeis").map(\.form) == ["coméis"])
  }

  @Test func aSuggestion() {
    let suggestion = FormIndex.builtin.suggestions(for: "rompido")[0]
    #expect(suggestion.infinitive == "romper")
    #expect(suggestion.form == "roto")
    #expect(suggestion.inflection == "participio")
  }

  @Test func theSortedList() {
    let index = FormIndex.builtin
    let entries = index.entries[index.positions(ofPrefix: "irg")].prefix(20)
    #expect(entries.count == 20)
    #expect(entries.allSatisfy { $0.infinitive == "erguir" })
    #expect(index.positions(ofPrefix: "ban").count > 100)

    let place = index.positions(ofPrefix: "irg").lowerBound
    let row = index.rows(from: place, limit: 20).first
    #expect(row?.first == "irga" && row?.last == "irguió" && row?.infinitive == "erguir")

    let bañ = index.firstPosition(ofAccentedPrefix: "bañ")
    #expect(bañ.map { index.entry(at: $0).form } == "baña")
  }

  @Test func patterns() {
    #expect(FormIndex.builtin.entryCount(matching: "*ucir") > 20)
    var forms: [String] = []
    FormIndex.builtin.forEachEntry(matching: "des*ar") { entry, _ in
      forms.append(entry.form)
      return forms.count < 50
    }
    #expect(forms.count == 50)
    #expect(forms.allSatisfy { $0.hasPrefix("des") && $0.hasSuffix("ar") })
  }

  @Test func readingsAndSuggestions() throws {
    let readings = FormIndex.builtin.readings(of: "fui", infinitive: "ir")
    #expect(readings.allSatisfy { $0.column == "yo" } && !readings.isEmpty)
    let answer = try #require(FormIndex.builtin.lookup("yo fui").first)
    #expect(Set(FormIndex.builtin.readings(of: answer).map(\.column)) == ["yo"])
    let wishes = FormIndex.builtin.readings(of: "haga", infinitive: "hacer")
      .filter { $0.tense == .subjuntivoPresente }
    #expect(Set(wishes.map(\.person)) == ["yo", "él"])
    let era = try #require(FormIndex.builtin.lookup("era").first)
    #expect(FormIndex.builtin.readingGroups(of: era).map(\.text) == ["imperfecto, yo, él"])
    let irgais = try #require(FormIndex.builtin.lookup("irgais").first)
    #expect(
      FormIndex.builtin.readingGroups(of: irgais).map(\.text)
        == ["subjuntivo presente, vosotros"])
    #expect(FormIndex.builtin.suggestions(for: "habalr").first?.infinitive == "hablar")
  }
}
