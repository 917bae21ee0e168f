import SystemIO

/// The environment variables that a run sees.
public struct Environment: Sendable {
  private let lookup: @Sendable (String) -> [UInt8]?

  /// Variables of this process, each read when it is asked for.
  public static let process = Environment(lookup: { environmentValue($0) })

  /// These variables and no others.
  ///
  /// - Parameter variables: names and values, such as `["NO_COLOR": "1"]`.
  public init(_ variables: [String: String]) {
    self.init(lookup: { variables[$0].map { Array($0.utf8) } })
  }

  private init(lookup: @escaping @Sendable (String) -> [UInt8]?) {
    self.lookup = lookup
  }

  /// The value of a variable; nil where it is unset or empty, which is the same to conj.
  func value(_ name: String) -> String? {
    guard let value = lookup(name), !value.isEmpty else { return nil }
    return String(decoding: value, as: UTF8.self)
  }

  var levelPaths: [FilePath] {
    (lookup("CONJ_LEVELS") ?? []).split(separator: UInt8(ascii: ":")).map { FilePath($0) }
  }
}
