import Database
import Flashcards
import Vault

/// When cards are due, from their columns: none is opened.
extension StudyReader {
  /// The due states of the new cards of a deck, and of those that are in steps within a day or due up to
  /// a day of study, each ordered by note. Suspended and dormant ones are not among them.
  func dueStates(
    of deck: DeckID,
    upTo day: StudyDay
  ) throws -> (new: [DueState], answered: [DueState]) {
    var states: (new: [DueState], answered: [DueState]) = ([], [])
    try eachDue(of: deck, upTo: day) { _, dueState in
      if dueState.state == .new {
        states.new.append(dueState)
      } else {
        states.answered.append(dueState)
      }
    }
    states.answered.sort { $0.note < $1.note }
    return states
  }

  /// Lends the same cards with their due states: the new ones ordered by note, the others by when they
  /// are due, those of a day first.
  func eachDue(
    of deck: DeckID,
    upTo day: StudyDay,
    _ body: (CardID, DueState) throws -> Void
  ) throws {
    func lend(_ row: Row) throws {
      guard let state = ClearDue(number: row.integer(2) ?? 0).state, state != .suspended else {
        return
      }
      let dueState = DueState(
        note: NoteID(rawValue: row.integer(1) ?? 0),
        state: state,
        buriedOn: row.integer(3).map { StudyDay($0) }
      )
      try body(CardID(rawValue: row.integer(0) ?? 0), dueState)
    }
    let sql =
      "SELECT id, note, due, buried FROM record_flashcard INDEXED BY flashcard_due WHERE deck = ? AND "
    try records.each(sql + "due < ?", deck.rawValue, ClearDue.end(of: day), body: lend)
    try records.each(sql + "due >= ?", deck.rawValue, ClearDue.firstMoment, body: lend)
  }

  /// The number of cards of a deck, without dormant ones.
  func cardCount(of deck: DeckID) throws -> Int {
    var count: Int64 = 0
    try records.each(
      """
      SELECT count(*) FROM record_flashcard INDEXED BY flashcard_due
      WHERE deck = ? AND due IS NOT NULL
      """,
      deck.rawValue
    ) { count = $0.integer(0) ?? 0 }
    return Int(count)
  }
}
