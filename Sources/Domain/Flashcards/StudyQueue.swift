/// The cards of a day in the order in which they are shown, within the daily limits; beside them the
/// cards in steps within a day.
struct StudyQueue: Sendable, Codable, Equatable {
  /// Reviews and new cards, in order.
  private(set) var main: [FlashcardID] = []
  /// The cards in steps, with the moment from which they are due.
  private(set) var steps: [FlashcardID: Timestamp] = [:]

  init(_ request: StudyRequest) {
    if let filtered = request.filtered {
      let today = request.boundary.day(of: request.now)
      let day = FilteredDay(
        request.cards.compactMap { FilteredCard($0, in: filtered.id, on: today) },
        filtered.options,
        homes: Dictionary(request.decks.map { ($0.id, $0.options) }) { first, _ in first }
      )
      main = day.main
      if request.unloaded.total > 0 {
        let loaded = Set(main)
        main = request.filteredOrder.filter { loaded.contains($0) }
      }
      steps = day.steps
      return
    }
    let candidates = StudyCandidates(request)
    let cards = request.cards.compactMap { candidates.candidate($0) }
    var choice = DayChoice(request, among: cards)
    choice.take(new: cards)
    main = choice.main
    steps = choice.steps
  }

  /// Adds a card to those in steps, or with nil removes it.
  mutating func setStep(_ card: FlashcardID, due: Timestamp?) { steps[card] = due }

  /// Moves a card of the queue to the front.
  mutating func putFirst(_ card: FlashcardID) {
    guard let place = main.firstIndex(of: card) else { return }
    main.insert(main.remove(at: place), at: 0)
  }

  /// Moves a card to the end, or appends it.
  ///
  /// - Parameter place: the place up to which cards were shown; it stays at its card.
  mutating func putLast(_ card: FlashcardID, _ place: inout Int) {
    if let old = main.firstIndex(of: card) {
      main.remove(at: old)
      if old < place { place -= 1 }
    }
    main.append(card)
  }

  /// Appends cards to the queue.
  mutating func append(_ cards: [FlashcardID]) {
    let there = Set(main)
    main += cards.filter { !there.contains($0) && steps[$0] == nil }
  }
}
