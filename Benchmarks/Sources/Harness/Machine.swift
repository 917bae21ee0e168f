/// One line about the machine that the figures belong to.
func machineLine(date: String) -> String {
  let info = String(decoding: contents(ofFile: "/proc/cpuinfo") ?? [], as: UTF8.self)
  var model = "unknown processor"
  var cores = 0
  for line in info.split(separator: "\n") {
    if line.hasPrefix("processor") { cores += 1 }
    if line.hasPrefix("model name"), let colon = line.firstIndex(of: ":") {
      model = String(line[line.index(after: colon)...].drop { $0 == " " })
    }
  }
  let compiler = captured(["swiftc", "--version"]) ?? ""
  var version = "Swift of unknown version"
  if let place = compiler.range(ofWord: "version") {
    version = "Swift \(place)"
  }
  let load = String(decoding: contents(ofFile: "/proc/loadavg") ?? [], as: UTF8.self)
  let minute = load.split(separator: " ").first.map { ", load \($0) at the start" } ?? ""
  return "\(date): \(model), \(cores) cores, \(version)\(minute)"
}

extension String {
  /// The word that follows the first occurrence of another word.
  fileprivate func range(ofWord word: String) -> Substring? {
    let words = split { $0 == " " || $0 == "\n" }
    guard let place = words.firstIndex(where: { $0 == word }), place + 1 < words.count else {
      return nil
    }
    return words[place + 1]
  }
}
