import Synchronization
import SystemIO

/// Makes Ctrl-C something to wait for, in place of the end of the process, until its scope ends.
///
/// One at a time, as a process has one terminal.
package final class InterruptWatch {
  /// Can be read as soon as the key was pressed.
  package let descriptor: Int32
  private let writer: Int32
  private let previous: SignalAction

  private static let wakeDescriptor = Atomic<Int32>(-1)

  /// Watches; nil where whoever started the program wants the signal ignored.
  package init?() {
    guard let pipe = makePipe() else { return nil }
    Self.wakeDescriptor.store(pipe.write, ordering: .releasing)
    let action = SignalAction.install(
      { signal in
        writeByte(
          UInt8(truncatingIfNeeded: signal),
          to: InterruptWatch.wakeDescriptor.load(ordering: .acquiring))
      }, for: Signals.interrupt)
    guard let action else {
      for end in [pipe.read, pipe.write] { closeDescriptor(end) }
      return nil
    }
    (descriptor, writer) = pipe
    previous = action
  }

  deinit {
    previous.reinstall(for: Signals.interrupt)
    Self.wakeDescriptor.store(-1, ordering: .releasing)
    for end in [descriptor, writer] { closeDescriptor(end) }
  }
}
