// swift-format-ignore-file
// Made by Tests/Scripts/make_words.py from po/rounds.pot. Change it there.

extension Phrase {
  /// Right cards leave the stack, wrong ones go back under it, until the time or the stack runs out. The schedule stays as it is.
  package static var roundText: Phrase { Phrase(.roundText) }
  /// Cards
  package static var roundCards: Phrase { Phrase(.roundCards) }
  /// Time
  package static var roundLength: Phrase { Phrase(.roundLength) }
  /// all
  package static var roundAll: Phrase { Phrase(.roundAll) }
  /// due ones
  package static var roundDue: Phrase { Phrase(.roundDue) }
  /// ever forgotten
  package static var roundForgotten: Phrase { Phrase(.roundForgotten) }
  /// flagged
  package static var roundFlagged: Phrase { Phrase(.roundFlagged) }
  /// picked one by one
  package static var roundPicked: Phrase { Phrase(.roundPicked) }
  /// Round: there is no card to play with.
  package static var roundNoCards: Phrase { Phrase(.roundNoCards) }
  /// Round: it is not running. r starts again.
  package static var roundOver: Phrase { Phrase(.roundOver) }
  /// Stack: {cards}
  package static func roundStack(cards: String) -> Phrase {
    Phrase(.roundStack, [cards])
  }
  /// Time {seconds}
  package static func roundClock(seconds: String) -> Phrase {
    Phrase(.roundClock, [seconds])
  }
  /// Time {seconds} (stopped)
  package static func roundClockStill(seconds: String) -> Phrase {
    Phrase(.roundClockStill, [seconds])
  }
  /// Time is up
  package static var roundTimeUp: Phrase { Phrase(.roundTimeUp) }
  /// The stack is empty
  package static var roundStackEmpty: Phrase { Phrase(.roundStackEmpty) }
  /// The round is over
  package static var roundEnded: Phrase { Phrase(.roundEnded) }
  /// last seconds
  package static var roundLastSeconds: Phrase { Phrase(.roundLastSeconds) }
  /// Missed
  package static var roundMissed: Phrase { Phrase(.roundMissed) }
  /// Right {right}, wrong {wrong}, right at first sight {once}, left {left}, in {seconds} s.
  package static func roundSummary(right: String, wrong: String, once: String, left: String, seconds: String) -> Phrase {
    Phrase(.roundSummary, [right, wrong, once, left, seconds])
  }
  /// r starts again. s grades the schedule by your first answers.
  package static var roundAfter: Phrase { Phrase(.roundAfter) }
  /// Round: it can be graded once it is over.
  package static var roundGradeLater: Phrase { Phrase(.roundGradeLater) }
  /// End the round here? Its time stands still meanwhile.
  package static var roundEndText: Phrase { Phrase(.roundEndText) }
  /// Play on
  package static var roundEndKeep: Phrase { Phrase(.roundEndKeep) }
  /// Round: the schedule was graded by your first answers.
  package static var roundGraded: Phrase { Phrase(.roundGraded) }
}
