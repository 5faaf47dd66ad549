import Flashcards
import Secrets
import Store
import TextSearch
import Vault

/// A deck of notes that a workload imports and takes back.
struct ImportedDeck {
  /// More than are indexed in the transaction that writes them.
  static let notes: Int64 = 120
  private static let id = DeckID(rawValue: 1)
  private static let word = "torture"

  private let vault: Vault
  private let key: VaultKey

  init(in vault: Vault, _ key: VaultKey) {
    self.vault = vault
    self.key = key
  }

  private var store: StudyStore { StudyStore(vault) }

  /// True if the deck is there.
  ///
  /// - Throws: `Failure` if only a part of it is, or the index has another number of notes.
  func isThere() throws -> Bool {
    let collection = try store.collection(under: key).collection
    let isThere = !collection.decks.isEmpty
    let expected = isThere ? Int(Self.notes) : 0
    let words = SearchWords(Self.word)
    let counts = [
      collection.notes.count, collection.cards.count, try store.count(with: words, under: key),
      try store.notes(with: words, limit: .max, under: key).count,
    ]
    guard counts.allSatisfy({ $0 == expected }) else {
      throw Failure("of \(expected) notes: \(counts)")
    }
    return isThere
  }

  /// Imports the deck unless it is there.
  func add(at step: Int64) throws {
    let now = Timestamp(milliseconds: step * 1_000)
    // What undid the last import has done its part: the log must not grow without end.
    try UndoStore(vault).deleteEntries(before: now, under: key)
    guard try !isThere(), let name = DeckName("Imported") else { return try indexAll() }
    var change = ChangeSet()
    change.decks = [Deck(id: Self.id, name: name)]
    for id in 1...Self.notes {
      let note = Note(
        id: NoteID(rawValue: id),
        guid: "torture \(id)",
        content: try NoteContent(kind: .basic, prompt: "\(Self.word) \(step)", answer: "\(id)"),
        tags: .none,
        modified: now
      )
      change.notes.append(note)
      change.cards.append(
        Flashcard(
          id: FlashcardID(rawValue: Self.notes + id),
          note: note.id,
          ordinal: 0,
          deck: Self.id,
          position: Int(id)
        )
      )
    }
    try store.apply(change, as: UndoableOperation(.importing), at: now, under: key)
    try indexAll()
  }

  /// Takes the import back, if it is there.
  func remove() throws {
    let log = UndoStore(vault)
    if try isThere() {
      guard let entry = try log.next(.undo, in: .everything, under: key),
        case .done = try log.step(.undo, entry.id, under: key)
      else { throw Failure("Nothing to undo") }
    }
    try indexAll()
  }

  private func indexAll() throws {
    while try store.proceedWithIndex(under: key) {}
  }
}
