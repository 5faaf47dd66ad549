/// The numbers of cards that are due on each day from today on. Those that were due earlier count today.
struct DayLoad: Sendable, Hashable {
  /// The current day of study.
  let today: StudyDay
  /// The numbers, today first, up to the last day that has any.
  private(set) var counts: [Int] = []

  /// The load of cards.
  init(_ cards: some Sequence<LoadCard>, today: StudyDay) {
    self.today = today
    for card in cards { add(1, on: card.due) }
  }

  /// The number of cards on a day.
  subscript(day: StudyDay) -> Int {
    let place = max(0, day - today)
    return place < counts.count ? counts[place] : 0
  }

  /// Has a card come on another day.
  mutating func move(from old: StudyDay, to new: StudyDay) {
    add(-1, on: old)
    add(1, on: new)
  }

  private mutating func add(_ step: Int, on day: StudyDay) {
    let place = max(0, day - today)
    if place >= counts.count {
      counts += Array(repeating: 0, count: place + 1 - counts.count)
    }
    counts[place] += step
  }
}
