package import Widgets
import WindowLevels
import Wording

extension ListState {
  /// The keys of every list, each with the screen's action for it.
  package static func bindings<Action>(_ action: (Move) -> Action) -> [KeyBinding<Action>] {
    [
      KeyBinding(.up, .character("k"), does: action(.up), .keyMove),
      KeyBinding(.down, .character("j"), does: action(.down), .keyMove),
      KeyBinding(.pageUp, does: action(.pageUp), .keyPageUp, inFooter: false),
      KeyBinding(.pageDown, does: action(.pageDown), .keyPageDown, inFooter: false),
      KeyBinding(.home, does: action(.first), .keyFirst, inFooter: false),
      KeyBinding(.end, does: action(.last), .keyLast, inFooter: false),
    ]
  }
}
