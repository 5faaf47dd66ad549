/// A deck as a projection needs it: its limits, its place among the others and its cards, without
/// its name.
struct ProjectedDeck: Sendable {
  /// The kind of a card that can be studied.
  enum Kind: Int, CaseIterable {
    case step, dayStep, review, new
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
  var limitsToday = DayCounts()
  /// The index behind the last of the decks within it.
  var end = 0
  /// The indices of itself and of the decks around it, this one first; for cards in a filtered deck of
  /// the decks around that.
  let lineage: [Int]
  /// The numbers of its cards that were seen today.
  var done = DayCounts()
  /// The cards by kind, each in the order in which they were added.
  var candidates = [[Candidate]](repeating: [], count: Kind.allCases.count)
}

/// The kinds of a note's cards that wait, in one count. Small, as there is one for each note.
struct CountedNote {
  /// The mark of the count.
  private var mark: Int32 = -1
  private var waiting: SiblingKinds = []

  /// Marks the note as seen by a card of a deck, as `WaitingSiblings` does. False if the card waits.
  mutating func admit(_ kind: SiblingKinds, in deck: DeckOptions, _ mark: Int32) -> Bool {
    let before = self.mark == mark ? waiting : []
    self.mark = mark
    waiting = before.union(deck.buries)
    return kind.isEmpty || !before.contains(kind)
  }
}

/// Counts the cards of a deck and those within it that can be studied on a day, under their limits.
struct FamilyCounting {
  /// The deck, followed by those within it, and by the cards of filtered decks within it.
  let decks: ArraySlice<ProjectedDeck>
  /// The number of days from today.
  let day: Int
  /// The mark of a note that was counted.
  let mark: Int32
  private let rules: LimitRules
  /// The index of the outermost deck whose limits hold.
  private let top: Int
  /// The limits left, from that deck on.
  private var left: [DayCounts]

  /// Prepares the count of a day.
  ///
  /// - Parameter planned: the places of the decks whose own cards do not count.
  init(
    _ family: ArraySlice<ProjectedDeck>,
    _ guests: [ProjectedDeck],
    among all: [ProjectedDeck],
    _ rules: LimitRules,
    day: Int,
    mark: Int32,
    without planned: Set<Int> = []
  ) {
    let own =
      planned.isEmpty
      ? family : family.indices.filter { !planned.contains($0) }.map { family[$0] }[...]
    decks = guests.isEmpty ? own : own + guests
    self.day = day
    self.mark = mark
    self.rules = rules
    top = rules.startsFromTop ? family.first?.lineage.last ?? 0 : family.startIndex
    let counted = rules.startsFromTop ? all[top..<(family.isEmpty ? top : all[top].end)] : family
    left = counted.map {
      day == 0
        ? $0.limitsToday
        : DayCounts(new: $0.options.newPerDay, reviews: $0.options.reviewsPerDay)
    }
    guard day == 0 else { return }
    for deck in counted {
      for place in lineage(of: deck) { left[place].subtract(deck.done, rules) }
    }
  }

  /// Takes the cards that a plan foresees for a deck with those within it, as far as the decks around that
  /// have room.
  ///
  /// - Parameter deck: nil for cards of all decks, which have room.
  mutating func take(_ cards: DayCounts, of deck: ProjectedDeck?) -> StudyCounts {
    let around = deck.map { lineage(of: $0).dropFirst() } ?? []
    func take(_ wanted: Int, _ card: DayCounts) -> Int {
      let room = around.map { left[$0].room(for: card, rules) }.min() ?? wanted
      let taken = min(wanted, max(0, room))
      for deck in around { left[deck].subtract(card * taken, rules) }
      return taken
    }
    let reviews = take(cards.reviews, .review)
    return StudyCounts(new: take(cards.new, .newCard), learning: 0, review: reviews)
  }

  /// The counts.
  ///
  /// - Parameter seen: what was counted of each note.
  mutating func counts(_ seen: inout [CountedNote]) -> StudyCounts {
    var counts = StudyCounts()
    for deck in decks {
      for card in deck.candidates[ProjectedDeck.Kind.step.rawValue] where card.counts(on: day) {
        counts.learning += 1
        _ = seen[Int(card.note)].admit([], in: deck.options, mark)
      }
    }
    counts.review =
      take(.dayStep, as: .daySteps, .review, &seen) + take(.review, as: .reviews, .review, &seen)
    counts.new = take(.new, as: .new, .newCard, &seen)
    return counts
  }

  private mutating func take(
    _ kind: ProjectedDeck.Kind,
    as siblingKind: SiblingKinds,
    _ card: DayCounts,
    _ seen: inout [CountedNote]
  ) -> Int {
    var taken = 0
    for deck in decks {
      let lineage = lineage(of: deck)
      // The least of the limits that hold for the deck.
      var room = lineage.map { left[$0].room(for: card, rules) }.min() ?? 0
      var own = 0
      for found in deck.candidates[kind.rawValue] where found.counts(on: day) {
        guard room > 0 else { break }
        guard seen[Int(found.note)].admit(siblingKind, in: deck.options, mark) else { continue }
        room -= 1
        own += 1
      }
      for place in lineage {
        left[place].subtract(card * own, rules)
      }
      taken += own
    }
    return taken
  }

  /// The places in `left` of a deck and of the decks around it, as far as they are counted.
  private func lineage(of deck: ProjectedDeck) -> [Int] {
    deck.lineage.compactMap { $0 >= top ? $0 - top : nil }
  }
}
