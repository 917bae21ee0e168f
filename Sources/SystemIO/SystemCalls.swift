// The only Swift file of conj, beside ProcessCalls.swift, that names a function of the C library: every difference
// between Glibc, Musl and Darwin is here, or in CSystem.
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Why a system call failed, as `errno` has it.
package struct SystemError: Error, Hashable, Sendable {
  package let code: Int32

  package init(code: Int32) { self.code = code }

  /// The error of the call that was just made.
  static var last: SystemError { SystemError(code: errno) }

  package static let noFile = SystemError(code: ENOENT)
  package static let noPermission = SystemError(code: EACCES)
  package static let notPermitted = SystemError(code: EPERM)
  package static let isFolder = SystemError(code: EISDIR)
  package static let notFolder = SystemError(code: ENOTDIR)
  package static let exists = SystemError(code: EEXIST)
  package static let noSpace = SystemError(code: ENOSPC)
  package static let quota = SystemError(code: EDQUOT)
  package static let fileTooLarge = SystemError(code: EFBIG)
  package static let readOnly = SystemError(code: EROFS)
  package static let nameTooLong = SystemError(code: ENAMETOOLONG)
  package static let linkLoop = SystemError(code: ELOOP)
  package static let inputOutput = SystemError(code: EIO)
  package static let badDescriptor = SystemError(code: EBADF)
  package static let tooManyFiles = SystemError(code: EMFILE)
  package static let noMemory = SystemError(code: ENOMEM)

  /// The system's words for it: `No such file or directory`.
  package var reason: String {
    unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
  }

  var isMissing: Bool { self == .noFile || self == .notFolder }
  /// Whether the disk is full, or a limit for the user or for one file is reached.
  package var isNoRoom: Bool { [.noSpace, .quota, .fileTooLarge].contains(self) }
  /// Whether nobody reads from the pipe any more.
  package var isClosedPipe: Bool { code == EPIPE }
}

/// What `stat` tells of a file.
struct FileStatus {
  fileprivate var stored = stat()

  var kind: FileKind {
    switch UInt32(stored.st_mode) & UInt32(S_IFMT) {
    case UInt32(S_IFREG): .file
    case UInt32(S_IFDIR): .folder
    default: .other
    }
  }
  var size: Int { Int(stored.st_size) }
  var mode: UInt32 { UInt32(stored.st_mode) & 0o7777 }
  /// The numbers of its user and its group.
  var owner: (user: UInt32, group: UInt32) { (UInt32(stored.st_uid), UInt32(stored.st_gid)) }
  /// How many names it has in folders.
  var linkCount: Int { Int(stored.st_nlink) }
  var identity: FileIdentity {
    FileIdentity(device: UInt64(stored.st_dev), number: UInt64(stored.st_ino))
  }
}

enum SystemCalls {
  /// Runs a call until no signal interrupts it; -1 is failure.
  static func checked<Result: SignedInteger>(_ call: () -> Result) throws(SystemError) -> Result {
    while true {
      let result = call()
      if result >= 0 { return result }
      if errno != EINTR { throw .last }
    }
  }

  /// The same for a read or write; nil where the descriptor is not ready.
  fileprivate static func transferred(_ call: () -> Int) throws(SystemError) -> Int? {
    do throws(SystemError) {
      return try checked(call)
    } catch {
      if error.code == EAGAIN || error.code == EWOULDBLOCK { return nil }
      throw error
    }
  }

  /// Reads once into `buffer` from `start` on: how many bytes, 0 at the end.
  static func readOnce(
    _ descriptor: Int32, _ buffer: inout [UInt8], _ start: Int
  ) throws(SystemError) -> Int? {
    precondition(buffer.indices.contains(start))
    return try transferred {
      unsafe buffer.withUnsafeMutableBytes {
        unsafe read(descriptor, $0.baseAddress.map { unsafe $0 + start }, $0.count - start)
      }
    }
  }

  static func openForReading(_ path: FilePath) throws(SystemError) -> Int32 {
    try checked { unsafe open(path.cString, O_RDONLY | O_CLOEXEC) }
  }

  /// Locks a file until it is closed. Where another process has it locked this waits for it, or fails.
  static func lock(_ descriptor: Int32, waits: Bool = true) throws(SystemError) {
    _ = try checked { flock(descriptor, LOCK_EX | (waits ? 0 : LOCK_NB)) }
  }

