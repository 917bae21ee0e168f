import Foundation
import TestSupport
import Testing

/// The built program, and ways to run it.
enum Program {
  struct NotStarted: Error {}

  /// The folder with the program: that of the test bundle, whatever the build's configuration, or that of an
  /// installation which CONJ_PREFIX names.
  static func folder() throws -> URL { try found.get() }

  private static let found = Result { try find() }

  private static func find() throws -> URL {
    if let prefix = ProcessInfo.processInfo.environment["CONJ_PREFIX"] {
      return URL(fileURLWithPath: prefix).appendingPathComponent("bin")
    }
    return try BuildFolder.holding("conj")
  }

  /// Runs conj with these arguments and this input.
  static func run(
    _ arguments: [String], input: [UInt8] = [], environment: [String: String] = [:],
    in folder: String? = nil
  ) throws -> Outcome {
    let program = try self.folder().appendingPathComponent("conj").path
    return try run(
      program: program, arguments, input: input, environment: environment, in: folder)
  }

  /// Runs a line of the shell in which conj is found.
  static func shell(
    _ line: String, environment: [String: String] = [:], in folder: String? = nil
  ) throws -> Outcome {
    try run(program: "/bin/sh", ["-c", line], input: [], environment: environment, in: folder)
  }

  private static func run(
    program: String, _ arguments: [String], input: [UInt8], environment: [String: String],
    in folder: String?
  ) throws -> Outcome {
    // Files instead of pipes: no run can wait for its reader.
    let place = try TemporaryFolder(["input": input, "output": [], "messages": []])
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = try self.environment(environment)
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    process.standardInput = try FileHandle(forReadingFrom: URL(fileURLWithPath: place / "input"))
    process.standardOutput = FileHandle(forWritingAtPath: place / "output")
    process.standardError = FileHandle(forWritingAtPath: place / "messages")
    try process.run()
    wait(for: process)
    let signal = process.terminationReason == .uncaughtSignal
    return Outcome(
      output: try place.bytes("output"), messages: try place.text("messages"),
      status: process.terminationStatus + (signal ? 128 : 0))
  }

  /// Waits for the end of a program. One that waits for something that doesn't come is ended by a signal. Its time is
  /// counted from here: the time limit of a test begins while the test still waits for a processor.
  static func wait(for process: Process) {
    let child = process.processIdentifier
    let watch = DispatchWorkItem { kill(child, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + Patience.seconds, execute: watch)
    process.waitUntilExit()
    watch.cancel()
  }

  /// Starts conj with an input that never ends, and sends it a signal when it has answered a first line;
  /// gives the signal that it ended by, 0 where it ended by itself.
  ///
  /// Not by `Process`, whose children may inherit blocked signals.
  static func signalled(_ signal: Int32, _ arguments: [String]) throws -> Int32 {
    var input: [Int32] = [-1, -1]
    var output: [Int32] = [-1, -1]
    guard pipe(&input) == 0, pipe(&output) == 0 else { throw NotStarted() }
    defer { for end in input + output { close(end) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_adddup2(&actions, input[0], 0)
    posix_spawn_file_actions_adddup2(&actions, output[1], 1)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    var none = sigset_t()
    sigemptyset(&none)
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))
    let program = try folder().appendingPathComponent("conj").path
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var child: pid_t = 0
    guard posix_spawn(&child, program, &actions, &attributes, &words, environ) == 0 else {
      throw NotStarted()
    }
    // A signal that comes before the program begins says nothing about it.
    _ = write(input[1], "fui\n", 4)
    var answered = pollfd(fd: output[0], events: Int16(POLLIN), revents: 0)
    let isAnswered = poll(&answered, 1, Patience.milliseconds) == 1
    kill(child, isAnswered ? signal : SIGKILL)
    var status: Int32 = 0
    waitpid(child, &status, 0)
    return status & 0x7F
  }

  /// An environment in which conj is found and nothing of the user's is set.
  static func environment(_ variables: [String: String] = [:]) throws -> [String: String] {
    let own = ProcessInfo.processInfo.environment
    var environment = ["PATH": "\(try folder().path):\(own["PATH"] ?? "/usr/bin:/bin")"]
    for name in ["LD_LIBRARY_PATH", "HOME", "TMPDIR"] { environment[name] = own[name] }
    return environment.merging(variables) { $1 }
  }
}
