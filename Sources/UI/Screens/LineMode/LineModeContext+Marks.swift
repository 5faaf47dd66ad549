package import Widgets
import Wording

extension LineModeContext {
  /// The words that mark rows of a list and remove their marks.
  package func marking(
    _ count: Int,
    _ action: @escaping @Sendable (SelectionAction) -> Action
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

  /// The way to the menu of the marked rows. While none is marked it says how to mark, and is not
  /// said among the choices.
  package func withMarked(_ marks: RowMarks) -> LineModeChoice<Action> {
    let menu: ChoiceAction<Action> =
      marks.isEmpty
      ? ChoiceAction(lines: [line(.lineModeNothingMarked)]) : ChoiceAction(aside: .marked)
    var choice = LineModeChoice<Action>("b", wording(.lineModeWithMarked), menu)
    choice.isSaid = !marks.isEmpty
    return choice
  }
}
