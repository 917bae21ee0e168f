/// The system's file calls, and the only place where platforms differ.
///
/// Each call repeats itself when a signal interrupts it, and gives `errno` as a `FileError` code
/// where it fails.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What `fstat` tells of a file.
struct FileStatus {
  var kind: FileKind
  /// The file's size in bytes.
  var size: Int
  /// The permission bits.
  var mode: UInt32
  /// Device and file number: equal for two paths to the same file.
  var identity: FileIdentity

  fileprivate init(_ status: stat) {
    kind =
      switch UInt32(status.st_mode) & UInt32(S_IFMT) {
      case UInt32(S_IFREG): .file
      case UInt32(S_IFDIR): .folder
      default: .other
      }
    size = Int(status.st_size)
    mode = UInt32(status.st_mode) & 0o7777
    identity = FileIdentity(device: UInt64(status.st_dev), number: UInt64(status.st_ino))
  }
}

/// What makes two paths the same file.
package struct FileIdentity: Hashable, Sendable {
  var device: UInt64
  var number: UInt64
}

/// A number that the system gave for a failure, as `errno` has it.
struct SystemFailure: Error {
  var code: Int32

  /// The failure of the call that was just made.
  static var last: SystemFailure { SystemFailure(code: errno) }
  static var isFolder: SystemFailure { SystemFailure(code: EISDIR) }
  static var notAFile: SystemFailure { SystemFailure(code: EINVAL) }

  /// The system's words for it: `No such file or directory`.
  var text: String {
    guard let words = unsafe strerror(code) else { return "error \(code)" }
    return unsafe String(cString: words)
  }

  var isMissing: Bool { code == ENOENT || code == ENOTDIR }
}

enum SystemCalls {
  /// Runs a call until no signal interrupts it; -1 is failure.
  private static func checked<Result: SignedInteger>(
    _ call: () -> Result
  ) throws(SystemFailure) -> Result {
    while true {
      let result = call()
      if result >= 0 { return result }
      if errno != EINTR { throw .last }
    }
  }

  static func openForReading(_ path: String) throws(SystemFailure) -> Int32 {
    try checked { unsafe open(path, O_RDONLY | O_CLOEXEC) }
  }

  /// Makes a file that does not exist yet; `mode` is cut by the process's mask.
  static func create(_ path: String, mode: UInt32) throws(SystemFailure) -> Int32 {
    try checked { unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode_t(mode)) }
  }

  static func close(_ descriptor: Int32) {
    #if canImport(Glibc)
      _ = Glibc.close(descriptor)
    #elseif canImport(Musl)
      _ = Musl.close(descriptor)
    #else
      _ = Darwin.close(descriptor)
    #endif
  }

  static func status(of descriptor: Int32) throws(SystemFailure) -> FileStatus {
    var status = stat()
    _ = try checked { unsafe fstat(descriptor, &status) }
    return FileStatus(status)
  }

  /// The status of what the path leads to, through symbolic links.
  static func status(ofPath path: String) throws(SystemFailure) -> FileStatus {
    var status = stat()
    _ = try checked { unsafe stat(path, &status) }
    return FileStatus(status)
  }

  static func isSymbolicLink(_ path: String) -> Bool {
    var status = stat()
    guard unsafe lstat(path, &status) == 0 else { return false }
    return UInt32(status.st_mode) & UInt32(S_IFMT) == UInt32(S_IFLNK)
  }

  /// Bytes read, 0 at the end.
  static func read(
    _ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer
  ) throws(SystemFailure) -> Int {
    #if canImport(Glibc)
      try checked { unsafe Glibc.read(descriptor, buffer.baseAddress, buffer.count) }
    #elseif canImport(Musl)
      try checked { unsafe Musl.read(descriptor, buffer.baseAddress, buffer.count) }
    #else
      try checked { unsafe Darwin.read(descriptor, buffer.baseAddress, buffer.count) }
    #endif
  }

  /// Bytes written, which may be fewer than given.
  static func write(
    _ descriptor: Int32, _ buffer: UnsafeRawBufferPointer
  ) throws(SystemFailure) -> Int {
    #if canImport(Glibc)
      try checked { unsafe Glibc.write(descriptor, buffer.baseAddress, buffer.count) }
    #elseif canImport(Musl)
      try checked { unsafe Musl.write(descriptor, buffer.baseAddress, buffer.count) }
    #else
      try checked { unsafe Darwin.write(descriptor, buffer.baseAddress, buffer.count) }
    #endif
  }

  /// Whether a failure to read or write only means "not now".
  static func isNotReady(_ failure: SystemFailure) -> Bool {
    failure.code == EAGAIN || failure.code == EWOULDBLOCK
  }

  /// Whether a read (or a write) would not block, waiting at most so many milliseconds (-1: for
  /// ever).
  static func isReady(_ descriptor: Int32, writing: Bool = false, milliseconds: Int32) -> Bool {
    let events = Int16(writing ? POLLOUT : POLLIN)
    var request = pollfd(fd: descriptor, events: events, revents: 0)
    let ready = try? checked { unsafe poll(&request, 1, milliseconds) }
    return (ready ?? 1) > 0
  }

  static func setMode(_ descriptor: Int32, _ mode: UInt32) throws(SystemFailure) {
    _ = try checked { fchmod(descriptor, mode_t(mode)) }
  }

  static func synchronize(_ descriptor: Int32) throws(SystemFailure) {
    _ = try checked { fsync(descriptor) }
  }

  static func move(_ path: String, to target: String) throws(SystemFailure) {
    _ = try checked { unsafe rename(path, target) }
  }

  static func remove(_ path: String) {
    _ = unsafe unlink(path)
  }

  /// The path without symbolic links, or nil where it leads nowhere.
  static func resolved(_ path: String) -> String? {
    guard let result = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(result) }
    return unsafe String(cString: result)
  }

  static var processNumber: Int32 { getpid() }

  /// The names in a folder, in no order, without `.` and `..`.
  static func names(inFolder path: String) throws(SystemFailure) -> [String] {
    guard let folder = unsafe opendir(path) else { throw .last }
    defer { _ = unsafe closedir(folder) }
    let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
    var names: [String] = []
    while true {
      errno = 0
      guard let entry = unsafe readdir(folder) else { break }
      // By its address: the record may be shorter than its type says.
      let start = unsafe UnsafeRawPointer(entry) + nameOffset
      let name = unsafe String(cString: start.assumingMemoryBound(to: CChar.self))
      if name != "." && name != ".." { names.append(name) }
    }
    if errno != 0 { throw .last }
    return names
  }

  /// Maps the first bytes of a file for reading.
  static func map(
    _ descriptor: Int32, count: Int
  ) throws(SystemFailure) -> UnsafeRawBufferPointer {
    let start = unsafe mmap(nil, count, PROT_READ, MAP_PRIVATE, descriptor, 0)
    guard let start = unsafe start, unsafe start != MAP_FAILED else { throw .last }
    return unsafe UnsafeRawBufferPointer(start: start, count: count)
  }

  static func unmap(_ bytes: UnsafeRawBufferPointer) {
    guard let start = bytes.baseAddress else { return }
    unsafe _ = munmap(UnsafeMutableRawPointer(mutating: start), bytes.count)
  }
}
