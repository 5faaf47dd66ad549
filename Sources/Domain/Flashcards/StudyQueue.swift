/// The cards of a day in the order in which they are shown: reviews mixed with new cards, siblings
/// apart, within the daily limits; beside them the cards in steps of minutes.
struct StudyQueue: Sendable, Codable, Equatable {
  /// Reviews and new cards, in order.
  private(set) var main: [CardID] = []
  /// The cards in steps, with the moment from which they are due.
  private(set) var steps: [CardID: Timestamp] = [:]

  /// The smallest number of cards between siblings, where there are enough.
  private static let distance = 3

  init(_ request: StudyRequest) {
    let today = request.boundary.day(of: request.now)
    var limits = DailyLimits(request)
    let decks = Dictionary(
      request.decks.map { ($0.id, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    var seen: Set<NoteID> = []

    var due: [Card] = []
    var fresh: [Card] = []
    // Of very many cards only those that are due are copied.
    for card in request.cards
    where limits.isStudied(card.deck) && !card.isSuspended && !card.isBuried(on: today) {
      if case .moment(let time) = card.progress.due, card.progress.phase != .review {
        steps[card.id] = time
        seen.insert(card.note)
      } else if card.progress.isDue(at: request.now, boundary: request.boundary) {
        due.append(card)
      }
      if card.progress.phase == .new { fresh.append(card) }
    }
    var notes: [CardID: NoteID] = [:]
    var reviews: [CardID] = []
    for card in Self.inReviewOrder(due, today) {
      let waits = seen.contains(card.note) && decks[card.deck]?.options.buriesReviewSiblings == true
      if !waits, limits.take(.review, of: card.deck) {
        reviews.append(card.id)
        notes[card.id] = card.note
        seen.insert(card.note)
      }
    }
    var new: [CardID] = []
    for card in Self.inNewOrder(fresh, decks) {
      let waits = seen.contains(card.note) && decks[card.deck]?.options.buriesNewSiblings == true
      if !waits, limits.take(.newCard, of: card.deck) {
        new.append(card.id)
        notes[card.id] = card.note
        seen.insert(card.note)
      }
    }
    main = Self.apart(Self.mixed(reviews, new), notes: notes)
  }

  /// Adds a card to those in steps, or with nil removes it.
  mutating func setStep(_ card: CardID, due: Timestamp?) { steps[card] = due }

  /// Moves a card of the queue to the front.
  mutating func putFirst(_ card: CardID) {
    guard let place = main.firstIndex(of: card) else { return }
    main.insert(main.remove(at: place), at: 0)
  }

  /// Appends cards to the queue.
  mutating func append(_ cards: [CardID]) {
    let there = Set(main)
    main += cards.filter { !there.contains($0) && steps[$0] == nil }
  }

  /// Orders by due day, the longest overdue first; within a day by an order that differs from day
  /// to day.
  private static func inReviewOrder(_ cards: [Card], _ today: StudyDay) -> [Card] {
    let keys = cards.enumerated().map { index, card in
      let due: Int64 =
        switch card.progress.due {
        case .day(let day): Int64(day)
        case .moment(let time): time.rawValue.flooredQuotient(by: .millisecondsPerDay)
        case nil: .max
        }
      return (due: due, place: shuffled(card.id, today), index: index)
    }
    return keys.sorted { ($0.due, $0.place, $0.index) < ($1.due, $1.place, $1.index) }
      .map { cards[$0.index] }
  }

  /// Orders by deck name, then by position in the deck.
  private static func inNewOrder(_ cards: [Card], _ decks: [DeckID: Deck]) -> [Card] {
    let named = decks.values.sorted { ($0.name, $0.id) < ($1.name, $1.id) }
    let ranks = Dictionary(
      named.enumerated().map { ($0.element.id, $0.offset) },
      uniquingKeysWith: { $1 }
    )
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
  private static func shuffled(_ card: CardID, _ day: StudyDay) -> UInt64 {
    var mixed = UInt64(bitPattern: card.rawValue) &+ UInt64(bitPattern: Int64(day)) &* 0x9E37_79B9
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Spreads new cards evenly among the reviews.
  private static func mixed(_ reviews: [CardID], _ new: [CardID]) -> [CardID] {
    var mixed: [CardID] = []
    mixed.reserveCapacity(reviews.count + new.count)
    var placed = 0
    for (index, review) in reviews.enumerated() {
      mixed.append(review)
      let share = new.count * (index + 1) / (reviews.count + 1)
      mixed += new[placed..<share]
      placed = share
    }
    return mixed + new[placed...]
  }

  /// Moves the cards of one note apart, as far as there are others.
  private static func apart(_ cards: [CardID], notes: [CardID: NoteID]) -> [CardID] {
    var result: [CardID] = []
    result.reserveCapacity(cards.count)
    var waiting: [CardID] = []
    var rest = cards[...]
    func isFree(_ card: CardID) -> Bool {
      !result.suffix(distance).contains { notes[$0] == notes[card] }
    }
    while result.count < cards.count {
      if let index = waiting.firstIndex(where: isFree) {
        result.append(waiting.remove(at: index))
      } else if let card = rest.popFirst() {
        if isFree(card) { result.append(card) } else { waiting.append(card) }
      } else {
        result.append(waiting.removeFirst())
      }
    }
    return result
  }
}
