/// English. Each table has the phrases of one part of the program.
enum English {
  /// All phrases, by part.
  static let tables = [everywhere, lock, screens, cards, flashcards, commands, plain, reasons]

  /// The forms of numbers of things.
  static let counts: [Countable: CountForms] = [
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
    .numbersTyped: CountForms(one: "This is {n} number", other: "These are {n} numbers"),
    .digits: CountForms(one: "{n} digit", other: "{n} digits"),
  ]
}