  /// Reads the bytes of a file from an offset on, as many as there are up to `count`.
  static func readBytes(
    _ descriptor: Int32, at offset: Int, count: Int
  ) throws(SystemError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    let read = try checked {
      unsafe bytes.withUnsafeMutableBytes { room in
        unsafe pread(descriptor, room.baseAddress, room.count, off_t(offset))
      }
    }
    return Array(bytes.prefix(read))
  }

  /// Creates a folder for its owner alone if it is missing.
  static func makeFolder(_ path: FilePath) throws(SystemError) {
    if unsafe mkdir(path.cString, 0o700) != 0, errno != EEXIST { throw .last }
  }

  static func status(of descriptor: Int32) throws(SystemError) -> FileStatus {
    var status = FileStatus()
    _ = try checked { unsafe fstat(descriptor, &status.stored) }
    return status
  }

  /// The status of what the path leads to, through symbolic links.
  static func status(of path: FilePath) throws(SystemError) -> FileStatus {
    var status = FileStatus()
    _ = try checked { unsafe stat(path.cString, &status.stored) }
    return status
  }

  static func isSymbolicLink(_ path: FilePath) -> Bool {
    var status = stat()
    guard unsafe lstat(path.cString, &status) == 0 else { return false }
    return UInt32(status.st_mode) & UInt32(S_IFMT) == UInt32(S_IFLNK)
  }

  static func setOwner(_ descriptor: Int32, user: UInt32?, group: UInt32) throws(SystemError) {
    _ = try checked { fchown(descriptor, user ?? .max, group) }
  }

  /// Makes sure that this user may write to a file.
  static func checkWritable(_ path: FilePath) throws(SystemError) {
    _ = try checked { unsafe access(path.cString, W_OK) }
  }

  static func resolved(_ path: FilePath) throws(SystemError) -> FilePath {
    guard let result = unsafe realpath(path.cString, nil) else { throw .last }
    defer { unsafe free(result) }
    return FilePath(unsafe bytes(ofString: result))
  }

  static var processNumber: Int32 { getpid() }
  static var userNumber: UInt32 { UInt32(geteuid()) }

  /// The names in a folder, `.` and `..` among them, in no order.
  static func names(inFolder path: FilePath) throws(SystemError) -> [FilePath] {
    guard let folder = unsafe opendir(path.cString) else { throw .last }
    defer { _ = unsafe closedir(folder) }
    guard let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name) else {
      preconditionFailure("the name of a folder's entry is not stored in it")
    }
    var names: [FilePath] = []
    while true {
      errno = 0
      guard let entry = unsafe readdir(folder) else { break }
      // By its address: the record may be shorter than its type says.
      let name = unsafe (UnsafeRawPointer(entry) + nameOffset).assumingMemoryBound(to: CChar.self)
      names.append(FilePath(unsafe bytes(ofString: name)))
    }
    if errno != 0 { throw .last }
    return names
  }

  static func bytes(ofString start: UnsafePointer<CChar>) -> [UInt8] {
    unsafe [UInt8](UnsafeRawBufferPointer(start: start, count: strlen(start)))
  }
}

