package import Flashcards
package import Wording

extension Wording {
  /// The interval until a card is due again, in short form: "10 min", "4 d", "1.2 mo", "3 y"; for a
  /// voice in full: "10 minutes", "4 days", "1.2 months", "3 years".
  package func interval(_ interval: Interval) -> String {
    let seconds = interval.seconds
    let scales: [(below: Double, unit: Double, phrase: (String) -> Phrase, counted: Countable)] = [
      (60, 1, Phrase.intervalSeconds, .seconds), (3_600, 60, Phrase.intervalMinutes, .minutes),
      (86_400, 3_600, Phrase.intervalHours, .hours),
      (86_400 * 30.5, 86_400, Phrase.intervalDays, .days),
      (86_400 * 365, 86_400 * 30.4, Phrase.intervalMonths, .months),
    ]
    // An interval that rounds up to a whole next unit is given in that unit.
    let scale =
      scales.first {
        ($0.unit < 86_400 ? (seconds / $0.unit).rounded() * $0.unit : seconds) < $0.below
      }
      ?? (.infinity, 86_400 * 365.25, Phrase.intervalYears, .years)
    let isFine = scale.unit > 86_400
    let number = number(seconds / scale.unit, isFine: isFine)
    guard isSpoken else { return self(scale.phrase(number)) }
    // Only months and years have decimals.
    return Int(number).map { count(scale.counted, $0) }
      ?? self(scale.counted == .months ? .spokenMonths(n: number) : .spokenYears(n: number))
  }

  /// A number with one decimal if `isFine` and it is not 0.
  private func number(_ value: Double, isFine: Bool) -> String {
    isFine ? decimal(value) : String(Int(value.rounded()))
  }
}
