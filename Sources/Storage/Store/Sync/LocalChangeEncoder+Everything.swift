import Flashcards
import Vault

extension LocalChangeEncoder {
  /// The number of objects after which their state is written, so that few are in memory.
  private static let batch = 20_000

  /// Makes frames of everything that there is, as writes that know of nothing and are older than any
  /// edit.
  mutating func seed() throws {
    let oldest = HybridTime(rawValue: 1)
    var count = 0
    func advance() throws {
      count += 1
      guard count % Self.batch == 0 else { return }
      try frames.flush()
      try objects.save()
    }
    for type in try records.noteTypes().values.sorted(by: { $0.id < $1.id }) {
      try emit(type, at: oldest)
    }
    try emitParameters(at: oldest)
    // What can't be read is told by verifying the vault; the rest does not wait for it.
    try seed(OptionsPreset.self, at: oldest)
    try seed(Deck.self, at: oldest)
    try seed(FilteredDeck.self, at: oldest)
    try seed(MediaName.self, at: oldest)
    for id in try records.ids(of: .note) {
      try frames.attempt(.note, id) {
        guard let note = try records.note(NoteID(rawValue: id)) else { return }
        try emit(note, Pending(all: HybridTime(milliseconds: note.modified.rawValue)))
      }
      try advance()
    }
    for id in try records.ids(of: .flashcard) {
      try frames.attempt(.card, id) {
        guard let card = try records.card(FlashcardID(rawValue: id)) else { return }
        try emit(card, Pending(all: oldest))
      }
      try advance()
    }
    var keys: [FlashcardID: ObjectKey?] = [:]
    _ = try records.eachReview { review in
      let card = try keys[review.card] ?? objects.key(of: .card, review.card.rawValue)
      keys[review.card] = .some(card)
      if let card { try emit(review, card) }
    }
    try frames.flush()
  }

  /// Makes frames of all objects of a kind.
  private func seed<Object: SyncedObject>(_: Object.Type, at time: HybridTime) throws {
    for id in try records.ids(of: Object.studyKind.table) {
      try frames.attempt(Object.syncKind, id) {
        guard let object: Object = try records.object(id, types) else { return }
        try emit(object, Pending(all: time))
      }
    }
  }
}
