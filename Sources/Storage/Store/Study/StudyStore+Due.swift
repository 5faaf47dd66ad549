package import Flashcards
package import Secrets
package import Vault

extension StudyStore {
  /// Prepares the projection of what is due on the coming days: all that it needs the key for, which
  /// are the decks and the answers of the current day. Opens no card that was not answered today.
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
      return DueProjector(
        try reader.decks(),
        doneToday: try reader.counts(of: boundary.day(of: now), at: now, boundary: boundary),
        at: now,
        boundary: boundary,
        tellsNames: tellsNames
      )
    }
  }

  /// The projection, from the clear columns of the cards: needs no key, and does not keep the vault
  /// from being opened meanwhile.
  package func projection(by projector: DueProjector) throws(VaultFailure) -> DueProjection {
    var projector = projector
    try vault.readClear { clear in
      for deck in projector.deckIDs {
        var cards: [DueState] = []
        try clear.each(of: .flashcard, .ofDeck(deck)) { _, values in
          if let card = CardColumns.dueState(values) { cards.append(card) }
        }
        projector.add(cards, of: deck)
      }
    }
    return projector.projection()
  }
}
