import Flashcards
import PaymentCards
import Secrets
import Testing

@testable import Store
@testable import Vault

@Suite("The cards on disk")
struct PaymentCardStoreTests {
  private let vault: Vault
  private let key: VaultKey
  private var store: PaymentCardStore { PaymentCardStore(vault) }
  private let now = Timestamp(milliseconds: 1_750_000_000_000)

  init() throws {
    (vault, key) = try Vault.inMemory()
  }

  private func digits(_ text: String) -> SecretDigits {
    SecretDigits(copying: PlainDigits(digitsIn: text))
  }

  private func card(
    _ title: String,
    number: String = "4111111111111111",
    code: String? = nil
  ) -> PaymentCardStore.Card {
    PaymentCard(
      title: title,
      holder: "山田 花子",
      number: digits(number),
      expiry: YearMonth(year: 2028, month: 12),
      securityCode: code.map(digits),
      notes: "two lines\nof notes",
      isFavourite: true
    )
  }

  private var titles: [String] {
    get throws { try store.summaries(under: key).entries.map(\.title) }
  }

  @Test("a card comes back as it was, its number, code and notes too")
  func roundTrip() throws {
    let everyday = card("Everyday", code: "123")
    let id = try store.save(everyday, at: now, under: key).id
    #expect(try store.card(id, under: key) == everyday)
    let bare = PaymentCard(title: "", holder: "", number: SecretDigits(), expiry: nil)
    let bareID = try store.save(bare, at: now, under: key).id
    #expect(try store.card(bareID, under: key) == bare)
    #expect(try store.card(77, under: key) == nil)
  }

  @Test("the wallet lists brand, name, last four and expiry, and no number")
  func summaries() throws {
    let saved = try store.save(card("Everyday", code: "123"), at: now, under: key)
    let kept = try store.summaries(under: key)
    #expect(kept.damaged == 0)
    #expect(kept.entries == [saved])
    let entry = try #require(kept.entries.first)
    #expect(entry.brand == .visa)
    #expect(entry.lastFour.text == "1111")
    #expect((entry.digitCount, entry.codeCount) == (16, 3))
    #expect(entry.expiry == YearMonth(year: 2028, month: 12))
    #expect(entry.isFavourite)
  }

  // Issue 3, point 6: a number is opened only while it is shown, edited or copied.
  @Test("ten thousand cards are listed without guarded memory for any of them")
  func tenThousand() throws {
    let cards = (0..<10_000).map { number in
      card("Card \(number)", number: "4\(String(100_000_000_000_000 + number))")
    }
    let done = try store.importAll(at: now, under: key) { writer in
      for card in cards { try writer.add(card) }
    }
    #expect(done.added == 10_000)
    let before = SecretArena.shared.used
    let kept = try store.summaries(under: key)
    #expect(kept.entries.count == 10_000)
    #expect(kept.entries.last?.title == "Card 9999")
    #expect(SecretArena.shared.used < before + 100_000)
  }

