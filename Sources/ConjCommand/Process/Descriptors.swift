#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

// The system calls that a command needs beside those on files, and the only unsafe code of this
// module.

/// What became of a read.
enum ReadResult {
  /// This many bytes were read; 0 at the end of the input.
  case bytes(Int)
  /// The input can't be read, for this reason.
  case failed(String)
}

/// Reads into `buffer` from place `start` on, once, waiting where it must.
func readBytes(from descriptor: Int32, into buffer: inout [UInt8], at start: Int) -> ReadResult {
  while true {
    let count = unsafe buffer.withUnsafeMutableBytes { bytes in
      unsafe read(
        descriptor, UnsafeMutableRawBufferPointer(rebasing: bytes[start...]).baseAddress,
        bytes.count - start)
    }
    if count >= 0 { return .bytes(count) }
    switch errno {
    case EINTR: continue
    case EAGAIN: wait(for: descriptor, events: Int16(POLLIN))
    default: return .failed(reasonOfLastError())
    }
  }
}

/// Whether a read from `descriptor` would return at once, at the end of the input as well.
func canReadWithoutWaiting(_ descriptor: Int32) -> Bool {
  var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
  return unsafe poll(&entry, 1, 0) > 0
}

/// What became of a write.
enum WriteResult {
  /// All of it was written.
  case written
  /// Nobody reads at the other end any more.
  case closedPipe
  /// It can't be written, for this reason.
  case failed(String)
}

/// Writes all of `bytes`, however many calls that takes.
func writeBytes(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) -> WriteResult {
  unsafe bytes.withUnsafeBytes { unsafe writeBytes($0, to: descriptor) }
}

/// Writes all of `bytes`, however many calls that takes.
func writeBytes(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> WriteResult {
  var start = 0
  while start < bytes.count {
    let count = unsafe write(
      descriptor, UnsafeRawBufferPointer(rebasing: bytes[start...]).baseAddress,
      bytes.count - start)
    if count >= 0 {
      start += count
      continue
    }
    switch errno {
    case EINTR: continue
    case EAGAIN: wait(for: descriptor, events: Int16(POLLOUT))
    case EPIPE: return .closedPipe
    default: return .failed(reasonOfLastError())
    }
  }
  return .written
}

/// Whether `descriptor` is a terminal.
func isTerminal(_ descriptor: Int32) -> Bool {
  isatty(descriptor) == 1
}

/// The size of the terminal at `descriptor` in cells, nil where there is none or it has no size.
func terminalSize(_ descriptor: Int32) -> (columns: Int, rows: Int)? {
  var size = winsize()
  let status = unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size)
  guard status == 0, size.ws_col > 0, size.ws_row > 0 else { return nil }
  return (Int(size.ws_col), Int(size.ws_row))
}

/// The value of an environment variable of this process.
func environmentValue(_ name: String) -> String? {
  guard let value = unsafe getenv(name) else { return nil }
  return unsafe String(cString: value)
}

/// The arguments of this process without its name, as the bytes that they are.
func processArguments() -> [[UInt8]] {
  var arguments: [[UInt8]] = []
  for place in 1..<max(1, Int(CommandLine.argc)) {
    guard let argument = unsafe CommandLine.unsafeArgv[place] else { break }
    let bytes = unsafe UnsafeRawBufferPointer(start: argument, count: strlen(argument))
    unsafe arguments.append([UInt8](bytes))
  }
  return arguments
}

/// Ends this process.
func endProcess(_ status: Int32) -> Never {
  exit(status)
}

private func wait(for descriptor: Int32, events: Int16) {
  var entry = pollfd(fd: descriptor, events: events, revents: 0)
  _ = unsafe poll(&entry, 1, -1)
}

private func reasonOfLastError() -> String {
  guard let reason = unsafe strerror(errno) else { return "error \(errno)" }
  return unsafe String(cString: reason)
}
