import Foundation
import Testing

extension Trait where Self == ConditionTrait {
  /// Marks a test that tries everything there is and takes a second or more in a debug build.
  ///
  /// It runs only where the environment says CONJ_EXHAUSTIVE, as `.ci/run` does with tests built
  /// for release.
  public static var exhaustive: Self {
    .enabled(
      if: ProcessInfo.processInfo.environment["CONJ_EXHAUSTIVE"] != nil,
      "takes long: CONJ_EXHAUSTIVE=1 swift test -c release -Xswiftc -enable-testing")
  }
}
