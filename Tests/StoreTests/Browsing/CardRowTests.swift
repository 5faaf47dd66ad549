import Flashcards
import Secrets
import Store
import Testing

@testable import Vault

@Suite("The rows of a browser")
struct CardRowTests {
  private let world: CardListWorld

  init() throws {
    world = try CardListWorld(seed: 4)
  }

  private func rows(_ ids: [Int64], _ unit: BrowserUnit) throws -> [CardRow] {
    try world.store.rows(
      ids,
      unit,
      at: StudyFixture.now,
      boundary: StudyFixture.boundary,
      under: world.fixture.key
    )
  }

  @Test("are whole, in the order of their ids, with the other cards of their notes")
  func cards() throws {
    let list = try world.list(CardListRequest(.everything, key: .question)).list
    let all = try world.store.collection(under: world.fixture.key).collection
    let rows = try rows(list.cards.map(\.rawValue), .cards)
    #expect(rows.map(\.note.id) == list.notes)
    for (row, id) in zip(rows, list.cards) {
      #expect(row.card == all.cards.first { $0.id == id })
      let others = all.cards.filter { card in
        card.note == row.note.id && card.id != id && row.note.content.asks(card.ordinal)
      }
      #expect(Array(row.cards.dropFirst()) == others.sorted { $0.ordinal < $1.ordinal })
      #expect(row.note == all.notes.first { $0.id == row.note.id })
      #expect(row.deck == all.decks.first { $0.id == row.cards[0].deck })
    }
  }

  @Test("of notes have the cards that these ask for, by ordinal")
  func notes() throws {
    let list = try world.list(CardListRequest(.everything, unit: .notes)).list
    let all = try world.store.collection(under: world.fixture.key).collection
    let rows = try rows(list.notes.map(\.rawValue), .notes)
    #expect(rows.map(\.note.id) == list.notes)
    for row in rows {
      let cards = all.cards.filter { card in
        card.note == row.note.id && row.note.content.asks(card.ordinal)
      }
      #expect(row.cards == cards.sorted { $0.ordinal < $1.ordinal })
    }
    #expect(rows.contains { $0.cards.count == 2 })
  }

  @Test("have the probability of recall by which they are sorted, in notes the mean")
  func retrievability() throws {
    let list = try world.list(CardListRequest(.everything, key: .retrievability)).list
    let rows = try rows(list.cards.map(\.rawValue), .cards)
    let values = rows.compactMap(\.retrievability)
    #expect(values == values.sorted() && Set(values).count > 5)
    #expect(rows.dropFirst(values.count).allSatisfy { $0.retrievability == nil })
    #expect(rows.allSatisfy { $0.card.progress.phase != .new || $0.retrievability == nil })
    let byCard = Dictionary(uniqueKeysWithValues: rows.map { ($0.card.id, $0.retrievability) })
    for row in try self.rows(Set(list.notes).map(\.rawValue), .notes) {
      let known = row.cards.compactMap { byCard[$0.id] ?? nil }
      #expect(
        row.retrievability == (known.isEmpty ? nil : known.reduce(0, +) / Double(known.count))
      )
    }
  }

  @Test("that are gone or that notes no longer ask for are left out")
  func missing() throws {
    let all = try world.store.collection(under: world.fixture.key).collection
    let listed = Set(try world.list(CardListRequest(.everything)).list.cards)
    let dormant = all.cards.map(\.id).filter { !listed.contains($0) }
    #expect(!dormant.isEmpty)
    #expect(try rows(dormant.map(\.rawValue) + [12_345], .cards) == [])
    #expect(try rows([12_345], .notes) == [])
  }
}
