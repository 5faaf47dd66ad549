import Flashcards
import Preferences
import Screens

/// The choice of due days by load.
extension LoadedDeck {
  /// The choice of the next day of a card; nil where due days are not balanced.
  func balance(of card: Flashcard, _ context: StudyContext) -> LoadBalance? {
    guard context.preferences.balancesLoad, let days = load[card.deck],
      let deck = deck(card.deck)
    else { return nil }
    let today = context.boundary.day(of: context.moment)
    let passed = max(0, today - loadedOn)
    let load = days.dropFirst(passed) + Array(repeating: 0, count: min(passed, days.count))
    return LoadBalance(
      today: today,
      load: Array(load),
      siblings: deck.options.buriesReviewSiblings ? dueDays(of: card.note) : [],
      easyDays: deck.options.easyDays,
      easyDates: deck.easyDates
    )
  }

  /// The days on which the loaded cards of a note are due.
  private func dueDays(of note: NoteID) -> Set<StudyDay> {
    let first = cards.partitioningIndex { $0.note >= note }
    return Set(cards[first...].prefix { $0.note == note }.compactMap(\.dueDay))
  }

  /// Counts a changed card on its new day, and no longer on its old one.
  mutating func countLoad(_ changed: Flashcard) {
    guard !load.isEmpty else { return }
    for (card, step) in [(card(changed.id), -1), (changed, 1)] {
      guard let card, let day = card.dueDay.map({ $0 - loadedOn }),
        load[card.deck]?.indices.contains(day) == true
      else { continue }
      load[card.deck]?[day] += step
    }
  }
}

extension Flashcard {
  /// The day on which the card is due; nil for one that is due on none.
  fileprivate var dueDay: StudyDay? {
    switch dueState.state {
    case .day(let day), .dayStep(let day): day
    case .new, .moment, .step, .suspended, .away: nil
    }
  }
}
