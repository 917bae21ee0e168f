// What a key press costs in the picker, from the key to the bytes of the frame: no terminal, the same
// screen as there. Each press is timed by itself, since one that is felt is one too many.

import Picker
import Terminal
import VerbForms

extension Bench {
  /// The table of key presses at 24 and at 200 rows.
  func pickerSuite() -> String {
    let rows = [24, 200].map { height -> String in
      var samples = Samples()
      var bytes = 0
      var random = SeededRandom(seed: 4)
      var screen = Screen(
        PickerState(index, size: ScreenSize(columns: 100, rows: height)), depth: .full)
      _ = screen.paint()
      for _ in 0..<options.words / 256 {
        for key in keys(of: corpus.entries[random.below(corpus.entries.count)].form, &random) {
          let start = threadTime()
          _ = screen.handle(key)
          bytes += screen.paint().count
          samples.add(Double(threadTime() - start) / 1000)
        }
      }
      let figures = [samples.median, samples.quantile(0.9), samples.quantile(0.99)].map {
        decimal($0)
      }
      let count = samples.values.count
      return "| \(height) rows | \(figures.joined(separator: " | ")) | \(grouped(count)) | "
        + "\(grouped(bytes / max(count, 1))) |"
    }
    return """
      ### Key press to frame in the picker

      | | median µs | p90 | p99 | keys | bytes a frame |
      |---|---:|---:|---:|---:|---:|
      \(rows.joined(separator: "\n"))

      The keys: the first letters of a form of the list, some steps, a page, the form's rows opened
      and closed, and the text cleared.

      """
  }

  /// What a student may press to find a form.
  private func keys(of form: String, _ random: inout SeededRandom) -> [KeyPress] {
    var keys = form.unicodeScalars.prefix(2 + random.below(5)).map { KeyPress(.letter($0)) }
    keys += [
      KeyPress(.down), KeyPress(.down), KeyPress(.up), KeyPress(.pageDown), KeyPress(.pageUp),
    ]
    keys += [KeyPress(.tab), KeyPress(.tab), KeyPress(.backspace), KeyPress(.escape)]
    return keys
  }
}
