/// The remaining daily limits of the studied deck, of the decks within it, and of each deck
/// between; of those above it where limits start from the top.
struct DailyLimits {
  private let rules: LimitRules
  private var left: [DayCounts]
  /// For each deck studied, the indices in `left` of itself and of the decks around it.
  private var lineages: [DeckID: [Int]] = [:]

  init(_ request: StudyRequest) {
    let studied = request.decks.filter { request.selected.contains($0.name) }
    let today = request.boundary.day(of: request.now)
    let rules = request.limitRules
    self.rules = rules
    let outer = rules.startsFromTop ? request.outer : []
    left = studied.map { $0.limits(on: today) }
    left += outer.map { outer in
      var limits = outer.deck.limits(on: today)
      limits.subtract(outer.doneElsewhere, rules)
      return limits
    }
    let places = Dictionary(
      studied.enumerated().map { ($0.element.name, $0.offset) },
      uniquingKeysWith: { $1 }
    )
    // A filtered deck has no limits of its own, but those of the decks around it hold.
    for deck in studied + request.beneath.map(\.contents) {
      let lineage = deck.name.lineage.compactMap { places[$0] } + Array(studied.count..<left.count)
      lineages[deck.id] = lineage
      guard let done = request.doneToday[deck.id] else { continue }
      for place in lineage { left[place].subtract(done, rules) }
    }
  }

  /// True if a deck is among those studied.
  func isStudied(_ deck: DeckID) -> Bool { lineages[deck] != nil }

  /// True if no limit that holds for a card of a deck, `newCard` or `review`, is reached.
  func haveRoom(for card: DayCounts, of deck: DeckID) -> Bool {
    lineages[deck]?.allSatisfy { left[$0].room(for: card, rules) > 0 } ?? false
  }

  /// Counts a card, `newCard` or `review`, against every limit that holds for it. Reviews come before
  /// new cards. False, with nothing counted, if a limit is reached.
  mutating func take(_ card: DayCounts, of deck: DeckID) -> Bool {
    guard haveRoom(for: card, of: deck) else { return false }
    for place in lineages[deck] ?? [] { left[place].subtract(card, rules) }
    return true
  }
}
