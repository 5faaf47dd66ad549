package import Widgets
import WindowLevels
import Wording

extension ListState {
  /// The keys of every list, each with the screen's action for it.
  package static func bindings<Action>(_ action: (Move) -> Action) -> [KeyBinding<Action>] {
    [
      KeyBinding(.up, "k", does: action(.up), .keyMove, in: .moving, named: "move-up"),
      KeyBinding(.down, "j", does: action(.down), .keyMove, in: .moving, named: "move-down"),
      KeyBinding(.pageUp, does: action(.pageUp), .keyPage, in: .moving, named: "page-up"),
      KeyBinding(.pageDown, does: action(.pageDown), .keyPage, in: .moving, named: "page-down"),
      KeyBinding("g", .home, does: action(.first), .keyEnds, in: .moving, named: "first"),
      KeyBinding("G", .end, does: action(.last), .keyEnds, in: .moving, named: "last"),
    ]
  }
  /// The keys of a list beside a field of text, which takes the letters.
  package static func arrows<Action>(_ action: (Move) -> Action) -> [KeyBinding<Action>] {
    [
      KeyBinding(.up, does: action(.up), .keyMove, in: .moving, named: "move-up"),
      KeyBinding(.down, does: action(.down), .keyMove, in: .moving, named: "move-down"),
      KeyBinding(.pageUp, does: action(.pageUp), .keyPage, in: .moving, named: "page-up"),
      KeyBinding(.pageDown, does: action(.pageDown), .keyPage, in: .moving, named: "page-down"),
    ]
  }
}
