// swift-format-ignore-file
// Made by Tests/Scripts/make_words.py from po/damage.pot. Change it there.

extension Phrase {
  /// The structure of the file is damaged.
  package static var damageFile: Phrase { Phrase(.damageFile) }
  /// What the vault knows of itself is damaged.
  package static var damageHeader: Phrase { Phrase(.damageHeader) }
  /// The way in by the passcode is damaged. The recovery key still opens the vault; then set a new passcode.
  package static var damagePasscodeSlot: Phrase { Phrase(.damagePasscodeSlot) }
  /// The way in by the recovery key is damaged. The passcode still opens the vault; then renew the recovery key.
  package static var damageRecoverySlot: Phrase { Phrase(.damageRecoverySlot) }
  /// The recovery key that was kept to be shown again is damaged.
  package static var damageRecoveryKey: Phrase { Phrase(.damageRecoveryKey) }
  /// The settings are not those that were saved.
  package static var damageSettings: Phrase { Phrase(.damageSettings) }
  /// The log beside the file, which has the latest changes, is damaged or missing.
  package static var damageLog: Phrase { Phrase(.damageLog) }
  /// Some records can't be read: {tables}.
  package static func damageRecords(tables: String) -> Phrase {
    Phrase(.damageRecords, [tables])
  }
  /// A record is damaged: {table}, number {id}.
  package static func damageRecord(table: String, id: String) -> Phrase {
    Phrase(.damageRecord, [table, id])
  }
  /// Records that are damaged: {counts}.
  package static func damagedRecords(counts: String) -> Phrase {
    Phrase(.damagedRecords, [counts])
  }
  /// what was open
  package static var tableSession: Phrase { Phrase(.tableSession) }
  /// payment cards
  package static var tableCards: Phrase { Phrase(.tableCards) }
  /// decks
  package static var tableDecks: Phrase { Phrase(.tableDecks) }
  /// notes
  package static var tableNotes: Phrase { Phrase(.tableNotes) }
  /// flashcards
  package static var tableFlashcards: Phrase { Phrase(.tableFlashcards) }
  /// parameters
  package static var tableParameters: Phrase { Phrase(.tableParameters) }
  /// answers of the last day
  package static var tableReviews: Phrase { Phrase(.tableReviews) }
  /// answers of earlier days
  package static var tableReviewDays: Phrase { Phrase(.tableReviewDays) }
  /// changes that can be undone
  package static var tableUndo: Phrase { Phrase(.tableUndo) }
  /// Nothing was handed out: payment cards are missing or were put back. See cardcase vault verify.
  package static var commandDamagedCards: Phrase { Phrase(.commandDamagedCards) }
}
