import Picker
import Practice
import Terminal
import TestSupport
import VerbForms

extension FuzzTarget {
  /// Bytes of a keyboard in one piece and in many are the same keys.
  static let keys = FuzzTarget("keys") { (bytes) throws(Finding) in
    var input = FuzzInput(bytes)
    let size = input.number(below: 8) + 1
    let bytes = Array(input.rest)
    var decoder = KeyDecoder()
    let whole = decoder.decode(bytes)
    try require(whole.count <= bytes.count, "\(bytes.count) bytes are \(whole.count) keys")
    let end = decoder.flush()
    try require(decoder.escapeTimeout == nil || decoder.flush().isEmpty, "keys are left")
    decoder = KeyDecoder()
    var pieces: [KeyPress] = []
    for start in stride(from: 0, to: bytes.count, by: size) {
      pieces += decoder.decode(bytes[start..<min(start + size, bytes.count)])
    }
    try require(pieces == whole && decoder.flush() == end, "pieces of \(size) bytes differ")
  }

  /// Keys in the picker on screens of every size: what is sent stays on the screen, and is what a screen painted
  /// anew shows.
  static let picker = FuzzTarget("picker", longestInput: 256) { (bytes) throws(Finding) in
    var input = FuzzInput(bytes)
    var size = ScreenSize(columns: input.number(below: 130), rows: input.number(below: 50))
    var screen = Screen(
      PickerState(
        .builtin, size: size, picks: input.byte() % 2 == 0,
        showsCursorOnRow: input.byte() % 2 == 0), depth: .many)
    var decoder = KeyDecoder()
    while !input.rest.isEmpty {
      let piece = input.piece()
      if piece.count == 2 {
        size = ScreenSize(columns: Int(piece[0]) % 130, rows: Int(piece[1]) % 50)
        screen.restart(size: size)
      }
      for key in decoder.decode(piece) + decoder.flush() {
        if case .end = screen.handle(key) { return }
      }
      screen.program.catchUp()
      try checkSent(screen.paint(), size)
    }
  }

  /// Nothing but moves, styles and text is sent, no move leads out of the screen, and no text hides or turns.
  private static func checkSent(_ bytes: [UInt8], _ size: ScreenSize) throws(Finding) {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Finding("what is sent is no UTF-8")
    }
    var rest = Array(text.unicodeScalars)[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\u{1B}" else {
        try require(!canSteer(scalar), "U+\(String(scalar.value, radix: 16)) is sent")
        continue
      }
      let body = rest.prefix { !(0x40...0x7E).contains($0.value) || $0 == "[" }
      rest = rest.dropFirst(body.count)
      let final = rest.popFirst()
      let parameters = String(String.UnicodeScalarView(body.dropFirst()))
      switch final {
      case "H"?:
        let place = parameters.split(separator: ";").compactMap { Int($0) }
        try require(
          place.count == 2 && (1...size.rows) ~= place[0] && (1...size.columns) ~= place[1],
          "a move to \(parameters) on \(size)")
      case "m"?, "K"?: break
      case "J"?: try require(parameters == "2", "what is erased is \(parameters)")
      case "h"?, "l"?:
        try require(["?2026", "?25"].contains(parameters), "a mode \(parameters) is set")
      default:
        throw Finding("ESC \(String(String.UnicodeScalarView(body))) \(final as Any) is sent")
      }
    }
  }

  /// A practice log of any bytes is read, and what is written is read back.
  static let log = FuzzTarget("log", longestInput: 1024) { (bytes) throws(Finding) in
    let progress = Progress(log: bytes)
    var again = Progress(log: bytes + [0x0A])
    try require(
      progress.items == again.items
        || bytes.last != 0x0A && again.items.count >= progress.items.count,
      "a line feed at the end takes items away")
    var input = FuzzInput(bytes)
    let review = Review(
      time: LocalTime(
        seconds: Int64(input.byte()) << 24 | Int64(input.byte()) << 16 | Int64(input.byte()),
        offset: (input.number(below: 49) - 24) * 1800),
      item: PracticeItem(
        name: text(input.piece()) + "r", tense: text(input.piece()),
        person: text(input.piece())),
      event: Review.Event.allCases[input.number(below: Review.Event.allCases.count)],
      mode: Review.Mode.allCases[input.number(below: Review.Mode.allCases.count)],
      typed: text(input.piece()), milliseconds: Int(input.byte()) << 8)
    try require(!review.line.utf8.contains(0x0A), "a review is several lines")
    let read = Progress(log: Array(review.line.utf8))
    try require(
      read.items == [review.item] && read.unreadLines == 0,
      "“\(review.line)” is read as another review")
    again.add(review)
  }

  /// The bytes as text; a control character that no field has is a space in a log.
  private static func text(_ bytes: [UInt8]) -> String {
    String(
      decoding: bytes.map { $0 >= 0x20 || [0x09, 0x0A, 0x0D].contains($0) ? $0 : 0x20 },
      as: UTF8.self)
  }
}
