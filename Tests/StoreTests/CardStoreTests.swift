import GRDB
import PaymentCards
import Secrets
import Testing

@testable import Store
@testable import Vault

@Suite("The cards on disk")
struct CardStoreTests {
  private let vault: Vault
  private let key: VaultKey
  private var store: CardStore { CardStore(vault) }

  init() throws {
    let creation = try Vault.create(
      at: .memory,
      passcode: SecretBytes(Array("5566".utf8)),
      kind: "digits4",
      cost: try #require(DerivationCost(memory: 8 << 20, passes: 1))
    )
    vault = creation.vault
    key = creation.key
  }

  private func digits(_ text: String) -> SecretDigits {
    var digits = SecretDigits()
    for (index, digit) in text.utf8.enumerated() {
      digits.insert(digit - UInt8(ascii: "0"), at: index)
    }
    return digits
  }

  private func card(_ title: String, code: String? = nil) -> CardStore.Card {
    PaymentCard(
      title: title,
      holder: "山田 花子",
      number: digits("4111111111111111"),
      expiry: YearMonth(year: 2028, month: 12),
      securityCode: code.map(digits),
      notes: "two lines\nof notes",
      isFavourite: true
    )
  }

  @Test("a card comes back as it was, its number and code too")
  func roundTrip() throws {
    let everyday = card("Everyday", code: "123")
    let id = try store.save(everyday, under: key)
    let kept = try store.all(under: key)
    #expect(kept.damaged == 0)
    #expect(kept.cards.map(\.id) == [id])
    #expect(kept.cards.first?.card == everyday)
  }

  @Test("cards stay in the order in which they were added, and one can take another's place")
  func replacing() throws {
    let first = try store.save(card("First"), under: key)
    try store.save(card("Second"), under: key)
    #expect(try store.save(card("First, changed"), replacing: first, under: key) == first)
    #expect(try store.all(under: key).cards.map(\.card.title) == ["First, changed", "Second"])
  }

  @Test("a damaged card is counted and does not keep the others from being read")
  func damage() throws {
    let first = try store.save(card("First"), under: key)
    try store.save(card("Second"), under: key)
    try vault.write { db in
      try db.execute(
        sql: "UPDATE record_payment_card SET box = zeroblob(length(box)) WHERE id = ?",
        arguments: [first]
      )
    }
    let kept = try store.all(under: key)
    #expect(kept.damaged == 1)
    #expect(kept.cards.map(\.card.title) == ["Second"])
  }

  @Test("once the vault is locked, cards can be neither read nor saved")
  func locked() throws {
    let everyday = card("Everyday")
    key.destroy()
    #expect(throws: VaultFailure.secret(.keyDestroyed)) { try store.all(under: key) }
    #expect(throws: VaultFailure.secret(.keyDestroyed)) { try store.save(everyday, under: key) }
  }
}
