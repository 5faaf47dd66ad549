@testable import Flashcards

/// Cards for tests of tools that move days.
struct LoadSample {
  static let today: StudyDay = 20_000
  static let rule = LoadRule(scheduler)
  static let scheduler = Deck(id: DeckID(rawValue: 1), name: DeckName(nearest: "A"))
    .scheduler(nil, boundary: DayBoundary())

  /// Numbers without a pattern, the same in each run.
  struct Numbers: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      var mixed = state
      mixed = (mixed ^ (mixed >> 33)) &* 0xFF51_AFD7_ED55_8CCD
      return mixed ^ (mixed >> 33)
    }
  }

  /// A card that was answered some days ago, and is due some days from today on.
  static func card(
    _ id: Int64,
    note: Int64? = nil,
    stability: Double = 30,
    answered ago: Int,
    due ahead: Int
  ) -> LoadCard {
    LoadCard(
      id: FlashcardID(rawValue: id),
      note: NoteID(rawValue: note ?? id),
      rule: 0,
      memory: Memory(stability: stability, difficulty: 5),
      answered: today - ago,
      due: today + ahead
    )
  }

  /// Cards in review as after years of study, some of them overdue.
  static func cards(_ count: Int, seed: UInt64 = 1, overdue: Bool = true) -> LoadCards {
    var numbers = Numbers(state: seed)
    var all = LoadCards(today: today, rules: [rule])
    for id in 1...count {
      let interval = Int.random(in: 3...200, using: &numbers)
      let ahead = Int.random(in: (overdue ? -30 : 0)...60, using: &numbers)
      all.add(
        card(
          Int64(id),
          note: Int64(id / 2),
          stability: Double(interval),
          answered: max(1, interval - ahead),
          due: ahead
        )
      )
    }
    return all
  }

  static func all(_ cards: [LoadCard]) -> LoadCards {
    var all = LoadCards(today: today, rules: [rule])
    for card in cards { all.add(card) }
    return all
  }
}

extension LoadChange {
  /// The days from today on to which cards move, by their ids.
  var days: [Int64: Int] {
    Dictionary(uniqueKeysWithValues: moves.map { ($0.card.rawValue, $0.day - today) })
  }
}
