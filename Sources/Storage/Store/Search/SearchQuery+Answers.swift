import Flashcards
import SearchLanguage
import Vault

/// Conditions on the answers to cards.
extension SearchQuery {
  /// The condition that a column, that of cards by default, has one of some cards.
  mutating func isAmong(_ cards: Set<FlashcardID>, in column: String = "c.id") -> String {
    cards.isEmpty
      ? "false"
      : call(column) {
        .integer(cards.contains(FlashcardID(rawValue: $0.integerOrZero(0))) ? 1 : 0)
      }
  }

  /// The cards with such an entry in the log since a moment.
  func answers(
    since start: Int64,
    _ isWanted: (Review) -> Bool
  ) throws -> Set<FlashcardID> {
    var cards: Set<FlashcardID> = []
    // What can't be read is told where the vault is verified.
    _ = try records.eachReview(since: Timestamp(milliseconds: start)) {
      if isWanted($0) { cards.insert($0.card) }
    }
    return cards
  }

  /// The cards with such an entry on a day of study, counted from the current one, or on one before or
  /// behind it.
  func answers(
    on day: Int64,
    _ comparison: SearchProperty.Comparison,
    _ isWanted: (Review) -> Bool
  ) throws -> Set<FlashcardID> {
    let start = context.start(ofDay: day).rawValue
    let end = context.start(ofDay: day + 1).rawValue
    let (first, last): (Int64, Int64) =
      switch comparison {
      case .equal: (start, end)
      case .atLeast: (start, .max)
      case .greater: (end, .max)
      case .less: (.min, start)
      case .atMost: (.min, end)
      case .different: (.min, .max)
      }
    return try answers(since: first) { review in
      let time = review.moment.time.rawValue
      guard (first..<last).contains(time), isWanted(review) else { return false }
      return comparison != .different || !(start..<end).contains(time)
    }
  }

  /// The condition that the first answer to a card came after a moment.
  mutating func introduced(since start: Int64) throws -> String {
    var first: [FlashcardID: Int64] = [:]
    _ = try records.eachReview { review in
      guard review.kind.isAnswer else { return }
      first[review.card] = min(first[review.card] ?? .max, review.moment.time.rawValue)
    }
    return isAmong(Set(first.filter { $0.value > start }.keys))
  }
}

extension Review {
  /// True for an answer, with that button if it is given.
  func isAnswer(with button: UInt8?) -> Bool {
    kind.isAnswer && button.map { rating.rawValue == $0 } ?? true
  }
}
