extension Wording {
  /// Things of which all are meant: "a, b and c".
  package func all(_ parts: [String]) -> String { joined(parts, last: .listAnd) }

  /// Things of which one is meant: "a, b or c".
  package func any(_ parts: [String]) -> String { joined(parts, last: .listOr) }

  /// Whole numbers of which one is meant, rising: "16, 18 or 19", and "14 to 19" where none is left
  /// out between three or more.
  package func any(_ numbers: [Int]) -> String {
    if let low = numbers.first, let high = numbers.last, numbers.count > 2,
      high - low == numbers.count - 1
    {
      return self(.listRange(low: String(low), high: String(high)))
    }
    return any(numbers.map { String($0) })
  }

  /// Sentences, one after the other; empty ones are left out.
  package func sentences(_ parts: [String]) -> String {
    let parts = parts.filter { !$0.isEmpty }
    return parts.dropFirst().reduce(parts.first ?? "") {
      self(.twoSentences(first: $0, second: $1))
    }
  }

  /// The names in a phrase that is a list of them, with a comma and a blank between two.
  package func names(in list: Phrase) -> [String] {
    var names = [""]
    for character in self(list) {
      switch character {
      case ",": names.append("")
      case " " where names.last == "": break
      default: names[names.count - 1].append(character)
      }
    }
    return names
  }

  /// One of the names in such a list, counted from 0; nil where it has none there.
  func name(_ index: Int, in list: Phrase) -> String? {
    let names = names(in: list)
    return names.indices.contains(index) ? names[index] : nil
  }

  private func joined(_ parts: [String], last: Phrase) -> String {
    guard let end = parts.last, parts.count > 1 else { return parts.first ?? "" }
    return parts.dropLast().joined(separator: self(.listComma)) + self(last) + end
  }
}
