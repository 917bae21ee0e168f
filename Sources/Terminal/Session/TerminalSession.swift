import SystemIO

/// A terminal in raw mode with a screen of its own, put back at the end of its scope, by a signal or a crash. Nothing
/// is asked of it, and only what was switched on is switched off.
package struct TerminalSession: ~Copyable {
  package enum Event: Equatable {
    case input([UInt8])
    /// Nothing came in the time given.
    case silence
    /// The window has another size, or the screen was lost: paint all of it.
    case resized
    /// Another program asks us to stop, as the terminal's suspend key would.
    case stopRequested
    case closed
  }

  private let input: Int32
  private let output: Int32
  private let openedDevice: Int32?
  /// Signals are written to it.
  private let pipe: (read: Int32, write: Int32)
  private let original: TerminalSettings
  private var ahead = TypeAhead()

  /// Opens standard input and output if they are terminals and `ownDevice` is false, otherwise the terminal device; nil
  /// without a terminal.
  package init?(ownDevice: Bool = false) {
    let usesStandard = !ownDevice && isTerminal(0) && isTerminal(1)
    let device = usesStandard ? nil : openTerminalDevice()
    let (input, output) = (device ?? 0, device ?? 1)
    guard let settings = TerminalSettings(of: input), isTerminal(output), let pipe = makePipe()
    else {
      if let device { closeDescriptor(device) }
      return nil
    }
    self.input = input
    self.output = output
    openedDevice = device
    self.pipe = pipe
    original = settings
    TerminalRestorer.installHandlers(waking: pipe.write)
    enter()
  }

  deinit {
    TerminalRestorer.restore()
    TerminalRestorer.removeHandlers()
    for descriptor in [pipe.read, pipe.write, openedDevice].compactMap({ $0 }) {
      closeDescriptor(descriptor)
    }
  }

  package var size: ScreenSize {
    terminalSize(output).map { ScreenSize(columns: $0.columns, rows: $0.rows) } ?? .usual
  }

  /// Shows bytes; false where the terminal is gone.
  @discardableResult
  package func show(_ bytes: [UInt8]) -> Bool { (try? writeBytes(bytes.span, to: output)) != nil }

  package var hasInput: Bool { !ahead.isEmpty || canReadWithoutWaiting(input) }

  /// Waits for an event, at most the given milliseconds (nil: no limit).
  package mutating func nextEvent(milliseconds: Int? = nil) -> Event {
    while true {
      do throws(SystemError) {
        let ready = try waitUntilReady(
          [input, pipe.read], milliseconds: ahead.isEmpty ? milliseconds : 0)
        if ready.last == true, let signals = try readAvailable(from: pipe.read, limit: 4096) {
          if signals.contains(UInt8(Signals.stop)) { return .stopRequested }
          // Continued after a stop that nobody could announce: the shell has had the terminal.
          if signals.contains(UInt8(Signals.continue)) { enter() }
          return .resized
        }
        if let bytes = ahead.next() { return .input(bytes) }
        guard ready.contains(true) else { return .silence }
        guard ready.first == true,
          let bytes = try readAvailable(from: input, limit: TypeAhead.pieceSize)
        else { continue }
        return bytes.isEmpty ? .closed : .input(bytes)
      } catch {
        return .closed
      }
    }
  }

  /// Reads what has come while keys were handled, however much that is.
  package mutating func readAhead() {
    while !ahead.isFull, canReadWithoutWaiting(input),
      let bytes = try? readAvailable(from: input, limit: TypeAhead.pieceSize), !bytes.isEmpty
    {
      ahead.append(bytes)
    }
  }

  /// Puts the terminal back, stops the job as the suspend key would, and starts over when it goes on: paint all then.
  /// Does nothing where whoever started the program wants it never to stop.
  package func stop() {
    guard TerminalRestorer.canStop else { return }
    TerminalRestorer.restore()
    TerminalRestorer.stopJob()
    enter()
  }

  private func enter() {
    // Arming comes first: from the first byte on there is something to restore.
    TerminalRestorer.arm(keyboard: input, settings: original, screen: output)
    original.raw.apply(to: input)
    show(Array(TerminalRestorer.enterSequence.utf8))
  }
}

/// What a keyboard sent and nobody has handled yet. It is read as fast as it comes, so that a Ctrl-C after a paste of
/// megabytes is seen at once: what was typed before it falls away, as in a terminal's own queue.
struct TypeAhead {
  /// How much is handled at once.
  static let pieceSize = 4096
  /// When so much waits, no more is read, and the sender has to wait.
  static let limit = 16 << 20

  private var bytes: ArraySlice<UInt8> = []

  var isEmpty: Bool { bytes.isEmpty }
  var isFull: Bool { bytes.count >= Self.limit }

  mutating func append(_ new: [UInt8]) {
    bytes += new
    // A few keys before it are handled in their order: an answer and Enter are more than a paste.
    if bytes.count > Self.pieceSize, let index = new.lastIndex(of: KeyDecoder.interrupt) {
      bytes = new[index...]
    }
  }

  mutating func next() -> [UInt8]? {
    guard !isEmpty else { return nil }
    defer { bytes = bytes.dropFirst(Self.pieceSize) }
    return Array(bytes.prefix(Self.pieceSize))
  }
}
