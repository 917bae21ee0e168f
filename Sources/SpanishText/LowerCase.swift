extension String {
  /// Gives `body` the UTF-8 bytes: `utf8` looks each byte up anew, which takes several times as long.
  @inlinable public func withBytes<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    var text = self
    return text.withUTF8 { body(unsafe $0.span) }
  }

  /// The text composed and in lower case, letter by letter and without a locale: `"COMÉIS"` gives
  /// `"coméis"`.
  ///
  /// - Complexity: O(n); text that is composed and in lower case comes back as it is.
  package var loweredSpanish: String {
    withBytes { bytes in
      var lowered: [UInt8] = []
      var previous: UInt8 = 0
      for index in bytes.indices {
        let byte = bytes[index]
        // Up to U+00FF, whose lead bytes end with 0xC3, the capitals are A–Z and À–Þ but ×.
        if byte > 0xC3 { return loweredSlowly }
        let isMarkedCapital = previous == 0xC3 && (0x80...0x9E).contains(byte) && byte != 0x97
        if isASCIICapital(byte) || isMarkedCapital {
          if lowered.isEmpty { lowered = bytes.indices.map { bytes[$0] } }
          lowered[index] = byte | 0x20
        }
        previous = byte
      }
      return lowered.isEmpty ? self : String(decoding: lowered, as: UTF8.self)
    }
  }

  /// The text as forms are stored: what was meant by its letters, composed and in lower case.
  package var normalizedSpanish: String { withPlainLetters.loweredSpanish }

  /// What somebody typed, as forms are stored: without white space and punctuation around it.
  package var trimmedSpanish: String { String(normalizedSpanish.trimmedOfPunctuation) }

  private var loweredSlowly: String {
    composed.mapScalars { scalar, bytes in
      bytes.append(contentsOf: scalar.properties.lowercaseMapping.utf8)
    }.composed
  }
}
