import Flashcards
import Wording

extension Wording {
  /// The time until a card comes again, short: "10 min", "4 d", "1.2 mo", "3 y".
  func interval(_ interval: Interval) -> String {
    let seconds = interval.seconds
    let scales: [(below: Double, unit: Double, phrase: Phrase)] = [
      (60, 1, .intervalSeconds), (3_600, 60, .intervalMinutes), (86_400, 3_600, .intervalHours),
      (86_400 * 30.5, 86_400, .intervalDays), (86_400 * 365, 86_400 * 30.4, .intervalMonths),
    ]
    let scale = scales.first { seconds < $0.below } ?? (.infinity, 86_400 * 365.25, .intervalYears)
    let isFine = scale.phrase == .intervalMonths || scale.phrase == .intervalYears
    return self(scale.phrase, ["n": Self.number(seconds / scale.unit, isFine: isFine)])
  }

  /// A number, with one decimal place where that is asked for and is not 0.
  private static func number(_ value: Double, isFine: Bool) -> String {
    let tenths = Int((value * 10).rounded())
    guard isFine, tenths % 10 != 0 else { return String(Int(value.rounded())) }
    return "\(tenths / 10).\(tenths % 10)"
  }
}
