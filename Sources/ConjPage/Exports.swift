import VerbForms

// The C functions of the page and of the library `verbforms`: `verbforms.h` documents them.
//
// Text comes as UTF-8 with its size. Answers go as JSON into the caller's memory; each function returns how
// many bytes its answer has. One that has more than there is room for is cut, and the caller asks again with
// more room.

/// An index on its way through C.
private final class OpenIndex {
  let index: FormIndex
  init(_ index: FormIndex) { self.index = index }
}

func open(_ index: FormIndex) -> OpaquePointer {
  unsafe OpaquePointer(Unmanaged.passRetained(OpenIndex(index)).toOpaque())
}

@safe func index(_ handle: OpaquePointer) -> FormIndex {
  unsafe Unmanaged<OpenIndex>.fromOpaque(UnsafeRawPointer(handle)).takeUnretainedValue().index
}

/// Writes JSON into the caller's memory; its size.
func written(
  to room: UnsafeMutableRawPointer?, _ capacity: Int, _ body: (inout JSONWriter) -> Void
) -> Int {
  var json = unsafe JSONWriter(
    UnsafeMutableRawBufferPointer(start: room, count: room == nil ? 0 : max(capacity, 0)))
  body(&json)
  return json.size
}

/// Writes what an index answers; its size.
private func answer(
  _ handle: OpaquePointer, _ room: UnsafeMutableRawPointer?, _ capacity: Int,
  _ body: (inout JSONWriter, FormIndex) -> Void
) -> Int {
  let index = index(handle)
  return unsafe written(to: room, capacity) { body(&$0, index) }
}

/// The same for a text.
private func answer(
  _ handle: OpaquePointer, to start: UnsafeRawPointer?, _ size: Int,
  _ room: UnsafeMutableRawPointer?, _ capacity: Int,
  _ body: (inout JSONWriter, FormIndex, [UInt8]) -> Void
) -> Int {
  let text = unsafe bytes(start, size)
  return unsafe answer(handle, room, capacity) { body(&$0, $1, text) }
}

/// The caller's text, copied.
func bytes(_ start: UnsafeRawPointer?, _ size: Int) -> [UInt8] {
  unsafe Array(UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : max(size, 0)))
}

// MARK: opening

#if !arch(wasm32)
  /// The built-in index. To be closed.
  @c(verbforms_builtin)
  public func verbforms_builtin() -> OpaquePointer { unsafe open(.builtin) }
#endif

/// Opens the bytes of an index, which are copied; null where they are none. To be closed.
@c(verbforms_open)
public func verbforms_open(_ start: UnsafeRawPointer?, _ size: Int) -> OpaquePointer? {
  do throws(IndexError) {
    return unsafe open(try FormIndex(bytes: bytes(start, size)))
  } catch {
    return nil
  }
}

/// The same index with some of its levels alone. To be closed; the first one stays open.
@c(verbforms_restrict)
public func verbforms_restrict(
  _ handle: OpaquePointer, _ levels: UnsafePointer<Int32>?, _ count: Int
) -> OpaquePointer {
  let levels = unsafe UnsafeBufferPointer(start: levels, count: levels == nil ? 0 : max(count, 0))
  return unsafe open(index(handle).restricted(to: levels.map { Int($0) }))
}

/// Closes an index; null is none.
@c(verbforms_close)
public func verbforms_close(_ handle: OpaquePointer?) {
  guard let handle = unsafe handle else { return }
  unsafe Unmanaged<OpenIndex>.fromOpaque(UnsafeRawPointer(handle)).release()
}

/// Numbers of an index, and its levels.
@c(verbforms_facts)
public func verbforms_facts(
  _ handle: OpaquePointer, _ room: UnsafeMutableRawPointer?, _ capacity: Int
) -> Int {
  unsafe answer(handle, room, capacity) { json, index in json.facts(of: index) }
}

// MARK: words

