/// Things that are counted in words.
public enum Countable: String, Hashable, Sendable, CaseIterable {
  /// What is counted.
  case cards, decks, seconds, minutes, hours, days, digits, attempts
  case notes, lines, records, answers
}

/// The forms a language has for a number of things, `{n}` standing for the number.
struct CountForms: Hashable, Sendable {
  /// For one of them.
  let one: String
  /// For any other number.
  let other: String
}

extension Wording {
  /// English.
  static let englishCounts: [Countable: CountForms] = [
    .cards: CountForms(one: "{n} card", other: "{n} cards"),
    .decks: CountForms(one: "{n} deck", other: "{n} decks"),
    .seconds: CountForms(one: "{n} second", other: "{n} seconds"),
    .minutes: CountForms(one: "{n} minute", other: "{n} minutes"),
    .hours: CountForms(one: "{n} hour", other: "{n} hours"),
    .attempts: CountForms(one: "{n} attempt", other: "{n} attempts"),
    .notes: CountForms(one: "{n} note", other: "{n} notes"),
    .lines: CountForms(one: "{n} line", other: "{n} lines"),
    .records: CountForms(one: "{n} record", other: "{n} records"),
    .days: CountForms(one: "{n} day", other: "{n} days"),
    .answers: CountForms(one: "{n} answer", other: "{n} answers"),
    .digits: CountForms(one: "{n} digit", other: "{n} digits"),
  ]
}
