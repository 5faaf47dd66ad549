/// Secret contents of a vault, made from a seed: a test knows the texts to search for in the memory
/// of a program that was told only the seed, and no program has them as constants.
public struct Canaries: Sendable {
  /// A payment card.
  public struct Card: Sendable {
    /// Sixteen digits, each 0 to 9, the last one the check digit.
    public let number: [UInt8]
    /// The owner's title for it: one word.
    public let name: String
    /// Two words, short enough to be stored inline in a `String`.
    public let holder: String
    /// The owner's notes: several words.
    public let notes: String
  }

  /// A flashcard.
  public struct Flashcard: Sendable {
    /// Several words.
    public let prompt: String
    /// One word.
    public let answer: String
  }

  /// The cards of the wallet.
  public let cards: [Card]
  /// The deck's name: one word.
  public let deckName: String
  /// The deck's cards.
  public let flashcards: [Flashcard]

  /// Creates canaries from a seed, `count` cards of both kinds.
  public init(seed: UInt64, count: Int = 12) {
    var random = SeededGenerator(seed: seed)
    deckName = random.word(9)
    cards = (0..<count).map { _ in
      Card(
        number: random.number(),
        name: random.word(9),
        holder: "\(random.word(7)) \(random.word(7))".uppercased(),
        notes: random.sentence()
      )
    }
    flashcards = (0..<count).map { _ in
      Flashcard(
        prompt: random.sentence(),
        answer: random.word(9)
      )
    }
  }
}

extension SeededGenerator {
  /// Sixteen digits of which the last is the Luhn check digit, so that they are read as one number
  /// wherever they are pasted. No eight of them are in every program.
  mutating func number() -> [UInt8] {
    while true {
      let number = anyNumber()
      let groups = stride(from: 0, to: number.count - 4, by: 4).map { Array(number[$0..<$0 + 8]) }
      if DigitTable.runs.isDisjoint(with: groups) { return number }
    }
  }

  private mutating func anyNumber() -> [UInt8] {
    let digits = [4] + (1..<15).map { _ in UInt8(next(below: 10)) }
    let sum = digits.enumerated().reduce(0) { sum, digit in
      let value = Int(digit.element) * (digit.offset.isMultiple(of: 2) ? 2 : 1)
      return sum + (value > 9 ? value - 9 : value)
    }
    return digits + [UInt8((10 - sum % 10) % 10)]
  }

  /// A word of random letters, unlike any language's.
  mutating func word(_ length: Int) -> String {
    var word = String.UnicodeScalarView()
    for _ in 0..<length {
      word.append(Unicode.Scalar(UInt8(ascii: "a") + UInt8(next(below: 26))))
    }
    return String(word)
  }

  /// Four words.
  mutating func sentence() -> String {
    (0..<4).map { _ in word(9) }.joined(separator: " ")
  }
}
