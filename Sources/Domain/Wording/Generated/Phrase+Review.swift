// swift-format-ignore-file
// Made by Tests/Scripts/make_words.py from po/review.pot. Change it there.

extension Phrase {
  /// Wrong
  package static var answerWrong: Phrase { Phrase(.answerWrong) }
  /// Again
  package static var answerAgain: Phrase { Phrase(.answerAgain) }
  /// Hard
  package static var answerHard: Phrase { Phrase(.answerHard) }
  /// Right
  package static var answerRight: Phrase { Phrase(.answerRight) }
  /// Good
  package static var answerGood: Phrase { Phrase(.answerGood) }
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
  /// new {n}
  package static func reviewNew(n: String) -> Phrase {
    Phrase(.reviewNew, [n])
  }
  /// learning {n}
  package static func reviewLearning(n: String) -> Phrase {
    Phrase(.reviewLearning, [n])
  }
  /// due {n}
  package static func reviewDue(n: String) -> Phrase {
    Phrase(.reviewDue, [n])
  }
  /// {done} of {total}
  package static func reviewProgress(done: String, total: String) -> Phrase {
    Phrase(.reviewProgress, [done, total])
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
  /// {n} right
  package static func reviewRight(n: String) -> Phrase {
    Phrase(.reviewRight, [n])
  }
  /// {n} wrong
  package static func reviewWrong(n: String) -> Phrase {
    Phrase(.reviewWrong, [n])
  }
  /// Next: {deck}, {cards} due.
  package static func reviewNextDeck(deck: String, cards: String) -> Phrase {
    Phrase(.reviewNextDeck, [deck, cards])
  }
  /// This deck comes up again tomorrow, {cards}.
  package static func reviewAgainTomorrow(cards: String) -> Phrase {
    Phrase(.reviewAgainTomorrow, [cards])
  }
  /// This deck comes up again in {time}, {cards}.
  package static func reviewAgainLater(time: String, cards: String) -> Phrase {
    Phrase(.reviewAgainLater, [time, cards])
  }
  /// Nothing is left to answer. More comes up when it is due.
  package static var reviewNothingText: Phrase { Phrase(.reviewNothingText) }
  /// No cards yet
  package static var reviewEmptyTitle: Phrase { Phrase(.reviewEmptyTitle) }
  /// {key} adds one.
  package static func reviewEmptyText(key: String) -> Phrase {
    Phrase(.reviewEmptyText, [key])
  }
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
  /// Yours
  package static var typedYours: Phrase { Phrase(.typedYours) }
  /// Answer
  package static var typedExpected: Phrase { Phrase(.typedExpected) }
  /// more above
  package static var moreAbove: Phrase { Phrase(.moreAbove) }
  /// more below
  package static var moreBelow: Phrase { Phrase(.moreBelow) }
}