  @Test("cards stay in the order in which they were added, and one can take another's place")
  func replacing() throws {
    let first = try store.save(card("First"), at: now, under: key).id
    try store.save(card("Second"), at: now, under: key)
    #expect(
      try store.save(card("First, changed"), replacing: first, at: now, under: key).id == first
    )
    #expect(try titles == ["First, changed", "Second"])
  }

  @Test("a deleted card's id is not given again, whatever the clock says")
  func ids() throws {
    var ids: Set<Int64> = []
    for time in [now.rawValue, now.rawValue, 7, now.rawValue - 1] {
      let moment = Timestamp(milliseconds: time)
      let id = try store.save(card("A"), at: moment, under: key).id
      #expect(ids.insert(id).inserted)
      try store.delete([id], under: key)
    }
    try store.importAll(at: now, under: key) { for _ in 0..<3_000 { try $0.add(card("B")) } }
    let all = try store.summaries(under: key).entries.map(\.id)
    #expect(Set(all).count == 3_000 && ids.isDisjoint(with: all))
  }

  @Test("custom fields and the own brand come back, and undo and redo take them along")
  func customFields() throws {
    var old = card("A", code: "123")
    old.customFields = [
      CustomField("PIN", .hidden(try SecretText("2701"))), CustomField("Bank", .text("Turing")),
    ]
    old.ownBrand = .dankort
    let id = try store.save(old, at: now, under: key).id
    var new = old
    new.customFields = [CustomField("PIN", .text("2702"))]
    new.ownBrand = nil
    let later = now.advanced(byMilliseconds: 1)
    let entry = try store.save(new, replacing: id, at: later, under: key)
    #expect(entry.labels == ["PIN"] && entry.brandName == "Visa")
    let log = UndoStore(vault)
    for (direction, expected) in [(UndoDirection.undo, old), (.redo, new), (.undo, old)] {
      let next = try #require(try log.next(direction, in: .everything, under: key))
      guard case .done = try log.step(direction, next.id, under: key) else {
        Issue.record("not done")
        return
      }
      #expect(try store.card(id, under: key) == expected)
    }
    let kept = try #require(store.summaries(under: key).entries.first)
    #expect(kept.labels == ["PIN", "Bank"] && kept.brandName == "Dankort (Visa)")
  }

  @Test("a card that is changed keeps its code only where that is asked for")
  func keepingCode() throws {
    let id = try store.save(card("A", code: "123"), at: now, under: key).id
    let kept = try store.save(card("B"), replacing: id, keepingCode: true, at: now, under: key)
    #expect(kept.codeCount == 3)
    #expect(try store.card(id, under: key)?.securityCode == digits("123"))
    try store.save(card("C"), replacing: id, at: now, under: key)
    #expect(try store.card(id, under: key)?.securityCode == nil)
  }

  @Test("the order is the owner's, and marked cards come first")
  func order() throws {
    var ids: [Int64] = []
    for title in ["A", "B", "C"] {
      ids.append(try store.save(card(title), at: now, under: key).id)
    }
    let entries = try store.summaries(under: key).entries
    try store.place(try #require(WalletOrder.moving(ids[2], .up, in: entries)), under: key)
    #expect(try titles == ["A", "C", "B"])
    try store.mark(ids, asFavourite: false, under: key)
    try store.mark([ids[1]], asFavourite: true, under: key)
    #expect(try titles == ["B", "A", "C"])
  }

  @Test("a deleted card is gone, and can be put back where it was")
  func deleting() throws {
    let id = try store.save(card("A", code: "123"), at: now, under: key).id
    try store.save(card("B"), at: now, under: key)
    // Of several cards all are deleted, or none.
    #expect(throws: VaultFailure.self) { try store.delete([id, 77], at: now, under: key) }
    #expect(try titles == ["A", "B"])
    try store.delete([id], at: now, under: key)
    #expect(try titles == ["B"])
    let log = UndoStore(vault)
    let entry = try #require(try log.next(.undo, in: .area(.wallet), under: key))
    guard case .done(_, let changes) = try log.step(.undo, entry.id, under: key) else {
      Issue.record("not undone")
      return
    }
    #expect(changes.savedCards.map(\.id) == [id])
    #expect(try titles == ["A", "B"])
    #expect(try store.card(id, under: key)?.securityCode == digits("123"))
    try store.delete([id], under: key)
    #expect(throws: VaultFailure.noRecord(table: "payment_card", id: id)) {
      try store.delete([id], under: key)
    }
  }

  // card.md d8: a duplicate card (same number).
  @Test("a card with the same number is found among those that may have it")
  func duplicates() throws {
    let one = try store.save(card("A", number: "4111111111111111"), at: now, under: key)
    let other = try store.save(card("B", number: "4012888888881111"), at: now, under: key)
    let number = digits("4111111111111111")
    #expect(one.mayHave(number: number) && other.mayHave(number: number))
    #expect(try store.firstWithNumber(number, among: [other.id, one.id], under: key) == one.id)
    #expect(try store.firstWithNumber(number, among: [other.id], under: key) == nil)
  }

  @Test(
    "a damaged card is counted and does not keep the others from being read",
    arguments: SpoiledContent.allCases
  )
  func damage(content: SpoiledContent) throws {
    let first = try store.save(card("First"), at: now, under: key).id
    try store.save(card("Second"), at: now, under: key)
    try vault.spoil("payment_card WHERE id = \(first)", content, under: key)
    let kept = try store.summaries(under: key)
    #expect(kept.damaged == 1)
    #expect(kept.entries.map(\.title) == ["Second"])
    #expect(throws: VaultFailure.damaged(.record(table: "payment_card", id: first))) {
      try store.card(first, under: key)
    }
  }

  @Test("a record that ends within a field, or whose number is none, is no card")
  func cut() throws {
    let bytes = try PaymentCardCodec.bytes(of: card("A", code: "123"), at: 1)
    bytes.withUnsafeMutableBytes { bytes in
      #expect(PaymentCardCodec.entry(1, from: UnsafeRawBufferPointer(bytes))?.title == "A")
      #expect(
        PaymentCardCodec.entry(1, from: UnsafeRawBufferPointer(rebasing: bytes.dropLast(12))) == nil
      )
      #expect(PaymentCardCodec.entry(1, from: UnsafeRawBufferPointer(rebasing: bytes[..<3])) == nil)
      if let digit = bytes.firstIndex(of: 4).map({ $0 + 5 }) { bytes[digit] = 10 }
      #expect(PaymentCardCodec.entry(1, from: UnsafeRawBufferPointer(bytes)) == nil)
    }
  }

  @Test("once the vault is locked, cards can be neither read nor saved")
  func locked() throws {
    let everyday = card("Everyday")
    key.destroy()
    #expect(throws: VaultFailure.secret(.keyDestroyed)) { try store.summaries(under: key) }
    #expect(throws: VaultFailure.secret(.keyDestroyed)) { try store.card(1, under: key) }
    #expect(throws: VaultFailure.secret(.keyDestroyed)) {
      try store.save(everyday, at: now, under: key)
    }
  }
}
