package import Terminal

/// The picker and what its screen shows: keys go in, bytes for a terminal come out.
///
/// All of the picker except reading and writing: a loop on a terminal drives it, and so does a
/// benchmark or a test without one.
package struct PickerScreen: Sendable {
  package private(set) var state: PickerState
  private var painter: Painter

  /// A picker on a screen that nothing is known of.
  package init(state: PickerState, depth: ColorDepth) {
    self.state = state
    painter = Painter(depth: depth)
  }

  /// Takes a key without painting.
  package mutating func take(_ key: KeyPress) -> PickerEffect {
    let effect = state.update(key)
    if effect == .repaint { painter.forget() }
    return effect
  }

  /// The bytes that bring the screen up to date; none where it is.
  package mutating func paint() -> [UInt8] {
    painter.paint(state.frame)
  }

  /// A key press from end to end: the bytes of the frame that follows from it.
  package mutating func press(_ key: KeyPress) -> [UInt8] {
    _ = take(key)
    return paint()
  }

  /// The screen has this size now and nothing on it is to be relied on.
  package mutating func restart(size: ScreenSize) {
    state.resize(to: size)
    painter.forget()
  }
}
