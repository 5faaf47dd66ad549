/// What moving the days of cards does, as a preview before it is written.
package struct LoadChange: Sendable, Hashable {
  /// The mean probability of recall at the next answers, before and after; each nil without a card.
  package struct Knowledge: Sendable, Hashable {
    /// With the days as they are.
    package let before: Double?
    /// With the new days.
    package let after: Double?
  }

  /// The dates that are easy in any of the decks, from today on.
  package struct EasyDates: Sendable, Hashable {
    /// Those that were.
    package var before: Set<StudyDay> = []
    /// Those that are then.
    package var after: Set<StudyDay> = []
    /// True if those of a deck change.
    package var change = false
  }

  /// A card that moves.
  package struct Move: Sendable, Hashable {
    /// The card.
    package let card: FlashcardID
    /// The day from which on it was due.
    package let from: StudyDay
    /// The new day.
    package let day: StudyDay

    /// Creates a move.
    package init(card: FlashcardID, from: StudyDay, day: StudyDay) {
      (self.card, self.from, self.day) = (card, from, day)
    }
  }

  /// The tool.
  package let tool: LoadTool
  /// The current day of study.
  package let today: StudyDay
  /// The cards that move, those that come first in front.
  package let moves: [Move]
  /// The number of cards that were to move and can't: their interval is the longest, or there is no other day.
  package let stuck: Int
  /// The number of cards that can be postponed or advanced without much harm; nil for other tools.
  package let safe: Int?
  /// The number of cards whose day can be moved.
  package let cards: Int
  /// The numbers of cards that never move.
  package let others: LoadCards.Others
  /// The knowledge of the cards that move.
  package let moved: Knowledge
  /// The knowledge of all whose day can be moved.
  package let all: Knowledge
  /// The easy dates of the decks.
  package let easyDates: EasyDates
  /// The numbers of cards on each day from today on, those overdue today.
  package let before: [Int]
  /// The numbers after the change.
  package let after: [Int]

  /// The change by the moves that a tool made.
  init(_ tool: LoadTool, of cards: LoadCards, _ moves: LoadMoves) {
    self.tool = tool
    today = cards.today
    var load = DayLoad(cards.cards, today: cards.today)
    before = load.counts
    // An overdue card is answered today at the earliest.
    let recalls = cards.cards.map { cards.recall($0, on: max($0.due, cards.today)) }
    let sum = recalls.reduce(0, +)
    var (old, new) = (0.0, 0.0)
    var made: [Move] = []
    made.reserveCapacity(moves.days.count)
    for (place, day) in moves.days {
      let card = cards.cards[place]
      made.append(Move(card: card.id, from: card.due, day: day))
      load.move(from: card.due, to: day)
      old += recalls[place]
      new += cards.recall(card, on: day)
    }
    self.moves = made.sorted { ($0.day, $0.card) < ($1.day, $1.card) }
    after = load.counts
    stuck = moves.stuck
    safe = moves.safe
    self.cards = cards.cards.count
    others = cards.others
    easyDates = cards.rules.reduce(into: EasyDates()) { all, rule in
      let before = rule.calendar.dates.from(cards.today)
      let after = tool.easyDates(after: before, on: cards.today)
      all.before.formUnion(before)
      all.after.formUnion(after)
      if before != after { all.change = true }
    }
    moved = Self.mean(old, new, of: made.count)
    all = Self.mean(sum, sum - old + new, of: cards.cards.count)
  }

  /// True if it does nothing.
  package var isEmpty: Bool { moves.isEmpty && !easyDates.change }

  private static func mean(_ before: Double, _ after: Double, of count: Int) -> Knowledge {
    guard count > 0 else { return Knowledge(before: nil, after: nil) }
    return Knowledge(before: before / Double(count), after: after / Double(count))
  }

  /// The numbers of cards on the first days from today on, before and after.
  package func load(days: Int) -> (before: [Int], after: [Int]) {
    func first(_ counts: [Int]) -> [Int] {
      Array(counts.prefix(days)) + Array(repeating: 0, count: max(0, days - counts.count))
    }
    return (first(before), first(after))
  }

  /// The greatest numbers of cards of a day, before and after, among some days counted from today.
  package func peak(in days: Range<Int>) -> (before: Int, after: Int) {
    func peak(_ counts: [Int]) -> Int { counts[days.clamped(to: 0..<counts.count)].max() ?? 0 }
    return (peak(before), peak(after))
  }
}
