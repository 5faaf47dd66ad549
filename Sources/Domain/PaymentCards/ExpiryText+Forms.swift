/// The formats of an expiry besides those of card-validator.
extension ExpiryText {
  /// Parses month and year with one separator between them, `12-28`, `12.2028`, `2028/12`; with the
  /// month's English name, `Dec 2028`, `December '28`, `2028 Dec.`; and `202812`. Nil for anything
  /// else, such as a date with a day.
  static func otherParts(of text: [Unicode.Scalar]) -> Parts? {
    guard let words = Words(text) else { return nil }
    switch (words.name, words.numbers.count) {
    case (nil, 1):
      let digits = words.numbers[0]
      return digits.count == 6 ? (ExpiryPart(digits.suffix(2)), ExpiryPart(digits.prefix(4))) : nil
    case (nil, 2):
      let (first, second) = (words.numbers[0], words.numbers[1])
      let isYearFirst = first.count == 4
      let (month, year) = isYearFirst ? (second, first) : (first, second)
      guard month.count <= 2, isYearFirst || [2, 4].contains(year.count) else { return nil }
      return (ExpiryPart(month), ExpiryPart(year))
    case (let month?, 1):
      let year = words.numbers[0]
      guard [2, 4].contains(year.count) else { return nil }
      let digits = "\(month < 10 ? "0" : "")\(month)".unicodeScalars
      return (ExpiryPart(digits), ExpiryPart(year))
    default: return nil
    }
  }

  /// The numbers in a text, and the month it names.
  private struct Words {
    var numbers: [ArraySlice<Unicode.Scalar>] = []
    var name: Int?

    /// Nil if there are other words, or more between two of them than separates a month from its
    /// year.
    init?(_ text: [Unicode.Scalar]) {
      var rest = text[...]
      var isFirst = true
      while !rest.isEmpty {
        let joiner = rest.prefix { !$0.isDigit && !$0.isLetter }
        rest = rest.dropFirst(joiner.count)
        if rest.isEmpty {
          guard endsWithName(joiner, text) else { return nil }
          return
        }
        guard isFirst ? joiner.isEmpty : Self.parts(joiner, beforeDigit: rest.first) else {
          return nil
        }
        let isNumber = rest.first?.isDigit ?? false
        let word = rest.prefix { isNumber ? $0.isDigit : $0.isLetter }
        rest = rest.dropFirst(word.count)
        isFirst = false
        if isNumber {
          numbers.append(word)
        } else if name == nil, let month = Self.month(named: word) {
          name = month
        } else {
          return nil
        }
      }
    }

    /// True if the separator begins with the point behind the short name of a month.
    private func endsWithName(
      _ joiner: ArraySlice<Unicode.Scalar>,
      _ text: [Unicode.Scalar]
    ) -> Bool {
      joiner.elementsEqual(["."]) && text.dropLast().last?.isLetter == true
    }

    /// True for blanks with at most one other sign among them, and an apostrophe before a year.
    private static func parts(
      _ joiner: ArraySlice<Unicode.Scalar>,
      beforeDigit next: Unicode.Scalar?
    ) -> Bool {
      var signs = joiner.filter { $0 != " " }
      if signs.last == "'", next?.isDigit == true { signs.removeLast() }
      return signs.isEmpty || signs.count == 1 && "-/.,_".unicodeScalars.contains(signs[0])
    }

    private static func month(named word: ArraySlice<Unicode.Scalar>) -> Int? {
      let names = [
        "january", "february", "march", "april", "may", "june", "july", "august", "september",
        "october", "november", "december",
      ]
      let index = names.firstIndex { name in
        let letters = name.unicodeScalars
        return word.elementsEqual(letters) || word.elementsEqual(letters.prefix(3))
      }
      return index.map { $0 + 1 } ?? (word.elementsEqual("sept".unicodeScalars) ? 9 : nil)
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
  fileprivate var isLetter: Bool { ("a"..."z").contains(self) }
}
