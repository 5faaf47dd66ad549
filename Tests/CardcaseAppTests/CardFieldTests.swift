import PaymentCards
import Secrets
import Testing

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
      ("number", "4111111111111111"), ("expiry", "03/28"), ("month", "03"), ("year", "2028"),
      ("code", "012"), ("holder", "山田 花子"), ("label", "Everyday"), ("notes", "two\nlines"),
      ("brand", "Visa"),
    ]
  )
  func value(_ argument: String, _ text: String) throws {
    let name = try #require(PaymentCardField.Name(argument: argument))
    let line = try #require(try Self.card.value(of: name)).line
    #expect(try line == SecretBytes(text: text + "\n"))
  }

  @Test("are nil where the card has none", arguments: PaymentCardField.Name.arguments)
  func missing(_ name: PaymentCardField.Name) throws {
    let empty = PaymentCard(title: "", holder: "", number: SecretDigits(), expiry: nil)
    #expect(try empty.value(of: name) == nil)
  }

  @Test("have the names that JSON has, too", arguments: PaymentCardField.Name.arguments)
  func names(_ name: PaymentCardField.Name) {
    #expect(name.argument.flatMap { .init(argument: $0) } == name)
    #expect(PaymentCardField.Name(argument: name.json) == name)
    #expect(PaymentCardField.Name(json: name.json) == name)
    #expect(PaymentCardField.Name(argument: "pin") == nil)
  }

  @Test("are named in this order")
  func order() {
    #expect(
      PaymentCardField.Name.arguments.map(\.argument) == [
        "number", "expiry", "month", "year", "code", "holder", "label", "notes", "brand",
      ]
    )
    #expect(
      PaymentCardField.Name.all.map(\.json) == [
        "label", "notes", "favourite", "cc-number", "cc-name", "cc-exp", "cc-exp-month",
        "cc-exp-year", "cc-csc", "cc-type", "fields",
      ]
    )
  }
}
