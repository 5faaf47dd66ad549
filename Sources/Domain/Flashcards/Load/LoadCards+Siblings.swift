/// The cards of a note, days apart.
extension LoadCards {
  /// Has the cards of each note come as many days apart, and from the note's last answer, as fuzz allows,
  /// where that is further than they are.
  func dispersed() -> LoadMoves {
    var notes: [NoteID: [Int]] = [:]
    for (place, card) in cards.enumerated() { notes[card.note, default: []].append(place) }
    var moves = LoadMoves()
    for places in notes.values where places.count > 1 {
      let places = places.sorted { cards[$0].id < cards[$1].id }
      let last = places.map { cards[$0].answered }.max() ?? today
      let ranges = places.map { cards[$0].days(rule(cards[$0]), from: today) }
      let present = places.map { max(cards[$0].due, today) }
      let spacing = SiblingSpacing(ranges + [last...last])
      guard spacing.gap > SiblingSpacing.gap(between: present + [last]) else { continue }
      for (index, place) in places.enumerated() where spacing.days[index] != present[index] {
        moves.days.append((place, spacing.days[index]))
      }
    }
    moves.days.sort { $0.place < $1.place }
    return moves
  }
}

/// A day for each of some ranges, so that the least distance between two is as great as it gets by taking the
/// ranges in the order of their ends.
///
/// Source: the helper add-on.
struct SiblingSpacing {
  /// The days, in the order of the ranges.
  let days: [StudyDay]
  /// The least distance between two of them, in days.
  let gap: Int

  /// Chooses the days.
  init(_ ranges: [ClosedRange<StudyDay>]) {
    let order = ranges.indices.sorted {
      (ranges[$0].upperBound, ranges[$0].lowerBound, $0)
        < (ranges[$1].upperBound, ranges[$1].lowerBound, $1)
    }
    let sorted = order.map { ranges[$0] }
    var (low, high) = (0, (sorted.last?.upperBound ?? 0) - (sorted.first?.lowerBound ?? 0))
    var best = (gap: 0, days: sorted.map(\.lowerBound))
    while low <= high {
      let middle = (low + high) / 2
      if let days = Self.days(sorted, apart: middle) {
        best = (middle, days)
        low = middle + 1
      } else {
        high = middle - 1
      }
    }
    // Each as late as the next one lets it, from the first on.
    for index in sorted.indices {
      let next = index + 1 < sorted.count ? best.days[index + 1] - best.gap : .max
      best.days[index] = max(best.days[index], min(sorted[index].upperBound, next))
    }
    var days = ranges.map(\.lowerBound)
    for (index, place) in order.enumerated() { days[place] = best.days[index] }
    self.days = days
    gap = best.gap
  }

  private static func days(_ sorted: [ClosedRange<StudyDay>], apart gap: Int) -> [StudyDay]? {
    var days: [StudyDay] = []
    for range in sorted {
      let day = days.last.map { max($0 + gap, range.lowerBound) } ?? range.lowerBound
      guard day <= range.upperBound else { return nil }
      days.append(day)
    }
    return days
  }

  /// The least distance between two of some days.
  static func gap(between days: [StudyDay]) -> Int {
    let sorted = days.sorted()
    return zip(sorted, sorted.dropFirst()).map { $1 - $0 }.min() ?? 0
  }
}
