/// A deck as a projection needs it: its limits, its place among the others and its cards, without
/// its name.
struct ProjectedDeck: Sendable {
  /// The kind of a card that can be studied.
  enum Kind: Int, CaseIterable {
    case step, review, new
  }

  /// A card that comes due.
  struct Candidate: Sendable {
    /// The number of its note.
    let note: Int32
    /// The number of days until it is due.
    let from: Int16
    /// The day for which it is buried, in days from today; negative for none.
    let without: Int16

    /// True if it counts on a day, the number of days from today.
    func counts(on day: Int) -> Bool { from <= day && without != day }
  }

  let options: DeckOptions
  /// The limits of today.
  let limitsToday: DayCounts
  /// The index behind the last of the decks within it.
  let end: Int
  /// The indices of itself and of the decks around it, this one first.
  let lineage: [Int]
  /// The numbers of its cards that were seen today.
  let done: DayCounts
  /// The cards by kind, each in the order in which they were added.
  var candidates = [[Candidate]](repeating: [], count: Kind.allCases.count)
}

/// Counts the cards of a deck and those within it that can be studied on a day, under their limits.
struct FamilyCounting {
  /// The deck, followed by those within it.
  let decks: ArraySlice<ProjectedDeck>
  /// The number of days from today.
  let day: Int
  /// The mark of a note that was counted.
  let mark: Int32
  private var left: [DayCounts]

  /// Prepares the count of a day.
  init(decks: ArraySlice<ProjectedDeck>, day: Int, mark: Int32) {
    self.decks = decks
    self.day = day
    self.mark = mark
    left = decks.map {
      day == 0
        ? $0.limitsToday
        : DayCounts(new: $0.options.newPerDay, reviews: $0.options.reviewsPerDay)
    }
    guard day == 0 else { return }
    for deck in decks {
      for place in lineage(of: deck) { left[place] -= deck.done }
    }
  }

  /// The counts.
  ///
  /// - Parameter seen: the mark of each note that was counted last.
  mutating func counts(_ seen: inout [Int32]) -> StudyCounts {
    var counts = StudyCounts()
    for deck in decks {
      for card in deck.candidates[ProjectedDeck.Kind.step.rawValue] where card.counts(on: day) {
        counts.learning += 1
        seen[Int(card.note)] = mark
      }
    }
    counts.review = take(.review, .review, apart: \.buriesReviewSiblings, &seen)
    counts.new = take(.new, .newCard, apart: \.buriesNewSiblings, &seen)
    return counts
  }

  private mutating func take(
    _ kind: ProjectedDeck.Kind,
    _ card: DayCounts,
    apart: KeyPath<DeckOptions, Bool>,
    _ seen: inout [Int32]
  ) -> Int {
    var taken = 0
    for deck in decks {
      let lineage = lineage(of: deck)
      let buries = deck.options[keyPath: apart]
      // The least of the limits that hold for the deck.
      var room = lineage.map { left[$0].room(for: card) }.min() ?? 0
      var own = 0
      for found in deck.candidates[kind.rawValue] where found.counts(on: day) {
        if buries, seen[Int(found.note)] == mark { continue }
        guard room > 0 else { break }
        room -= 1
        own += 1
        seen[Int(found.note)] = mark
      }
      for place in lineage {
        left[place] -= DayCounts(new: card.new * own, reviews: card.reviews * own)
      }
      taken += own
    }
    return taken
  }

  /// The places in `left` of a deck and of the decks around it, as far as they are counted.
  private func lineage(of deck: ProjectedDeck) -> [Int] {
    deck.lineage.compactMap { $0 >= decks.startIndex ? $0 - decks.startIndex : nil }
  }
}
