public import CardcaseUI

/// What a throw-away vault shows.
public struct Samples: Sendable {
  /// Its cards.
  public let cards: [WalletCard]
  /// Its decks.
  public let decks: [FlashcardDeck]

  /// The passcode of every throw-away vault.
  static let passcode = "5566"

  /// Samples of your own.
  public init(cards: [WalletCard], decks: [FlashcardDeck]) {
    self.cards = cards
    self.decks = decks
  }

  /// What the demo shows. The numbers are the card brands' published test numbers.
  static var demo: Samples { Samples(cards: cards, decks: decks) }

  private static let cards = [
    card("Everyday", "Visa", "4111111111111111", "ADA LOVELACE", "12/28"),
    card("Travel", "Mastercard", "5555555555554444", "ADA LOVELACE", "01/30"),
    card("Company", "American Express", "378282246310005", "ADA LOVELACE", "07/27"),
    card("家計", "JCB", "3530111333300000", "山田 花子", "03/29"),
  ]

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
    _ name: String,
    _ brand: String,
    _ number: String,
    _ holder: String,
    _ expiry: String
  ) -> WalletCard {
    WalletCard(
      name: name,
      brand: brand,
      number: number.utf8.map { $0 - UInt8(ascii: "0") },
      holder: holder,
      expiry: expiry
    )
  }
}
