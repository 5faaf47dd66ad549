package import Flashcards
package import Secrets
package import Vault

extension StudyStore {
  /// The changes that an edit makes of all cards in decks and those within them, or of their notes.
  /// Nothing is written.
  package func change(
    by edit: BulkEdit,
    in ids: Set<DeckID>,
    at now: Timestamp,
    under key: VaultKey
  ) throws(VaultFailure) -> ChangeSet {
    try vault.readRecords(under: key) { records in
      var reader = StudyReader(records)
      let decks = try reader.decks()
      let chosen = decks.filter { ids.contains($0.id) }.map(\.name)
      let inner = decks.filter { deck in chosen.contains { $0.contains(deck.name) } }
      let cards = try reader.cards(in: Set(inner.map(\.id)))
        .sorted { ($0.note, $0.ordinal) < ($1.note, $1.ordinal) }
      let notes = edit.isOfNotes ? try reader.notes(Set(cards.lazy.map(\.note))) : []
      return edit.change(of: cards, notes, at: now)
    }
  }
}
