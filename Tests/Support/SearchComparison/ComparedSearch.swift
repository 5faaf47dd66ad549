/// A search, and what Anki's engine found by it.
package struct ComparedSearch: Sendable {
  /// The cards and notes that are found.
  package struct Answer: Hashable, Sendable {
    /// The ids in Anki, in order; empty where only their code is known.
    package let cards: [Int64]
    /// The number of cards, and the code of their ids; then the same of notes.
    package let code: String

    /// An answer by its ids in Anki.
    package init(cards: [Int64], notes: [Int64]) {
      self.cards = cards.sorted()
      code =
        "\(cards.count) \(Self.code(self.cards)) \(notes.count) \(Self.code(notes.sorted()))"
    }

    init(code: Substring) {
      (cards, self.code) = ([], String(code))
    }

    /// Answers are the same by their codes.
    package static func == (one: Answer, other: Answer) -> Bool { one.code == other.code }

    /// Hashes the code.
    package func hash(into hasher: inout Hasher) { hasher.combine(code) }

    /// FNV-1a of 64 bits over the ids, with commas between them.
    private static func code(_ ids: [Int64]) -> String {
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325
      for byte in ids.map(String.init).joined(separator: ",").utf8 {
        hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
      }
      let digits = String(hash, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }
  }

  /// The search.
  package let text: String
  /// The engine's answer without its preference to ignore accents; nil for an error.
  package let exact: Answer?
  /// The same with it.
  package let withoutAccents: Answer?

  /// Reads a line: the search, and both answers, `!` for an error, `=` for the same once more.
  init?(_ line: Substring) {
    let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard parts.count == 3 else { return nil }
    text = Self.unescaped(parts[0])
    exact = parts[1] == "!" ? nil : Answer(code: parts[1])
    withoutAccents =
      parts[2] == "=" ? exact : parts[2] == "!" ? nil : Answer(code: parts[2])
  }

  private static func unescaped(_ text: Substring) -> String {
    var result = ""
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if isEscaped {
        result.unicodeScalars.append(scalar == "t" ? "\t" : scalar == "n" ? "\n" : scalar)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
