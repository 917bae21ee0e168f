import Synchronization
import SystemIO

/// Puts a terminal back as it was, once: at the session's end, on an error or on any signal.
///
/// A handler may neither allocate nor wait for a lock, so all that it needs is stored before it is installed. No
/// handler runs while this state changes: the session's thread blocks the signals meanwhile, and each handler runs with
/// all of them blocked. One session at a time can be armed, as a process has one terminal.
enum TerminalRestorer {
  /// Settings for the keyboard's terminal, a sequence for the screen's, which may be another.
  private struct Target {
    var keyboard: Int32
    var settings: TerminalSettings
    var screen: Int32
    var exitSequence: StaticString
  }

  private static let isArmed = Atomic<Bool>(false)
  private static let signalLimit = 65
  private nonisolated(unsafe) static let target = UnsafeMutablePointer<Target>.allocate(capacity: 1)
  private nonisolated(unsafe) static let actions = {
    let actions = UnsafeMutableBufferPointer<SignalAction?>.allocate(capacity: signalLimit)
    unsafe actions.initialize(repeating: nil)
    return unsafe actions
  }()

  // Alternate screen, then bracketed paste; the way back in reverse order, after closing what a
  // frame may have left open: a synchronized update, a colour, a hidden cursor.
  static let enterSequence = "\u{1B}[?1049h\u{1B}[?2004h"
  private static let exitSequence: StaticString =
    "\u{1B}[?2026l\u{1B}[0m\u{1B}[?25h\u{1B}[?2004l\u{1B}[?1049l"

  /// Stores what to restore, and from here on does so on every way out.
  static func arm(keyboard: Int32, settings: TerminalSettings, screen: Int32) {
    Signals.blocked {
      unsafe target.initialize(
        to: Target(
          keyboard: keyboard, settings: settings, screen: screen, exitSequence: exitSequence))
      isArmed.store(true, ordering: .releasing)
    }
  }

  static func restore() { Signals.blocked { restoreIfArmed() } }

  /// Installs the handlers; those of the waking signals write the signal's number to `descriptor`.
  static func installHandlers(waking descriptor: Int32) {
    Signals.blocked {
      Signals.setWakeDescriptor(descriptor)
      Signals.useHandlerStack(bytes: 64 * 1024)
      for signal in Signals.ending { install(endingHandler, for: signal) }
      for signal in Signals.waking { install(Signals.wake, for: signal) }
    }
  }

  static func removeHandlers() {
    Signals.blocked {
      for signal in Signals.ending + Signals.waking { uninstall(signal) }
      Signals.setWakeDescriptor(-1)
    }
  }

  /// Whether the stop signal is ours to act on: not where the program was started to ignore it.
  static var canStop: Bool { unsafe actions[Int(Signals.stop)] != nil }

  /// Stops the job as the terminal's suspend key would; returns when it goes on.
  static func stopJob() {
    Signals.blocked { uninstall(Signals.stop) }
    Signals.stopJob()
    Signals.blocked { install(Signals.wake, for: Signals.stop) }
  }

  private static func restoreIfArmed() {
    guard isArmed.exchange(false, ordering: .acquiringAndReleasing) else { return }
    unsafe target.pointee.settings.applyInForeground(to: target.pointee.keyboard)
    let sequence = unsafe target.pointee.exitSequence
    let bytes = unsafe UnsafeRawBufferPointer(
      start: sequence.utf8Start, count: sequence.utf8CodeUnitCount)
    unsafe writeBriefly(bytes, to: target.pointee.screen)
  }

  private static func install(
    _ handler: @escaping @convention(c) (Int32) -> Void, for signal: Int32
  ) {
    unsafe actions[Int(signal)] = SignalAction.install(handler, for: signal)
  }

  private static func uninstall(_ signal: Int32) {
    unsafe actions[Int(signal)]?.reinstall(for: signal)
    unsafe actions[Int(signal)] = nil
  }

  private static let endingHandler: @convention(c) (Int32) -> Void = { signal in
    TerminalRestorer.restoreIfArmed()
    // What would have happened without us happens now: usually the process ends by the signal, and its parent sees which.
    TerminalRestorer.uninstall(signal)
    Signals.raise(signal)
  }
}
