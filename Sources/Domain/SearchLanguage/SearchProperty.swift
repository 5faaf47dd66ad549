/// A comparison of a number of a card, or of a value of its custom data.
package struct SearchProperty: Hashable, Sendable {
  /// The way to compare, by its sign.
  package enum Comparison: String, Hashable, Sendable, CaseIterable {
    case equal = "="
    case different = "!="
    case less = "<"
    case greater = ">"
    case atMost = "<="
    case atLeast = ">="

    /// The signs, as they are told.
    package static let signs = allCases.map(\.rawValue)
  }

  /// The value that is compared, and the one that it is compared with.
  package enum Subject: Hashable, Sendable {
    /// The interval in days.
    case interval(UInt32)
    /// The days until it is due, negative for one that is overdue.
    case due(Int32)
    /// The number of answers.
    case answers(UInt32)
    /// The number of lapses.
    case lapses(UInt32)
    /// The ease, 2.5 for 250 %.
    case ease(Float)
    /// The position among new cards.
    case position(UInt32)
    /// The day of an answer, 0 for today and negative before, with that button, 1 to 4, if it is given.
    case rated(Int32, button: UInt8?)
    /// The day on which it was rescheduled by hand, 0 for today and negative before.
    case rescheduled(Int32)
    /// The stability in days.
    case stability(Float)
    /// The difficulty, 0 to 1.
    case difficulty(Float)
    /// The retrievability, 0 to 1.
    case retrievability(Float)
    /// A number of the custom data.
    case customNumber(key: String, Float)
    /// A text of the custom data.
    case customText(key: String, String)
  }

  /// The values.
  package let subject: Subject
  /// The way to compare them.
  package let comparison: Comparison
}
