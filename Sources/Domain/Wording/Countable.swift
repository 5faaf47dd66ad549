/// Things that are counted in words.
public enum Countable: String, Hashable, Sendable, CaseIterable {
  /// What is counted.
  case cards, decks, seconds, minutes, hours, days, digits, attempts
  case notes, lines, records, answers
  /// Numbers that were typed, as the beginning of a sentence.
  case numbersTyped
}

/// The forms a language has for a number of things, `{n}` standing for the number.
struct CountForms: Hashable, Sendable {
  /// For one of them.
  let one: String
  /// For any other number.
  let other: String
}
