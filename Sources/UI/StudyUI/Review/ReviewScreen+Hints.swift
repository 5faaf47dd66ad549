import Flashcards
import Screens
import WindowLevels
import Wording

/// The hidden parts behind hints, buttons and the like on a card, opened one after the other.
extension ReviewScreen {
  /// The key at a card that has something hidden.
  static let hintBindings = [
    KeyBinding("H", .function(3), does: Action.openHint, .keyHint, named: "open-hint")
  ]
  /// The key while an answer is typed.
  static let typedHintBindings = [
    KeyBinding(.function(3), does: Action.openHint, .keyHint, named: "open-hint")
  ]

  /// The rows for hints at the card that is shown.
  func hintRows(_ context: StudyContext) -> [KeyBinding<Action>] {
    guard hasHint(context) else { return [] }
    return takesText ? Self.typedHintBindings : Self.hintBindings
  }

  /// True if something on the sides that are shown can be opened still.
  func hasHint(_ context: StudyContext) -> Bool {
    context.data.hasHint(card, withAnswer: showsAnswer, opened: opened)
  }

  /// Opens the next hint.
  mutating func openHint(_ context: StudyContext) {
    if hasHint(context) { opened = (opened ?? 0) + 1 }
  }
}
