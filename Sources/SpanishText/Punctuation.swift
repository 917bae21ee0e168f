extension String {
  package var trimmedOfPunctuation: Substring { self[...].trimmedOfPunctuation }
}

extension Substring {
  /// The text without the white space and punctuation around it: `«comeis»,` gives `comeis`.
  ///
  /// White space, punctuation, symbols and invisible characters (no-break space, byte order mark)
  /// fall away; letters, digits and combining marks stay.
  package var trimmedOfPunctuation: Substring {
    let scalars = unicodeScalars
    var start = scalars.startIndex
    var end = scalars.endIndex
    while start < end, isPunctuation(scalars[start]) { start = scalars.index(after: start) }
    while start < end {
      let last = scalars.index(before: end)
      guard isPunctuation(scalars[last]) else { break }
      end = last
    }
    return Substring(scalars[start..<end])
  }
}

/// Whether this scalar falls away at the edge of a text.
private func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar {
  case "a"..."z", "A"..."Z", "0"..."9": false
  case "\u{FE00}"..."\u{FE0F}": true  // choose between pictures of the symbol before them
  default:
    switch scalar.properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation,
      .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol,
      .spaceSeparator, .lineSeparator, .paragraphSeparator, .control, .format:
      true
    default: false
    }
  }
}
