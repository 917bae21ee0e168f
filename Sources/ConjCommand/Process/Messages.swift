import SystemIO
import Terminal

/// What is said to the user beside the answers, on standard error.
struct Messages {
  let descriptor: Int32

  /// Writes `conj: ` and a message, and below it what to do next.
  func say(_ message: String, advice: String? = nil) {
    var text = "conj: \(visibleLines(message))\n"
    if let advice { text += "      \(visibleLines(advice))\n" }
    write(text)
  }

  /// Writes a text as it is. Where standard error is closed there is nobody left to tell.
  func write(_ text: String) {
    try? writeBytes(Array(text.utf8).span, to: descriptor)
  }

  private func visibleLines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { visibleText(String($0)) }
      .joined(separator: "\n      ")
  }
}
