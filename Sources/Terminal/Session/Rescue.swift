import Synchronization

/// The one way back: puts a terminal as it was, once, whoever asks first: the end of the session,
/// an error, or a signal handler in the middle of anything.
///
/// A handler may neither allocate nor wait for a lock, so all that it needs is laid out before it
/// is installed. One session at a time can be armed, as a process has one terminal.
enum Rescue {
  private static let isArmed = Atomic<Bool>(false)
  private static let terminal = Atomic<Int32>(-1)
  private static let waker = Atomic<Int32>(-1)
  private static let signalCount = 65
  private nonisolated(unsafe) static let settings =
    UnsafeMutablePointer<TerminalSettings>.allocate(capacity: 1)
  private nonisolated(unsafe) static let farewell =
    UnsafeMutableRawBufferPointer.allocate(byteCount: 128, alignment: 1)
  private static let farewellCount = Atomic<Int>(0)
  private nonisolated(unsafe) static let actions = {
    let actions = UnsafeMutableBufferPointer<System.SignalAction?>
      .allocate(capacity: signalCount)
    unsafe actions.initialize(repeating: nil)
    return unsafe actions
  }()

  /// Notes what to restore, and from here on does so on every way out.
  static func arm(terminal descriptor: Int32, settings kept: TerminalSettings, farewell: [UInt8]) {
    unsafe settings.initialize(to: kept)
    unsafe Self.farewell.copyBytes(from: farewell.prefix(Self.farewell.count))
    farewellCount.store(min(farewell.count, 128), ordering: .releasing)
    terminal.store(descriptor, ordering: .releasing)
    isArmed.store(true, ordering: .releasing)
  }

  /// Restores the terminal if that is still due.
  static func restore() {
    guard isArmed.exchange(false, ordering: .acquiringAndReleasing) else { return }
    let bytes = unsafe UnsafeRawBufferPointer(
      start: farewell.baseAddress, count: farewellCount.load(ordering: .acquiring))
    unsafe System.farewell(
      bytes, settings: &settings.pointee.stored, to: terminal.load(ordering: .acquiring))
  }

  /// Installs the handlers; those of the waking signals write the signal's number to `descriptor`.
  static func installHandlers(waking descriptor: Int32) {
    waker.store(descriptor, ordering: .releasing)
    System.useHandlerStack(bytes: 64 * 1024)
    for signal in System.endingSignals {
      unsafe actions[Int(signal)] = System.install(endingHandler, for: signal)
    }
    for signal in System.wakingSignals {
      unsafe actions[Int(signal)] = System.install(wakingHandler, for: signal)
    }
  }

  /// Gives every signal back what it did before.
  static func removeHandlers() {
    for signal in System.endingSignals + System.wakingSignals { reinstate(signal) }
    waker.store(-1, ordering: .releasing)
  }

  /// Whether the stop signal is ours to act on: not where the program was started to ignore it.
  static var canStop: Bool { unsafe actions[Int(System.stopSignal)] != nil }

  /// Lets the signal that stops a job do so for the time of a call.
  static func withStopAllowed(_ body: () -> Void) {
    reinstate(System.stopSignal)
    body()
    unsafe actions[Int(System.stopSignal)] = System.install(
      wakingHandler, for: System.stopSignal)
  }

  private static func reinstate(_ signal: Int32) {
    guard let action = unsafe actions[Int(signal)] else { return }
    System.reinstate(action, for: signal)
    unsafe actions[Int(signal)] = nil
  }

  private static let endingHandler: @convention(c) (Int32) -> Void = { signal in
    Rescue.restore()
    // What would have happened without us happens now: as a rule the process ends by the signal,
    // and whoever waits for it sees which.
    Rescue.reinstate(signal)
    System.raiseAgain(signal)
  }

  private static let wakingHandler: @convention(c) (Int32) -> Void = { signal in
    System.poke(waker.load(ordering: .acquiring), with: UInt8(truncatingIfNeeded: signal))
  }
}