/// The answers to queries, one a line: an object and a line feed for each.
@c(verbforms_lookup)
public func verbforms_lookup(
  _ handle: OpaquePointer, _ start: UnsafeRawPointer?, _ size: Int,
  _ room: UnsafeMutableRawPointer?, _ capacity: Int
) -> Int {
  unsafe answer(handle, to: start, size, room, capacity) { json, index, text in
    // The end of the last line begins no other.
    let lines = text.last == UInt8(ascii: "\n") ? text.dropLast() : text[...]
    for line in lines.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      json.answers(to: String(decoding: line, as: UTF8.self), in: index)
      json.endLine()
    }
  }
}

/// The words of running text in order, those that are one verb together.
@c(verbforms_text)
public func verbforms_text(
  _ handle: OpaquePointer, _ start: UnsafeRawPointer?, _ size: Int,
  _ room: UnsafeMutableRawPointer?, _ capacity: Int
) -> Int {
  unsafe answer(handle, to: start, size, room, capacity) { json, index, text in
    json.words(of: text, in: index)
  }
}

// MARK: the list

/// Where a typed text leads in the list, and what it means.
@c(verbforms_target)
public func verbforms_target(
  _ handle: OpaquePointer, _ start: UnsafeRawPointer?, _ size: Int,
  _ room: UnsafeMutableRawPointer?, _ capacity: Int
) -> Int {
  unsafe answer(handle, to: start, size, room, capacity) { json, index, text in
    json.target(String(decoding: text, as: UTF8.self), in: index)
  }
}

/// Rows of the list, beginning with the one that holds a position.
@c(verbforms_rows)
public func verbforms_rows(
  _ handle: OpaquePointer, _ position: Int, _ limit: Int, _ room: UnsafeMutableRawPointer?,
  _ capacity: Int
) -> Int {
  unsafe answer(handle, room, capacity) { json, index in
    json.rows(index.rows(from: position, limit: limit), in: index)
  }
}

/// The positions at which the rows of the list begin; how many rows there are, whatever the room.
@c(verbforms_row_starts)
public func verbforms_row_starts(
  _ handle: OpaquePointer, _ starts: UnsafeMutablePointer<Int32>?, _ capacity: Int
) -> Int {
  var count = 0
  index(handle).forEachRowStart { position in
    if let starts = unsafe starts, count < capacity { unsafe starts[count] = Int32(position) }
    count += 1
  }
  return count
}

/// Entries of the list from a position on, with what their forms are.
@c(verbforms_entries)
public func verbforms_entries(
  _ handle: OpaquePointer, _ position: Int, _ limit: Int, _ room: UnsafeMutableRawPointer?,
  _ capacity: Int
) -> Int {
  unsafe answer(handle, room, capacity) { json, index in
    let start = min(max(position, 0), index.entryCount)
    let count = min(max(limit, 0), index.entryCount - start)
    json.array(index.entries[start..<start + count]) { $0.entry($1, in: index) }
  }
}

// MARK: a verb

/// A verb tense by tense in the order of grammars; nothing for what is no verb.
@c(verbforms_conjugation)
public func verbforms_conjugation(
  _ handle: OpaquePointer, _ start: UnsafeRawPointer?, _ size: Int,
  _ room: UnsafeMutableRawPointer?, _ capacity: Int
) -> Int {
  unsafe answer(handle, to: start, size, room, capacity) { json, index, text in
    let conjugation = index.conjugation(of: String(decoding: text, as: UTF8.self))
    if let conjugation { json.conjugation(conjugation, in: index) }
  }
}

/// A verb's lines in the levels, in their order.
@c(verbforms_lines)
public func verbforms_lines(
  _ handle: OpaquePointer, _ start: UnsafeRawPointer?, _ size: Int,
  _ room: UnsafeMutableRawPointer?, _ capacity: Int
) -> Int {
  unsafe answer(handle, to: start, size, room, capacity) { json, index, text in
    json.lines(index.lines(ofVerb: String(decoding: text, as: UTF8.self)))
  }
}
