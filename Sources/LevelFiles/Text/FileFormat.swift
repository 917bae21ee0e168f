internal import SpanishText
internal import Wording

extension Findings {
  /// Where the text of a file begins, after a byte order mark; nil for a file without text and for text in an encoding that
  /// can't be read for certain, which is reported.
  mutating func textStart(of bytes: [UInt8], ifEmpty empty: DiagnosticMessage) -> Int? {
    self.bytes = bytes
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    if let kind = Self.documents.first(where: { bytes.starts(with: $0.key) })?.value {
      add(.notPlainText(kind))
    } else if let name = TextEncoding.wideEncoding(of: bytes[...]) {
      let isUTF16 = name == TextEncoding.utf16
      add(
        (isUTF16 ? DiagnosticID.utf16 : .otherEncoding).message(
          en: "The file is saved in \(name), not in UTF-8, and was not loaded.",
          es: "El archivo está guardado en \(name) y no en UTF-8, y no se ha cargado.",
          help: isUTF16 ? DiagnosticMessage.makeUTF8 : Self.saveAgain))
    } else if bytes[start...].allSatisfy(Self.isBlank) {
      add(empty)
    } else if bytes.contains(0) || Self.hasManyControls(bytes.prefix(4096)) {
      add(.notPlainText(.init(en: "something else", es: "algo distinto")))
    } else if let name = TextEncoding.oldEncoding(of: bytes[...]) {
      add(
        DiagnosticID.otherEncoding.message(
          en:
            "The file seems to be saved in \(name), not in UTF-8, and was not loaded: its accents are uncertain.",
          es:
            "El archivo parece guardado en \(name) y no en UTF-8, y no se ha cargado: no se sabe qué tildes tiene.",
          help: Self.saveAgain))
    } else {
      return start
    }
    return nil
  }

  private static let saveAgain = LocalizedText(
    en: "Open it in the program that wrote it and save it again in UTF-8, for example fácil.txt",
    es: "Ábrelo en el programa que lo escribió y guárdalo otra vez en UTF-8, por ejemplo fácil.txt")

  /// How files begin that people take for text.
  private static let documents: KeyValuePairs<[UInt8], LocalizedText> = [
    Array("PK\u{3}\u{4}".utf8): .init(
      en: "a Word, Excel, LibreOffice or zip file",
      es: "un archivo de Word, Excel, LibreOffice o zip"),
    [0xD0, 0xCF, 0x11, 0xE0]: .init(
      en: "an old Word or Excel document", es: "un documento antiguo de Word o Excel"),
    Array("%PDF".utf8): .init(en: "a PDF document", es: "un documento PDF"),
    Array(#"{\rtf"#.utf8): .init(
      en: "a document with formatting (RTF)", es: "un documento con formato (RTF)"),
    [0x89, 0x50, 0x4E, 0x47]: picture,
    [0xFF, 0xD8, 0xFF]: picture,
    Array("GIF8".utf8): picture,
    [0x1F, 0x8B]: .init(en: "a compressed file", es: "un archivo comprimido"),
  ]

  private static let picture = LocalizedText(en: "a picture", es: "una imagen")

  private static func isBlank(_ byte: UInt8) -> Bool {
    (0x09...0x0D).contains(byte) || byte == 0x1A || byte == 0x20
  }

  private static func hasManyControls(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.count { $0 < 0x20 && !isBlank($0) } * 20 > bytes.count
  }
}

/// The character whose bytes in UTF-8 were taken for letters of Windows-1252, with which a text begins, and how many they
/// are: `Ã©` is what became of é, `Â¿` of ¿, `â€œ` of “.
func ungarbled(_ text: ArraySlice<Character>) -> (meant: String, count: Int)? {
  let count = text.first == "Ã" || text.first == "Â" ? 2 : 3
  guard count == 2 || text.first == "â" else { return nil }
  let scalars = String(text.prefix(count)).composed.unicodeScalars
  let meant = String(validating: scalars.compactMap(windows1252Byte), as: UTF8.self)
  // Below are control characters, and two ends of lines have three bytes.
  guard scalars.count == count, let meant, let first = meant.first, meant.count == 1,
    first >= "\u{A0}", !first.isNewline
  else { return nil }
  return (meant, count)
}

extension SourceLine {
  /// The letter at a place that a wrong encoding damaged, and what it was if that can be told; nil for other letters.
  func garbledLetter(at place: Int) -> (range: Range<Int>, meant: String?)? {
    if characters[place] == "\u{FFFD}" { return (place..<(place + 1), nil) }
    return ungarbled(characters[place...]).map { (place..<(place + $0.count), $0.meant) }
  }
}

extension Findings {
  /// Reports the first damaged letter of a line of a header or a glossary.
  mutating func addGarbledLetter(_ line: SourceLine) {
    for place in line.all {
      guard let (range, meant) = line.garbledLetter(at: place) else { continue }
      return add(.garbledLetter(line.cleaned(range), meant: meant), line, range)
    }
  }
}
