/// A way to move the days on which known cards are due, as Anki's helper add-on has them.
package enum LoadTool: Hashable, Codable, Sendable {
  /// A tool without its numbers. The raw values are arguments of commands, and in sealed sessions.
  package enum Name: String, CaseIterable, Hashable, Codable, Sendable {
    case postpone, advance, flatten, holiday, easy, disperse, balance, forget
  }

  /// Has so many of the due cards come later, those that lose least by it.
  case postpone(cards: Int)
  /// Has so many cards come today that are not due yet, those nearest to their day.
  case advance(cards: Int)
  /// Has no day have more than so many cards, from today on; what is beyond it comes later.
  case flatten(perDay: Int)
  /// Has no card come on some days: they are spread over as many days before and behind as `spread` says. The
  /// days are easy dates from then on.
  case holiday(ClosedRange<StudyDay>, HolidaySides, spread: Int)
  /// Has as few cards come on some days as fuzz lets go, or, if `beyond`, none. The days are easy dates from then
  /// on.
  case easyDates(Set<StudyDay>, beyond: Bool)
  /// Keeps the cards of each note as many days apart as fuzz allows.
  case disperse
  /// Chooses the days of cards anew, those with fewer cards among those that fuzz allows.
  case balance
  /// Has dates be easy no more, or, if there are none, all dates. No card moves.
  case forget(Set<StudyDay>)

  /// The most cards that can be asked for.
  package static let mostCards = 100_000
  /// The most days of a holiday, or over which its cards are spread.
  package static let mostDays = 366

  /// Its name.
  package var name: Name {
    switch self {
    case .postpone: .postpone
    case .advance: .advance
    case .flatten: .flatten
    case .holiday: .holiday
    case .easyDates: .easy
    case .disperse: .disperse
    case .balance: .balance
    case .forget: .forget
    }
  }

  /// The dates that it is about.
  package var dates: Set<StudyDay> {
    switch self {
    case .holiday(let days, _, _): Set(days)
    case .easyDates(let dates, _), .forget(let dates): dates
    case .postpone, .advance, .flatten, .disperse, .balance: []
    }
  }

  /// The easy dates of a deck that had some, without those that are over.
  func easyDates(after old: Set<StudyDay>, on today: StudyDay) -> Set<StudyDay> {
    let ahead = old.from(today)
    return switch self {
    case .holiday, .easyDates: ahead.union(dates.from(today))
    case .forget(let dates): dates.isEmpty ? [] : ahead.subtracting(dates)
    case .postpone, .advance, .flatten, .disperse, .balance: ahead
    }
  }
}

extension LoadTool.Name {
  /// The kind of operation that a tool is.
  package var kind: UndoableOperation.Kind {
    switch self {
    case .postpone: .postpone
    case .advance: .advance
    case .flatten: .flatten
    case .holiday: .holiday
    case .easy: .easyDates
    case .disperse: .disperse
    case .balance: .balance
    case .forget: .forgetDates
    }
  }
}

/// The days to which the cards of a holiday go. The raw values are in sealed sessions.
package enum HolidaySides: String, Hashable, Codable, Sendable, CaseIterable {
  /// The days before it and those after it, each card to the nearer.
  case both
  /// The days before it, as far as a card was not answered later.
  case before
  /// The days after it.
  case after
}
