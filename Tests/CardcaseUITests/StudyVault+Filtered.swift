import DomainWords
import Flashcards
import SearchLanguage

@testable import StudyUI

extension StudyVault {
  /// A vault whose only cards are in a filtered deck that changes no schedule.
  static var filtered: StudyVault {
    var study = StudyVault()
    let session = FilteredDeck(
      id: .session,
      name: DeckName(nearest: "Session"),
      options: FilteredOptions(
        searches: [FilteredSearch("deck:Numbers", limit: 2, order: .added)],
        reschedules: false
      )
    )
    _ = study.build(session, requiresCards: true)
    study.changes = []
    return study
  }

  func filteredSummaries(_ moment: LocalMoment, _ boundary: DayBoundary) -> [FilteredSummary] {
    filtered.values.sorted { $0.name < $1.name }.map { deck in
      guard let contents = filteredContents(deck.id) else { return FilteredSummary(deck: deck) }
      let session = StudySession(
        StudyRequest(
          selected: deck.name,
          decks: contents.inner,
          cards: contents.cards,
          filtered: deck,
          now: moment,
          boundary: boundary
        )
      )
      return FilteredSummary(
        deck: deck,
        counts: session.counts,
        cards: cards.values.count { $0.stay?.deck == deck.id }
      )
    }
  }

  func filteredContents(_ id: FilteredDeckID) -> DeckContents? {
    guard !isUnreadable, let deck = filtered[id] else { return nil }
    let own = cards.values.filter { $0.stay?.deck == id }.sorted { $0.id < $1.id }
    let shown = Set(own.map(\.note))
    var contents = DeckContents(
      deck: Deck(id: DeckID(rawValue: id.rawValue), name: deck.name),
      inner: decks.values.sorted { $0.name < $1.name },
      notes: notes.values.filter { shown.contains($0.id) }.sorted { $0.id > $1.id },
      cards: own,
      parameters: [],
      noteTypes: [],
      isWhole: false
    )
    contents.filtered = deck
    return contents
  }

  /// Builds a filtered deck, with the cards in the order of their ids.
  mutating func build(_ wanted: FilteredDeck, requiresCards: Bool) -> StudyReply {
    var deck = wanted
    if deck.id.rawValue == 0 {
      deck = FilteredDeck(
        id: FilteredDeckID(rawValue: 5_000 + Int64(filtered.count)),
        name: deck.name,
        options: deck.options
      )
    }
    var taken: [FlashcardID] = []
    for search in deck.options.searches {
      switch find(search.text, LocalMoment(time: Timestamp(milliseconds: 0))) {
      case .failure(let problem): return .response(.notBuilt(problem))
      case .success(let found):
        let free = found.filter { id in
          guard let card = cards[id], !card.isSuspended, !taken.contains(id) else { return false }
          return card.stay == nil || card.stay?.deck == deck.id
        }
        taken += free.sorted().prefix(search.limit)
      }
    }
    guard !taken.isEmpty || !requiresCards else { return .response(.notBuilt(nil)) }
    var change = emptying(deck.id, deletes: false)
    change.cards.removeAll { taken.contains($0.id) }
    change.filteredDecks = [deck]
    for (place, id) in taken.enumerated() {
      guard var card = cards[id] else { continue }
      card.stay = FilteredStay(
        deck: deck.id,
        place: place,
        since: Timestamp(milliseconds: 0)
      )
      change.cards.append(card)
    }
    apply(change)
    return .saved(change)
  }

  /// The change that sends the cards of a filtered deck home.
  func emptying(_ id: FilteredDeckID, deletes: Bool) -> ChangeSet {
    var change = ChangeSet()
    change.cards = cards.values.filter { $0.stay?.deck == id }.sorted { $0.id < $1.id }
    for index in change.cards.indices { change.cards[index].stay = nil }
    if deletes { change.removedFilteredDecks = [id] }
    return change
  }
}
