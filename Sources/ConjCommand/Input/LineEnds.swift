/// Where queries end in the bytes of an input.
struct LineEnds {
  /// LF, or NUL for `--null`.
  let separator: UInt8

  /// Takes the next line off a block, without its separator; nil where the block is empty.
  func popLine(_ block: inout ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard !block.isEmpty else { return nil }
    let end = block.firstIndex(of: separator).map { $0 + 1 } ?? block.endIndex
    defer { block = block[end...] }
    return trim(block[..<end])
  }

  /// A line without its separator, and without the CR of a CRLF.
  func trim(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard line.last == separator else { return line }
    let content = line.dropLast()
    let endsInCRLF = separator == 0x0A && content.last == 0x0D
    return endsInCRLF ? content.dropLast() : content
  }
}
