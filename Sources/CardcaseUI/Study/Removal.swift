import Flashcards

/// Taking decks or notes away, and the way back: what was there, with every answer.
struct Removal: Sendable {
  /// What to call it.
  let name: String
  /// What is to be written.
  let change: StudyChange
  private var back: StudyChange

  /// Takes away a deck, and those within it.
  init(ofDecksIn shelf: OpenShelf) {
    name = shelf.deck.name.description
    var change = StudyChange()
    change.removedDecks = Set(shelf.decks.map(\.id))
    self.change = change
    back = StudyChange()
    back.decks = shelf.decks
    back.notes = shelf.order.compactMap { shelf.note($0) }
    back.cards = shelf.order.flatMap { shelf.cards(of: $0) }
  }

  /// Takes away a note.
  init(of note: Note, in shelf: OpenShelf) {
    name = note.words.prompt.firstLine
    var change = StudyChange()
    change.removedNotes = [note.id]
    self.change = change
    back = StudyChange()
    back.notes = [note]
    back.cards = shelf.cards(of: note.id)
  }

  /// Whether there is an answer to bring back.
  var hasReviews: Bool { back.cards.contains { $0.progress.reviews > 0 } }

  /// The way back, with those of all answers that are about its cards.
  func undo(with reviews: [Review]) -> StudyChange {
    let cards = Set(back.cards.map(\.id))
    var undo = back
    undo.reviews = reviews.filter { cards.contains($0.card) }
    return undo
  }
}

extension String {
  /// The first line, for lists.
  var firstLine: String {
    String(prefix { !$0.isNewline })
  }
}
