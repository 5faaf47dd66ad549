/// A simulation of a deck, as a screen asks for it.
package struct SimulationRequest: Sendable, Codable, Hashable {
  /// What is wanted of it.
  package enum Part: Sendable, Codable, Hashable {
    /// The course under the deck's options, and under those of the request.
    case courses
    /// The cost of each desired retention under the options of the request.
    case retentions
  }

  /// The deck, with those within it.
  package let deck: DeckID
  /// The options, which need not be those of the deck.
  package let options: DeckOptions
  /// The number of days, 1 or more.
  package let dayCount: Int
  /// What is wanted.
  package let part: Part

  /// Creates a request.
  package init(_ part: Part, of deck: DeckID, under options: DeckOptions, dayCount: Int) {
    (self.part, self.deck, self.options, self.dayCount) = (part, deck, options, dayCount)
  }
}

/// The result of a request.
package struct SimulationReport: Sendable, Codable, Hashable {
  /// The number of cards that were simulated.
  package let cards: Int
  /// The number of new cards among them.
  package let newCards: Int
  /// The course under the deck's own options; nil if it was not asked for.
  package let present: SimulatedCourse?
  /// The course under the options of the request; nil if they are the deck's own, or it was not asked for.
  package let changed: SimulatedCourse?
  /// The cost of each desired retention; none if they were not asked for.
  package let retentions: [SimulatedRetention]

  /// Simulates what a request asks for.
  ///
  /// - Parameters:
  ///   - present: the options of the deck.
  ///   - progress: called often with the work done and the total; returns false to cancel.
  /// - Returns: nil if cancelled.
  package init?(
    of simulation: DeckSimulation,
    _ request: SimulationRequest,
    present: DeckOptions,
    progress: (_ done: Int, _ total: Int) -> Bool = { _, _ in true }
  ) {
    cards = simulation.cards.count
    newCards = simulation.newCards
    let runs =
      switch request.part {
      case .courses: request.options == present ? 1 : 2
      case .retentions: SimulatedRetention.range.count
      }
    let total = runs * simulation.seeds * request.dayCount
    var done = 0
    func goesOn() -> Bool {
      done += 1
      return progress(done, total)
    }
    guard request.part == .courses else {
      let rows = simulation.retentions(
        under: request.options,
        dayCount: request.dayCount,
        goesOn: goesOn
      )
      guard let rows else { return nil }
      (self.present, changed, retentions) = (nil, nil, rows)
      return
    }
    let courses = (runs == 1 ? [present] : [present, request.options]).map {
      simulation.course(under: $0, dayCount: request.dayCount, goesOn: goesOn)
    }
    guard courses.allSatisfy({ $0 != nil }) else { return nil }
    (self.present, changed, retentions) = (courses[0], courses.count > 1 ? courses[1] : nil, [])
  }
}
