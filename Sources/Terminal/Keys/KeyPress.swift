/// A key as the keyboard means it, whatever bytes the terminal sent for it.
package struct Key: Hashable, Sendable {
  /// Which key.
  package enum Code: Hashable, Sendable {
    /// A letter as typed.
    case letter(Unicode.Scalar)
    /// A letter out of the clipboard: a line's end among them is no Enter.
    case pasted(Unicode.Scalar)
    case enter, escape, tab, backspace, delete, insert
    case up, down, left, right, home, end, pageUp, pageDown
    case function(Int)
  }

  /// The keys held down with it.
  package struct Modifiers: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let shift = Modifiers(rawValue: 1)
    package static let alt = Modifiers(rawValue: 2)
    package static let control = Modifiers(rawValue: 4)
  }

  package var code: Code
  package var modifiers: Modifiers

  package init(_ code: Code, _ modifiers: Modifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }

  /// A letter typed.
  package static func letter(_ letter: Unicode.Scalar) -> Key { Key(.letter(letter)) }
  /// A letter typed while Control is held; always the small letter.
  package static func control(_ letter: Unicode.Scalar) -> Key { Key(.letter(letter), .control) }
  /// A letter typed while Alt is held.
  package static func alt(_ letter: Unicode.Scalar) -> Key { Key(.letter(letter), .alt) }
}
