import Testing

@testable import PaymentCards

@Suite("A query for one card")
struct CardQueryTests {
  private static let cards = [
    ("Everyday", "4111111111111111"), ("Every", "5555555555554444"),
    ("Café Noir", "4012888888881881"),
    ("1881", "378282246310005"), ("", "3530111333300000"),
  ].enumerated().map { index, card in
    WalletEntry(
      PaymentCard(
        title: card.0,
        holder: "Ada Lovelace",
        number: PlainDigits(digitsIn: card.1),
        expiry: nil
      ),
      id: Int64(7_000 + index),
      place: 0
    )
  }

  private func found(_ query: String) -> [Int64] {
    PaymentCardQuery(query).matches(in: Self.cards).map(\.id)
  }

  @Test(
    "finds a card by id, name, brand or last four digits",
    arguments: [
      ("7000", [7000]), ("everyday", [7000]), ("EVERY", [7001]), (" every ", [7001]),
      ("cafe  noir", [7002]), ("noir", [7002]), ("ＮＯＩＲ", [7002]), ("mastercard", [7001]),
      ("4444", [7001]), ("visa 1111", [7000]), ("jcb", [7004]),
    ] as [(String, [Int64])]
  )
  func one(_ query: String, _ ids: [Int64]) {
    #expect(found(query) == ids)
  }

  @Test("a whole name comes before what is only found, and an id before both")
  func order() {
    #expect(found("1881") == [7003])
    #expect(found("every") == [7001])
    var cards = Self.cards
    cards[0].title = "7001"
    #expect(PaymentCardQuery("7001").matches(in: cards).map(\.id) == [7001])
  }

  @Test("finds a card by the id that all devices have for it, or else by that of its vault")
  func shared() {
    var cards = Self.cards
    cards[0].sharedID = 7_001
    cards[1].sharedID = 9_000
    #expect(PaymentCardQuery("7001").matches(in: cards).map(\.id) == [7000])
    #expect(PaymentCardQuery("7000").matches(in: cards).map(\.id) == [7000])
    #expect(PaymentCardQuery("9000").matches(in: cards).map(\.id) == [7001])
  }

  @Test("finds all that fit, in the wallet's order")
  func several() {
    #expect(found("visa") == [7000, 7002])
    #expect(found("ada") == [7000, 7001, 7002, 7003, 7004])
  }

  @Test(
    "finds nothing by other digits of a number, and nothing without words",
    arguments: ["", " ", "\t\n", "\u{301}", "4111111111111111", "41111", "4111 1111", "visa jcb"]
  )
  func none(_ query: String) {
    #expect(found(query).isEmpty)
  }

  @Test("what may be a whole number is told from the rest")
  func numbers() {
    #expect(PaymentCardQuery("4111 1111 1111 1111").mayBeNumber)
    #expect(PaymentCardQuery("x378282246310005").mayBeNumber)
    #expect(!PaymentCardQuery("1111").mayBeNumber)
    #expect(!PaymentCardQuery("12345678901").mayBeNumber)
  }
}
