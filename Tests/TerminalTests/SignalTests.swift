import Foundation
import SystemIO
import Testing

@testable import Terminal

@Suite(.serialized) struct SignalTests {
  /// A handler that ran while handlers are installed could find half of what it needs.
  @Test func noHandlerRunsWhileSignalsAreBlocked() throws {
    let pipe = try #require(makePipe())
    defer { for end in [pipe.read, pipe.write] { closeDescriptor(end) } }
    // The threads that run tests may have all signals blocked.
    var signals = sigset_t()
    var before = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGWINCH)
    pthread_sigmask(SIG_UNBLOCK, &signals, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    TerminalRestorer.installHandlers(waking: pipe.write)
    defer { TerminalRestorer.removeHandlers() }
    let meanwhile = Signals.blocked {
      pthread_kill(pthread_self(), SIGWINCH)
      return try? readAvailable(from: pipe.read, limit: 8)
    }
    #expect(meanwhile == nil)
    let heard = try readAvailable(from: pipe.read, limit: 8)
    #expect(heard == [UInt8(SIGWINCH)])
  }

  @Test func handlersLeaveNoTrace() throws {
    func handler(of signal: Int32) -> UInt {
      var action = sigaction()
      sigaction(signal, nil, &action)
      return withUnsafeBytes(of: action) { $0.load(as: UInt.self) }
    }
    let pipe = try #require(makePipe())
    defer { for end in [pipe.read, pipe.write] { closeDescriptor(end) } }
    let signals = [SIGTERM, SIGSEGV, SIGWINCH, SIGTSTP]
    let before = signals.map(handler)
    TerminalRestorer.installHandlers(waking: pipe.write)
    #expect(TerminalRestorer.canStop)
    #expect(zip(signals.map(handler), before).allSatisfy { $0 != $1 })
    TerminalRestorer.removeHandlers()
    #expect(signals.map(handler) == before)
    #expect(!TerminalRestorer.canStop)
  }
}
