/// The first program that one would write in Swift: `readLine()`, a Dictionary, `print`. Words from
/// standard input to `word⇥infinitive`, accents ignored.
enum ReadLineLoop {
  /// Answers standard input from `folded.tsv` of a data folder.
  static func run(folder: String) {
    guard let bytes = contents(ofFile: "\(folder)/folded.tsv") else {
      stop("\(folder)/folded.tsv can't be read")
    }
    var best: [String: String] = [:]
    best.reserveCapacity(1 << 20)
    for line in bytes.split(separator: 0x0A) {
      let fields = line.split(separator: 0x09)
      best[String(decoding: fields[0], as: UTF8.self)] = String(decoding: fields[1], as: UTF8.self)
    }
    while let word = readLine() {
      let key = String(decoding: HandFold.fold(word), as: UTF8.self)
      print("\(word)\t\(best[key] ?? "")")
    }
  }
}
