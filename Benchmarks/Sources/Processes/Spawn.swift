#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What became of a program that was run.
struct Finished {
  /// From just before it was started until its end was known, in nanoseconds.
  let time: UInt64
  /// Its exit status; 128 and the signal's number where a signal ended it.
  let status: Int32
}

/// Runs a program and waits for its end.
///
/// `arguments[0]` is looked for in PATH. Standard input and output are files; standard error is
/// dropped. Nil where it can't be started. posix_spawn shares this program's memory until the new
/// one starts, so the time does not depend on how much memory this one holds.
func run(_ arguments: [String], input: String = "/dev/null", output: String = "/dev/null")
  -> Finished?
{
  var actions = unsafe posix_spawn_file_actions_t()
  unsafe posix_spawn_file_actions_init(&actions)
  defer { unsafe posix_spawn_file_actions_destroy(&actions) }
  unsafe posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
  unsafe posix_spawn_file_actions_addopen(
    &actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
  unsafe posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
  guard let program = arguments.first else { return nil }
  let vector = unsafe CStrings(arguments)
  // A fixed environment: no user's settings in the figures, UTF-8 for the programs that ask.
  let environment = unsafe CStrings(["PATH=\(searchPath())", "LC_ALL=C.UTF-8"])
  var child: pid_t = 0
  let start = now()
  let failure = unsafe posix_spawnp(
    &child, program, &actions, nil, vector.pointers, environment.pointers)
  guard failure == 0 else { return nil }
  var state: Int32 = 0
  while unsafe waitpid(child, &state, 0) < 0 {
    if errno != EINTR { return nil }
  }
  let time = now() - start
  let signal = state & 0x7F
  return Finished(time: time, status: signal == 0 ? (state >> 8) & 0xFF : 128 + signal)
}

/// An array of C strings that ends with nil, as posix_spawn takes it.
@unsafe
private final class CStrings {
  let pointers: [UnsafeMutablePointer<CChar>?]

  init(_ texts: [String]) {
    unsafe pointers = unsafe texts.map { unsafe strdup($0) } + [nil]
  }

  deinit {
    unsafe pointers.forEach { unsafe free($0) }
  }
}

private func searchPath() -> String {
  guard let value = unsafe getenv("PATH") else { return "/usr/bin:/bin" }
  return unsafe String(cString: value)
}

/// What a program writes on standard output, or nil where it can't be run.
func captured(_ arguments: [String], input: String = "/dev/null") -> String? {
  let path = "\(temporaryFolder())/conj-bench-\(getpid()).txt"
  defer { unsafe unlink(path) }
  guard let finished = run(arguments, input: input, output: path), finished.status != 127 else {
    return nil
  }
  return contents(ofFile: path).map { String(decoding: $0, as: UTF8.self) }
}
