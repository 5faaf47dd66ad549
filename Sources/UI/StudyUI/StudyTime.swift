import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

extension Wording {
  /// The interval until a card is due again, in short form: "10 min", "4 d", "1.2 mo", "3 y"; for a
  /// voice in full: "10 minutes", "4 days", "1.2 months", "3 years".
  func interval(_ interval: Interval) -> String {
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

  /// A time to wait, rounded up to whole hours from one hour and to whole days from one day: "40
  /// minutes", "3 hours", "3 days".
  func wait(minutes: Int) -> String {
    switch minutes {
    case ..<60: count(.minutes, minutes)
    case ..<1_440: count(.hours, (minutes + 59) / 60)
    default: count(.days, (minutes + 1_439) / 1_440)
    }
  }

  /// A day so many days of study ago.
  func ago(days: Int) -> String {
    switch days {
    case ..<1: self(.agoToday)
    case 1: self(.agoYesterday)
    default: self(.agoDays(days: count(.days, days)))
    }
  }

  /// A time spent, rounded to seconds, minutes, or hours and minutes.
  func spent(seconds: Int) -> String {
    switch seconds {
    case ..<60: count(.seconds, seconds)
    case ..<3_570: count(.minutes, (seconds + 30) / 60)
    default:
      // With minutes, as they matter for an hour or a few.
      all(
        [count(.hours, (seconds + 30) / 3_600)]
          + ((seconds + 30) / 60 % 60 > 0 ? [count(.minutes, (seconds + 30) / 60 % 60)] : [])
      )
    }
  }

  /// A number with one decimal if `isFine` and it is not 0.
  private func number(_ value: Double, isFine: Bool) -> String {
    isFine ? decimal(value) : String(Int(value.rounded()))
  }
}
