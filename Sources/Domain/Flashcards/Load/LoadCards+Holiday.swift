/// A holiday: days on which no card is to come.
///
/// Source: the helper add-on's break, with its order and its costs; it knows the days after a break only, and
/// moves what is due on these too.
extension LoadCards {
  /// Has the cards of a holiday come on the days around it, so that these are as even as can be.
  ///
  /// - Parameter spread: the most days before it, and the most after it.
  func cleared(_ holiday: ClosedRange<StudyDay>, _ sides: HolidaySides, spread: Int) -> LoadMoves {
    let meant = cards.indices.filter { holiday.contains(max(cards[$0].due, today)) }.sorted {
      (cards[$0].interval, cards[$0].due, cards[$0].id)
        < (cards[$1].interval, cards[$1].due, cards[$1].id)
    }
    let before =
      sides == .after
      ? [] : Array(max(today, holiday.lowerBound - spread)..<max(today, holiday.lowerBound))
    let after = holiday.upperBound + 1...holiday.upperBound + spread
    let easy = commonEasyDates
    let days = (before + (sides == .before && !before.isEmpty ? [] : Array(after)))
      .filter { !easy.contains($0) }
    var room = places(for: meant.count, on: days)
    var load = DayLoad(cards, today: today)
    var moves = LoadMoves()
    for place in meant {
      let card = cards[place]
      let due = max(card.due, today)
      let possible = days.indices.filter { days[$0] > card.answered }
      let open = possible.filter { room[$0] > 0 }
      let best = open.min {
        cost(of: days[$0], from: due, card) < cost(of: days[$1], from: due, card)
      }
      if let best { room[best] -= 1 }
      // Where the days that can be have no place left, or there is none before, the least busy one has.
      let day = best.map { days[$0] } ?? leastBusy(possible.map { days[$0] }, after, load)
      load.move(from: card.due, to: day)
      moves.days.append((place, day))
    }
    return moves
  }

  /// The places that each of some days gets, so that with what is due there it is as even as can be.
  private func places(for count: Int, on days: [StudyDay]) -> [Int] {
    let load = DayLoad(cards, today: today)
    var room = days.map { _ in 0 }
    guard !days.isEmpty else { return room }
    for _ in 0..<count {
      let least = days.indices.min { load[days[$0]] + room[$0] < load[days[$1]] + room[$1] }
      if let least { room[least] += 1 }
    }
    return room
  }

  private func leastBusy(_ days: [StudyDay], _ after: ClosedRange<StudyDay>, _ load: DayLoad)
    -> StudyDay
  {
    (days.isEmpty ? Array(after) : days).min { load[$0] < load[$1] } ?? after.lowerBound
  }

  /// The days by which a card is moved, for its interval, and the later day of two last.
  private func cost(of day: StudyDay, from due: StudyDay, _ card: LoadCard) -> (Double, StudyDay) {
    (Double(abs(day - due)) / Double(card.interval), day)
  }
}
