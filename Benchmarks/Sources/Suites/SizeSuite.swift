// How large the index is, by section, and how small a general compressor makes the same pairs.

import VerbForms

extension Bench {
  /// The table of sizes.
  func sizeSuite() -> String {
    let builtin = FormIndex.builtin.statistics
    var text = "### Sizes in bytes\n\n| | bytes |\n|---|---:|\n"
    text += "| index of these levels | \(grouped(index.statistics.bytes)) |\n"
    text += "| built-in index, all levels | \(grouped(builtin.bytes)) |\n"
    for section in builtin.sections {
      text += "| – \(section.name) | \(grouped(section.bytes)) |\n"
    }
    let pairs = "\(temporaryFolder())/conj-bench-pairs.tsv"
    var lines: [UInt8] = []
    for entry in corpus.entries { lines += Array("\(entry.form)\t\(entry.infinitive)\n".utf8) }
    text += "| the pairs as text, sorted | \(grouped(lines.count)) |\n"
    if write(lines, toFile: pairs), run(["xz", "-9ekf", pairs])?.status == 0,
      let packed = contents(ofFile: pairs + ".xz")
    {
      text += "| the same, `xz -9e` | \(grouped(packed.count)) |\n"
      let ratio = Double(builtin.bytes) / Double(packed.count)
      text += "\nThe built-in index is × \(decimal(ratio)) of the pairs packed by xz.\n"
    }
    return text
  }
}
