import Foundation

/// How pseudo-terminals are opened and programs started on them, here and there.
enum PseudoDevice {
  /// The master's descriptor and the path of the device for the program.
  static func open() throws -> (master: Int32, path: String) {
    #if canImport(Darwin)
      let master = posix_openpt(O_RDWR | O_NOCTTY)
      guard master >= 0, grantpt(master) == 0, unlockpt(master) == 0, let name = ptsname(master)
      else { throw PseudoTerminal.Failed("posix_openpt") }
      let path = String(cString: name)
    #else
      // posix_openpt and its relatives are invisible here; these are what they do.
      let getNumber: UInt = 0x8004_5430
      let setLock: UInt = 0x4004_5431
      let master = Foundation.open("/dev/ptmx", O_RDWR | O_NOCTTY)
      guard master >= 0 else { throw PseudoTerminal.Failed("/dev/ptmx") }
      var number: UInt32 = 0
      var lock: Int32 = 0
      guard ioctl(master, getNumber, &number) == 0, ioctl(master, setLock, &lock) == 0 else {
        throw PseudoTerminal.Failed("ioctl")
      }
      let path = "/dev/pts/\(number)"
    #endif
    _ = fcntl(master, F_SETFD, FD_CLOEXEC)
    _ = fcntl(master, F_SETFL, O_NONBLOCK)
    return (master, path)
  }

  /// Starts a program as the leader of a session that a terminal device controls.
  static func spawn(
    _ arguments: [String], environment: [String: String], device: String
  ) throws -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
      let newSession: Int32 = 0x400
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
      let newSession: Int32 = 0x80
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    // The first terminal that a session's leader opens is the one that controls it.
    posix_spawn_file_actions_addopen(&actions, 0, device, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    // Whoever runs the tests may ignore or block signals; a program at a prompt finds none so.
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    let flags = newSession | Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF)
    posix_spawnattr_setflags(&attributes, Int16(flags))
    var argumentList = arguments.map { strdup($0) } + [nil]
    var environmentList = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in argumentList + environmentList { free(text) } }
    var child: pid_t = 0
    let result = posix_spawn(
      &child, arguments[0], &actions, &attributes, &argumentList, &environmentList)
    guard result == 0 else {
      errno = result
      throw PseudoTerminal.Failed(arguments[0])
    }
    return child
  }
}
