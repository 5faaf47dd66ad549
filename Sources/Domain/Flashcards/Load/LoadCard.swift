/// A known card whose day can be moved.
package struct LoadCard: Sendable, Hashable {
  /// The card.
  package let id: FlashcardID
  /// Its note.
  package let note: NoteID
  /// The place of its deck's rule among those of the cards.
  package let rule: Int
  /// Its memory after the last answer.
  package let memory: Memory
  /// The day of study of the last answer.
  package let answered: StudyDay
  /// The day on which it is due.
  package let due: StudyDay

  /// A card.
  package init(
    id: FlashcardID,
    note: NoteID,
    rule: Int,
    memory: Memory,
    answered: StudyDay,
    due: StudyDay
  ) {
    self.id = id
    self.note = note
    self.rule = rule
    self.memory = memory
    self.answered = answered
    self.due = due
  }

  /// The days from the last answer to the day on which it is due, at least 1.
  var interval: Int { max(1, due - answered) }

  /// The probability of recall on a day.
  func recall(on day: StudyDay, _ rule: LoadRule) -> Double {
    rule.model.retrievability(of: memory, elapsedDays: max(0, day - answered))
  }

  /// The share of the days until recall is at the desired retention that have passed on a day.
  func relativeAge(after days: Double, _ rule: LoadRule) -> Double {
    days / rule.interval(of: memory)
  }

  /// The days from today on that fuzz allows: those around the interval that the memory asks for, or,
  /// where the day lies out of these, those around it that do not lead further away.
  func days(_ rule: LoadRule, from today: StudyDay) -> ClosedRange<StudyDay> {
    let stay = max(due, today)
    let wanted = rule.interval(of: memory)
    guard rule.fuzz, wanted > 2.5, interval > 2 else { return stay...stay }
    var range = Fuzz.bounds(of: wanted, minimum: 2, maximum: rule.maximum)
    let present = Double(interval)
    if interval > range.upperBound + Self.slack {
      range = Fuzz.bounds(of: present, minimum: 2, maximum: rule.maximum)
      range = min(range.lowerBound, interval)...interval
    } else if interval < range.lowerBound - Self.slack {
      range = Fuzz.bounds(of: present, minimum: 2, maximum: rule.maximum)
      range = interval...max(range.upperBound, interval)
    } else {
      range = min(range.lowerBound, interval)...max(range.upperBound, interval)
    }
    guard answered + range.upperBound > today else { return stay...stay }
    return max(answered + range.lowerBound, today)...(answered + range.upperBound)
  }

  /// The days beyond fuzz at which a day counts as chosen by it: rounding leads so far.
  private static let slack = 2
}
