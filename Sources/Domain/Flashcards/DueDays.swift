/// The days until cards are to be due, as Anki's "Set due date" takes them: `0` is today, `1`
/// tomorrow, `3-7` a day for each card among those, and `!` behind it sets the interval to them too.
public struct DueDays: Hashable, Codable, Sendable {
  /// The reason why a text says no days.
  public enum Problem: Error, Equatable, Sendable {
    /// It is neither a number nor two with a hyphen between them.
    case noDays
    /// A number is greater than `mostDays`.
    case tooFar
  }

  /// The most days ahead, a hundred years: Anki's longest interval.
  public static let mostDays = 36_500

  /// The days from today on, among which each card gets one.
  public let days: ClosedRange<Int>
  /// True if the interval becomes these days for cards in review too.
  public let setsInterval: Bool

  /// Reads a text. White space at its ends does not matter, nor which of two numbers comes first.
  public init(_ text: String) throws(Problem) {
    var rest = Substring(text.trimmed)
    setsInterval = rest.last == "!"
    if setsInterval { rest = rest.dropLast() }
    let numbers = rest.split(separator: "-", omittingEmptySubsequences: false)
    guard let first = numbers.first, let last = numbers.last, numbers.count <= 2 else {
      throw .noDays
    }
    let (one, other) = (try Self.number(first), try Self.number(last))
    days = min(one, other)...max(one, other)
  }

  /// The days for a card: one of several follows from the card and a random number.
  func day(of card: FlashcardID, seed: UInt64) -> Int {
    let fraction = SeededFraction.first(seed: seed ^ UInt64(bitPattern: card.rawValue))
    return days.lowerBound + Int(fraction * Float(days.count))
  }

  private static func number(_ digits: Substring) throws(Problem) -> Int {
    guard !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      throw .noDays
    }
    guard let number = Int(digits), number <= mostDays else { throw .tooFar }
    return number
  }
}
