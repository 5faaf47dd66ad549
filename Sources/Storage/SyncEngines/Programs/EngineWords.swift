/// The words of a program about its failure, cut down to what one sentence can take.
enum EngineWords {
  /// The first line that says what is wrong, without control characters and what only programs read.
  static func summary(of errors: [UInt8]) -> String {
    let lines = String(decoding: errors, as: UTF8.self).split(whereSeparator: \.isNewline)
      .map { stripped($0) }.filter { !$0.isEmpty }
    let line = lines.first { !$0.hasPrefix("Warning:") && !$0.hasPrefix("NOTICE:") } ?? lines.first
    return String((line ?? "").prefix(200))
  }

  /// True if it failed as there was no space left.
  static func tellFullDisk(_ errors: [UInt8]) -> Bool {
    let text = String(decoding: errors, as: UTF8.self)
    return fullDisk.contains { text.contains($0) }
  }

  private static let fullDisk = [
    "No space left on device", "Disk quota exceeded", "Insufficient Storage", "QuotaExceeded",
    "no space left on device", "disk quota exceeded", "Out of diskspace",
  ]

  private static let datePattern = "0000/00/00 00:00:00 "

  private static func hasDate(_ text: String) -> Bool {
    text.count >= datePattern.count
      && zip(text, datePattern).allSatisfy { $1 == "0" ? $0.isWholeNumber : $0 == $1 }
  }

  private static func stripped(_ line: Substring) -> String {
    var text = String(
      String.UnicodeScalarView(
        line.unicodeScalars.filter { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) }
      )
    )
    text.trimPrefix(while: \.isWhitespace)
    // rclone begins its lines with the date and the time.
    if hasDate(text) { text.removeFirst(datePattern.count) }
    for word in ["fatal:", "error:", "remote:", "ERROR :", "CRITICAL:"] where text.hasPrefix(word) {
      text.removeFirst(word.count)
    }
    text.trimPrefix(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
