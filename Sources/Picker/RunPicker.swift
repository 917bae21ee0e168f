package import Terminal
package import VerbForms

/// Shows the picker on the terminal until the user leaves it or takes a verb.
///
/// The terminal is put back before this returns, and on every other way out.
///
/// - Parameters:
///   - index: the list.
///   - glossLanguage: the language of the glosses beside verbs; nil for none.
///   - query: the text that is typed at the start.
///   - picks: whether Enter ends with the verb, on the terminal device, rather than opens its page.
///   - showsCursorOnRow: whether the cursor stands on the chosen row, for screen readers and braille.
///   - depth: how many colours to use.
/// - Returns: how it ended.
package func runPicker(
  _ index: FormIndex, glossLanguage: String?, query: String, picks: Bool, showsCursorOnRow: Bool,
  depth: ColorDepth
) -> PickerOutcome {
  guard let session = TerminalSession(ownDevice: picks) else { return .noTerminal }
  let state = PickerState(
    listing: Listing(index, glossLanguage: glossLanguage), size: session.size, query: query,
    picks: picks,
    showsCursorOnRow: showsCursorOnRow)
  var screen = PickerScreen(state: state, depth: depth)
  let outcome = loop(session, &screen)
  session.end()
  return outcome
}

private func loop(
  _ session: borrowing TerminalSession, _ screen: inout PickerScreen
) -> PickerOutcome {
  var decoder = KeyDecoder()
  var readsWithoutPainting = 0
  while true {
    // Keys that wait already are handled before painting, so that a held key or a paste shows where
    // it leads, not every step. Every sixteenth read paints all the same.
    readsWithoutPainting = (readsWithoutPainting + 1) % 16
    if readsWithoutPainting == 0 || !session.hasInput {
      guard session.show(screen.paint()) else { return .hungUp }
      readsWithoutPainting = 0
      // The list comes first; the page beside it takes longer, and follows while no key waits.
      if !session.hasInput {
        screen.updatePreview()
        guard session.show(screen.paint()) else { return .hungUp }
      }
    }
    let keys: [KeyPress]
    switch session.nextEvent(milliseconds: decoder.escapeTimeout) {
    case .input(let bytes): keys = decoder.decode(bytes)
    case .silence: keys = decoder.flush()
    case .resized:
      screen.restart(size: session.size)
      continue
    case .stopRequested:
      stop(session, &screen)
      continue
    case .closed: return .hungUp
    }
    for key in keys {
      switch screen.handle(key) {
      case .none, .repaint: break
      case .stop: stop(session, &screen)
      case .end(let outcome): return outcome
      }
    }
  }
}

private func stop(_ session: borrowing TerminalSession, _ screen: inout PickerScreen) {
  session.stop()
  screen.restart(size: session.size)
}

/// The picker and what its screen shows: keys go in, bytes for a terminal come out.
///
/// All of the picker except input and output: tests and benchmarks drive it without a terminal.
package struct PickerScreen: Sendable {
  package private(set) var state: PickerState
  private var painter: Painter

  package init(state: PickerState, depth: ColorDepth) {
    self.state = state
    painter = Painter(depth: depth)
  }

  package mutating func handle(_ key: KeyPress) -> PickerEffect {
    let effect = state.update(key)
    if effect == .repaint { painter.forget() }
    return effect
  }

  /// Brings the page beside the list up to date, where there is one.
  package mutating func updatePreview() { state.updatePreview() }

  /// The bytes that bring the screen up to date; none where it is.
  package mutating func paint() -> [UInt8] { painter.paint(state.frame) }

  /// Starts over on a screen of this size with unknown content.
  package mutating func restart(size: ScreenSize) {
    state.resize(to: size)
    painter.forget()
  }
}
