/// A card with all that decides its place in an order of study.
package struct OrderCandidate: Sendable, Hashable {
  /// The time at which a card comes.
  package enum State: Sendable, Hashable {
    /// Never answered; the position among new cards.
    case new(position: Int)
    /// In review, due on a day.
    case review(due: StudyDay)
    /// In a step of a day or more, due on a day.
    case dayStep(due: StudyDay)
    /// In a step within a day, due from a moment on.
    case step(due: Timestamp)
  }

  /// The card.
  package let id: FlashcardID
  /// The card's id in Anki, by which it is shuffled.
  package let seed: Int64
  /// The note's id in Anki: its milliseconds since 1970, by which notes are in the order of adding.
  package let noteSeed: Int64
  /// The index of the note's question.
  package let ordinal: Int
  /// The time of the card's last change, in seconds since 1970.
  package let modified: Int64
  /// The time at which it comes.
  package let state: State
  /// The interval in days.
  package let intervalDays: Int
  /// The memory; nil where there is none.
  package let memory: OrderMemory?
  /// The number that a card in a filtered deck has in the place of its due day or its position: its
  /// place there, before those of all others, as in Anki. nil for other cards.
  package let duePlace: Int64?

  /// Creates a value from its parts.
  package init(
    id: FlashcardID,
    seed: Int64,
    noteSeed: Int64,
    ordinal: Int,
    modified: Int64,
    state: State,
    intervalDays: Int = 0,
    memory: OrderMemory? = nil,
    duePlace: Int64? = nil
  ) {
    self.id = id
    self.seed = seed
    self.noteSeed = noteSeed
    self.ordinal = ordinal
    self.modified = modified
    self.state = state.limited
    self.intervalDays = intervalDays.clamped(to: 0...State.mostDays)
    self.memory = memory
    self.duePlace = duePlace
  }

  /// The number that shuffles cards anew whenever one is changed.
  var changeHash: Int64 { Int64(bitPattern: FNVHash.of(seed, modified)) }
}

extension OrderCandidate.State {
  /// The most days that are reckoned with, in either direction.
  static let mostDays = 1 << 40
  /// The latest time that is reckoned with, in milliseconds.
  private static let latest: Int64 = 1 << 60

  /// The state with its number in a range in which nothing overflows: that of a card of another
  /// program may be any.
  fileprivate var limited: OrderCandidate.State {
    let days = -Self.mostDays...Self.mostDays
    return switch self {
    case .new(let position): .new(position: position.clamped(to: days))
    case .review(let due): .review(due: due.clamped(to: days))
    case .dayStep(let due): .dayStep(due: due.clamped(to: days))
    case .step(let due):
      .step(due: Timestamp(milliseconds: due.rawValue.clamped(to: -Self.latest...Self.latest)))
    }
  }
}
