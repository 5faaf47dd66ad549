import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

extension StudyContext {
  /// The words for a card's flag and its place in the schedule, such as "!2 Due" or "in 3 d".
  func state(of card: Card) -> String {
    [flag(of: card), schedule(of: card)].filter { !$0.isEmpty }.joined(separator: " ")
  }

  private func flag(of card: Card) -> String { card.flag > 0 ? "!\(card.flag)" : "" }

  private func schedule(of card: Card) -> String {
    if card.isSuspended { return wording(.stateSuspended) }
    let today = boundary.day(of: moment)
    if card.buriedOn == today { return wording(.stateBuried) }
    switch card.progress.phase {
    case .new: return wording(.columnNew)
    case .learning, .relearning: return wording(.columnLearning)
    case .review:
      guard !card.progress.isDue(at: moment, boundary: boundary) else { return wording(.stateDue) }
      return wording(.stateDueIn(time: wording.interval(.days(days(until: card, from: today)))))
    }
  }

  /// The days of study until a card is due, at least one.
  private func days(until card: Card, from today: StudyDay) -> Int {
    switch card.progress.due {
    case .day(let day): max(1, Int(day - today))
    case .moment(let time):
      max(1, Int((time.rawValue - moment.time.rawValue + 86_399_999) / 86_400_000))
    case nil: max(1, card.progress.intervalDays)
    }
  }
}
