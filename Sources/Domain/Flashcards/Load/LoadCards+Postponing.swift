/// Postponing and advancing.
///
/// Source: the helper add-on, with its order, its new intervals and its bounds of what is safe.
extension LoadCards {
  /// Overdueness up to which a card can be postponed without much harm, and earliness for advancing.
  private static let (safeOverdueness, safeEarliness) = (0.15, 0.13)
  /// The part of its interval by which a card is postponed: this much, and up to this much more.
  private static let (least, width) = (1.05, 0.05)

  /// Has the due cards that are the least overdue for their interval wait for a twentieth to a tenth of it
  /// more.
  func postponed(_ count: Int) -> LoadMoves {
    let ranked = ranked(where: { $0.due <= today }) { card, rule in
      let days =
        Double(max(0, today - card.answered)) + Double(card.interval)
        * (Self.least - 1 + Self.width / 2)
      return card.relativeAge(after: days, rule) - 1
    }
    var moves = LoadMoves(safe: ranked.count { $0.rank < Self.safeOverdueness })
    for (place, _) in ranked.prefix(max(0, count)) {
      let card = cards[place]
      let seed = UInt64(bitPattern: card.id.rawValue) &+ UInt64(card.interval)
      let share = Self.least + Self.width * Double(SeededFraction.first(seed: seed))
      let late = max(0, today - card.answered - card.interval)
      let longer = Int((Double(card.interval) * share).rounded(.up)) + late
      // One that is late already may be later than the longest interval leads.
      let day = card.answered + min(longer, max(rule(card).maximum, 1))
      if day > today { moves.days.append((place, day)) } else { moves.stuck += 1 }
    }
    return moves
  }

  /// Has the cards come today that are the least early for their interval.
  func advanced(_ count: Int) -> LoadMoves {
    // One that was answered today does not come a second time.
    let ranked = ranked(where: { $0.due > today && $0.answered < today }) { card, rule in
      1 - card.relativeAge(after: Double(today - card.answered), rule)
    }
    var moves = LoadMoves(safe: ranked.count { $0.rank < Self.safeEarliness })
    moves.days = ranked.prefix(max(0, count)).map { ($0.place, today) }
    return moves
  }

  /// The places of some cards by a rank, the lowest first, and of equal ones the most stable.
  private func ranked(
    where isMeant: (LoadCard) -> Bool,
    by rank: (LoadCard, LoadRule) -> Double
  ) -> [(place: Int, rank: Double)] {
    cards.indices.filter { isMeant(cards[$0]) }
      .map { ($0, rank(cards[$0], rule(cards[$0]))) }
      .sorted {
        let (one, other) = (cards[$0.0], cards[$1.0])
        return ($0.1, -one.memory.stability, one.id) < ($1.1, -other.memory.stability, other.id)
      }
  }
}
