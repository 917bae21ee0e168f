package import SystemIO

/// Lets the program wait for Ctrl-C, which then does not end the process, and for the signal that the job goes on after a
/// stop, until the watch goes out of scope. There is one at a time, as a process has one terminal.
package final class InterruptWatch {
  /// Can be read as soon as the key was pressed, or the job goes on.
  package let descriptor: Int32
  private let writer: Int32
  private let previous: SignalAction
  private let previousContinue: SignalAction?

  /// Watches; nil where whoever started the program wants the signal ignored.
  package init?() {
    guard let pipe = makePipe() else { return nil }
    Signals.setWakeDescriptor(pipe.write)
    guard let action = SignalAction.install(Signals.wake, for: Signals.interrupt) else {
      Signals.setWakeDescriptor(-1)
      for end in [pipe.read, pipe.write] { closeDescriptor(end) }
      return nil
    }
    (descriptor, writer) = pipe
    previous = action
    previousContinue = SignalAction.install(Signals.wake, for: Signals.continue)
  }

  /// Whether the key was pressed, once the descriptor can be read; else the job goes on.
  package func isInterrupted() throws(SystemError) -> Bool {
    let signals = try readAvailable(from: descriptor, limit: 64) ?? []
    return signals.contains(UInt8(truncatingIfNeeded: Signals.interrupt))
  }

  deinit {
    previous.reinstall(for: Signals.interrupt)
    previousContinue?.reinstall(for: Signals.continue)
    Signals.setWakeDescriptor(-1)
    for end in [descriptor, writer] { closeDescriptor(end) }
  }
}
