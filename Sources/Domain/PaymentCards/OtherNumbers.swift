/// Numbers in a text that are no card's: international bank account numbers (ISO 13616) and
/// telephone numbers with a plus sign (ITU-T E.123).
struct OtherNumbers<Storage: DigitStorage> {
  private static var lengthsOfAccounts: ClosedRange<Int> { 15...34 }

  private let tokens: [PasteToken<Storage>]

  init(_ tokens: [PasteToken<Storage>]) {
    self.tokens = tokens
  }

  /// The end of such a number that begins at a part; nil if none does.
  func end(at place: Int) -> Int? {
    switch tokens[place] {
    case .sign("+"): endOfTelephone(at: place)
    case .word: endOfAccount(at: place)
    case .digits, .space, .lineEnd, .sign: nil
    }
  }

  private func endOfTelephone(at plus: Int) -> Int? {
    guard plus + 1 < tokens.count, tokens[plus + 1].digits != nil else { return nil }
    var end = plus + 1
    for place in plus + 1..<tokens.count {
      switch tokens[place] {
      case .digits: end = place + 1
      case .space, .sign("-"), .sign("."), .sign("("), .sign(")"), .sign("/"): break
      case .word, .lineEnd, .sign: return end
      }
    }
    return end
  }

  /// The longest run of groups, from two letters and two digits on, whose check digits agree.
  private func endOfAccount(at start: Int) -> Int? {
    guard let country = letters(tokens[start]), country.count == 2, start + 1 < tokens.count,
      let head = tokens[start + 1].digits, head.count >= 2
    else { return nil }
    var account = Remainder()
    var length = 4
    var end: Int?
    for index in 2..<max(2, head.count) {
      account.read(Int(head.digit(at: index)))
      length += 1
    }
    for place in start + 2...tokens.count {
      if Self.lengthsOfAccounts.contains(length) {
        var whole = account
        for letter in country { whole.read(letter) }
        for index in 0..<2 { whole.read(Int(head.digit(at: index))) }
        if whole.value == 1 { end = place }
      }
      guard place < tokens.count, length <= Self.lengthsOfAccounts.upperBound else { break }
      if let digits = tokens[place].digits {
        for index in 0..<digits.count { account.read(Int(digits.digit(at: index))) }
        length += digits.count
      } else if let letters = letters(tokens[place]) {
        for letter in letters { account.read(letter) }
        length += letters.count
      } else if case .space = tokens[place] {
        continue
      } else {
        break
      }
    }
    return end
  }

  /// The values of Latin letters, 10 to 35; nil for anything else.
  private func letters(_ token: PasteToken<Storage>) -> [Int]? {
    guard let word = token.word, word.text.utf8.count <= Self.lengthsOfAccounts.upperBound else {
      return nil
    }
    let values = word.text.utf8.map { Int($0 & ~0x20) - 0x41 + 10 }
    return values.allSatisfy { (10...35).contains($0) } ? values : nil
  }

  /// The remainder of a number by 97, digit by digit; a letter is two digits.
  private struct Remainder {
    private(set) var value = 0

    mutating func read(_ part: Int) { value = (value * (part < 10 ? 10 : 100) + part) % 97 }
  }
}
