/// Easy dates, and days that are chosen by what is due on them.
extension LoadCards {
  /// The dates that are easy in all decks.
  var commonEasyDates: Set<StudyDay> {
    rules.dropFirst().reduce(rules.first?.calendar.dates ?? []) {
      $0.intersection($1.calendar.dates)
    }
  }

  /// The rounds of balancing after which there is little left to gain.
  private static let rounds = 3

  /// Has the cards of some days come on others: the least busy one that fuzz allows, or, if `beyond`, the
  /// nearest. Dates that are easy already are none of them.
  func eased(_ dates: Set<StudyDay>, beyond: Bool) -> LoadMoves {
    var load = DayLoad(cards, today: today)
    let closed = rules.map { dates.union($0.calendar.dates) }
    var moves = LoadMoves()
    for place in byInterval where dates.contains(max(cards[place].due, today)) {
      let card = cards[place]
      let near = card.days(rule(card), from: today).filter { !closed[card.rule].contains($0) }
      guard
        let day = leastBusy(near, for: card, load, at: max(card.due, today))
          ?? (beyond ? nearest(to: card, not: closed[card.rule]) : nil)
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
        guard range.count > 1, let best = leastBusy(range, for: card, load, at: old), best != old
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

  /// The day with the fewest cards, the card among them, for the part of its load that it is to have; of equal
  /// ones that on which the card is counted already, or the nearest to it.
  ///
  /// - Parameter old: the day on which the card is counted.
  private func leastBusy(
    _ days: some Sequence<StudyDay>,
    for card: LoadCard,
    _ load: DayLoad,
    at old: StudyDay
  ) -> StudyDay? {
    let calendar = rules[card.rule].calendar
    var best: (cost: Double, distance: Int, day: StudyDay)?
    for day in days {
      let cards = load[day] + (day == old ? 0 : 1)
      let found = (Double(cards) / Double(calendar[day].weight), abs(day - old), day)
      if let least = best, least <= found { continue }
      best = found
    }
    return best?.day
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
