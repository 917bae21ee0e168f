import Output
import VerbForms

// The C functions of the page and the library; `verbforms.h` documents them. They return 0 or NULL for a NULL handle.

private final class OpenIndex {
  let index: FormIndex
  init(_ index: FormIndex) { self.index = index }
}

@safe func open(_ index: FormIndex) -> OpaquePointer { handle(to: OpenIndex(index)) }

@safe func index(_ handle: OpaquePointer?) -> FormIndex? {
  (object(of: handle) as OpenIndex?)?.index
}

/// A pointer that keeps an object until ``close(_:)``.
@safe func handle(to object: some AnyObject) -> OpaquePointer {
  unsafe OpaquePointer(Unmanaged.passRetained(object).toOpaque())
}

/// The object of a handle; nil for NULL.
@safe func object<Object: AnyObject>(of handle: OpaquePointer?) -> Object? {
  unsafe handle.map { unsafe Unmanaged.fromOpaque(UnsafeRawPointer($0)).takeUnretainedValue() }
}

@safe func close(_ handle: OpaquePointer?) {
  guard let handle = unsafe handle else { return }
  unsafe Unmanaged<AnyObject>.fromOpaque(UnsafeRawPointer(handle)).release()
}

/// Writes JSON into the caller's memory, and returns the size of the whole text.
func written(
  to room: UnsafeMutableRawPointer?, _ capacity: Int, _ body: (inout OutputBuffer) -> Void
) -> Int {
  var json = OutputBuffer()
  body(&json)
  json.withUnwritten { text in
    // SIZE_MAX is negative here.
    let size = capacity < 0 ? text.count : min(text.count, capacity)
    guard let room = unsafe room, size > 0 else { return }
    unsafe text.withUnsafeBytes {
      unsafe UnsafeMutableRawBufferPointer(start: room, count: size).copyMemory(
        from: UnsafeRawBufferPointer(rebasing: $0[..<size]))
    }
  }
  return json.count
}

/// Writes what an index answers, to a text if there is one.
private func answer(
  _ handle: OpaquePointer?, to start: UnsafeRawPointer? = nil, _ size: Int = 0,
  in room: UnsafeMutableRawPointer?, _ capacity: Int,
  _ body: (inout OutputBuffer, FormIndex, [UInt8]) -> Void
) -> Int {
  guard let index = index(handle) else { return 0 }
  let text = unsafe bytes(start, size)
  return unsafe written(to: room, capacity) { body(&$0, index, text) }
}

func bytes(_ start: UnsafeRawPointer?, _ size: Int) -> [UInt8] {
  unsafe Array(UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : max(size, 0)))
}

func numbers(_ start: UnsafePointer<Int32>?, _ count: Int) -> [Int] {
  unsafe UnsafeBufferPointer(start: start, count: start == nil ? 0 : max(count, 0)).map { Int($0) }
}

// MARK: opening

#if !arch(wasm32)
  /// Opens the built-in index. The caller closes it.
  @c public func verbforms_builtin() -> OpaquePointer { open(.builtin) }
#endif

/// Opens a copy of the bytes of an index, or returns NULL if they are damaged. The caller closes it.
@c public func verbforms_open(_ start: UnsafeRawPointer?, _ size: Int) -> OpaquePointer? {
  #if arch(wasm32)
    let index = unsafe try? FormIndex(bytes: bytes(start, size), helpers: nil)
  #else
    let index = unsafe try? FormIndex(bytes: bytes(start, size))
  #endif
  return unsafe index.map(open)
}

/// Opens a view of an index that has only some of its levels. The caller closes both.
@c public func verbforms_restrict(
  _ handle: OpaquePointer?, _ levels: UnsafePointer<Int32>?, _ count: Int
) -> OpaquePointer? {
  guard let index = index(handle) else { return nil }
  return unsafe open(index.restricted(to: numbers(levels, count)))
}

/// Closes an index.
@c public func verbforms_close(_ handle: OpaquePointer?) { close(handle) }

/// The numbers of verbs and forms of an index, and its levels.
@c public func verbforms_facts(
  _ handle: OpaquePointer?, _ room: UnsafeMutableRawPointer?, _ capacity: Int
) -> Int {
  unsafe answer(handle, in: room, capacity) { json, index, _ in json.facts(of: index) }
}

