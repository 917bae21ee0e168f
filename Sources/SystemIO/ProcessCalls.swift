// What the process knows of itself: with SystemCalls.swift all of this module that names a function of the C library.
import CSystem

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

/// Makes a write beyond the largest size that files may have (`ulimit -f`) an error, as a full disk is, in place of
/// the end of the process.
package func makeFileSizeLimitAnError() { _ = signal(SIGXFSZ, SIG_IGN) }

/// Makes the want of memory, where a process or its stack may have so much and no more (`ulimit -v`, `-d`, `-s`), end
/// it with a message and a status in place of a crash.
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
