/// How many colours a terminal shows.
package enum ColorDepth: Int, Comparable, Sendable {
  /// None: bold, underlined and reversed text still are.
  case none
  /// The eight named colours and their bright variants.
  case sixteen
  /// The six by six by six cube and the greys.
  case many
  /// 24 bits.
  case full

  /// What the user asked for on the command line.
  package enum Choice: String, CaseIterable, Sendable {
    case auto, always, never
  }

  /// The depth that the environment announces. `NO_COLOR` counts unless colour is asked for; a
  /// terminal that says nothing of itself and is to have colour gets sixteen.
  package init(choice: Choice, environment: (String) -> String?) {
    func value(_ name: String) -> String { environment(name) ?? "" }
    let term = value("TERM")
    let announced: ColorDepth =
      if ["truecolor", "24bit"].contains(value("COLORTERM")) || term.hasSuffix("-direct") {
        .full
      } else if term.hasSuffix("256color") {
        .many
      } else if term.isEmpty || term == "dumb" || term.hasSuffix("-m") || term.hasPrefix("vt") {
        .none
      } else {
        .sixteen
      }
    switch choice {
    case .never: self = .none
    case .always: self = max(announced, .sixteen)
    case .auto: self = value("NO_COLOR").isEmpty ? announced : .none
    }
  }

  /// Smaller depths show fewer colours.
  package static func < (left: ColorDepth, right: ColorDepth) -> Bool {
    left.rawValue < right.rawValue
  }
}
