import PaymentCards
import ReaderProtocol
import Secrets
import TestSupport
import Testing

@testable import CardFormats

@Suite("Cards written and read again")
struct CardExportTests {
  private func card(
    _ title: String,
    holder: String = "",
    number: String = "4111111111111111",
    expiry: YearMonth? = nil,
    code: String? = nil,
    notes: String = "",
    isFavourite: Bool = false
  ) -> PaymentCard<SecretDigits> {
    PaymentCard(
      title: title,
      holder: holder,
      number: SecretDigits(copying: PlainDigits(digitsIn: number)),
      expiry: expiry,
      securityCode: code.map { SecretDigits(copying: PlainDigits(digitsIn: $0)) },
      notes: notes,
      isFavourite: isFavourite
    )
  }

  private func written(
    _ cards: [PaymentCard<SecretDigits>],
    as format: any WritableCardFormat = BitwardenJSON()
  ) throws -> [UInt8] {
    var writer = try format.makeWriter(password: nil, random: SeededRandom(seed: 1))
    var bytes = try writer.begin()
    for card in cards { bytes += try writer.write(card) }
    return try bytes + writer.end()
  }

  @Test("export then import gives equal cards")
  func roundTrip() throws {
    let cards = [
      card(
        "Everyday",
        holder: "Zoë O'Connor",
        expiry: YearMonth(year: 2028, month: 2),
        code: "123"
      ),
      card("日本のカード", holder: "山田 花子", number: "378282246310005", code: "1234", isFavourite: true),
      card("quotes \" and \\ and / and {}", notes: "a\nb\tc\u{1}\u{7F}\u{0}\r\u{2028}\u{1F600}"),
      card("", number: "6205500000000000004", expiry: YearMonth(year: 1999, month: 12)),
    ]
    let reading = try ParsedCards(written(cards))
    #expect(reading.cards.map(\.card) == cards)
    #expect(reading.refused.isEmpty)
  }

  @Test("an export without cards is one that can be imported")
  func empty() throws {
    #expect(try ParsedCards(written([])).format == .bitwardenJSON)
  }
}
