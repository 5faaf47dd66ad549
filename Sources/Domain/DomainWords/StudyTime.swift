package import Flashcards
package import Wording

extension Wording {
  /// The interval until a card is due again, in short form: "10 min", "4 d", "1.2 mo", "3 y"; for a
  /// voice in full: "10 minutes", "4 days", "1.2 months", "3 years".
  package func interval(_ interval: Interval) -> String {
    let seconds = interval.seconds
    let scales:
      [(
        below: Double, unit: Double, phrase: (String) -> Phrase, counted: (Int) -> Phrase,
        spoken: ((String) -> Phrase)?
      )] = [
        (60, 1, Phrase.intervalSeconds, Phrase.seconds, nil),
        (3_600, 60, Phrase.intervalMinutes, Phrase.minutes, nil),
        (86_400, 3_600, Phrase.intervalHours, Phrase.hours, nil),
        (86_400 * 30.5, 86_400, Phrase.intervalDays, Phrase.days, nil),
        (86_400 * 365, 86_400 * 30.4, Phrase.intervalMonths, Phrase.months, Phrase.spokenMonths),
      ]
    // An interval that rounds up to a whole next unit is given in that unit.
    let scale =
      scales.first {
        ($0.unit < 86_400 ? (seconds / $0.unit).rounded() * $0.unit : seconds) < $0.below
      }
      ?? (.infinity, 86_400 * 365.25, Phrase.intervalYears, Phrase.years, Phrase.spokenYears)
    let isFine = scale.unit > 86_400
    let number = number(seconds / scale.unit, isFine: isFine)
    guard isSpoken else { return self(scale.phrase(number)) }
    // Only months and years have decimals.
    if let whole = Int(number) { return self(scale.counted(whole)) }
    return self((scale.spoken ?? scale.phrase)(number))
  }

  /// A number with one decimal if `isFine` and it is not 0.
  private func number(_ value: Double, isFine: Bool) -> String {
    isFine ? decimal(value) : String(Int(value.rounded()))
  }
}
