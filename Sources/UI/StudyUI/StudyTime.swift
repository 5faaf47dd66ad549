import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

extension Wording {
  /// The time until a card comes again, short: "10 min", "4 d", "1.2 mo", "3 y".
  func interval(_ interval: Interval) -> String {
    let seconds = interval.seconds
    let scales: [(below: Double, unit: Double, phrase: (String) -> Phrase)] = [
      (60, 1, Phrase.intervalSeconds), (3_600, 60, Phrase.intervalMinutes),
      (86_400, 3_600, Phrase.intervalHours),
      (86_400 * 30.5, 86_400, Phrase.intervalDays),
      (86_400 * 365, 86_400 * 30.4, Phrase.intervalMonths),
    ]
    // What is rounded up to a whole one of the next unit is said in that.
    let scale =
      scales.first {
        ($0.unit < 86_400 ? (seconds / $0.unit).rounded() * $0.unit : seconds) < $0.below
      }
      ?? (.infinity, 86_400 * 365.25, Phrase.intervalYears)
    let isFine = scale.unit > 86_400
    return self(scale.phrase(Self.number(seconds / scale.unit, isFine: isFine)))
  }

  /// A time to wait of so many minutes, a begun hour and a begun day counted: "40 minutes", "3 hours",
  /// "3 days".
  func wait(minutes: Int) -> String {
    switch minutes {
    case ..<60: count(.minutes, minutes)
    case ..<1_440: count(.hours, (minutes + 59) / 60)
    default: count(.days, (minutes + 1_439) / 1_440)
    }
  }

  /// A time that was spent, in whole seconds, minutes or hours.
  func spent(seconds: Int) -> String {
    switch seconds {
    case ..<60: count(.seconds, seconds)
    case ..<3_570: count(.minutes, (seconds + 30) / 60)
    default:
      // Minutes count for an hour or a few.
      all(
        [count(.hours, (seconds + 30) / 3_600)]
          + ((seconds + 30) / 60 % 60 > 0 ? [count(.minutes, (seconds + 30) / 60 % 60)] : [])
      )
    }
  }

  /// A number, with one decimal place where that is asked for and is not 0.
  private static func number(_ value: Double, isFine: Bool) -> String {
    let tenths = Int((value * 10).rounded())
    guard isFine, tenths % 10 != 0 else { return String(Int(value.rounded())) }
    return "\(tenths / 10).\(tenths % 10)"
  }
}
