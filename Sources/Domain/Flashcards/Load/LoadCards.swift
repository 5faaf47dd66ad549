/// The cards of some decks, as far as their days can be moved.
package struct LoadCards: Sendable {
  /// The numbers of cards that never move, by the reason.
  package struct Others: Sendable, Hashable {
    /// Never answered.
    package var new = 0
    /// In learning or relearning steps.
    package var steps = 0
    /// Suspended.
    package var suspended = 0
    /// Buried for the day.
    package var buried = 0
    /// Studied in a filtered deck.
    package var filtered = 0
    /// Made due by hand without an answer, so that nothing is known of their memory.
    package var unknown = 0

    /// None.
    package init() {}

    /// All of them.
    package var total: Int { new + steps + suspended + buried + filtered + unknown }
  }

  /// The current day of study.
  package let today: StudyDay
  /// The rules of the decks.
  package let rules: [LoadRule]
  /// The cards whose days can be moved.
  package private(set) var cards: [LoadCard] = []
  /// The numbers of the others.
  package var others = Others()

  /// No cards yet.
  package init(today: StudyDay, rules: [LoadRule], capacity: Int = 0) {
    self.today = today
    self.rules = rules
    cards.reserveCapacity(capacity)
  }

  /// Adds a card whose day can be moved.
  package mutating func add(_ card: LoadCard) { cards.append(card) }

  /// The rule of a card.
  func rule(_ card: LoadCard) -> LoadRule { rules[card.rule] }

  /// The probability of recall of a card on a day.
  func recall(_ card: LoadCard, on day: StudyDay) -> Double {
    card.recall(on: day, rules[card.rule])
  }

  /// What a tool would do.
  package func change(by tool: LoadTool) -> LoadChange {
    let moves: LoadMoves =
      switch tool {
      case .postpone(let count): postponed(count)
      case .advance(let count): advanced(count)
      case .flatten(let count): flattened(to: max(1, count))
      case .holiday(let days, let sides, let spread): cleared(days, sides, spread: max(1, spread))
      case .easyDates(let dates, let beyond): eased(dates, beyond: beyond)
      case .disperse: dispersed()
      case .balance: balanced()
      case .forget: LoadMoves()
      }
    return LoadChange(tool, of: self, moves)
  }
}

/// The days that a tool chose.
struct LoadMoves: Sendable {
  /// The places of the cards that move, each with the new day.
  var days: [(place: Int, day: StudyDay)] = []
  /// The number of cards that were to move and can't.
  var stuck = 0
  /// The number of cards that can be postponed or advanced without much harm; nil for other tools.
  var safe: Int?
}
