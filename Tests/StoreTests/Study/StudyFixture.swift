import Flashcards
import Secrets
import Store
import Testing

@testable import Vault

/// A vault with flashcards in it.
struct StudyFixture {
  static let start: Int64 = 1_750_000_000_000
  static let day: Int64 = 86_400_000
  static let boundary = DayBoundary()
  static let now = LocalMoment(time: Timestamp(milliseconds: start), zoneOffset: 7_200)

  static let today = boundary.day(of: now)

  let vault: Vault
  let key: VaultKey
  var store: StudyStore { StudyStore(vault) }

  /// A vault in memory by default.
  init(
    at location: VaultLocation = .memory,
    random: any RandomSource = SystemRandom()
  ) throws {
    (vault, key) = try Vault.forTest(at: location, random: random)
  }

  /// A vault that is open already.
  init(vault: Vault, key: VaultKey) {
    self.vault = vault
    self.key = key
  }

  func deck(_ id: Int64, _ name: String, options: DeckOptions = DeckOptions()) throws -> Deck {
    Deck(id: DeckID(rawValue: id), name: try #require(DeckName(name)), options: options)
  }

  func note(
    _ id: Int64,
    _ prompt: String = "question",
    kind: StandardNoteType = .basic,
    tags: String = ""
  ) throws -> Note {
    Note(
      id: NoteID(rawValue: id),
      guid: "guid\(id)",
      content: try NoteContent(kind: kind, prompt: prompt, answer: "answer"),
      tags: Tags(tags),
      modified: Self.now.time
    )
  }

  func card(
    _ id: Int64,
    of note: Int64,
    in deck: Int64,
    ordinal: Int = 0,
    progress: FlashcardProgress = .new
  ) -> Flashcard {
    Flashcard(
      id: FlashcardID(rawValue: id),
      note: NoteID(rawValue: note),
      ordinal: ordinal,
      deck: DeckID(rawValue: deck),
      position: Int(id),
      progress: progress
    )
  }

  func review(
    _ card: Int64,
    at time: Int64 = start,
    kind: ReviewKind = .review,
    rating: Rating = .good
  ) -> Review {
    Review(
      card: FlashcardID(rawValue: card),
      moment: LocalMoment(time: Timestamp(milliseconds: time), zoneOffset: -3_600),
      duration: 4_321,
      rating: rating,
      kind: kind,
      parameters: card == 2 ? ParameterSetID(rawValue: 77) : nil
    )
  }

  /// Decks 1 `A`, 2 `A::B` and 3 `C`; in each a note of the deck's number times 10 with a card of its
  /// number times 100.
  func fill() throws {
    var change = ChangeSet()
    change.decks = [try deck(1, "A"), try deck(2, "A::B"), try deck(3, "C")]
    for deck in Int64(1)...3 {
      change.notes.append(try note(deck * 10))
      change.cards.append(card(deck * 100, of: deck * 10, in: deck))
    }
    try store.apply(change, under: key)
  }

  /// All contents.
  func contents() throws -> VaultSnapshot {
    let (collection, damaged) = try store.collection(under: key)
    return VaultSnapshot(
      collection: collection,
      reviews: try store.reviews(under: key).reviews,
      damaged: damaged
    )
  }

  struct VaultSnapshot: Equatable {
    let collection: StudyCollection
    let reviews: [Review]
    let damaged: Int
  }
}

extension StudyFixture {
  /// The undo log.
  var log: UndoStore { UndoStore(vault) }

  /// Undoes or redoes the next operation.
  @discardableResult
  func undoLast(
    _ direction: UndoDirection = .undo,
    in scope: UndoScope = .everything
  ) throws -> UndoChanges {
    let entry = try #require(try log.next(direction, in: scope, under: key))
    guard case .done(let report, let changes) = try log.step(direction, entry.id, under: key) else {
      throw NotUndone()
    }
    #expect(report.entries.map(\.id) == [entry.id])
    return changes
  }

  private struct NotUndone: Error {}
}
