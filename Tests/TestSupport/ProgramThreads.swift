import Foundation
import Testing

/// Threads for tests that run programs and wait for them, so that all others go on meanwhile.
///
/// Tests share as many threads as there are cores; one that waits for a program keeps its thread.
private final class ProgramThreads: TaskExecutor {
  static let shared = ProgramThreads()

  private let queue = OperationQueue()

  init() { queue.maxConcurrentOperationCount = 4 }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.addOperation { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}

/// Runs tests on threads that they share with none but their like.
public struct ProgramThreadsTrait: SuiteTrait, TestTrait, TestScoping {
  /// Every test of a suite has it.
  public var isRecursive: Bool { true }

  /// Runs a test on these threads.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(ProgramThreads.shared) { try await function() }
  }
}

extension Trait where Self == ProgramThreadsTrait {
  /// Marks tests that wait for programs.
  public static var runsPrograms: Self { ProgramThreadsTrait() }
}
