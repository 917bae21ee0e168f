/// A program that fills the screen: keys go in, frames come out. It has no terminal, so that tests can drive it.
package protocol ScreenProgram<Outcome> {
  associatedtype Outcome: Sendable

  var frame: Frame { get }

  mutating func update(_ key: KeyPress) -> ScreenEffect<Outcome>
  mutating func resize(to size: ScreenSize)

  /// Brings up to date what takes longer than a key may: no key waits for it.
  mutating func catchUp()

  /// In how many milliseconds ``passTime()`` is to be called; nil for never.
  var millisecondsToWait: Int? { get }

  /// Takes into account that time has passed. The screen is not painted anew, whatever the effect.
  mutating func passTime() -> ScreenEffect<Outcome>

  /// The job is about to stop, as the suspend key asks.
  mutating func pause()
  mutating func resume()
}

extension ScreenProgram {
  package mutating func catchUp() {}
  package var millisecondsToWait: Int? { nil }
  package mutating func passTime() -> ScreenEffect<Outcome> { .none }
  package mutating func pause() {}
  package mutating func resume() {}
}

package enum ScreenEffect<Outcome: Sendable>: Sendable {
  /// Nothing: show the new state.
  case none
  /// Show it on a screen with unknown content.
  case repaint
  case end(Outcome)
}

extension ScreenEffect: Equatable where Outcome: Equatable {}

/// A program and what its screen shows: keys go in, bytes for a terminal come out.
package struct Screen<Program: ScreenProgram> {
  package var program: Program
  private var painter: Painter

  package init(_ program: Program, depth: ColorDepth) {
    self.program = program
    painter = Painter(depth: depth)
  }

  package mutating func handle(_ key: KeyPress) -> ScreenEffect<Program.Outcome> {
    let effect = program.update(key)
    if case .repaint = effect { painter.forget() }
    return effect
  }

  /// The bytes that bring the screen up to date; empty if it is.
  package mutating func paint() -> [UInt8] { painter.paint(program.frame) }

  /// Starts over on a screen of this size with unknown content.
  package mutating func restart(size: ScreenSize) {
    program.resize(to: size)
    painter.forget()
  }
}
