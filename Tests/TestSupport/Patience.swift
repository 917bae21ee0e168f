/// How long tests wait for something that must come: an answer, a text on the screen, the end of a program.
///
/// It is no bound on speed, and far more than the slowest machine needs while it does other things. It only ends a test
/// that would wait for ever.
package enum Patience {
  package static let seconds = 300.0
  /// The same, as `poll` takes it.
  package static let milliseconds: Int32 = 300_000
}
