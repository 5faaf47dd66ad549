import PaymentCards
import Secrets
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

  private func written(_ cards: [PaymentCard<SecretDigits>], withCode: Bool) -> [UInt8] {
    var bytes: [UInt8] = []
    var writer = CardFormatRegistry.exportFormat.makeWriter()
    writer.begin { bytes += $0 }
    for card in cards { writer.write(card, withCode: withCode) { bytes += $0 } }
    writer.end { bytes += $0 }
    return bytes
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
    let reading = try ParsedCards(written(cards, withCode: true))
    #expect(reading.cards.map(\.card) == cards)
    #expect(reading.refused.isEmpty)
  }

  @Test("security codes stay out where they are not asked for")
  func withoutCode() throws {
    let cards = [card("Everyday", code: "987")]
    let reading = try ParsedCards(written(cards, withCode: false))
    #expect(reading.cards.map(\.card.securityCode) == [nil])
    #expect(reading.cards.first?.card.number == cards[0].number)
  }

  @Test("an export without cards is one that can be imported")
  func empty() throws {
    #expect(try ParsedCards(written([], withCode: true)).format is BitwardenJSON)
  }

  @Test(
    "the preview tells new cards from those in the wallet, those twice in the file, and refused"
  )
  func preview() throws {
    let fingerprints = try NumberFingerprints(random: SystemRandom())
    let known = PlainDigits(digitsIn: "378282246310005")
    var plan = CardImportPlan(into: [try fingerprints.fingerprint(of: known)])
    _ = try ParsedCards.bytes(of: "Formats/BitwardenJSON.json").withUnsafeBytes { bytes in
      try CardFile.read(bytes, now: ParsedCards.now) { item throws(CardFileFailure) in
        try plan.add(item, fingerprints)
      }
    }
    #expect(
      plan.items.map(\.verdict) == [
        .new, .refused(.notACard(.login)), .inWallet, .new, .new, .refused(.numberLength(5)),
        .refused(.numberNotDigits), .refused(.noNumber), .refused(.notACard(.note)),
        .inFile(ItemPlace(.item, 1)), .refused(.malformed),
      ]
    )
    #expect(plan.newCount == 3)
    #expect(plan.writes(0) && !plan.writes(2) && !plan.writes(9) && !plan.writes(11))
    #expect(plan.items[0].lastFour == "1111")
    #expect(plan.items[0].brand == .visa)
    #expect(plan.items[0].hasCode)
  }
}
