import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

/// The hidden parts behind hints, buttons and the like on a card of a round.
extension RoundScreen {
  /// The key at a card that has something hidden.
  static let hints = [
    KeyBinding(.character("H"), .function(3), does: Action.openHint, .keyHint, named: "open-hint")
  ]

  /// True if something on the sides that are shown can be opened still.
  func hasHint(_ context: StudyContext) -> Bool {
    context.shelf(deck)?.hasHint(round?.stack.first, withAnswer: showsAnswer, opened: opened)
      ?? false
  }
}
