/// A card with all that decides whether and when its review or its step comes on a day.
public struct DueFlashcard: Sendable {
  /// The card.
  public let id: FlashcardID
  /// The deck it is in.
  public let deck: DeckID
  /// The properties that decide whether it can be studied.
  public let due: DueState

  /// Creates a value from its parts.
  public init(id: FlashcardID, deck: DeckID, due: DueState) {
    self.id = id
    self.deck = deck
    self.due = due
  }
}

/// The choice of the cards of a day, within the daily limits and without siblings that wait: all in
/// steps, then reviews, then new cards, each in their order.
///
/// New cards are ordered by their contents, so they are given deck by deck, and those of a deck that has
/// no room left need not be read.
public struct DayChoice {
  /// The chosen cards in steps, with the moment from which they are due.
  public private(set) var steps: [FlashcardID: Timestamp] = [:]
  /// The chosen reviews, in order.
  public private(set) var reviews: [FlashcardID] = []
  /// The chosen new cards, in order.
  public private(set) var new: [FlashcardID] = []
  /// The notes of the chosen cards.
  public private(set) var notes: [FlashcardID: NoteID] = [:]
  /// The decks in the order in which their new cards come.
  public let decks: [Deck]

  private let today: StudyDay
  private let options: [DeckID: DeckOptions]
  private let ranks: [DeckID: Int]
  private var limits: DailyLimits
  /// The notes of which a card is chosen.
  private var seen: Set<NoteID> = []

  /// Chooses the cards in steps and the reviews.
  ///
  /// - Parameters:
  ///   - request: the request of the session; its cards do not matter.
  ///   - cards: the cards to choose from, in any order. Of new and suspended ones none is taken.
  public init(_ request: StudyRequest, among cards: some Sequence<DueFlashcard>) {
    today = request.boundary.day(of: request.now)
    limits = DailyLimits(request)
    let known = Dictionary(
      request.decks.map { ($0.id, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    decks = known.values.sorted { ($0.name, $0.id) < ($1.name, $1.id) }
    options = known.mapValues(\.options)
    ranks = Dictionary(
      decks.enumerated().map { ($0.element.id, $0.offset) },
      uniquingKeysWith: { $1 }
    )
    var due: [DueFlashcard] = []
    for card in cards
    where limits.isStudied(card.deck) && card.due.canBeStudied(at: request.now, on: today) {
      switch card.due.state {
      case .step(let time):
        steps[card.id] = time
        notes[card.id] = card.due.note
        seen.insert(card.due.note)
      case .day, .moment: due.append(card)
      case .new, .suspended, .away: break
      }
    }
    for card in Self.inReviewOrder(due, today) {
      let waits =
        options[card.deck]?.buriesReviewSiblings == true && seen.contains(card.due.note)
      guard !waits, limits.take(.review, of: card.deck) else { continue }
      reviews.append(card.id)
      notes[card.id] = card.due.note
      seen.insert(card.due.note)
    }
  }

  /// True if new cards of a deck can still be chosen.
  public func hasRoomForNew(of deck: DeckID) -> Bool { limits.haveRoom(for: .newCard, of: deck) }

  /// Chooses among new cards; others are passed over. All of a deck are given at once, deck by deck in
  /// the order of `decks`, or all of all decks.
  public mutating func take(new cards: [Flashcard]) {
    let fresh = cards.filter {
      $0.dueState.state == .new && !$0.isBuried(on: today)
    }
    for card in inNewOrder(fresh) {
      let waits = options[card.deck]?.buriesNewSiblings == true && seen.contains(card.note)
      guard !waits, limits.take(.newCard, of: card.deck) else { continue }
      new.append(card.id)
      notes[card.id] = card.note
      seen.insert(card.note)
    }
  }

  /// Orders by due day, the longest overdue first; within a day by an order that differs from day
  /// to day.
  private static func inReviewOrder(_ cards: [DueFlashcard], _ today: StudyDay) -> [DueFlashcard] {
    let keys = cards.enumerated().map { index, card in
      let due: Int64 =
        switch card.due.state {
        case .day(let day): Int64(day)
        case .moment(let time), .step(let time):
          time.rawValue.flooredQuotient(by: .millisecondsPerDay)
        case .new, .suspended, .away: .max
        }
      return (due: due, place: shuffled(card.id, today), index: index)
    }
    return keys.sorted { ($0.due, $0.place, $0.index) < ($1.due, $1.place, $1.index) }
      .map { cards[$0.index] }
  }

  /// Orders by deck name, then by position in the deck.
  private func inNewOrder(_ cards: [Flashcard]) -> [Flashcard] {
    let keys = cards.enumerated().map { index, card in
      (deck: ranks[card.deck] ?? .max, position: card.position, index: index)
    }
    return keys.sorted { left, right in
      if left.deck != right.deck { return left.deck < right.deck }
      if left.position != right.position { return left.position < right.position }
      let (one, other) = (cards[left.index], cards[right.index])
      return (one.note, one.ordinal) < (other.note, other.ordinal)
    }.map { cards[$0.index] }
  }

  /// A pseudo-random number that is the same all day (the finalizer of SplitMix64).
  private static func shuffled(_ card: FlashcardID, _ day: StudyDay) -> UInt64 {
    var mixed = UInt64(bitPattern: card.rawValue) &+ UInt64(bitPattern: Int64(day)) &* 0x9E37_79B9
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
