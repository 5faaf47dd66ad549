/// The order in which a filtered deck takes cards. The raw values are Anki's.
public enum FilteredOrder: UInt8, Sendable, Codable, CaseIterable {
  /// The longest not seen first; those never seen before all.
  case oldestSeen = 0
  /// By chance.
  case random = 1
  /// The shortest interval first.
  case intervalsAscending = 2
  /// The longest interval first.
  case intervalsDescending = 3
  /// The one with the most lapses first.
  case mostLapses = 4
  /// The note added first.
  case added = 5
  /// The longest due first.
  case due = 6
  /// The note added last first.
  case reverseAdded = 7
  /// The least probable to be recalled first.
  case recallAscending = 8
  /// The most probable to be recalled first.
  case recallDescending = 9
  /// The one that waited longest for its interval first.
  case relativeOverdueness = 10

  /// True if it goes by the memory of cards.
  package var asksMemory: Bool {
    switch self {
    case .recallAscending, .recallDescending, .relativeOverdueness: true
    default: false
    }
  }

  /// The place of a card in the order. Of equal cards the first is chosen by chance, anew whenever a card is
  /// changed.
  ///
  /// - Parameter chance: a number, a new one each time, that decides the order by chance.
  func key(of candidate: FilteredCandidate, at moment: OrderMoment, chance: UInt64) -> OrderKey {
    let card = candidate.card
    let interval = Int64(card.intervalDays)
    let ordinal = Int64(card.ordinal)
    let last = card.changeHash
    return switch self {
    case .oldestSeen: OrderKey(candidate.lastLogged?.rawValue ?? .min, last)
    case .random:
      OrderKey(Int64(bitPattern: FNVHash.of(Int64(bitPattern: chance), card.seed)), last)
    case .intervalsAscending: OrderKey(interval, last)
    case .intervalsDescending: OrderKey(~interval, last)
    case .mostLapses: OrderKey(~Int64(candidate.lapses), last)
    case .added: OrderKey(card.noteSeed, ordinal, last)
    case .due: OrderKey(Self.dueTime(card, moment), ordinal, last)
    case .reverseAdded: OrderKey(~card.noteSeed, ordinal, last)
    case .recallAscending: OrderKey(lacking: card.recall(at: moment), last)
    case .recallDescending:
      OrderKey(lacking: card.recall(at: moment), isDescending: true, last)
    case .relativeOverdueness: OrderKey(value: card.relativeOverdueness(at: moment), last)
    }
  }

  /// The time at which a card is due, in seconds: on a day at the time of now. A new card is due on
  /// the day of its position, as in Anki, so that new cards come before nearly all others.
  private static func dueTime(_ card: OrderCandidate, _ moment: OrderMoment) -> Int64 {
    if case .step(let due) = card.state { return due.seconds }
    let day = card.dueDay(at: moment) ?? moment.today
    return moment.now.seconds + Int64(day - moment.today) * (.millisecondsPerDay / 1_000)
  }
}
