// The only file of the benchmarks that knows which C library the system has.
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Nanoseconds on a clock that never jumps.
func now() -> UInt64 {
  var time = timespec()
  unsafe clock_gettime(CLOCK_MONOTONIC, &time)
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}

/// Nanoseconds that this thread has run: other programs on the machine take no part in it, but for
/// the caches that they share.
func threadTime() -> UInt64 {
  var time = timespec()
  unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}

/// The whole file, or nil where it can't be read.
func contents(ofFile path: String) -> [UInt8]? {
  let descriptor = unsafe open(path, O_RDONLY)
  guard descriptor >= 0 else { return nil }
  defer { close(descriptor) }
  var bytes: [UInt8] = []
  while true {
    let size = bytes.count
    bytes.append(contentsOf: repeatElement(0, count: max(1 << 16, size)))
    let got = unsafe bytes.withUnsafeMutableBytes { buffer in
      unsafe read(descriptor, buffer.baseAddress?.advanced(by: size), buffer.count - size)
    }
    bytes.removeLast(bytes.count - size - max(0, got))
    if got == 0 { return bytes }
    if got < 0 { return nil }
  }
}

/// Writes the whole file anew; false where that fails.
func write(_ bytes: [UInt8], toFile path: String) -> Bool {
  let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
  guard descriptor >= 0 else { return false }
  defer { close(descriptor) }
  return write(bytes, to: descriptor)
}

/// Writes all of the bytes to a descriptor; false where that fails.
func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
  var done = 0
  while done < bytes.count {
    let written = unsafe bytes.withUnsafeBytes { buffer in
      unsafe write(descriptor, buffer.baseAddress?.advanced(by: done), buffer.count - done)
    }
    guard written > 0 else { return false }
    done += written
  }
  return true
}

/// Makes one folder; an existing one is fine.
func makeFolder(_ path: String) {
  unsafe mkdir(path, 0o755)
}

/// The names of the files in one folder, sorted by their bytes.
func fileNames(inFolder path: String) -> [String] {
  guard let folder = unsafe opendir(path) else { return [] }
  defer { unsafe closedir(folder) }
  var names: [String] = []
  while let entry = unsafe readdir(folder) {
    let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { tuple in
      unsafe tuple.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
    }
    if !name.hasPrefix(".") { names.append(name) }
  }
  return names.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
}

/// Ends the program with a message on standard error.
func stop(_ message: String) -> Never {
  _ = write(Array("conj-bench: \(message)\n".utf8), to: 2)
  exit(2)
}

/// Tells on standard error what is going on.
func note(_ message: String) {
  _ = write(Array("\(message)\n".utf8), to: 2)
}

/// The folder for throw-away files: `TMPDIR`, or `/tmp`.
func temporaryFolder() -> String {
  guard let value = unsafe getenv("TMPDIR") else { return "/tmp" }
  return unsafe String(cString: value)
}
