// The only file of this module that speaks to the operating system: every difference between
// Glibc, Musl and Darwin is here. `Rescue.swift` is what a signal handler does with it.
#if canImport(Glibc)
  package import Glibc
#elseif canImport(Musl)
  package import Musl
#else
  package import Darwin
#endif

/// A terminal's line settings, as `tcgetattr` reads them.
package struct TerminalSettings {
  package var stored: termios

  /// The settings of the terminal behind a descriptor; nil where that is no terminal.
  package init?(of descriptor: Int32) {
    var stored = termios()
    guard unsafe tcgetattr(descriptor, &stored) == 0 else { return nil }
    self.stored = stored
  }

  /// The same with every key delivered at once, unchanged and without an echo. Output stays
  /// translated, so that a message that another program writes meanwhile begins at the margin.
  package var raw: TerminalSettings {
    var copy = self
    unsafe cfmakeraw(&copy.stored)
    copy.stored.c_oflag = stored.c_oflag
    return copy
  }

  /// Makes these the settings of a terminal; from the background this stops the process until
  /// it is in the foreground, which is what the shell expects.
  package func apply(to descriptor: Int32) {
    var copy = stored
    while unsafe tcsetattr(descriptor, TCSANOW, &copy) != 0, errno == EINTR {}
  }
}

/// The system calls that a terminal needs, with the results as values.
package enum System {
  /// What a read brought.
  package enum Input: Equatable {
    case bytes([UInt8])
    case interrupted
    case end
  }

  /// What waiting for several descriptors brought: which of them are ready.
  package enum Readiness: Equatable {
    case ready([Bool])
    case timedOut
    case interrupted
  }

  /// Whether a descriptor is a terminal.
  package static func isTerminal(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1
  }

  /// Opens the terminal that controls this process, whatever its standard streams are.
  package static func openTerminalDevice() -> Int32? {
    let descriptor = unsafe open("/dev/tty", O_RDWR | O_CLOEXEC)
    return descriptor < 0 ? nil : descriptor
  }

  /// Closes a descriptor.
  package static func closeDescriptor(_ descriptor: Int32) {
    _ = close(descriptor)
  }

  /// The terminal's size in cells; nil where it is unknown.
  package static func size(of descriptor: Int32) -> ScreenSize? {
    var window = winsize()
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0 else { return nil }
    guard window.ws_col > 0, window.ws_row > 0 else { return nil }
    return ScreenSize(columns: Int(window.ws_col), rows: Int(window.ws_row))
  }

  /// Waits until one of the descriptors can be read, for at most so many milliseconds
  /// (nil: for ever).
  package static func wait(for descriptors: [Int32], milliseconds: Int?) -> Readiness {
    var entries = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let limit = milliseconds.map { Int32(clamping: $0) } ?? -1
    let count = unsafe poll(&entries, numericCast(entries.count), limit)
    if count < 0 { return .interrupted }
    if count == 0 { return .timedOut }
    return .ready(entries.map { $0.revents != 0 })
  }

  /// Reads what is there, at most `limit` bytes.
  package static func receive(from descriptor: Int32, limit: Int) -> Input {
    var count = 0
    var reason: Int32 = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: max(limit, 1)) { buffer, filled in
      count = unsafe read(descriptor, buffer.baseAddress, buffer.count)
      reason = errno
      filled = max(count, 0)
    }
    if count > 0 { return .bytes(bytes) }
    return count < 0 && (reason == EINTR || reason == EAGAIN) ? .interrupted : .end
  }

  /// Writes all the bytes; false where the other side is gone. A signal in between is no end.
  @discardableResult
  package static func send(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    unsafe bytes.withUnsafeBytes { buffer in
      var rest = unsafe buffer[...]
      while unsafe !rest.isEmpty {
        let part = unsafe UnsafeRawBufferPointer(rebasing: rest)
        let count = unsafe write(descriptor, part.baseAddress, part.count)
        if count > 0 {
          unsafe rest = rest.dropFirst(count)
        } else if errno == EAGAIN {
          waitUntilWritable(descriptor)
        } else if errno != EINTR {
          return false
        }
      }
      return true
    }
  }

  /// A pipe whose ends never block and are closed for other programs.
  package static func makePipe() -> (read: Int32, write: Int32)? {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK)
    }
    return (ends[0], ends[1])
  }

  /// Stops this process and those that share its terminal job, as the terminal's own suspend
  /// key does; returns when it goes on.
  package static func stopJob() {
    _ = kill(0, SIGTSTP)
  }

  private static func waitUntilWritable(_ descriptor: Int32) {
    var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = unsafe poll(&entry, 1, -1)
  }
}

