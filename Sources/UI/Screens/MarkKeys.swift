package import Widgets
import WindowLevels
import Wording

extension MarkAction {
  /// The keys of every list with marks, each with the screen's action for it.
  package static func bindings<Action>(
    _ action: (MarkAction) -> Action
  ) -> [KeyBinding<Action>] {
    [
      KeyBinding(.character(" "), does: action(.toggle), .keyMarkRow),
      KeyBinding(.character("*"), does: action(.all), .keyMarkAll, inFooter: false),
      KeyBinding(.character("v"), does: action(.invert), .keyInvertMarks, inFooter: false),
    ]
  }
}
