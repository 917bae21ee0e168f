/// A terminal in raw mode with a screen of its own, put back as it was when the session ends:
/// by `end()`, by the end of its scope, by a signal or a crash.
///
/// Nothing is ever asked of the terminal, so nothing is waited for; and only what was switched on
/// here is switched off again.
package struct TerminalSession: ~Copyable {
  /// What there is to react to.
  package enum Event: Equatable {
    /// Bytes from the keyboard.
    case input([UInt8])
    /// Nothing came in the time given.
    case silence
    /// The window has another size, or the screen was lost: paint all of it.
    case resized
    /// Another program asks us to stop, as the terminal's suspend key would.
    case stopRequested
    /// The terminal is gone.
    case closed
  }

  private let input: Int32
  private let output: Int32
  private let openedDevice: Int32?
  private let wakeReader: Int32
  private let wakeWriter: Int32
  private let original: TerminalSettings

  // Alternate screen, then bracketed paste; the way back in reverse order, after closing what a
  // frame may have left open: a synchronized update, a colour, a hidden cursor.
  static let greeting = "\u{1B}[?1049h\u{1B}[?2004h"
  static let farewell = "\u{1B}[?2026l\u{1B}[0m\u{1B}[?25h\u{1B}[?2004l\u{1B}[?1049l"

  /// Opens the terminal: standard input and output where they are one, otherwise, or where
  /// `ownDevice` asks for it because standard output carries an answer, the terminal device
  /// itself. Nil where there is no terminal at all.
  package init?(ownDevice: Bool = false) {
    let useStandard = !ownDevice && System.isTerminal(0) && System.isTerminal(1)
    let device = useStandard ? nil : System.openTerminalDevice()
    self.init(input: device ?? 0, output: device ?? 1, openedDevice: device)
  }

  /// A session on these descriptors.
  package init?(input: Int32, output: Int32, openedDevice: Int32? = nil) {
    guard let settings = TerminalSettings(of: input), System.isTerminal(output),
      let pipe = System.makePipe()
    else {
      if let openedDevice { System.closeDescriptor(openedDevice) }
      return nil
    }
    self.input = input
    self.output = output
    self.openedDevice = openedDevice
    (wakeReader, wakeWriter) = pipe
    original = settings
    Rescue.installHandlers(waking: pipe.write)
    enter()
  }

  deinit {
    Rescue.restore()
    Rescue.removeHandlers()
    for descriptor in [wakeReader, wakeWriter] + (openedDevice.map { [$0] } ?? []) {
      System.closeDescriptor(descriptor)
    }
  }

  /// Ends the session and puts the terminal back.
  package consuming func end() {}

  /// The size of the screen now.
  package var size: ScreenSize { System.size(of: output) ?? .usual }

  /// Shows bytes; false where the terminal is gone.
  @discardableResult
  package func show(_ bytes: [UInt8]) -> Bool {
    bytes.isEmpty || System.send(bytes, to: output)
  }

  /// Whether bytes from the keyboard wait to be read.
  package var hasInput: Bool {
    System.wait(for: [input], milliseconds: 0) == .ready([true])
  }

  /// Waits for something to react to, for at most so many milliseconds (nil: for ever).
  package func nextEvent(milliseconds: Int? = nil) -> Event {
    while true {
      switch System.wait(for: [input, wakeReader], milliseconds: milliseconds) {
      case .timedOut: return .silence
      case .interrupted: continue
      case .ready(let ready):
        if ready.last == true, let event = woken() { return event }
        guard ready.first == true else { continue }
        switch System.receive(from: input, limit: 4096) {
        case .bytes(let bytes): return .input(bytes)
        case .interrupted: continue
        case .end: return .closed
        }
      }
    }
  }

  /// Puts the terminal back, stops the job as the suspend key would, and starts over when it is
  /// continued: paint all of the screen then. Does nothing where whoever started the program
  /// wants it never to stop.
  package func stop() {
    guard Rescue.canStop else { return }
    Rescue.restore()
    Rescue.withStopAllowed { System.stopJob() }
    enter()
  }

  private func enter() {
    System.withSignalsBlocked {
      // Arming comes first: from the first byte on there is something to restore.
      Rescue.arm(terminal: output, settings: original, farewell: Array(Self.farewell.utf8))
    }
    original.raw.apply(to: input)
    System.send(Array(Self.greeting.utf8), to: output)
  }

  /// What the signals that came meanwhile amount to.
  private func woken() -> Event? {
    guard case .bytes(let signals) = System.receive(from: wakeReader, limit: 4096) else {
      return nil
    }
    if signals.contains(UInt8(System.stopSignal)) { return .stopRequested }
    // Continued after a stop that nobody could announce: the shell has had the terminal.
    if signals.contains(UInt8(System.continueSignal)) { enter() }
    return .resized
  }
}
