/// The properties that can be compared, by their names behind `prop:`.
package enum SearchPropertyName: String, Hashable, Sendable, CaseIterable {
  case interval = "ivl"
  case due
  case answers = "reps"
  case lapses
  case ease
  case position = "pos"
  case rated
  case rescheduled = "resched"
  case stability = "s"
  case difficulty = "d"
  case retrievability = "r"
  case customNumber = "cdn:"
  case customText = "cds:"

  /// The operand of a comparison: its grammar, and the values that are made of it.
  enum Operand: Sendable {
    /// A whole number, 0 to 2³² - 1.
    case count(@Sendable (UInt32) -> SearchProperty.Subject)
    /// A whole number of 32 bits with a sign.
    case days(@Sendable (Int32) -> SearchProperty.Subject)
    /// The same, not above 0.
    case pastDay(@Sendable (Int32) -> SearchProperty.Subject)
    /// The same, and a button behind a colon if one is wanted.
    case answer(@Sendable (Int32, UInt8?) -> SearchProperty.Subject)
    /// A decimal number.
    case number(@Sendable (Float) -> SearchProperty.Subject)
    /// A decimal number of the custom data, whose key stands before the comparison.
    case customNumber(@Sendable (String, Float) -> SearchProperty.Subject)
    /// A text of the custom data likewise.
    case customText(@Sendable (String, String) -> SearchProperty.Subject)
  }

  /// The operand.
  var operand: Operand {
    switch self {
    case .interval: .count { .interval($0) }
    case .due: .days { .due($0) }
    case .answers: .count { .answers($0) }
    case .lapses: .count { .lapses($0) }
    case .ease: .number { .ease($0) }
    case .position: .count { .position($0) }
    case .rated: .answer { .rated($0, button: $1) }
    case .rescheduled: .pastDay { .rescheduled($0) }
    case .stability: .number { .stability($0) }
    case .difficulty: .number { .difficulty($0) }
    case .retrievability: .number { .retrievability($0) }
    case .customNumber: .customNumber { .customNumber(key: $0, $1) }
    case .customText: .customText { .customText(key: $0, $1) }
    }
  }

  /// True if a key of the custom data stands between the name and the comparison.
  package var takesKey: Bool { rawValue.hasSuffix(":") }
}
