/// Names in the parts of a text.
struct PastedNames<Storage: DigitStorage> {
  private let tokens: [PasteToken<Storage>]

  init(_ tokens: [PasteToken<Storage>]) {
    self.tokens = tokens
  }

  /// The end of a name that begins at a part: words and the signs within names, on one line.
  func end(of start: Int, _ limit: Int) -> Int {
    var end = start
    for place in start..<limit {
      switch tokens[place] {
      case .word: end = place + 1
      case .sign(".") where place > start: end = place + 1
      case .space, .sign("'"), .sign("-"): break
      case .digits, .lineEnd, .sign: return end
      }
    }
    return end
  }

  /// The text of parts, as a name on one line.
  func text(_ range: Range<Int>) -> String {
    var text = ""
    for token in tokens[range] {
      switch token {
      case .word(let word): text += word.text
      case .sign(let sign): text.unicodeScalars.append(sign)
      case .space: text += " "
      case .digits, .lineEnd: break
      }
    }
    return HolderCheck.tidied(text)
  }

  /// The different names outside the used parts: two to five words that each begin like a name, or
  /// one in a script without blanks.
  func all(besides isUsed: [Bool]) -> [String] {
    var found: [String] = []
    var start = 0
    while start < tokens.count {
      guard isName(start), !isUsed[start] else {
        start += 1
        continue
      }
      let limit = (start..<tokens.count).first { isUsed[$0] || !goesOn($0) } ?? tokens.count
      let end = end(of: start, limit)
      let words = (start..<end).compactMap { tokens[$0].word }
      let isLone =
        words.count == 1 && words[0].text.unicodeScalars.count > 1 && isUnspaced(words[0])
      let name = text(start..<end)
      if isLone || (2...5).contains(words.count), !found.contains(name) { found.append(name) }
      start = max(end, start + 1)
    }
    return found
  }

  private func goesOn(_ place: Int) -> Bool { tokens[place].word == nil || isName(place) }

  private func isName(_ place: Int) -> Bool {
    guard let word = tokens[place].word, !PasteLabel.notNames.contains(word.folded),
      let first = word.text.unicodeScalars.first
    else { return false }
    return first.properties.isUppercase || first.properties.generalCategory == .otherLetter
  }

  private func isUnspaced(_ word: PasteWord) -> Bool {
    word.text.unicodeScalars.allSatisfy {
      $0.properties.isIdeographic || (0x3040...0x30FF).contains($0.value)
        || (0xAC00...0xD7AF).contains($0.value)
    }
  }
}
