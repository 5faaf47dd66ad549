import AppSupport
import DomainWords
package import Flashcards
import SearchLanguage
import Secrets
import Store
import Vault
import Wording

/// Filtered decks from the command line. Each change is a step that can be undone.
extension DeckTool {
  /// Builds a filtered deck, a new one or the one of that name. Asks for the passcode.
  ///
  /// - Throws: `search` for a search that can't be understood, before the passcode is asked for;
  ///   `nothingFound` if no card is found, and nothing is written.
  package func filter(
    _ text: String,
    by options: FilteredOptions
  ) throws(ToolFailure) -> CommandReport {
    let name = try name(text)
    let queries = try queries(of: options)
    var isEmpty = false
    let report = try inVault(for: .readWrite) { store, key, report throws(VaultFailure) in
      var deck =
        try decks(in: store, key).first { $0.name == name }
        ?? FilteredDeck(id: FilteredDeckID(rawValue: 0), name: name)
      deck.options = options
      isEmpty = try !build(deck, queries, requiresCards: true, in: store, key, &report)
    }
    guard !isEmpty else {
      throw .nothingFound(options.searches.map(\.text).joined(separator: ", "), [])
    }
    return report
  }

  /// Has a filtered deck take cards anew. Asks for the passcode.
  ///
  /// - Throws: `noMatch` or `several` if the query does not fit one filtered deck.
  package func rebuild(_ query: String) throws(ToolFailure) -> CommandReport {
    try inFiltered(query) { deck, store, key, report throws(ToolFailure) in
      let queries = try queries(of: deck.options)
      try at { () throws(VaultFailure) in
        _ = try build(deck, queries, requiresCards: false, in: store, key, &report)
      }
    }
  }

  /// Has the cards of a filtered deck come home. Asks for the passcode.
  ///
  /// - Throws: as `rebuild`.
  package func empty(_ query: String) throws(ToolFailure) -> CommandReport {
    try inFiltered(query) { deck, store, key, report throws(ToolFailure) in
      try at { () throws(VaultFailure) in
        let done = try store.empty(deck.id, at: WallClock.now.time, under: key)
        note(done.damaged, in: &report)
        report.lines.append(
          done.change.isEmpty
            ? wording(.lineModeUnchanged)
            : wording.sentences([
              wording(.commandFilteredEmptied(done.cards)), wording(.commandEditUndo),
            ])
        )
      }
    }
  }

  // MARK: Parts

  private func queries(of options: FilteredOptions) throws(ToolFailure) -> [CardQuery] {
    var queries: [CardQuery] = []
    for search in options.searches {
      let isBlank = search.text.allSatisfy(\.isWhitespace)
      queries.append(isBlank ? .everything : try query(search.text))
    }
    return queries
  }

  private func decks(
    in store: StudyStore,
    _ key: VaultKey
  ) throws(VaultFailure) -> [FilteredDeck] {
    let boundary = try store.dayBoundary(under: key)
    return try store.filteredDecks(at: WallClock.now, boundary: boundary, under: key).map(\.deck)
  }

  /// Builds a deck, and tells what it came to.
  ///
  /// - Returns: false if nothing was written, as no card was found.
  private func build(
    _ deck: FilteredDeck,
    _ queries: [CardQuery],
    requiresCards: Bool,
    in store: StudyStore,
    _ key: VaultKey,
    _ report: inout CommandReport
  ) throws(VaultFailure) -> Bool {
    let built = try store.build(
      deck,
      finding: queries,
      store.searchContext(at: WallClock.now, under: key),
      requiresCards: requiresCards,
      chance: SystemRandom().number(),
      under: key
    )
    note(built.damaged, in: &report)
    guard !built.changes.isEmpty else { return false }
    let name = built.deck.name.description
    report.lines.append(
      wording.sentences([
        wording(.commandFilteredBuilt(built.cards, name: name)), wording(.commandEditUndo),
      ])
    )
    return true
  }

  /// Opens the vault for a change of the filtered deck that fits a query.
  private func inFiltered(
    _ query: String,
    _ body: (FilteredDeck, StudyStore, VaultKey, inout CommandReport) throws(ToolFailure) -> Void
  ) throws(ToolFailure) -> CommandReport {
    return try answering(for: .readWrite) { store, key, report throws(ToolFailure) in
      let all = try at { () throws(VaultFailure) in try decks(in: store, key) }
      let fitting = DeckQuery(query).matches(among: all, by: \.name)
      try body(only(query, of: fitting), store, key, &report)
    }
  }
}
