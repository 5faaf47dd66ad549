import Flashcards
import Vault

/// The due states of cards, from their columns: no card is opened.
extension StudyReader {
  /// Cards in steps of a day or more are told from reviews where a deck among these has only one of
  /// the two wait for siblings. An index has all but this, so it takes longer.
  static func tellsDaySteps(_ decks: [Deck]) -> Bool {
    decks.contains { $0.options.buriesDayStepSiblings != $0.options.buriesReviewSiblings }
  }

  /// The due states of the new cards of a deck, and of those that are in steps within a day or due up to
  /// a day of study, each ordered by note. Suspended and dormant ones, and those in filtered decks, are not among them.
  ///
  /// - Parameter tellsDaySteps: true to tell cards in steps of a day or more from reviews.
  func dueStates(
    of deck: DeckID,
    upTo day: StudyDay,
    tellsDaySteps: Bool
  ) throws -> (new: [DueState], answered: [DueState]) {
    var states: (new: [DueState], answered: [DueState]) = ([], [])
    try eachNew(of: deck) { states.new.append($1) }
    try eachAnswered(of: deck, upTo: day, tellsDaySteps) { states.answered.append($1) }
    states.answered.sort { $0.note < $1.note }
    return states
  }

  /// Lends the new cards of a deck with their due states, ordered by note, without suspended and dormant
  /// ones.
  func eachNew(of deck: DeckID, _ body: (FlashcardID, DueState) throws -> Void) throws {
    let new = DueNumber.new.number
    try each(of: deck, new, new + 1, false, body)
  }

  /// Lends the cards of a deck that are in steps within a day or due up to a day of study, ordered by when
  /// they are due, those of a day first. Suspended and dormant ones are not among them.
  func eachAnswered(
    of deck: DeckID,
    upTo day: StudyDay,
    _ tellsDaySteps: Bool = false,
    _ body: (FlashcardID, DueState) throws -> Void
  ) throws {
    let end = DueNumber.end(of: day)
    try each(of: deck, .min, min(DueNumber.new.number, end), tellsDaySteps, body)
    try each(of: deck, DueNumber.away.number + 1, end, tellsDaySteps, body)
    try each(of: deck, DueNumber.firstMoment, .max, false, body)
  }

  /// Lends the cards whose number of when they are due is in a range.
  private func each(
    of deck: DeckID,
    _ first: Int64,
    _ end: Int64,
    _ tellsDaySteps: Bool,
    _ body: (FlashcardID, DueState) throws -> Void
  ) throws {
    let inReview = Int64(Phase.review.rawValue)
    try records.each(
      """
      SELECT id, note, due, buried, \(tellsDaySteps ? "phase" : "\(inReview)") FROM record_flashcard INDEXED BY flashcard_due
      WHERE deck = ? AND due >= ? AND due < ?
      """,
      deck.rawValue,
      first,
      end
    ) { row in
      guard var state = DueNumber(number: row.integer(2) ?? 0).state else { return }
      if case .day(let day) = state, row.integer(4) != inReview { state = .dayStep(day) }
      let dueState = DueState(
        note: NoteID(rawValue: row.integer(1) ?? 0),
        state: state,
        buriedOn: row.integer(3).map { StudyDay($0) }
      )
      try body(FlashcardID(rawValue: row.integer(0) ?? 0), dueState)
    }
  }

  /// Lends the days of study within a range on which cards of a deck are due, with the number of these.
  func eachCount(
    of deck: DeckID,
    in days: Range<StudyDay>,
    _ body: (StudyDay, Int) throws -> Void
  ) throws {
    try records.each(
      """
      SELECT due, count(*) FROM record_flashcard INDEXED BY flashcard_due
      WHERE deck = ? AND due >= ? AND due < ? GROUP BY due
      """,
      deck.rawValue,
      DueNumber.end(of: days.lowerBound - 1),
      DueNumber.end(of: days.upperBound - 1)
    ) { row in
      guard case .day(let day) = DueNumber(number: row.integer(0) ?? 0).state else { return }
      try body(day, Int(row.integer(1) ?? 0))
    }
  }

  /// The numbers of cards that are due on each day from one on, deck by deck, as far as a balanced load
  /// needs them.
  func load(of decks: [Deck], from today: StudyDay) throws -> [DeckID: [Int]] {
    var load: [DeckID: [Int]] = [:]
    for deck in decks {
      var days = [Int](repeating: 0, count: LoadBalance.dayCount)
      try eachCount(of: deck.id, in: today..<today + LoadBalance.dayCount) { day, count in
        days[day - today] += count
      }
      load[deck.id] = days
    }
    return load
  }

  /// The number of cards of a deck that are suspended, studied in a filtered deck, or due from a day of
  /// study on.
  func countOfOthers(of deck: DeckID, from day: StudyDay) throws -> Int {
    var count: Int64 = 0
    for (first, end) in [
      (DueNumber.suspended.number, DueNumber.away.number + 1),
      (DueNumber.end(of: day - 1), DueNumber.firstMoment),
    ] {
      try records.each(
        """
        SELECT count(*) FROM record_flashcard INDEXED BY flashcard_due
        WHERE deck = ? AND due >= ? AND due < ?
        """,
        deck.rawValue,
        first,
        end
      ) { count += $0.integer(0) ?? 0 }
    }
    return Int(count)
  }
}
