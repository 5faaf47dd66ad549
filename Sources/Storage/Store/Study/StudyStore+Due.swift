package import Flashcards
package import Secrets
package import Vault

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
    try vault.readRecords(under: key) { records in
      var reader = StudyReader(records)
      var projector = DueProjector(
        try reader.decks(),
        doneToday: try reader.counts(of: boundary.day(of: now), at: now, boundary: boundary),
        at: now,
        boundary: boundary,
        tellsNames: tellsNames
      )
      for deck in projector.deckIDs {
        let states = try reader.dueStates(of: deck, upTo: projector.lastDay)
        projector.add(states.new, of: deck)
        projector.add(states.answered, of: deck)
      }
      return projector
    }
  }
}
