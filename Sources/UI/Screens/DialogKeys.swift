import WindowLevels
import Wording

/// The keys of a dialog with a column of answers.
package enum DialogKeys {
  /// The keys, each with the screen's action for it.
  ///
  /// - Parameters:
  ///   - confirm: Gives the focused answer.
  ///   - back: Leaves the dialog.
  ///   - move: Moves the focus by a number of answers.
  package static func bindings<Action>(
    confirm: Action,
    back: Action,
    move: (Int) -> Action
  ) -> [KeyBinding<Action>] {
    [
      KeyBinding(.enter, does: confirm, .keyChoose),
      KeyBinding(
        .up,
        .left,
        .backTab,
        .character("k"),
        does: move(-1),
        .keyMove,
        in: .moving,
        named: "move-up"
      ),
      KeyBinding(
        .down,
        .right,
        .tab,
        .character("j"),
        does: move(1),
        .keyMove,
        in: .moving,
        named: "move-down"
      ),
      KeyBinding(.escape, does: back, .keyBack),
    ]
  }

  /// The keys of a dialog that asks whether something is to be done: the letters answer at once.
  ///
  /// - Parameters:
  ///   - answer: Gives the answer, whichever has the focus; true to do it.
  package static func bindings<Action>(
    confirm: Action,
    back: Action,
    answer: (Bool) -> Action,
    move: (Int) -> Action
  ) -> [KeyBinding<Action>] {
    bindings(confirm: confirm, back: back, move: move) + [
      KeyBinding(.character("y"), does: answer(true), .keyYes).formerly(),
      KeyBinding(.character("n"), does: answer(false), .keyNo).formerly(),
    ]
  }
}
