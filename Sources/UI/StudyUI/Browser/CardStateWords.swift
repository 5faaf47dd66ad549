import DomainWords
import Flashcards
import Screens
import Wording

extension StudyContext {
  /// The words for a card's flag and its place in the schedule, such as "!2 Due" or "in 3 d".
  func state(of card: Flashcard) -> String {
    joined(flag(of: card), schedule(of: card))
  }

  /// The words for a card's flag and its phase, such as "!2 New".
  func phase(of card: Flashcard) -> String {
    let state = card.state(on: boundary.day(of: moment))
    return joined(flag(of: card), wording(state.phrase))
  }

  /// The words for the time at which a card is due; empty for one that is new or left out.
  func due(of card: Flashcard) -> String {
    let today = boundary.day(of: moment)
    guard !card.isSuspended, card.buriedOn != today, card.progress.phase != .new else { return "" }
    guard !card.progress.isDue(at: moment, boundary: boundary) else { return wording(.columnDue) }
    if case .moment(let time) = card.progress.due, card.progress.phase != .review {
      let left = Interval.milliseconds(max(0, time.rawValue - moment.time.rawValue))
      return due(in: left)
    }
    return due(in: .days(days(until: card, from: today)))
  }

  /// The words for a time that is left: "in 3 d", and "Due: 3 days" for a voice, as words would have
  /// another form behind "in" in some languages.
  private func due(in interval: Interval) -> String {
    let time = wording.interval(interval)
    return wording.isSpoken
      ? wording(.lineModeItem(label: wording(.columnDue), value: time))
      : wording(.stateDueIn(time: time))
  }

  /// The words for the interval that a card's last answer led to; empty while it is learned.
  func interval(of card: Flashcard) -> String {
    card.progress.intervalDays > 0 ? wording.interval(.days(card.progress.intervalDays)) : ""
  }

  private func flag(of card: Flashcard) -> String {
    guard card.flag > 0 else { return "" }
    return wording.isSpoken ? wording(.cardFlag(flag: String(card.flag))) : "!\(card.flag)"
  }

  private func joined(_ flag: String, _ state: String) -> String {
    [flag, state].filter { !$0.isEmpty }
      .joined(separator: wording.isSpoken ? wording(.listComma) : " ")
  }

  private func schedule(of card: Flashcard) -> String {
    if card.isSuspended { return wording(.stateSuspended) }
    let today = boundary.day(of: moment)
    if card.buriedOn == today { return wording(.stateBuried) }
    switch card.progress.phase {
    case .new: return wording(.columnNew)
    case .learning, .relearning: return wording(.columnLearning)
    case .review:
      guard !card.progress.isDue(at: moment, boundary: boundary) else { return wording(.columnDue) }
      return due(in: .days(days(until: card, from: today)))
    }
  }

  /// The days of study until a card is due, at least one.
  private func days(until card: Flashcard, from today: StudyDay) -> Int {
    switch card.progress.due {
    case .day(let day): max(1, Int(day - today))
    case .moment(let time):
      max(1, Int((time.rawValue - moment.time.rawValue + 86_399_999) / 86_400_000))
    case nil: max(1, card.progress.intervalDays)
    }
  }
}
