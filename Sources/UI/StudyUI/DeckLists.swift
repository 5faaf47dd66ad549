import Collation
import DomainWords
import Flashcards
import Screens
import Wording

/// The lists of decks, of filtered decks and of presets of options, as far as they are in memory.
struct DeckLists: Sendable {
  /// The decks.
  private(set) var decks: [DeckSummary]
  /// The filtered decks.
  private(set) var filtered: [FilteredSummary] = []
  /// The presets of options, in the order of their names.
  private(set) var presets: [OptionsPreset] = []
  /// The rows of the list of decks, each before those within it.
  private(set) var rows: [DeckRow] = []
  /// The decks as a tree, those with the most to study first.
  private(set) var outline = DeckOutline([])
  /// The number of damaged records of flashcards.
  private(set) var damagedRecords = 0
  /// The state of the lists in memory.
  private(set) var loading: Loading
  /// The day of study of the due counts.
  private var day: StudyDay?

  /// Lists with these decks; if nil, they are loaded once a screen needs them.
  init(_ decks: [DeckSummary]?) {
    self.decks = decks ?? []
    loading = decks == nil ? .wanted : .done
    rows = self.decks.map(DeckRow.deck)
    outline = DeckOutline(rows)
  }

  /// True once the decks are known, though there may be none.
  var areKnown: Bool { loading == .done || !decks.isEmpty }

  /// True if the due counts are those of a day, which ends.
  var endWithDay: Bool { loading == .done && day != nil }

  /// Takes lists that were loaded.
  mutating func receive(
    _ decks: [DeckSummary],
    filtered: [FilteredSummary],
    presets: [OptionsPreset],
    damaged: Int,
    _ collation: Collation
  ) {
    self.decks = collation.sorted(decks)
    self.filtered = filtered
    self.presets = collation.sorted(presets) { $0.name }
    damagedRecords = damaged
    order(collation)
    loading = .done
  }

  mutating func fail(because reason: FailureReason) { loading = .failed(reason) }

  /// Has what could not be read asked for again.
  mutating func reload() {
    if loading.failure != nil { loading = .wanted }
  }

  /// Requests the lists if they are wanted, also because other cards are due on a new day of study.
  mutating func load(on day: StudyDay, _ environment: ScreenEnvironment) -> [StudyEffect] {
    let isOutdated = loading == .done && self.day.map { $0 != day } ?? false
    guard loading == .wanted || isOutdated else { return [] }
    loading = .underWay
    self.day = day
    return [.loadDecks(at: environment.moment, boundary: environment.boundary)]
  }

  /// Applies a saved change. The due counts have changed too; they are counted again when a list of decks
  /// is in front.
  mutating func apply(_ change: ChangeSet, _ collation: Collation) {
    for deck in change.decks {
      if let index = decks.firstIndex(where: { $0.deck.id == deck.id }) {
        decks[index].deck = deck
      } else {
        decks.append(DeckSummary(deck: deck))
      }
    }
    decks.removeAll { change.removedDecks.contains($0.deck.id) }
    if !change.decks.isEmpty { decks = collation.sorted(decks) }
    for deck in change.filteredDecks {
      if let index = filtered.firstIndex(where: { $0.deck.id == deck.id }) {
        filtered[index].deck = deck
      } else {
        filtered.append(FilteredSummary(deck: deck))
      }
    }
    filtered.removeAll { change.removedFilteredDecks.contains($0.deck.id) }
    let changed = Set(change.presets.map(\.id)).union(change.removedPresets)
    if !changed.isEmpty {
      let kept = presets.filter { !changed.contains($0.id) }
      presets = collation.sorted(kept + change.presets) { $0.name }
    }
    loading = .wanted
    if change.changesDecks { order(collation) }
  }

  private mutating func order(_ collation: Collation) {
    rows = collation.sorted(decks.map(DeckRow.deck) + filtered.map(DeckRow.filtered)) {
      collation.key(ofLevels: $0.name.levels)
    }
    outline = DeckOutline(rows)
  }
}

extension ChangeSet {
  /// True if there are decks, filtered or not, that come, go or change.
  fileprivate var changesDecks: Bool {
    !decks.isEmpty || !removedDecks.isEmpty || changesFilteredDecks
  }

  /// True if there are filtered decks that come, go or change.
  var changesFilteredDecks: Bool { !filteredDecks.isEmpty || !removedFilteredDecks.isEmpty }
}
