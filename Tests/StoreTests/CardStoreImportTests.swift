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
  private var store: CardStore { CardStore(vault) }

  init() throws {
    (vault, key) = try Vault.inMemory()
  }

  private func card(_ title: String) -> CardStore.Card {
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
    try store.insertAll(at: Timestamp(milliseconds: 5), under: key) { try $0(card("first")) }
    let count = try store.insertAll(at: Timestamp(milliseconds: 5), under: key) { insert in
      for number in 0..<500 { try insert(card("\(number)")) }
    }
    #expect(count == 500)
    #expect(try titles() == ["first"] + (0..<500).map { "\($0)" })
  }

  @Test("what stops an import undoes all of it")
  func undone() throws {
    try store.insertAll(at: Timestamp(milliseconds: 5), under: key) { try $0(card("first")) }
    #expect(throws: VaultFailure.self) {
      try store.insertAll(at: Timestamp(milliseconds: 5), under: key) { insert in
        for number in 0..<10 { try insert(card("\(number)")) }
        throw Stop()
      }
    }
    #expect(try titles() == ["first"])
    #expect(try vault.verify(under: key).damage.isEmpty)
  }
}
