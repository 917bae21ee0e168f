/// The terminal is gone.
package struct HangUp: Error {}

/// Runs a program on the terminal, with `ownDevice` on the device itself, until it ends; nil if no terminal can show
/// it. The terminal is put back on every way out.
package func runScreen<Program: ScreenProgram>(
  ownDevice: Bool = false, depth: ColorDepth, _ program: (ScreenSize) -> Program
) throws(HangUp) -> Program.Outcome? {
  guard var session = TerminalSession(ownDevice: ownDevice) else { return nil }
  var screen = Screen(program(session.size), depth: depth)
  var decoder = KeyDecoder()
  var readsWithoutPainting = 0
  while true {
    // While keys wait, only every sixteenth read paints: a held key or a paste shows where it leads, not every step.
    readsWithoutPainting = (readsWithoutPainting + 1) % 16
    if readsWithoutPainting == 0 || !session.hasInput {
      guard session.show(screen.paint()) else { throw HangUp() }
      readsWithoutPainting = 0
      // What takes longer follows while no key waits.
      if !session.hasInput {
        screen.program.catchUp()
        guard session.show(screen.paint()) else { throw HangUp() }
      }
    }
    let wait = [decoder.escapeTimeout, screen.program.millisecondsToWait].compactMap { $0 }.min()
    let keys: [KeyPress]
    switch session.nextEvent(milliseconds: wait) {
    case .input(let bytes): keys = decoder.decode(bytes)
    case .silence:
      keys = decoder.flush()
      if case .end(let outcome) = screen.program.passTime() { return outcome }
    case .resized:
      screen.restart(size: session.size)
      continue
    case .stopRequested:
      stop(session, &screen)
      continue
    case .closed: throw HangUp()
    }
    for key in keys {
      if key == .control("z") {
        stop(session, &screen)
      } else if case .end(let outcome) = screen.handle(key) {
        return outcome
      }
    }
    session.readAhead()
  }
}

private func stop<Program: ScreenProgram>(
  _ session: borrowing TerminalSession, _ screen: inout Screen<Program>
) {
  screen.program.pause()
  session.stop()
  screen.program.resume()
  screen.restart(size: session.size)
}
