package import Flashcards
import Vault

/// A note that is not in the vault yet, and the deck for its cards.
package struct NewNote: Sendable, Hashable {
  /// The deck, which is made if there is none of this name.
  package let deck: DeckName
  /// The note's type and fields.
  package let content: NoteContent
  /// The note's tags.
  package let tags: Tags

  /// A note for a deck.
  package init(deck: DeckName, content: NoteContent, tags: Tags) {
    self.deck = deck
    self.content = content
    self.tags = tags
  }
}

/// Makes the changes that add notes, each on top of the new cards of its deck.
struct NewNotePlan {
  private(set) var change = ChangeSet()
  private let reader: RecordReader
  private let now: Timestamp
  private var ids: IDSource
  private var decks: [DeckName: DeckID]
  /// The position of the first new card of each deck.
  private var first: [DeckID: Int] = [:]

  /// - Throws: `VaultFailure.damaged` if a deck can't be read: it might be one that is asked for.
  init(_ records: RecordReader, at now: Timestamp) throws {
    var reader = StudyReader(records)
    decks = Dictionary(try reader.decks().map { ($0.name, $0.id) }) { first, _ in first }
    guard reader.damaged == 0 else {
      throw VaultFailure.damaged(.records(table: RecordTable.deck.name))
    }
    self.reader = records
    self.now = now
    ids = try records.idSource()
  }

  /// Adds a note.
  mutating func add(_ new: NewNote, guid: String) throws {
    let deck = deck(new.deck)
    let note = Note(
      id: ids.next(at: now),
      guid: guid,
      content: new.content,
      tags: new.tags,
      modified: now
    )
    change.notes.append(note)
    let ordinals = new.content.ordinals
    let position = try firstPosition(in: deck) - ordinals.count
    first[deck] = position
    for (index, ordinal) in ordinals.enumerated() {
      change.cards.append(
        Flashcard(
          id: ids.next(at: now),
          note: note.id,
          ordinal: ordinal,
          deck: deck,
          position: position + index
        )
      )
    }
  }

  private mutating func deck(_ name: DeckName) -> DeckID {
    if let known = decks[name] { return known }
    let deck = Deck(id: ids.next(at: now), name: name)
    change.decks.append(deck)
    decks[name] = deck.id
    first[deck.id] = 0
    return deck.id
  }

  /// The lowest position of a deck's new cards, or 0. Unreadable cards have none.
  private func firstPosition(in deck: DeckID) throws -> Int {
    if let known = first[deck] { return known }
    let new = DueNumber.new.number
    let selection = RecordSelection(
      ["deck": deck.rawValue...deck.rawValue, "due": new...new],
      order: ["deck", "note"]
    )
    var lowest = 0
    _ = try reader.eachRow(in: .flashcard, selection) { row in
      lowest = min(lowest, Int(row.integer(FlashcardColumn.position.rawValue) ?? 0))
    }
    return lowest
  }
}
