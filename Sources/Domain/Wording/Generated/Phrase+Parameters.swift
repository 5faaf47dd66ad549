// swift-format-ignore-file
// Made by Tests/Scripts/make_words.py from po/parameters.pot. Change it there.

extension Phrase {
  /// Standard
  package static var parametersStandard: Phrase { Phrase(.parametersStandard) }
  /// Numbers of your own
  package static var parametersOwn: Phrase { Phrase(.parametersOwn) }
  /// Fit to my answers
  package static var parametersFit: Phrase { Phrase(.parametersFit) }
  /// Fitting to the answers
  package static var parametersFitting: Phrase { Phrase(.parametersFitting) }
  /// in force
  package static var parametersNow: Phrase { Phrase(.parametersNow) }
  /// fitted
  package static var parametersThen: Phrase { Phrase(.parametersThen) }
  /// Log loss
  package static var parametersLogLoss: Phrase { Phrase(.parametersLogLoss) }
  /// Off by (RMSE of bins)
  package static var parametersRMSE: Phrase { Phrase(.parametersRMSE) }
  /// How far off from what you answered; smaller is better.
  package static var parametersScoreHint: Phrase { Phrase(.parametersScoreHint) }
  /// There are too few answers to fit to: {answers} a day or more after the one before. Go on learning; a few hundred will do.
  package static func parametersTooFew(answers: String) -> Phrase {
    Phrase(.parametersTooFew, [answers])
  }
  /// Fitted to {answers}, but what is in force predicts them as well. Nothing is changed.
  package static func parametersNoBetter(answers: String) -> Phrase {
    Phrase(.parametersNoBetter, [answers])
  }
  /// Fitted to {answers}. Enter shows what that does to the cards.
  package static func parametersBetter(answers: String) -> Phrase {
    Phrase(.parametersBetter, [answers])
  }
  /// Fitted to {answers}: only the four numbers of first answers, as there are few. Enter shows what that does to the cards.
  package static func parametersBetterFirst(answers: String) -> Phrase {
    Phrase(.parametersBetterFirst, [answers])
  }
  /// In force: the standard ones.
  package static var parametersStandardInForce: Phrase { Phrase(.parametersStandardInForce) }
  /// In force: numbers that were entered {age}.
  package static func parametersEntered(age: String) -> Phrase {
    Phrase(.parametersEntered, [age])
  }
  /// In force: numbers that were fitted to {answers} {age}.
  package static func parametersFitted(answers: String, age: String) -> Phrase {
    Phrase(.parametersFitted, [answers, age])
  }
  /// today
  package static var parametersToday: Phrase { Phrase(.parametersToday) }
  /// {days} ago
  package static func parametersAgo(days: String) -> Phrase {
    Phrase(.parametersAgo, [days])
  }
  /// 21 numbers, as Anki shows them, with commas or blanks between them. Older sets of 17 or 19 are carried over.
  package static var parametersText: Phrase { Phrase(.parametersText) }
  /// There are no numbers yet.
  package static var parametersEmpty: Phrase { Phrase(.parametersEmpty) }
  /// Place {place}: {word} is no number.
  package static func parametersNoNumber(place: String, word: String) -> Phrase {
    Phrase(.parametersNoNumber, [place, word])
  }
  /// {numbers}. It takes 21, or 17 or 19 of an older set.
  package static func parametersWrongCount(numbers: String) -> Phrase {
    Phrase(.parametersWrongCount, [numbers])
  }
  /// Number {place} is {value}. It must lie between {low} and {high}.
  package static func parametersOutOfRange(place: String, value: String, low: String, high: String) -> Phrase {
    Phrase(.parametersOutOfRange, [place, value, low, high])
  }
  /// Memory parameters: these are in force already.
  package static var parametersSame: Phrase { Phrase(.parametersSame) }
  /// {count} numbers of an older version were carried over to 21.
  package static func parametersCarriedOver(count: String) -> Phrase {
    Phrase(.parametersCarriedOver, [count])
  }
  /// {cards} with answers: what is known of them is worked out anew. Their days stay, or follow too, and {moved} would move.
  package static func parametersEffect(cards: String, moved: String) -> Phrase {
    Phrase(.parametersEffect, [cards, moved])
  }
  /// Keep the days
  package static var parametersKeepDays: Phrase { Phrase(.parametersKeepDays) }
  /// Reschedule
  package static var parametersReschedule: Phrase { Phrase(.parametersReschedule) }
  /// due now: {due}
  package static func parametersDue(due: String) -> Phrase {
    Phrase(.parametersDue, [due])
  }
  /// All of it is saved. u takes it back.
  package static var parametersAfter: Phrase { Phrase(.parametersAfter) }
  /// Memory parameters: saved. u takes it back.
  package static var parametersSet: Phrase { Phrase(.parametersSet) }
}
