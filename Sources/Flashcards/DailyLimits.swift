/// What a deck and the decks around it, up to the one studied, still allow today.
struct DailyLimits {
  private var left: [DeckName: DayCounts] = [:]
  private var lineages: [DeckID: [DeckName]] = [:]

  init(_ request: StudyRequest) {
    let studied = request.decks.filter { request.selected.contains($0.name) }
    for deck in studied {
      left[deck.name] = DayCounts(
        new: deck.options.newPerDay,
        reviews: deck.options.reviewsPerDay
      )
    }
    for deck in studied {
      let lineage = deck.name.lineage.filter { left[$0] != nil }
      lineages[deck.id] = lineage
      guard let done = request.doneToday[deck.id] else { continue }
      for name in lineage {
        left[name]?.new -= done.new
        left[name]?.reviews -= done.reviews
      }
    }
  }

  /// Whether a deck is among those studied.
  func isStudied(_ deck: DeckID) -> Bool { lineages[deck] != nil }

  /// Counts a card if every limit still allows it.
  mutating func take(_ count: WritableKeyPath<DayCounts, Int>, of deck: DeckID) -> Bool {
    guard let lineage = lineages[deck],
      lineage.allSatisfy({ (left[$0]?[keyPath: count] ?? 0) > 0 })
    else { return false }
    for name in lineage { left[name]?[keyPath: count] -= 1 }
    return true
  }
}
