import Flashcards
import Secrets
import Store
import Vault

/// Measures the building of a large filtered deck.
struct FilteredBench {
  let vault: Vault
  let key: VaultKey

  /// The number of cards that it takes at most.
  private static let cards = 10_000

  /// The time of sending its cards home and of taking as many again.
  func run(_ findings: inout Findings) throws {
    guard let name = DeckName("Filtered") else { throw Incomplete() }
    let search = FilteredSearch("deck:All", limit: Self.cards, order: .due)
    var deck = FilteredDeck(
      id: FilteredDeckID(rawValue: 0),
      name: name,
      options: FilteredOptions(searches: [search])
    )
    deck = try build(deck)
    findings.note(
      .buildFiltered,
      try Stopwatch.median { try Stopwatch.time { deck = try build(deck) } }
    )
  }

  private func build(_ deck: FilteredDeck) throws -> FilteredDeck {
    let store = StudyStore(vault)
    let built = try store.build(
      deck,
      finding: try deck.options.searches.map { try CardQuery($0.text) },
      store.searchContext(at: Collection.now, under: key),
      chance: 1,
      under: key
    )
    guard built.cards == Self.cards, built.damaged == 0 else { throw Incomplete() }
    return built.deck
  }

  private struct Incomplete: Error {}
}
