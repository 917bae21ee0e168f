import Foundation
import Testing

/// Whether the environment says CONJ_EXHAUSTIVE, as `.ci/run` does with tests built for release.
public let isExhaustive = ProcessInfo.processInfo.environment["CONJ_EXHAUSTIVE"] != nil

/// The value of CONJ_EXHAUSTIVE as a number: tests that take minutes try that many times as much, as in `make stress`.
public let exhaustiveTimes = Int(ProcessInfo.processInfo.environment["CONJ_EXHAUSTIVE"] ?? "") ?? 1

/// How often something is tried: `all` times where tests are exhaustive, otherwise `few` times, so
/// that a debug build is done in seconds.
///
/// What is tried first is the same in both, so a fault found by few is found by all.
public func rounds(_ all: Int, few: Int) -> Int { isExhaustive ? all : few }

/// The numbers of so many rounds, for tests that take a seed.
public func seeds(_ all: Int, few: Int) -> Range<Int> { 0..<rounds(all, few: few) }

extension Trait where Self == ConditionTrait {
  /// Marks a test that tries everything there is and takes a second or more in a debug build.
  ///
  /// A test that can do with less uses `rounds(_:few:)` instead.
  public static var exhaustive: Self {
    .enabled(
      if: isExhaustive,
      "takes long: CONJ_EXHAUSTIVE=1 swift test -c release -Xswiftc -enable-testing")
  }
}
