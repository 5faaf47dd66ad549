public import Flashcards
package import Preferences
public import Secrets
public import Vault

extension StudyStore {
  /// Prepares the projection of what is due on the coming days: all that it needs the key for, which are
  /// the decks, the answers of the current day, and when each card is due.
  ///
  /// - Parameter tellsNames: true to tell the numbers of each deck by its name.
  package func dueProjector(
    at now: LocalMoment,
    boundary: DayBoundary,
    tellsNames: Bool,
    under key: VaultKey
  ) throws(VaultFailure) -> DueProjector {
    let limitRules = try settings(under: key).limitRules
    return try vault.readRecords(under: key) { records in
      var reader = StudyReader(records)
      let decks = try reader.decks()
      let tellsDaySteps = StudyReader.tellsDaySteps(decks)
      var projector = DueProjector(
        decks,
        doneToday: try reader.counts(of: boundary.day(of: now), at: now, boundary: boundary),
        at: now,
        boundary: boundary,
        limitRules: limitRules,
        tellsNames: tellsNames
      )
      for deck in projector.deckIDs {
        let states = try reader.dueStates(
          of: deck,
          upTo: projector.lastDay,
          tellsDaySteps: tellsDaySteps
        )
        projector.add(states.new, of: deck)
        projector.add(states.answered, of: deck)
      }
      let homes = Dictionary(uniqueKeysWithValues: decks.map { ($0.id, $0.options) })
      for deck in try reader.filteredDecks() {
        projector.add(
          deck,
          try reader.filteredCards(of: deck.id, on: projector.days.lowerBound, withBuried: true),
          within: decks.filter { $0.name.contains(deck.name) }.map(\.id),
          homes: homes,
          try reader.counts(of: deck, on: projector.days, homes: homes)
        )
      }
      return projector
    }
  }
}

extension StudyStore {
  /// The boundary of days of study set by the user; that of a new vault if it can't be read.
  public func dayBoundary(under key: VaultKey) throws(VaultFailure) -> DayBoundary {
    DayBoundary(rolloverHour: try settings(under: key).rolloverHour)
  }

  /// The settings; those of a new vault if they can't be read.
  package func settings(under key: VaultKey) throws(VaultFailure) -> Preferences {
    try SettingsStore(vault).verified(under: key) ?? Preferences()
  }

  /// The rows of the list of decks on the user's day of study, and the number of unreadable
  /// records.
  public func summaries(
    at now: LocalMoment,
    under key: VaultKey
  ) throws(VaultFailure) -> (decks: [DeckSummary], damaged: Int) {
    try summaries(at: now, boundary: dayBoundary(under: key), under: key)
  }
}
