import WindowLevels
import Wording

/// The keys that scroll a text.
package enum ScrollKeys {
  /// The rows of a page.
  private static let page = 8
  /// More rows than any text has.
  private static let all = 1_000_000

  /// The keys, each with the screen's action for a number of rows. Screens stop at both ends.
  package static func bindings<Action>(_ action: (Int) -> Action) -> [KeyBinding<Action>] {
    rows(action, .character("k"), .character("j")) + [
      KeyBinding(.pageUp, does: action(-page), .keyPage, in: .scrolling, named: "page-up"),
      KeyBinding(.pageDown, does: action(page), .keyPage, in: .scrolling, named: "page-down"),
      KeyBinding("g", .home, does: action(-all), .keyEnds, in: .scrolling, named: "first"),
      KeyBinding("G", .end, does: action(all), .keyEnds, in: .scrolling, named: "last"),
    ]
  }

  /// The keys while text is typed, which leaves only the arrows.
  package static func arrows<Action>(_ action: (Int) -> Action) -> [KeyBinding<Action>] {
    [
      KeyBinding(.up, does: action(-1), .keyScroll, in: .scrolling, named: "scroll-up"),
      KeyBinding(.down, does: action(1), .keyScroll, in: .scrolling, named: "scroll-down"),
    ]
  }

  private static func rows<Action>(
    _ action: (Int) -> Action,
    _ up: Key,
    _ down: Key
  ) -> [KeyBinding<Action>] {
    [
      KeyBinding(.up, up, does: action(-1), .keyScroll, in: .scrolling, named: "scroll-up"),
      KeyBinding(.down, down, does: action(1), .keyScroll, in: .scrolling, named: "scroll-down"),
    ]
  }
}