// MARK: signals

extension System {
  /// What a signal did before a handler took its place.
  struct SignalAction {
    fileprivate var stored: sigaction

    fileprivate var isIgnored: Bool {
      #if canImport(Glibc) || canImport(Musl)
        let handler = unsafe stored.__sigaction_handler.sa_handler
      #else
        let handler = unsafe stored.__sigaction_u.__sa_handler
      #endif
      return unsafe unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }
  }

  /// The signals that end a program which does not handle them, crashes among them.
  static var endingSignals: [Int32] {
    var kept = [
      SIGKILL, SIGSTOP, SIGCHLD, SIGCONT, SIGURG, SIGWINCH, SIGTSTP, SIGTTIN, SIGTTOU,
    ]
    #if canImport(Darwin)
      kept += [SIGINFO, SIGIO]
      let last: Int32 = 31
    #else
      let last: Int32 = 64
    #endif
    return (1...last).filter { !kept.contains($0) }
  }

  /// The signals that the picker's loop hears of: the window changed, go on, stop.
  static var wakingSignals: [Int32] { [SIGWINCH, SIGCONT, SIGTSTP] }
  static var stopSignal: Int32 { SIGTSTP }
  static var continueSignal: Int32 { SIGCONT }

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
  static func reinstate(_ action: SignalAction, for signal: Int32) {
    var stored = action.stored
    _ = unsafe sigaction(signal, &stored, nil)
  }

  /// Sends this process a signal. Allowed in a signal handler.
  static func raiseAgain(_ signal: Int32) {
    _ = kill(getpid(), signal)
  }

  /// Does something that no handler may interrupt half way.
  static func withSignalsBlocked(_ body: () -> Void) {
    var blocked = sigset_t()
    var before = sigset_t()
    _ = unsafe sigemptyset(&blocked)
    for signal in endingSignals + wakingSignals { _ = unsafe sigaddset(&blocked, signal) }
    _ = unsafe sigprocmask(SIG_BLOCK, &blocked, &before)
    body()
    _ = unsafe sigprocmask(SIG_SETMASK, &before, nil)
  }

  /// Gives signal handlers a stack of their own, so that one still runs after a stack overflow.
  /// The memory stays for the life of the process.
  static func useHandlerStack(bytes: Int) {
    var stack = unsafe stack_t()
    guard unsafe sigaltstack(nil, &stack) == 0 else { return }
    guard unsafe stack.ss_flags & numericCast(SS_DISABLE) != 0 else { return }
    unsafe stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 16)
    unsafe stack.ss_size = numericCast(bytes)
    unsafe stack.ss_flags = 0
    _ = unsafe sigaltstack(&stack, nil)
  }

  /// Writes one byte without ever blocking or changing `errno`. Allowed in a signal handler.
  static func poke(_ descriptor: Int32, with byte: UInt8) {
    let kept = errno
    var byte = byte
    _ = unsafe write(descriptor, &byte, 1)
    errno = kept
  }

  /// Writes a farewell and sets a terminal's settings, waiting for nothing for longer than a
  /// moment. Allowed in a signal handler.
  static func farewell(
    _ bytes: UnsafeRawBufferPointer, settings: UnsafePointer<termios>, to descriptor: Int32
  ) {
    // In the background these settings are the shell's business; the mask of the handlers keeps
    // SIGTTOU away, so that writing can't stop the process either. A terminal that controls another
    // session has no foreground for us to know.
    let foreground = tcgetpgrp(descriptor)
    if foreground < 0 || foreground == getpgrp() {
      while unsafe tcsetattr(descriptor, TCSANOW, settings) != 0, errno == EINTR {}
    }
    var rest = unsafe bytes[...]
    var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    while unsafe !rest.isEmpty, unsafe poll(&entry, 1, 100) > 0 {
      let part = unsafe UnsafeRawBufferPointer(rebasing: rest)
      let count = unsafe write(descriptor, part.baseAddress, part.count)
      guard count > 0 else { break }
      unsafe rest = rest.dropFirst(count)
    }
  }
}
