// The process's own facts and its signals. Only this file and SystemCalls.swift name functions of the C library.
import CSystem
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The arguments of this process without its name, as the bytes that they are.
package func processArguments() -> [[UInt8]] {
  let count = conj_argument_count()
  return (1..<max(1, count < 0 ? CommandLine.argc : count)).compactMap { index in
    let argument =
      unsafe count < 0
      ? UnsafePointer(CommandLine.unsafeArgv[Int(index)]) : conj_argument(index)
    return unsafe argument.map { unsafe SystemCalls.bytes(ofString: $0) }
  }
}

/// Makes a write beyond the limit for the size of files (`ulimit -f`) an error instead of ending the process.
package func makeFileSizeLimitAnError() { _ = signal(SIGXFSZ, SIG_IGN) }

/// Makes a process that reaches its limit of memory or stack (`ulimit -v`, `-d`, `-s`) end with a message instead of a crash.
package func makeMemoryLimitAnError(status: Int32, _ message: () -> String) {
  guard conj_has_memory_limit() else { return }
  let bytes = Array(message().utf8)
  unsafe conj_end_without_memory(bytes, bytes.count, status)
}

package func environmentValue(_ name: String) -> [UInt8]? {
  unsafe getenv(name).map { unsafe SystemCalls.bytes(ofString: $0) }
}

/// Seconds since 1970 in UTC, and how many seconds the clocks of this place are before it.
package func currentTime() -> (seconds: Int, offset: Int) {
  var now = time(nil)
  var local = unsafe tm()
  let isKnown = unsafe localtime_r(&now, &local) != nil
  return (Int(now), isKnown ? unsafe Int(local.tm_gmtoff) : 0)
}

/// Milliseconds on a clock that is never set. The clocks of the standard library would link its concurrency.
package func steadyMilliseconds() -> Int {
  var now = timespec()
  _ = unsafe clock_gettime(CLOCK_MONOTONIC, &now)
  return Int(now.tv_sec) * 1000 + Int(now.tv_nsec) / 1_000_000
}

package func endProcess(_ status: Int32) -> Never { exit(status) }

// MARK: signals

/// What a signal did before a handler took its place.
package struct SignalAction {
  private var stored: sigaction

  /// Sets a signal's handler and gives what was there before; nil for a signal that this program was started to ignore (by
  /// `nohup`), which stays ignored.
  package static func install(
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
  package func reinstall(for signal: Int32) {
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

package enum Signals {
  /// The signals that end a program which does not handle them, crashes among them.
  package static var ending: [Int32] {
    var others = [SIGKILL, SIGSTOP, SIGCHLD, SIGCONT, SIGURG, SIGWINCH, SIGTSTP, SIGTTIN, SIGTTOU]
    #if canImport(Darwin)
      others += [SIGINFO, SIGIO]
      let last: Int32 = 31
    #else
      let last: Int32 = 64
    #endif
    return (1...last).filter { !others.contains($0) }
  }

  /// The signals that the session's loop hears of: the window changed, go on, stop.
  package static var waking: [Int32] { [SIGWINCH, SIGCONT, SIGTSTP] }
  package static var interrupt: Int32 { SIGINT }
  package static var stop: Int32 { SIGTSTP }
  package static var `continue`: Int32 { SIGCONT }

  private static let wakeDescriptor = Atomic<Int32>(-1)

  /// Lets ``wake`` write to a descriptor; -1 for none. One place at a time waits for signals.
  package static func setWakeDescriptor(_ descriptor: Int32) {
    wakeDescriptor.store(descriptor, ordering: .releasing)
  }

  /// The handler that tells of a signal by writing its number, without ever blocking or changing `errno`.
  package static let wake: @convention(c) (Int32) -> Void = { signal in
    let kept = errno
    var byte = UInt8(truncatingIfNeeded: signal)
    _ = unsafe write(wakeDescriptor.load(ordering: .acquiring), &byte, 1)
    errno = kept
  }

  /// Allowed in a signal handler.
  package static func raise(_ signal: Int32) { _ = kill(getpid(), signal) }

  /// Stops this process and its terminal job, as the suspend key does; returns when it goes on.
  package static func stopJob() { _ = kill(0, SIGTSTP) }

  /// Does something that no handler may interrupt half way.
  package static func blocked<Result>(_ body: () -> Result) -> Result {
    var blocked = sigset_t()
    var before = sigset_t()
    _ = unsafe sigemptyset(&blocked)
    for signal in ending + waking { _ = unsafe sigaddset(&blocked, signal) }
    _ = unsafe sigprocmask(SIG_BLOCK, &blocked, &before)
    defer { _ = unsafe sigprocmask(SIG_SETMASK, &before, nil) }
    return body()
  }

  /// Gives signal handlers a stack of their own for good: one still runs after a stack overflow.
  package static func useHandlerStack(bytes: Int) {
    var stack = unsafe stack_t()
    guard unsafe sigaltstack(nil, &stack) == 0 else { return }
    guard unsafe stack.ss_flags & numericCast(SS_DISABLE) != 0 else { return }
    unsafe stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 16)
    unsafe stack.ss_size = numericCast(bytes)
    unsafe stack.ss_flags = 0
    _ = unsafe sigaltstack(&stack, nil)
  }
}
