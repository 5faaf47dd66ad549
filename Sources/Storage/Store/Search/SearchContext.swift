package import Flashcards
package import SearchLanguage

/// The circumstances of a search, beside the cards themselves.
package struct SearchContext: Sendable {
  /// The moment of the search.
  package var now: LocalMoment
  /// The boundary between days of study.
  package var boundary: DayBoundary
  /// The letters that are the same.
  package var letters: LetterMatching
  /// The deck that `deck:current` names; nil for that of the last answer.
  package var currentDeck: DeckName?
  /// The deck in which, and in those within it, is searched; nil for all.
  package var scope: DeckID?
  /// The time before which a step within the day counts as due already, in milliseconds.
  package var learnAhead = StudySession.learnAhead

  /// Creates a context.
  package init(
    now: LocalMoment,
    boundary: DayBoundary,
    letters: LetterMatching = .folded,
    currentDeck: DeckName? = nil,
    scope: DeckID? = nil
  ) {
    self.now = now
    self.boundary = boundary
    self.letters = letters
    self.currentDeck = currentDeck
    self.scope = scope
  }

  /// The current day of study.
  var today: StudyDay { boundary.day(of: now) }

  /// The time at which a day of study begins, counted from the current one, which is 0. Each day has 24
  /// hours before the next roll-over, as Anki counts them.
  func start(ofDay day: Int64) -> Timestamp {
    boundary.start(of: today + 1, zoneOffset: now.zoneOffset)
      .advanced(byMilliseconds: (day - 1) * 86_400_000)
  }
}
