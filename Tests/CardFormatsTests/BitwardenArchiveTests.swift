import PaymentCards
import ReaderProtocol
import Testing

@testable import CardFormats

@Suite("Bitwarden's archive with attachments")
struct BitwardenArchiveTests {
  @Test("its cards are read, and what is attached to each is named")
  func read() throws {
    let reading = try ParsedCards.fixture("Formats/BitwardenArchive.zip")
    #expect(reading.format == .bitwardenArchive)
    #expect(reading.cards.map(\.card.title) == ["Everyday", "日本のカード"])
    #expect(
      reading.cards.map(\.remarks) == [
        [.attachment(name: "front.jpg"), .attachment(name: "Vertrag für Zoë.pdf")],
        [.attachment(name: "terms.txt")],
      ]
    )
  }

  @Test("each beginning of it fails")
  func beginnings() throws {
    let whole = try ParsedCards.bytes(of: "Formats/BitwardenArchive.zip")
    for length in stride(from: 0, to: whole.count - 1, by: 7) {
      #expect(throws: CardFileFailure.self) { try ParsedCards(Array(whole.prefix(length))) }
    }
  }
}
