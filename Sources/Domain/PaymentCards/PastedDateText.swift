/// Dates behind a label, in every form in which `ExpiryText` reads them, and `2028年12月`.
struct PastedDateText<Storage: DigitStorage> {
  /// The greatest number of parts of a date: `12 / 2028`, `Dec . ' 28`.
  private static var mostTokens: Int { 7 }

  private let tokens: [PasteToken<Storage>]

  init(_ tokens: [PasteToken<Storage>]) {
    self.tokens = tokens
  }

  /// The date that begins at a part, and its end; of several the longest.
  func date(at start: Int, limit: Int, now: YearMonth) -> (date: YearMonth, end: Int)? {
    let last = min(limit, start + Self.mostTokens)
    for end in stride(from: last, to: start, by: -1) where isWhole(start..<end) {
      var line = ExpiryLine()
      for place in start..<end { read(tokens[place], into: &line) }
      if let date = ExpiryText(line, now: now).check.cardDate(now: now) { return (date, end) }
    }
    return nil
  }

  /// True if the parts stand in one line and neither begin nor end within another date, as one with
  /// a day.
  private func isWhole(_ range: Range<Int>) -> Bool {
    let hasLineEnd = tokens[range].contains { if case .lineEnd = $0 { true } else { false } }
    guard !hasLineEnd, let last = range.last, !tokens[last].isBlank, tokens[last].sign == nil else {
      return false
    }
    let next = range.upperBound
    guard next + 1 < tokens.count, let sign = tokens[next].sign, "/-.".unicodeScalars.contains(sign)
    else { return true }
    return tokens[next + 1].digits == nil
  }

  private func read(_ token: PasteToken<Storage>, into line: inout ExpiryLine) {
    switch token {
    case .digits(let digits):
      for index in 0..<digits.count { line.read(Unicode.Scalar(0x30 + digits.digit(at: index))) }
    case .word(let word):
      switch word.text {
      case "年": line.read("-")
      case "月": break
      default: for scalar in word.text.unicodeScalars { line.read(scalar) }
      }
    case .space: line.read(" ")
    case .sign(let sign): line.read(sign)
    case .lineEnd: break
    }
  }
}
