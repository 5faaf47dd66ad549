import Flashcards

/// The marks of gaps that are open.
struct OpenMarks {
  private var gaps = 0
  private var revealed = 0
  private var expected = 0

  /// The role of text here.
  var mark: TextMark {
    gaps > 0 ? .gap : revealed > 0 ? .revealed : expected > 0 ? .expected : .plain
  }

  mutating func change(_ scalar: Unicode.Scalar) {
    switch scalar {
    case ClozeMarkup.gapStart: gaps += 1
    case ClozeMarkup.gapEnd: gaps = max(0, gaps - 1)
    case ClozeMarkup.revealedStart: revealed += 1
    case ClozeMarkup.revealedEnd: revealed = max(0, revealed - 1)
    case ClozeMarkup.expectedStart: expected += 1
    case ClozeMarkup.expectedEnd: expected = max(0, expected - 1)
    default: break
    }
  }
}
