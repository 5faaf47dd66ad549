/// The cards of a day in the order in which they are shown: reviews mixed with new cards, siblings
/// apart, within the daily limits; beside them the cards in steps of minutes.
struct StudyQueue: Sendable, Codable, Equatable {
  /// Reviews and new cards, in order.
  private(set) var main: [FlashcardID] = []
  /// The cards in steps, with the moment from which they are due.
  private(set) var steps: [FlashcardID: Timestamp] = [:]

  /// The smallest number of cards between siblings, where there are enough.
  private static let distance = 3

  init(_ request: StudyRequest) {
    if let filtered = request.filtered {
      let today = request.boundary.day(of: request.now)
      let day = FilteredDay(
        request.cards.compactMap { FilteredCard($0, in: filtered.id, on: today) },
        filtered.options,
        homes: Dictionary(request.decks.map { ($0.id, $0.options) }) { first, _ in first }
      )
      main = day.main
      steps = day.steps
      return
    }
    var choice = DayChoice(
      request,
      among: request.cards.lazy.map { DueFlashcard(id: $0.id, deck: $0.deck, due: $0.dueState) }
    )
    choice.take(new: request.cards)
    main = Self.apart(Self.mixed(choice.reviews, choice.new), notes: choice.notes)
    steps = choice.steps
  }

  /// Adds a card to those in steps, or with nil removes it.
  mutating func setStep(_ card: FlashcardID, due: Timestamp?) { steps[card] = due }

  /// Moves a card of the queue to the front.
  mutating func putFirst(_ card: FlashcardID) {
    guard let place = main.firstIndex(of: card) else { return }
    main.insert(main.remove(at: place), at: 0)
  }

  /// Appends cards to the queue.
  mutating func append(_ cards: [FlashcardID]) {
    let there = Set(main)
    main += cards.filter { !there.contains($0) && steps[$0] == nil }
  }

  /// Spreads new cards evenly among the reviews.
  private static func mixed(_ reviews: [FlashcardID], _ new: [FlashcardID]) -> [FlashcardID] {
    var mixed: [FlashcardID] = []
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
  private static func apart(_ cards: [FlashcardID], notes: [FlashcardID: NoteID]) -> [FlashcardID] {
    var result: [FlashcardID] = []
    result.reserveCapacity(cards.count)
    var waiting: [FlashcardID] = []
    var rest = cards[...]
    func isFree(_ card: FlashcardID) -> Bool {
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
