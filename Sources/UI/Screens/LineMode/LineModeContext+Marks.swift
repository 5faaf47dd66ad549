package import Widgets
import Wording

extension LineModeContext {
  /// The words that mark rows of a list and remove their marks.
  package func marking(
    _ count: Int,
    _ action: @escaping @Sendable (MarkAction) -> Action
  ) -> [LineModeRows<Action>] {
    guard count > 0 else { return [] }
    return [
      LineModeRows("mark", wording(.lineModeMark), count: count) {
        ChoiceAction(actions: [action(.rows($0, true))])
      },
      LineModeRows("unmark", wording(.lineModeUnmark), count: count) {
        ChoiceAction(actions: [action(.rows($0, false))])
      },
    ]
  }
}
