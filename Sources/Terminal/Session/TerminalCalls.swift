// The terminal's modes and the signals: the only file of this module that names a function of the C
// library, so every difference between Glibc, Musl and Darwin is here.
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A terminal's line settings, as `tcgetattr` reads them.
struct TerminalSettings {
  private var stored: termios

  /// The settings of a descriptor's terminal; nil if it is not a terminal.
  init?(of descriptor: Int32) {
    var stored = termios()
    guard unsafe tcgetattr(descriptor, &stored) == 0 else { return nil }
    self.stored = stored
  }

  /// The same with every key delivered at once, unchanged and without an echo. Output stays
  /// translated, so that a message that another program writes meanwhile begins at the margin.
  var raw: TerminalSettings {
    var copy = self
    unsafe cfmakeraw(&copy.stored)
    copy.stored.c_oflag = stored.c_oflag
    return copy
  }

  /// Makes these the settings of a terminal; from the background this stops the process until
  /// it is in the foreground, which is what the shell expects.
  func apply(to descriptor: Int32) {
    var copy = stored
    while unsafe tcsetattr(descriptor, TCSANOW, &copy) != 0, errno == EINTR {}
  }

  /// The same, but not from the background: there the settings are the shell's business. A terminal
  /// that controls another session has no foreground for us to know. Allowed in a signal handler,
  /// whose mask keeps SIGTTOU away.
  func applyInForeground(to descriptor: Int32) {
    let foreground = tcgetpgrp(descriptor)
    if foreground < 0 || foreground == getpgrp() { apply(to: descriptor) }
  }
}

/// Writes bytes, waiting for nothing for longer than a moment. Allowed in a signal handler.
func writeBriefly(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) {
  var rest = unsafe bytes[...]
  var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
  while unsafe !rest.isEmpty, unsafe poll(&entry, 1, 100) > 0 {
    let part = unsafe UnsafeRawBufferPointer(rebasing: rest)
    let count = unsafe write(descriptor, part.baseAddress, part.count)
    guard count > 0 else { break }
    unsafe rest = rest.dropFirst(count)
  }
}

/// What a signal did before a handler took its place.
struct SignalAction {
  private var stored: sigaction

  /// Sets a signal's handler and gives what was there before. A signal that whoever started
  /// this program wants ignored (`nohup`, a command substitution) stays so: then nil.
  static func install(
    _ handler: @escaping @convention(c) (Int32) -> Void, for signal: Int32
  ) -> SignalAction? {
    var previous = sigaction()
    guard unsafe sigaction(signal, nil, &previous) == 0 else { return nil }
    let action = SignalAction(stored: previous)
    guard !action.isIgnored else { return nil }
    var new = sigaction()
    #if canImport(Glibc) || canImport(Musl)
      unsafe new.__sigaction_handler.sa_handler = handler
    #else
      unsafe new.__sigaction_u.__sa_handler = handler
    #endif
    new.sa_flags = SA_ONSTACK
    _ = unsafe sigfillset(&new.sa_mask)
    return unsafe sigaction(signal, &new, nil) == 0 ? action : nil
  }

  /// Gives a signal back what it did before. Allowed in a signal handler.
  func reinstall(for signal: Int32) {
    var stored = stored
    _ = unsafe sigaction(signal, &stored, nil)
  }

  private var isIgnored: Bool {
    #if canImport(Glibc) || canImport(Musl)
      let handler = unsafe stored.__sigaction_handler.sa_handler
    #else
      let handler = unsafe stored.__sigaction_u.__sa_handler
    #endif
    return unsafe unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}

enum Signals {
  /// The signals that end a program which does not handle them, crashes among them.
  static var ending: [Int32] {
    var others = [
      SIGKILL, SIGSTOP, SIGCHLD, SIGCONT, SIGURG, SIGWINCH, SIGTSTP, SIGTTIN, SIGTTOU,
    ]
    #if canImport(Darwin)
      others += [SIGINFO, SIGIO]
      let last: Int32 = 31
    #else
      let last: Int32 = 64
    #endif
    return (1...last).filter { !others.contains($0) }
  }

  /// The signals that the session's loop hears of: the window changed, go on, stop.
  static var waking: [Int32] { [SIGWINCH, SIGCONT, SIGTSTP] }
  static var interrupt: Int32 { SIGINT }
  static var stop: Int32 { SIGTSTP }
  static var `continue`: Int32 { SIGCONT }

  private static let wakeDescriptor = Atomic<Int32>(-1)

  /// Lets ``wake`` write to a descriptor; -1 for none. One place at a time waits for signals.
  static func setWakeDescriptor(_ descriptor: Int32) {
    wakeDescriptor.store(descriptor, ordering: .releasing)
  }

  /// The handler that tells of a signal by writing its number, without ever blocking or changing `errno`.
  static let wake: @convention(c) (Int32) -> Void = { signal in
    let kept = errno
    var byte = UInt8(truncatingIfNeeded: signal)
    _ = unsafe write(wakeDescriptor.load(ordering: .acquiring), &byte, 1)
    errno = kept
  }

  /// Allowed in a signal handler.
  static func raise(_ signal: Int32) { _ = kill(getpid(), signal) }

  /// Stops this process and its terminal job, as the suspend key does; returns when it goes on.
  static func stopJob() { _ = kill(0, SIGTSTP) }

  /// Does something that no handler may interrupt half way.
  static func blocked<Result>(_ body: () -> Result) -> Result {
    var blocked = sigset_t()
    var before = sigset_t()
    _ = unsafe sigemptyset(&blocked)
    for signal in ending + waking { _ = unsafe sigaddset(&blocked, signal) }
    _ = unsafe sigprocmask(SIG_BLOCK, &blocked, &before)
    defer { _ = unsafe sigprocmask(SIG_SETMASK, &before, nil) }
    return body()
  }

  /// Gives signal handlers a stack of their own for good: one still runs after a stack overflow.
  static func useHandlerStack(bytes: Int) {
    var stack = unsafe stack_t()
    guard unsafe sigaltstack(nil, &stack) == 0 else { return }
    guard unsafe stack.ss_flags & numericCast(SS_DISABLE) != 0 else { return }
    unsafe stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 16)
    unsafe stack.ss_size = numericCast(bytes)
    unsafe stack.ss_flags = 0
    _ = unsafe sigaltstack(&stack, nil)
  }
}
