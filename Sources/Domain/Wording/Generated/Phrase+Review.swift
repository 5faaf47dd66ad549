// swift-format-ignore-file
// Made by Tests/Scripts/make_words.py from po/review.pot. Change it there.

extension Phrase {
  /// Wrong
  package static var answerWrong: Phrase { Phrase(.answerWrong) }
  /// Hard
  package static var answerHard: Phrase { Phrase(.answerHard) }
  /// Right
  package static var answerRight: Phrase { Phrase(.answerRight) }
  /// Easy
  package static var answerEasy: Phrase { Phrase(.answerEasy) }
  /// {n} s
  package static func intervalSeconds(n: String) -> Phrase {
    Phrase(.intervalSeconds, [n])
  }
  /// {n} min
  package static func intervalMinutes(n: String) -> Phrase {
    Phrase(.intervalMinutes, [n])
  }
  /// {n} h
  package static func intervalHours(n: String) -> Phrase {
    Phrase(.intervalHours, [n])
  }
  /// {n} d
  package static func intervalDays(n: String) -> Phrase {
    Phrase(.intervalDays, [n])
  }
  /// {n} mo
  package static func intervalMonths(n: String) -> Phrase {
    Phrase(.intervalMonths, [n])
  }
  /// {n} y
  package static func intervalYears(n: String) -> Phrase {
    Phrase(.intervalYears, [n])
  }
  /// The answers can't be read: {reason}.
  package static func reviewsUnreadable(reason: String) -> Phrase {
    Phrase(.reviewsUnreadable, [reason])
  }
  /// Review
  package static var reviewTitle: Phrase { Phrase(.reviewTitle) }
  /// new {new}  learning {learning}  review {review}
  package static func reviewCounts(new: String, learning: String, review: String) -> Phrase {
    Phrase(.reviewCounts, [new, learning, review])
  }
  /// {new} + {learning} + {review}
  package static func reviewCountsShort(new: String, learning: String, review: String) -> Phrase {
    Phrase(.reviewCountsShort, [new, learning, review])
  }
  /// {key} turns the card
  package static func reviewTurnHint(key: String) -> Phrase {
    Phrase(.reviewTurnHint, [key])
  }
  /// Review: there is no card to answer now.
  package static var reviewNoCard: Phrase { Phrase(.reviewNoCard) }
  /// Card: left out until tomorrow.
  package static var reviewBuried: Phrase { Phrase(.reviewBuried) }
  /// Card: suspended. It can be taken back in the list of cards.
  package static var reviewSuspended: Phrase { Phrase(.reviewSuspended) }
  /// Card: flag {flag}.
  package static func reviewFlagged(flag: String) -> Phrase {
    Phrase(.reviewFlagged, [flag])
  }
  /// Card: no flag.
  package static var reviewUnflagged: Phrase { Phrase(.reviewUnflagged) }
  /// Leech: the card before is tagged, as it is forgotten again and again. Reword it.
  package static var reviewLeech: Phrase { Phrase(.reviewLeech) }
  /// Leech: the card before is suspended, as it is forgotten again and again. Reword it.
  package static var reviewLeechSuspended: Phrase { Phrase(.reviewLeechSuspended) }
  /// Nothing right now
  package static var reviewWaitingTitle: Phrase { Phrase(.reviewWaitingTitle) }
  /// A card you are learning comes back in {time}.
  package static func reviewWaitingText(time: String) -> Phrase {
    Phrase(.reviewWaitingText, [time])
  }
  /// Done for today
  package static var reviewFinishedTitle: Phrase { Phrase(.reviewFinishedTitle) }
  /// {answers} in this session. More comes up when it is due.
  package static func reviewFinishedText(answers: String) -> Phrase {
    Phrase(.reviewFinishedText, [answers])
  }
  /// Nothing is left to answer. More comes up when it is due.
  package static var reviewNothingText: Phrase { Phrase(.reviewNothingText) }
  /// No cards yet
  package static var reviewEmptyTitle: Phrase { Phrase(.reviewEmptyTitle) }
  /// Press Esc, then c to open the list of cards and a to add one.
  package static var reviewEmptyText: Phrase { Phrase(.reviewEmptyText) }
  /// flag {flag}
  package static func cardFlag(flag: String) -> Phrase {
    Phrase(.cardFlag, [flag])
  }
  /// leech
  package static var cardLeech: Phrase { Phrase(.cardLeech) }
  /// type the answer
  package static var typedLayer: Phrase { Phrase(.typedLayer) }
  /// right
  package static var typedRight: Phrase { Phrase(.typedRight) }
  /// not quite
  package static var typedWrong: Phrase { Phrase(.typedWrong) }
}
