import Foundation

/// A terminal for a program under test: a pair of pseudo-terminal devices, the program's session on
/// one of them, and a screen that shows what the program writes.
package final class PseudoTerminal {
  /// Something that was waited for and didn't come, with the screen at that time.
  package struct TimedOut: Error, CustomStringConvertible {
    package let description: String
  }

  /// A system call that failed.
  package struct Failed: Error, CustomStringConvertible {
    package let description: String
    init(_ call: String) { description = "\(call): \(String(cString: strerror(errno)))" }
  }

  /// What the program showed until now.
  package private(set) var screen: ScreenModel
  /// All that it wrote, as text.
  package var output: String { String(decoding: written, as: UTF8.self) }
  private var written: [UInt8] = []
  private var master: Int32
  /// The device itself: while it is open the master reports no hang-up before and after programs have it.
  private let device: Int32
  /// The path of the device that programs open.
  package let devicePath: String
  private var child: pid_t = 0
  private var status: Int32?

  /// A terminal of this size with nothing on it.
  package init(columns: Int = 80, rows: Int = 24) throws {
    screen = ScreenModel(columns: columns, rows: rows)
    (master, devicePath) = try PseudoDevice.open()
    device = open(devicePath, O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard device >= 0 else { throw Failed(devicePath) }
    setSize(columns: columns, rows: rows)
  }

  deinit {
    if child > 0, status == nil {
      // The session's leader takes the terminal with it, and every program on it gets SIGHUP.
      kill(-child, SIGKILL)
      kill(child, SIGKILL)
      waitpid(child, nil, 0)
    }
    if master >= 0 { close(master) }
    if device >= 0 { close(device) }
  }

  // MARK: the program

  /// Runs a line of the shell in a session of its own, with job control as at a prompt.
  package func run(_ line: String, environment: [String: String] = [:]) throws {
    var environment = environment
    environment["TERM"] = environment["TERM"] ?? "xterm-256color"
    environment["PATH"] = environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"
    child = try PseudoDevice.spawn(
      ["/bin/sh", "-m", "-c", line], environment: environment, device: devicePath)
  }

  /// The process group in the foreground: that of the program that the shell runs now.
  package var foreground: pid_t { tcgetpgrp(master) }

  /// Sends a signal to the program in the foreground.
  package func signal(_ number: Int32) { kill(-foreground, number) }

  /// Takes the terminal away, as when its window is closed.
  package func hangUp() {
    close(master)
    master = -1
  }

  /// The exit status of the shell, once it ends.
  package func exitStatus(within seconds: Double = Patience.seconds) throws -> Int32 {
    try wait(for: "the end", within: seconds) { _ in self.hasEnded }
    // What it wrote last.
    while drain() {}
    return status.map { $0 >> 8 & 255 } ?? -1
  }

  private var hasEnded: Bool {
    if status != nil { return true }
    var value: Int32 = 0
    if waitpid(child, &value, WNOHANG) == child { status = value }
    return status != nil
  }

  // MARK: keys and screen

  /// Sends text as if it were typed; returns when all of it is taken.
  package func type(_ text: String) throws { try type(Array(text.utf8)) }

  /// Sends bytes as if they were typed. What the program writes meanwhile is read, so that neither
  /// side waits for the other for ever.
  package func type(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      var entry = pollfd(fd: master, events: Int16(POLLIN | POLLOUT), revents: 0)
      guard poll(&entry, 1, Patience.milliseconds) > 0 else {
        throw TimedOut(description: "keys not taken")
      }
      if entry.revents & Int16(POLLIN) != 0 { drain() }
      guard entry.revents & Int16(POLLOUT) != 0 else { continue }
      let piece = Array(rest.prefix(512))
      let count = write(master, piece, piece.count)
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EAGAIN {
        throw Failed("write")
      }
    }
  }

  /// Reads what the program writes until the screen satisfies a condition.
  package func wait(
    for what: String, within seconds: Double = Patience.seconds,
    until isThere: (ScreenModel) -> Bool
  ) throws {
    let end = ContinuousClock.now + .seconds(seconds)
    while !isThere(screen) {
      var entry = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      if poll(&entry, 1, 20) > 0 { drain() }
      if ContinuousClock.now > end, !isThere(screen) {
        throw TimedOut(description: "\(what) did not come; the screen:\n\(screen.text)")
      }
    }
  }

  /// Waits until a text stands on the screen.
  package func wait(for text: String, within seconds: Double = Patience.seconds) throws {
    try wait(for: "“\(text)”", within: seconds) { !$0.updateIsOpen && $0.text.contains(text) }
  }

  /// Gives the window another size, as a window manager does.
  package func resize(columns: Int, rows: Int) {
    drain()
    screen.resize(columns: columns, rows: rows)
    setSize(columns: columns, rows: rows)
  }

  @discardableResult
  private func drain() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 65536)
    let count = read(master, &buffer, buffer.count)
    guard count > 0 else { return false }
    written += buffer[..<count]
    screen.feed(buffer[..<count])
    return true
  }

  // MARK: settings

  /// The terminal's settings, ready to be compared.
  package var settings: [UInt64] {
    var value = termios()
    guard tcgetattr(master, &value) == 0 else { return [] }
    let keys = withUnsafeBytes(of: value.c_cc) { $0.map { UInt64($0) } }
    return [value.c_iflag, value.c_oflag, value.c_cflag, value.c_lflag].map { UInt64($0) } + keys
  }

  private func setSize(columns: Int, rows: Int) {
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }
}
