/// Flattening: no day with more than some number of cards.
extension LoadCards {
  /// The days after an answer for which its gain is counted.
  private static let horizon = 30
  /// The seconds that an answer takes, as fsrs-rs has them: one that remembers the card, and one that does
  /// not.
  private static let (pass, lapse) = (7.33, 23.0)

  /// Has each card come on the first day from its own on that has room, those first by which a minute gains
  /// most. Easy dates of its deck have none.
  ///
  /// As each card takes one place of a day, this is the same as having those with the greatest gain come on
  /// each day, and all others wait.
  func flattened(to perDay: Int) -> LoadMoves {
    let gains = cards.map { gainPerMinute($0, on: max($0.due, today)) }
    let order = cards.indices.sorted {
      (-gains[$0], cards[$0].due, cards[$0].id) < (-gains[$1], cards[$1].due, cards[$1].id)
    }
    var room = FreeDays(perDay: perDay)
    var moves = LoadMoves()
    for place in order {
      let first = max(cards[place].due, today)
      let dates = rule(cards[place]).calendar.dates
      let day = today + room.take(from: first - today) { dates.contains(today + $0) }
      if day != first { moves.days.append((place, day)) }
    }
    return moves
  }

  /// The recall that a minute of answering a card on a day adds, as it is some time later.
  func gainPerMinute(_ card: LoadCard, on day: StudyDay) -> Double {
    let (rule, days) = (rule(card), max(0, day - card.answered))
    let recall = card.recall(on: day, rule)
    let after = rule.model.memories(from: card.memory, elapsedDays: days, neededFor: nil)
    func later(_ memory: Memory, _ days: Int) -> Double {
      rule.model.retrievability(of: memory, elapsedDays: days + Self.horizon)
    }
    let answered = recall * later(after.good, 0) + (1 - recall) * later(after.again, 0)
    let seconds = recall * Self.pass + (1 - recall) * Self.lapse
    return (answered - later(card.memory, days)) * 60 / seconds
  }
}

/// The days that have room for more cards, counted from the first.
private struct FreeDays {
  private let perDay: Int
  private var taken: [Int] = []
  /// For each day one that is not earlier: itself while it has room.
  private var next: [Int] = []

  init(perDay: Int) { self.perDay = perDay }

  /// Takes a place of the first day from one on that has room and is not closed.
  mutating func take(from day: Int, isClosed: (Int) -> Bool) -> Int {
    var free = firstFree(day)
    while isClosed(free) { free = firstFree(free + 1) }
    taken[free] += 1
    if taken[free] >= perDay { next[free] = free + 1 }
    return free
  }

  private mutating func firstFree(_ day: Int) -> Int {
    var free = day
    grow(to: free)
    while next[free] != free {
      free = next[free]
      grow(to: free)
    }
    // Each day on the way leads straight there from now on.
    var passed = day
    while next[passed] != passed, passed != free { (passed, next[passed]) = (next[passed], free) }
    return free
  }

  private mutating func grow(to day: Int) {
    while next.count <= day {
      next.append(next.count)
      taken.append(0)
    }
  }
}