// MARK: words

/// Answers queries, one on each line, with one JSON object on each line.
@c public func verbforms_lookup(
  _ handle: OpaquePointer?, _ start: UnsafeRawPointer?, _ size: Int,
  _ room: UnsafeMutableRawPointer?, _ capacity: Int
) -> Int {
  unsafe answer(handle, to: start, size, in: room, capacity) { json, index, text in
    // A line feed at the end of the text ends the last line.
    let lines = text.last == UInt8(ascii: "\n") ? text.dropLast() : text[...]
    let levels = index.levels
    for line in lines.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      json.answers(to: line, in: index, levels)
      json.newLine()
    }
  }
}

/// The words of running text in order. Words that are one verb together are one word here.
@c public func verbforms_text(
  _ handle: OpaquePointer?, _ start: UnsafeRawPointer?, _ size: Int,
  _ room: UnsafeMutableRawPointer?, _ capacity: Int
) -> Int {
  unsafe answer(handle, to: start, size, in: room, capacity) { json, index, text in
    json.words(of: text, in: index)
  }
}

// MARK: the list

/// The position in the list that a typed text leads to, and what the text means.
@c public func verbforms_target(
  _ handle: OpaquePointer?, _ start: UnsafeRawPointer?, _ size: Int,
  _ room: UnsafeMutableRawPointer?, _ capacity: Int
) -> Int {
  unsafe answer(handle, to: start, size, in: room, capacity) { json, index, text in
    json.target(String(decoding: text, as: UTF8.self), in: index)
  }
}

/// Rows of the list. The first one holds the position.
@c public func verbforms_rows(
  _ handle: OpaquePointer?, _ position: Int, _ limit: Int, _ room: UnsafeMutableRawPointer?,
  _ capacity: Int
) -> Int {
  unsafe answer(handle, in: room, capacity) { json, index, _ in
    json.rows(index.rows(from: position, limit: limit), in: index)
  }
}

/// The positions at which the rows of the list begin.
///
/// - Returns: The number of rows, which may be larger than the capacity.
@c public func verbforms_row_starts(
  _ handle: OpaquePointer?, _ starts: UnsafeMutablePointer<Int32>?, _ capacity: Int
) -> Int {
  guard let found = index(handle)?.rowStarts.dropLast() else { return 0 }
  if let starts = unsafe starts {
    for (number, position) in found.prefix(max(capacity, 0)).enumerated() {
      unsafe starts[number] = Int32(position)
    }
  }
  return found.count
}

/// Entries of the list from a position on, with their readings.
@c public func verbforms_entries(
  _ handle: OpaquePointer?, _ position: Int, _ limit: Int, _ room: UnsafeMutableRawPointer?,
  _ capacity: Int
) -> Int {
  unsafe answer(handle, in: room, capacity) { json, index, _ in
    let start = min(max(position, 0), index.entryCount)
    let count = min(max(limit, 0), index.entryCount - start)
    json.array(index.entries[start..<start + count]) { $0.entry($1, in: index) }
  }
}

// MARK: a verb

/// The conjugation of a verb in the order of grammars; an empty answer for any other word.
@c public func verbforms_conjugation(
  _ handle: OpaquePointer?, _ start: UnsafeRawPointer?, _ size: Int,
  _ room: UnsafeMutableRawPointer?, _ capacity: Int
) -> Int {
  unsafe answer(handle, to: start, size, in: room, capacity) { json, index, text in
    let conjugation = index.conjugation(of: String(decoding: text, as: UTF8.self))
    if let conjugation { json.conjugation(conjugation, in: index) }
  }
}

/// The lines of a verb in the levels, in their order.
@c public func verbforms_lines(
  _ handle: OpaquePointer?, _ start: UnsafeRawPointer?, _ size: Int,
  _ room: UnsafeMutableRawPointer?, _ capacity: Int
) -> Int {
  unsafe answer(handle, to: start, size, in: room, capacity) { json, index, text in
    json.lines(index.lines(ofVerb: String(decoding: text, as: UTF8.self)))
  }
}
