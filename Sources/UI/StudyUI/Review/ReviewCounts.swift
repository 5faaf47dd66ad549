import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

extension StudyCounts {
  /// The number of cards of a kind.
  subscript(kind: QueueKind) -> Int {
    switch kind {
    case .new: new
    case .learning: learning
    case .due: review
    }
  }

  /// The counts in words: "new 4", "learning 0", "due 6".
  func words(_ wording: Wording) -> [String] {
    QueueKind.allCases.map { wording($0.phrase(String(self[$0]))) }
  }
}

extension QueueKind {
  /// The kind as which a session counts a card.
  init(of card: Flashcard) {
    self =
      switch card.progress.phase {
      case .new: .new
      case .learning, .relearning: .learning
      case .review: .due
      }
  }

  /// The words for a number of cards of this kind.
  fileprivate func phrase(_ n: String) -> Phrase {
    switch self {
    case .new: .reviewNew(n: n)
    case .learning: .reviewLearning(n: n)
    case .due: .reviewDue(n: n)
    }
  }
}

extension Theme {
  /// The style of the number of cards of a kind; that of none is muted.
  func style(of kind: QueueKind, _ number: Int) -> Style {
    guard number > 0 else { return muted }
    return switch kind {
    case .new: newCount
    case .learning: learningCount
    case .due: dueCount
    }
  }
}

extension Heading.Corner {
  /// The numbers of cards left of each kind in their colours, with words where there is room.
  ///
  /// - Parameter current: The kind of the card that is shown, which is underlined.
  init(_ counts: StudyCounts, current: QueueKind?, theme: Theme, wording: Wording) {
    let kinds = QueueKind.allCases
    func pieces(_ texts: [String], between separator: String) -> [Piece] {
      zip(kinds, texts).enumerated().flatMap { index, part in
        let (kind, text) = part
        var style = theme.style(of: kind, counts[kind])
        if kind == current { style = style.adding(.underline) }
        let lead = index == 0 ? [] : [Piece(separator, theme.muted)]
        return lead + [Piece(text, style)]
      }
    }
    self.init(forms: [
      pieces(counts.words(wording), between: "  "),
      pieces(kinds.map { String(counts[$0]) }, between: " + "),
    ])
  }
}
