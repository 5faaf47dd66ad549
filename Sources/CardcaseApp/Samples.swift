public import CardcaseUI
public import PaymentCards

/// What a throw-away vault shows.
public struct Samples: Sendable {
  /// Its cards.
  public let cards: [PaymentCard<SecretDigits>]
  /// Its decks.
  public let decks: [FlashcardDeck]

  /// The passcode of every throw-away vault.
  static let passcode = "5566"

  /// Samples of your own.
  public init(cards: [PaymentCard<SecretDigits>], decks: [FlashcardDeck]) {
    self.cards = cards
    self.decks = decks
  }

  /// What the demo shows. The numbers are the card brands' published test numbers.
  static var demo: Samples {
    Samples(
      cards: [
        card("Everyday", "4111111111111111", "Ada Lovelace", 2028, 12, code: "123"),
        card("Travel", "5555555555554444", "Ada Lovelace", 2030, 1),
        card("Company", "378282246310005", "Ada Lovelace", 2027, 7, code: "1234"),
        card("家計", "3530111333300000", "山田 花子", 2029, 3),
      ],
      decks: decks
    )
  }

  private static let decks = [
    FlashcardDeck(
      name: "Capitals",
      cards: [
        .init(prompt: "What is the capital of Japan?", answer: "Tokyo"),
        .init(prompt: "What is the capital of Peru?", answer: "Lima"),
        .init(prompt: "What is the capital of Kenya?", answer: "Nairobi"),
      ]
    ),
    FlashcardDeck(
      name: "漢字",
      cards: [
        .init(prompt: "学ぶ", answer: "まなぶ: to learn"),
        .init(prompt: "鍵", answer: "かぎ: key"),
      ]
    ),
  ]

  private static func card(
    _ title: String,
    _ number: String,
    _ holder: String,
    _ year: Int,
    _ month: Int,
    code: String? = nil
  ) -> PaymentCard<SecretDigits> {
    PaymentCard(
      title: title,
      holder: holder,
      number: SecretDigits(copying: PlainDigits(digitsIn: number)),
      expiry: YearMonth(year: year, month: month),
      securityCode: code.map { SecretDigits(copying: PlainDigits(digitsIn: $0)) }
    )
  }
}
