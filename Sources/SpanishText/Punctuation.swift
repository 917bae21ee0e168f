extension StringProtocol where SubSequence == Substring {
  /// The text without the white space and punctuation around it: `«comeis»,` gives `comeis`.
  ///
  /// White space, punctuation, symbols and invisible characters (no-break space, byte order mark)
  /// fall away; letters, digits and combining marks stay.
  package var trimmedOfPunctuation: Substring {
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !isPunctuation($0) }),
      let last = scalars.lastIndex(where: { !isPunctuation($0) })
    else { return suffix(0) }
    return self[first...last]
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