/// The files of the system.
package struct SystemStorage: FileStorage {
  package init() {}

  package func create(_ path: FilePath) throws(SystemError) -> Int32 {
    try SystemCalls.checked {
      unsafe open(path.cString, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    }
  }

  package func openForAppending(_ path: FilePath) throws(SystemError) -> Int32 {
    try SystemCalls.checked {
      unsafe open(path.cString, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    }
  }

  package func setMode(_ descriptor: Int32, _ mode: UInt32) throws(SystemError) {
    _ = try SystemCalls.checked { fchmod(descriptor, mode_t(mode)) }
  }

  package func writeOnce(
    _ descriptor: Int32, _ bytes: Span<UInt8>, _ start: Int
  ) throws(SystemError) -> Int? {
    try unsafe bytes.withUnsafeBytes { (buffer) throws(SystemError) in
      let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[start...])
      return try SystemCalls.transferred {
        unsafe write(descriptor, rest.baseAddress, rest.count)
      }
    }
  }

  package func synchronize(_ descriptor: Int32) throws(SystemError) {
    _ = try SystemCalls.checked { fsync(descriptor) }
  }

  package func truncate(_ descriptor: Int32, size: Int) throws(SystemError) {
    _ = try SystemCalls.checked { ftruncate(descriptor, off_t(size)) }
  }

  package func move(_ path: FilePath, to target: FilePath) throws(SystemError) {
    _ = try SystemCalls.checked { unsafe rename(path.cString, target.cString) }
  }

  package func remove(_ path: FilePath) throws(SystemError) {
    _ = try SystemCalls.checked { unsafe unlink(path.cString) }
  }
}

extension FilePath {
  /// A path with a NUL would be cut there: it is the empty path, which leads nowhere.
  fileprivate var cString: [CChar] {
    bytes.contains(0) ? [0] : bytes.map { CChar(bitPattern: $0) } + [0]
  }
}

// MARK: descriptors

package func closeDescriptor(_ descriptor: Int32) { _ = close(descriptor) }

/// Waits until a descriptor can be read, or written to, at most the given milliseconds (nil: no limit). Returns whether
/// each can; all are false when the time is over. The end of an input and an error count as ready.
package func waitUntilReady(
  _ descriptors: [Int32], forWriting: Bool = false, milliseconds: Int? = nil
) throws(SystemError) -> [Bool] {
  let events = Int16(forWriting ? POLLOUT : POLLIN)
  var entries = descriptors.map { pollfd(fd: $0, events: events, revents: 0) }
  let limit = milliseconds.map { Int32(clamping: $0) } ?? -1
  _ = try SystemCalls.checked { unsafe poll(&entries, numericCast(entries.count), limit) }
  return entries.map { $0.revents != 0 }
}

/// A pipe whose ends never block and are closed for other programs.
package func makePipe() -> (read: Int32, write: Int32)? {
  var ends: [Int32] = [-1, -1]
  guard unsafe pipe(&ends) == 0 else { return nil }
  for end in ends {
    _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK)
  }
  return (ends[0], ends[1])
}

// MARK: terminals

package func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

/// A terminal's size in cells; nil if the descriptor is not a terminal or the size is unknown.
package func terminalSize(_ descriptor: Int32) -> (columns: Int, rows: Int)? {
  var size = winsize()
  let status = unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size)
  guard status == 0, size.ws_col > 0, size.ws_row > 0 else { return nil }
  return (Int(size.ws_col), Int(size.ws_row))
}

/// Opens the terminal that controls this process, whatever its standard streams are.
package func openTerminalDevice() -> Int32? {
  try? SystemCalls.checked { unsafe open("/dev/tty", O_RDWR | O_CLOEXEC) }
}

/// A terminal's line settings, as `tcgetattr` reads them.
package struct TerminalSettings {
  private var stored: termios

  /// The settings of a descriptor's terminal; nil if it is not a terminal.
  package init?(of descriptor: Int32) {
    var stored = termios()
    guard unsafe tcgetattr(descriptor, &stored) == 0 else { return nil }
    self.stored = stored
  }

  /// The same with every key delivered at once, unchanged and without an echo. Output stays translated, so that messages of
  /// other programs begin at the margin.
  package var raw: TerminalSettings {
    var copy = self
    unsafe cfmakeraw(&copy.stored)
    copy.stored.c_oflag = stored.c_oflag
    return copy
  }

  /// Makes these the settings of a terminal. From the background this stops the process until it is in the foreground.
  package func apply(to descriptor: Int32) {
    var copy = stored
    while unsafe tcsetattr(descriptor, TCSANOW, &copy) != 0, errno == EINTR {}
  }

  /// The same, except from the background, where the shell has settings of its own. A terminal that controls another session
  /// shows no foreground. Allowed in a signal handler: its mask keeps SIGTTOU away.
  package func applyInForeground(to descriptor: Int32) {
    let foreground = tcgetpgrp(descriptor)
    if foreground < 0 || foreground == getpgrp() { apply(to: descriptor) }
  }
}

/// Writes bytes, waiting for nothing for longer than a moment. Allowed in a signal handler.
package func writeBriefly(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) {
  var rest = unsafe bytes[...]
  var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
  while unsafe !rest.isEmpty, unsafe poll(&entry, 1, 100) > 0 {
    let part = unsafe UnsafeRawBufferPointer(rebasing: rest)
    let count = unsafe write(descriptor, part.baseAddress, part.count)
    guard count > 0 else { break }
    unsafe rest = rest.dropFirst(count)
  }
}
