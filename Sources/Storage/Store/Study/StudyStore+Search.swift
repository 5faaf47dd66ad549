public import Flashcards
public import Secrets
public import Vault

extension StudyStore {
  /// The newest notes of all decks that match, over a separate connection, so that the vault can be
  /// used meanwhile. Unreadable notes are passed over. Ends at the next record once the key is
  /// destroyed.
  public func notes(
    limit: Int,
    under key: VaultKey,
    where isMatch: (Note) -> Bool
  ) throws(VaultFailure) -> [FoundNote] {
    try vault.readRecordsConcurrently(under: key) { records in
      var found: [Note] = []
      let codec = records.noteCodec
      _ = try records.openAll(in: .note) { header, content in
        // Its damage is told by what opens the deck.
        guard let note = try? codec.note(header.id, from: content), isMatch(note) else {
          return
        }
        found.append(note)
        // They come ordered by id, the newest last.
        if found.count > 2 * limit { found.removeFirst(limit) }
      }
      return try found.suffix(limit).reversed().compactMap { note in
        guard let card = try records.cardIDs("note", note.id.rawValue).min(),
          let clear = try records.clear(of: card.rawValue, in: .flashcard),
          let deck = clear[CardColumns.deck]
        else { return nil }
        return FoundNote(
          id: note.id,
          deck: DeckID(rawValue: deck),
          prompt: note.content.fields.first?.plain ?? ""
        )
      }
    }
  }
}
