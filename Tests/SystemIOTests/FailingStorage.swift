import Foundation
import SystemIO
import TestSupport
import Testing

/// The files of the system, with a call that fails, or behind which nothing happens any more.
///
/// A class, since it counts its calls.
final class FailingStorage: FileStorage {
  enum Fault: Equatable {
    /// The call fails with this error, once.
    case error(Int32)
    /// This and every later call fail without doing anything: the process was killed.
    case stop
    /// The call writes one byte, or is none that writes.
    case shortWrite
    /// It is not ready, or is none that writes.
    case notReady

    /// What a write that fails through it says.
    var cause: FileError.Cause? {
      switch self {
      case .error(let code): .system(SystemError(code: code))
      case .stop: .system(SystemError(code: EIO))
      case .shortWrite, .notReady: nil
      }
    }
  }

  private let step: Int
  private let fault: Fault
  private let system = SystemStorage()
  private(set) var steps = 0

  /// Fails at a call, counted from 0; at none unless it is given.
  init(at step: Int = .max, _ fault: Fault = .stop) {
    self.step = step
    self.fault = fault
  }

  /// Counts a call: whether it is the one with the fault.
  private func isFaulty() throws(SystemError) -> Bool {
    defer { steps += 1 }
    if case .stop = fault, steps >= step { throw SystemError(code: EIO) }
    guard steps == step else { return false }
    if case .error(let code) = fault { throw SystemError(code: code) }
    return true
  }

  func create(_ path: FilePath) throws(SystemError) -> Int32 {
    _ = try isFaulty()
    return try system.create(path)
  }

  func openForAppending(_ path: FilePath) throws(SystemError) -> Int32 {
    _ = try isFaulty()
    return try system.openForAppending(path)
  }

  func setMode(_ descriptor: Int32, _ mode: UInt32) throws(SystemError) {
    _ = try isFaulty()
    try system.setMode(descriptor, mode)
  }

  func writeOnce(
    _ descriptor: Int32, _ bytes: Span<UInt8>, _ start: Int
  ) throws(SystemError) -> Int? {
    if fault == .stop, steps == step {
      // Killed within the write: a part of it is there.
      _ = try system.writeOnce(descriptor, bytes.extracting(first: start + 1), start)
    }
    if try isFaulty() {
      if fault == .notReady { return nil }
      return try system.writeOnce(descriptor, bytes.extracting(first: start + 1), start)
    }
    return try system.writeOnce(descriptor, bytes, start)
  }

  func synchronize(_ descriptor: Int32) throws(SystemError) {
    // Nothing shows what is forced to the disk, which takes long, but a loss of power.
    _ = try isFaulty()
  }

  func truncate(_ descriptor: Int32, size: Int) throws(SystemError) {
    _ = try isFaulty()
    try system.truncate(descriptor, size: size)
  }

  func move(_ path: FilePath, to target: FilePath) throws(SystemError) {
    _ = try isFaulty()
    try system.move(path, to: target)
  }

  func remove(_ path: FilePath) throws(SystemError) {
    _ = try isFaulty()
    try system.remove(path)
  }
}

/// Every call of every write fails in every way.
@Suite struct FailingStorageTests {
  private static let faults =
    [EIO, ENOSPC, EDQUOT, EROFS, EACCES, EPERM, EFBIG, ENOENT, ENOMEM, EMFILE].map {
      FailingStorage.Fault.error($0)
    } + [.stop, .shortWrite, .notReady]

  /// Calls a write with a fault at each of its steps; returns how many steps it has.
  @discardableResult
  private func atEveryStep(
    _ body: (FailingStorage, FailingStorage.Fault) throws -> Void
  ) rethrows -> Int {
    var most = 0
    for fault in Self.faults {
      var step = 0
      while true {
        let storage = FailingStorage(at: step, fault)
        try body(storage, fault)
        most = max(most, storage.steps)
        if storage.steps <= step { break }
        step += 1
      }
    }
    return most
  }

  @Test(arguments: [true, false])
  func aFileIsOldOrNew(hasOld: Bool) throws {
    let steps = try atEveryStep { storage, fault in
      let folder = try TemporaryFolder()
      let path = FilePath(folder / "file")
      if hasOld { try folder.write("old", to: "file") }
      var isDone = false
      do throws(FileError) {
        try replaceFile(
          path, with: Array("new".utf8), backup: hasOld ? path + ".bak" : nil, storage: storage)
        isDone = true
      } catch {
        #expect(error.cause == fault.cause)
      }
      let content = folder.names.contains("file") ? try folder.text("file") : nil
      #expect(content == (isDone ? "new" : hasOld ? "old" : nil), "\(fault)")
      if isDone, hasOld { #expect(try folder.text("file.bak") == "old") }
      // Nothing outlives a failure; what a killed process leaves, the next write removes.
      var leftovers: Set<String> { Set(folder.names).subtracting(["file", "file.bak"]) }
      if fault != .stop { #expect(leftovers == [], "\(fault)") }
      // A program that another test starts has a copy of the lock, as if this process lived, until it begins.
      for _ in 0..<1_000 {
        try replaceFile(path, with: Array("newer".utf8), storage: FailingStorage())
        #expect(try folder.text("file") == "newer")
        if leftovers == [] { break }
      }
      #expect(leftovers == [])
    }
    // Made, written in two pieces, forced to the disk, renamed; and the folder: once, or for the backup too.
    #expect(steps == (hasOld ? 13 : 6))
  }

  @Test func whatCannotBeAppendedToIsKnown() throws {
    let folder = try TemporaryFolder(["log": "one"])
    let log = FilePath(folder / "log")
    try checkAppendable(log)
    #expect(try folder.text("log") == "one")
    #expect(throws: FileError.self) {
      try checkAppendable(log, storage: FailingStorage(at: 0, .error(EACCES)))
    }
    #expect(throws: FileError.self) { try checkAppendable(FilePath(folder.path)) }
    try checkAppendable(FilePath(folder / "other"))
    #expect(folder.names == ["log"])
  }

  @Test func aLogHasWholeLines() throws {
    try atEveryStep { storage, fault in
      let folder = try TemporaryFolder(["log": "one\ntw"])
      let path = FilePath(folder / "log")
      var isDone = false
      do throws(FileError) {
        #expect(try appendLine(Array("two".utf8), to: path, storage: storage) { $0.count } == 2)
        isDone = true
      } catch {
        #expect(error.cause == fault.cause)
      }
      let content = try folder.text("log")
      if isDone {
        #expect(content == "one\ntwo\n", "\(fault)")
      } else {
        // A killed process may leave half a line, which the next one cuts off; or a whole one.
        #expect(content.hasPrefix("one\n"), "\(fault)")
      }
      _ = try appendLine(Array("three".utf8), to: path, storage: FailingStorage()) { $0.count }
      let lines = try folder.text("log").split(separator: "\n")
      #expect([["one", "three"], ["one", "two", "three"]].contains(lines), "\(fault)")
    }
  }
}
