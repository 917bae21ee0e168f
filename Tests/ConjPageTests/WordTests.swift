import Foundation
import TestSupport
import Testing

/// The words of the page, in `words.js`. They are not in the catalogue of the program.
struct WordTests {
  private static let page = Repository.root.appending(path: "Sources/ConjPage/Page")

  /// The members of an object in `words.js`, by their paths: `why.regular`. A name that occurs twice is an error.
  private static func words(of language: String) throws -> [String: String] {
    let text = try String(contentsOf: page.appending(path: "words.js"), encoding: .utf8)
    let start = try #require(text.range(of: "const \(language) = {\n"))
    let end = try #require(text.range(of: "\n};", range: start.upperBound..<text.endIndex))
    let members = members(of: text[start.upperBound..<end.lowerBound], below: "")
    return try Dictionary(
      members,
      uniquingKeysWith: { (first, second) throws(Repeated) -> String in
        throw Repeated(members: [first, second])
      })
  }

  private struct Repeated: Error {
    let members: [String]
  }

  /// The members of a text. They end at a comma outside quotation marks and brackets.
  private static func members(of text: Substring, below path: String) -> [(String, String)] {
    var found: [(String, String)] = []
    var parts = [""]
    var depth = 0
    var quote: Character?
    for letter in text {
      if let open = quote {
        if letter == open { quote = nil }
      } else if "'`".contains(letter) {
        quote = letter
      } else if "([{".contains(letter) {
        depth += 1
      } else if ")]}".contains(letter) {
        depth -= 1
      } else if letter == ",", depth == 0 {
        parts.append("")
        continue
      }
      parts[parts.count - 1].append(letter)
    }
    for part in parts {
      let pair = part.split(separator: ":", maxSplits: 1)
      guard pair.count == 2 else { continue }
      let name = path + pair[0].trimmingCharacters(in: CharacterSet(charactersIn: " \n'"))
      let value = pair[1].trimmingCharacters(in: .whitespacesAndNewlines)
      if value.hasPrefix("{") {
        found += members(of: value.dropFirst().dropLast(), below: name + ".")
      } else {
        found.append((name, value))
      }
    }
    return found
  }

  /// The beginning of a text, up to a gap or the end of its sentence, in lower case without parameters and quotation marks.
  private static func beginning(of text: some StringProtocol) -> String {
    let text = String(text)
    let parameters = text.range(of: #"^\([A-Za-z, ]*\) => "#, options: .regularExpression)
    let inner = text[(parameters?.upperBound ?? text.startIndex)...].trimmingCharacters(
      in: CharacterSet(charactersIn: "'`()* "))
    return inner.prefix { !#";:?.{$\“«)"#.contains($0) }
      .trimmingCharacters(in: CharacterSet(charactersIn: " '¿")).lowercased()
  }

  @Test
  func bothLanguagesHaveTheSameWords() throws {
    let (english, spanish) = (try Self.words(of: "english"), try Self.words(of: "spanish"))
    #expect(english.count > 40)
    #expect(Set(english.keys) == Set(spanish.keys))
    #expect(english.filter { spanish[$0.key] == $0.value }.isEmpty)
  }

  @Test
  func allWordsAreUsed() throws {
    let files = try FileManager.default.contentsOfDirectory(
      at: Self.page, includingPropertiesForKeys: nil)
    let scripts = try files.filter { $0.pathExtension == "js" }
      .map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    for name in Set(
      try Self.words(of: "english").keys.compactMap { $0.split(separator: ".").first })
    {
      let use = scripts.range(of: "say\\.\(name)\\b", options: .regularExpression)
      #expect(use != nil, "\(name)")
    }
  }

  /// A text that page and program have in English is the same in Spanish too.
  @Test
  func thePageSaysWhatTheProgramSays() throws {
    var catalogue: [String: Set<String>] = [:]
    for message in try CatalogueMessage.all.get() {
      catalogue[Self.beginning(of: message.english), default: []].insert(
        Self.beginning(of: message.spanish))
    }
    #expect(catalogue.count > 300)
    let (english, spanish) = (try Self.words(of: "english"), try Self.words(of: "spanish"))
    var compared = 0
    for (name, text) in english {
      let own = Self.beginning(of: text)
      guard !own.isEmpty, let known = catalogue[own], let translated = spanish[name] else {
        continue
      }
      compared += 1
      #expect(known.contains(Self.beginning(of: translated)), "\(name): \(known.sorted())")
    }
    #expect(compared >= 5)
  }
}
