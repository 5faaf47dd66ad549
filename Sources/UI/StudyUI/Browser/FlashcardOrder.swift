import Collation
import Flashcards
import Wording

/// The column by which a list of cards is sorted.
enum FlashcardOrder: Int, Codable, CaseIterable, Sendable {
  /// The note added last first.
  case added
  case prompt, answer, state, due, interval, tags

  /// The cards in this order, with those that are alike in the order in which they came.
  ///
  /// - Parameter collation: the order of texts.
  func sorted(
    _ cards: [FlashcardID],
    of shelf: LoadedDeck,
    _ collation: Collation
  ) -> [FlashcardID] {
    switch self {
    case .added: cards
    case .prompt:
      byText(cards, shelf, collation) { note, card in
        note.content.firstLines(asking: card.ordinal).question
      }
    case .answer:
      byText(cards, shelf, collation) { note, card in
        note.content.firstLines(asking: card.ordinal).answer
      }
    case .tags: byText(cards, shelf, collation) { note, _ in note.tags.text }
    case .state:
      byNumber(cards, shelf) { card in
        card.isSuspended ? Int64(Phase.allCases.count) : Int64(card.progress.phase.rawValue)
      }
    case .due: byNumber(cards, shelf) { $0.dueOrder }
    case .interval: byNumber(cards, shelf) { Int64($0.progress.intervalDays) }
    }
  }

  private func byNumber(
    _ cards: [FlashcardID],
    _ shelf: LoadedDeck,
    _ number: (Flashcard) -> Int64
  ) -> [FlashcardID] {
    var keys: [(key: Int64, place: Int)] = []
    keys.reserveCapacity(cards.count)
    for (place, id) in cards.enumerated() {
      keys.append((shelf.card(id).map(number) ?? .max, place))
    }
    keys.sort { ($0.key, $0.place) < ($1.key, $1.place) }
    return keys.map { cards[$0.place] }
  }

  /// Sorts by the beginning of a text; without text last.
  private func byText(
    _ cards: [FlashcardID],
    _ shelf: LoadedDeck,
    _ collation: Collation,
    _ text: (Note, Flashcard) -> String
  ) -> [FlashcardID] {
    // The keys stand one after another, as an array for each of very many would take long.
    var bytes: [UInt8] = []
    var keys: [(start: Int, end: Int, place: Int)] = []
    keys.reserveCapacity(cards.count)
    for (place, id) in cards.enumerated() {
      let start = bytes.count
      if let card = shelf.card(id), let note = shelf.note(card.note) {
        collation.append(text(note, card).prefix(Self.longestKey), to: &bytes)
      }
      keys.append((start, bytes.count, place))
    }
    bytes.withUnsafeBufferPointer { bytes in
      keys.sort { one, other in
        if (one.start == one.end) != (other.start == other.end) { return other.start == other.end }
        let left = bytes[one.start..<one.end]
        let right = bytes[other.start..<other.end]
        if left.elementsEqual(right) { return one.place < other.place }
        return left.lexicographicallyPrecedes(right)
      }
    }
    return keys.map { cards[$0.place] }
  }

  /// The number of characters by which texts are told apart.
  private static let longestKey = 40
}

extension Flashcard {
  /// A number that grows with the time at which the card is due; suspended and new cards come last.
  fileprivate var dueOrder: Int64 {
    guard !isSuspended else { return .max }
    return switch progress.due {
    case nil: .max - 1
    case .day(let day): Int64(day) * 86_400_000
    case .moment(let time): time.rawValue
    }
  }
}

extension FlashcardOrder {
  /// The column's name.
  var phrase: Phrase {
    switch self {
    case .added: .orderAdded
    case .prompt: .deckPrompt
    case .answer: .deckAnswer
    case .state: .columnState
    case .due: .columnDue
    case .interval: .columnInterval
    case .tags: .noteTags
    }
  }
}
