// A file that imports this module has the buffer too.
@_exported public import Output
import SystemIO
import Wording

extension OutputBuffer {
  /// Ends a line, and flushes a large buffer.
  package mutating func endLine() throws(Failure) {
    newLine()
    try flushIfLarge()
  }

  /// Writes a line of text as it is.
  package mutating func writeRawLine(_ line: String) throws(Failure) {
    append(line)
    try endLine()
  }

  package mutating func flushIfLarge() throws(Failure) {
    if isLarge { try flush() }
  }

  package mutating func flush() throws(Failure) {
    guard !isEmpty else { return }
    defer { removeAll() }
    let descriptor = descriptor
    do throws(SystemError) {
      try withUnwritten { (bytes) throws(SystemError) in try writeBytes(bytes, to: descriptor) }
    } catch {
      if error.isClosedPipe { throw .closedPipe }
      throw .trouble(
        en: "The output can't be written: \(error.localizedReason).",
        es: "No se puede escribir la salida: \(error.localizedReason).",
        advice: FileMessage.seeRoom)
    }
  }
}
