import PaymentCards
import Secrets
import Testing

@testable import CardcaseApp

@Suite("A card's fields for scripts")
struct CardFieldTests {
  private static let card = PaymentCard(
    title: "Everyday",
    holder: "山田 花子",
    number: SecretDigits(copying: PlainDigits(digitsIn: "4111111111111111")),
    expiry: YearMonth(year: 2028, month: 3),
    securityCode: SecretDigits(copying: PlainDigits(digitsIn: "012")),
    notes: "two\nlines"
  )

  @Test(
    "are lines of text",
    arguments: [
      (.number, "4111111111111111"), (.expiry, "03/28"), (.month, "03"), (.year, "2028"),
      (.code, "012"), (.holder, "山田 花子"), (.label, "Everyday"), (.notes, "two\nlines"),
      (.brand, "Visa"),
    ] as [(CardFieldName, String)]
  )
  func value(_ field: CardFieldName, _ text: String) throws {
    let line = try #require(try Self.card.value(of: field)).line
    #expect(try line == SecretBytes(text: text + "\n"))
  }

  @Test("are nil where the card has none", arguments: CardFieldName.allCases)
  func missing(_ field: CardFieldName) throws {
    let empty = PaymentCard(title: "", holder: "", number: SecretDigits(), expiry: nil)
    #expect(try empty.value(of: field) == nil)
  }

  @Test("have the names that JSON has, too", arguments: CardFieldName.allCases)
  func names(_ field: CardFieldName) {
    #expect(CardFieldName(named: field.rawValue) == field)
    #expect(CardFieldName(named: field.token) == field)
    #expect(CardFieldName(named: "pin") == nil)
  }
}
