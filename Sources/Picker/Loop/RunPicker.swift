package import Terminal
package import VerbForms

/// What the picker is started with.
package struct PickerOptions: Sendable {
  /// The levels whose forms are listed; nil for all.
  package var levels: Set<Int>?
  /// A text to start from.
  package var query = ""
  /// Whether Enter ends with the verb, on the terminal device, rather than opens its page.
  package var picks = false
  /// Whether the cursor stands on the chosen row, for screen readers and braille.
  package var showsCursorOnRow = false
  /// How many colours to use.
  package var depth = ColorDepth.none

  /// The options of a picker on all levels.
  package init() {}
}

/// How a picker ended.
package enum PickerOutcome: Equatable, Sendable {
  /// With an exit status: 0, or 130 after Control-C or without a choice where one was asked for.
  case left(Int32)
  /// With a verb.
  case chose(String)
  /// There is no terminal to draw on.
  case noTerminal
}

/// Shows the picker on the terminal until the user leaves it or takes a verb.
///
/// The terminal is put back before this returns, and on every other way out.
package func runPicker(_ index: FormIndex, _ options: PickerOptions) -> PickerOutcome {
  guard let session = TerminalSession(ownDevice: options.picks) else { return .noTerminal }
  let state = PickerState(
    listing: Listing(index: index, levels: options.levels), size: session.size,
    query: options.query, picks: options.picks, showsCursorOnRow: options.showsCursorOnRow)
  var screen = PickerScreen(state: state, depth: options.depth)
  let outcome = loop(session, &screen)
  session.end()
  return outcome
}

/// The outcome of a terminal that went away.
private let hungUp: Int32 = 129

private func loop(
  _ session: borrowing TerminalSession, _ screen: inout PickerScreen
) -> PickerOutcome {
  var decoder = KeyDecoder()
  var readsWithoutPainting = 0
  while true {
    // Keys that are waiting already are taken first: whoever holds a key down or pastes sees where
    // that leads, not every step. But something is shown now and then, however fast they come.
    readsWithoutPainting = (readsWithoutPainting + 1) % 16
    if readsWithoutPainting == 0 || !session.hasInput {
      guard session.show(screen.paint()) else { return .left(hungUp) }
      readsWithoutPainting = 0
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
    case .closed: return .left(hungUp)
    }
    for key in keys {
      switch screen.take(key) {
      case .none, .repaint: break
      case .stop: stop(session, &screen)
      case .leave(let status): return .left(status)
      case .choose(let verb): return .chose(verb)
      }
    }
  }
}

private func stop(_ session: borrowing TerminalSession, _ screen: inout PickerScreen) {
  session.stop()
  screen.restart(size: session.size)
}
