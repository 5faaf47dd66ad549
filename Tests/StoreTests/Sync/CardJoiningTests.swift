import Flashcards
import PaymentCards
import Secrets
import Testing

@testable import Store

@Suite("Joining payment cards that are there more than once")
struct CardJoiningTests {
  private let number = "4111111111111111"

  private func add(_ card: PaymentCardStore.Card, to device: StudyFixture) throws -> Int64 {
    try device.wallet.save(card, at: StudyFixture.now.time, under: device.key).id
  }

  private func card(pin: String) throws -> PaymentCardStore.Card {
    var card = StudyFixture.paymentCard("Mine", number)
    card.customFields = [CustomField("PIN", .hidden(try SecretText(pin)))]
    return card
  }

  private func ids(_ device: StudyFixture) throws -> [Int64] {
    try device.wallet.summaries(under: device.key).entries.map(\.id).sorted()
  }

  private func doubles(_ device: StudyFixture) throws -> [[Int64]] {
    let entries = try device.wallet.summaries(under: device.key).entries
    return try device.wallet.doubles(among: entries, under: device.key)
  }

  @Test("Only cards with the same in every field are joined, and undo and redo take all at once")
  func joins() throws {
    let device = try StudyFixture()
    let same = try (0..<3).map { _ in try add(try card(pin: "8472"), to: device) }
    let other = try add(try card(pin: "8473"), to: device)
    let number = try add(StudyFixture.paymentCard("Mine", "5105105105105100"), to: device)
    #expect(try doubles(device) == [same])
    let gone = try device.wallet.joinDoubles(at: StudyFixture.now.time, under: device.key)
    #expect(gone.count == 2)
    #expect(try ids(device) == (same.filter { !gone.contains($0) } + [other, number]).sorted())
    #expect(try device.wallet.joinDoubles(at: StudyFixture.now.time, under: device.key) == [])
    let log = UndoStore(device.vault)
    let entry = try #require(try log.entries(under: device.key).entries.first)
    #expect(entry.operation.kind == .paymentCardJoining)
    _ = try log.step(.undo, entry.id, under: device.key)
    #expect(try ids(device) == (same + [other, number]).sorted())
    _ = try log.step(.redo, entry.id, under: device.key)
    #expect(try ids(device).count == 3)
  }

  @Test("Two devices that join at once keep the same card")
  func both() throws {
    let pair = try SyncPair()
    for _ in 0..<2 {
      _ = try add(try card(pin: "8472"), to: pair.one)
      _ = try add(try card(pin: "8472"), to: pair.other)
    }
    try pair.meet()
    for device in [pair.one, pair.other] {
      #expect(
        try device.wallet.joinDoubles(at: StudyFixture.now.time, under: device.key).count == 3
      )
    }
    try pair.meet()
    for device in [pair.one, pair.other] { #expect(try ids(device).count == 1) }
  }

  @Test("What another device changes in a card that is joined away is kept")
  func edited() throws {
    let pair = try SyncPair()
    for _ in 0..<2 { _ = try add(try card(pin: "8472"), to: pair.one) }
    try pair.meet()
    for id in try ids(pair.other) {
      var card = try card(pin: "8472")
      card.notes = "\(id)"
      try pair.other.wallet.save(
        card,
        replacing: id,
        at: StudyFixture.now.time,
        under: pair.other.key
      )
    }
    try pair.one.wallet.joinDoubles(at: StudyFixture.now.time, under: pair.one.key)
    try pair.meet()
    for device in [pair.one, pair.other] { #expect(try ids(device).count == 2) }
  }
}
