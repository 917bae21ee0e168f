package import SystemIO

/// Lets the program wait for Ctrl-C, which then does not end the process, and for the signal that the job goes on after a
/// stop, until the watch goes out of scope. There is one at a time, as a process has one terminal.
package final class InterruptWatch {
  /// Can be read as soon as the key was pressed, or the job goes on.
  package let descriptor: Int32
  private let writer: Int32
  /// What the signals did before; nil for those that whoever started the program wants ignored.
  private let previous: [(signal: Int32, action: SignalAction?)]

  /// Watches; nil where Ctrl-C is to be ignored.
  package init?() {
    guard let pipe = makePipe() else { return nil }
    (descriptor, writer) = pipe
    Signals.setWakeDescriptor(writer)
    previous = [Signals.interrupt, Signals.continue].map {
      ($0, SignalAction.install(Signals.wake, for: $0))
    }
    if previous[0].action == nil { return nil }
  }

  /// Whether the key was pressed, once the descriptor can be read; else the job goes on.
  package func isInterrupted() throws(SystemError) -> Bool {
    let signals = try readAvailable(from: descriptor, limit: 64) ?? []
    return signals.contains(UInt8(truncatingIfNeeded: Signals.interrupt))
  }

  deinit {
    for (signal, action) in previous { action?.reinstall(for: signal) }
    Signals.setWakeDescriptor(-1)
    for end in [descriptor, writer] { closeDescriptor(end) }
  }
}
