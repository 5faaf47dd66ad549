/// Easy dates, and days that are chosen by what is due on them.
extension LoadCards {
  /// The rounds of balancing after which there is little left to gain.
  private static let rounds = 3

  /// Has the cards of some days come on others: the least busy one that fuzz allows, or, if `beyond`, the
  /// nearest.
  func eased(_ dates: Set<StudyDay>, beyond: Bool) -> LoadMoves {
    var load = DayLoad(cards, today: today)
    var moves = LoadMoves()
    for place in byInterval where dates.contains(max(cards[place].due, today)) {
      let card = cards[place]
      let near = card.days(rule(card), from: today).filter { !dates.contains($0) }
      guard
        let day = leastBusy(near, for: card, load) ?? (beyond ? nearest(to: card, not: dates) : nil)
      else {
        moves.stuck += 1
        continue
      }
      load.move(from: card.due, to: day)
      moves.days.append((place, day))
    }
    return moves
  }

  /// Has cards come on a less busy day among those that fuzz allows, until there is none.
  func balanced() -> LoadMoves {
    var load = DayLoad(cards, today: today)
    let order = byInterval
    var days = cards.map { max($0.due, today) }
    for _ in 0..<Self.rounds {
      var isDone = true
      for place in order {
        let (card, old) = (cards[place], days[place])
        let range = card.days(rule(card), from: today)
        guard range.count > 1 else { continue }
        let others = range.filter { $0 != old }
        guard let best = leastBusy(others, for: card, load),
          cost(of: best, for: card, load) < cost(of: old, for: card, load, isThere: true)
        else { continue }
        load.move(from: old, to: best)
        days[place] = best
        isDone = false
      }
      if isDone { break }
    }
    var moves = LoadMoves()
    moves.days = cards.indices.filter { days[$0] != max(cards[$0].due, today) }.map {
      ($0, days[$0])
    }
    return moves
  }

  /// The places of the cards, those with the shortest intervals, which have the fewest days to choose from,
  /// first.
  private var byInterval: [Int] {
    cards.indices.sorted {
      (cards[$0].interval, cards[$0].id) < (cards[$1].interval, cards[$1].id)
    }
  }

  /// The day with the fewest cards for the part of its load that it is to have; of equal ones the nearest to
  /// the card's own.
  private func leastBusy(_ days: [StudyDay], for card: LoadCard, _ load: DayLoad) -> StudyDay? {
    days.min {
      (cost(of: $0, for: card, load), abs($0 - card.due), $0)
        < (cost(of: $1, for: card, load), abs($1 - card.due), $1)
    }
  }

  private func cost(
    of day: StudyDay,
    for card: LoadCard,
    _ load: DayLoad,
    isThere: Bool = false
  ) -> Double {
    let kinds = rule(card).easyDays
    let weight = kinds.count == 7 ? kinds[day.weekday].weight : EasyDay.normal.weight
    return Double(load[day] + (isThere ? 0 : 1)) / Double(weight)
  }

  /// The nearest day from today on that is none of some, the later of two; nil if the card's longest interval
  /// ends before it.
  private func nearest(to card: LoadCard, not dates: Set<StudyDay>) -> StudyDay? {
    let (due, last) = (max(card.due, today), card.answered + rule(card).maximum)
    let first = max(today, card.answered + 1)
    for step in 1...(dates.count + 1) {
      for day in [due + step, due - step]
      where !dates.contains(day) && day >= first && day <= last { return day }
    }
    return nil
  }
}
