import Flashcards
import PaymentCards
import Secrets
import Testing

@testable import Store
@testable import Vault

@Suite("Many cards at once")
struct CardStoreImportTests {
  private struct Stop: Error {}

  private let vault: Vault
  private let key: VaultKey
  private var store: PaymentCardStore { PaymentCardStore(vault) }

  init() throws {
    (vault, key) = try Vault.inMemory()
  }

  private func card(_ title: String) -> PaymentCardStore.Card {
    PaymentCard(
      title: title,
      holder: "",
      number: SecretDigits(copying: PlainDigits(digitsIn: "4111111111111111")),
      expiry: nil
    )
  }

  private func titles() throws -> [String] {
    var titles: [String] = []
    #expect(try store.eachCard(under: key) { titles.append($0.title) } == 0)
    return titles
  }

  @Test("cards that are handed on one by one are added after those that are there")
  func many() throws {
    try store.importAll(at: Timestamp(milliseconds: 5), under: key) { try $0.add(card("first")) }
    let done = try store.importAll(at: Timestamp(milliseconds: 5), under: key) { writer in
      for number in 0..<500 { try writer.add(card("\(number)")) }
    }
    #expect(done == (500, 0))
    #expect(try titles() == ["first"] + (0..<500).map { "\($0)" })
  }

  @Test("what stops an import undoes all of it")
  func undone() throws {
    try store.importAll(at: Timestamp(milliseconds: 5), under: key) { try $0.add(card("first")) }
    let id = try #require(try store.summaries(under: key).entries.first?.id)
    #expect(throws: VaultFailure.self) {
      try store.importAll(at: Timestamp(milliseconds: 5), under: key) { writer in
        _ = try writer.change(id) { _ in card("changed") }
        for number in 0..<10 { try writer.add(card("\(number)")) }
        throw Stop()
      }
    }
    #expect(try titles() == ["first"])
    #expect(try vault.verify(under: key).damage.isEmpty)
  }

  // Guarded memory has room for some 4,000 records at once.
  @Test("thousands of cards are added and deleted, and all of it is undone and done again")
  func thousands() throws {
    let now = Timestamp(milliseconds: 5)
    let numbers = 0..<4_500
    try store.importAll(at: now, under: key) { writer in
      for number in numbers { try writer.add(card("\(number)")) }
    }
    let ids = try store.summaries(under: key).entries.map(\.id)
    try store.delete(ids, at: now, under: key)
    let undo = UndoStore(vault)
    let steps = try undo.entries(under: key).entries.map(\.id)
    #expect(steps.count == 2)
    for step in steps { _ = try undo.step(.undo, step, under: key) }
    #expect(try titles().isEmpty)
    _ = try undo.step(.redo, steps[1], under: key)
    #expect(try titles() == numbers.map { "\($0)" })
  }

  @Test("what was added and what was changed is undone in one step, and done again in one")
  func oneStep() throws {
    let now = Timestamp(milliseconds: 5)
    let id = try store.save(card("first"), at: now, under: key).id
    try store.mark([id], asFavourite: true, under: key)
    let done = try store.importAll(from: "cards.json", at: now, under: key) { writer in
      try writer.add(card("new"))
      #expect(
        try writer.change(id) { old in
          var card = old
          card.title = "changed"
          card.customFields = [CustomField("PIN", .hidden(try SecretText("8472")))]
          return card
        }
      )
      #expect(try writer.change(id + 7) { $0 } == false)
      #expect(try writer.change(id) { _ in nil })
    }
    #expect(done == (1, 1))
    #expect(try titles() == ["changed", "new"])
    #expect(try store.card(id, under: key)?.isFavourite == true)
    let undo = UndoStore(vault)
    let last = try #require(try undo.entries(under: key).entries.first)
    #expect(last.operation.kind == .paymentCardImport)
    _ = try undo.step(.undo, last.id, under: key)
    #expect(try titles() == ["first"])
    #expect(try store.card(id, under: key)?.customFields == [])
    _ = try undo.step(.redo, last.id, under: key)
    #expect(try titles() == ["changed", "new"])
    #expect(
      try store.card(id, under: key)?.customFields
        == [CustomField("PIN", .hidden(try SecretText("8472")))]
    )
    #expect(try vault.verify(under: key).damage.isEmpty)
  }
}
