import WindowLevels
import Wording

/// An action of a dialog with a column of answers.
package enum DialogAction: Sendable {
  /// Moves the focus by a number of answers.
  case choose(Int)
  /// Gives the focused answer.
  case confirm
  /// Gives an answer, whichever has the focus: true to do what is asked about.
  case answer(Bool)
  /// Leaves the dialog.
  case dismiss

  /// Follows an action: moves the focus, which wraps around at both ends, or gives an answer.
  ///
  /// - Parameters:
  ///   - focus: the focused answer, counted from 0.
  ///   - count: the number of answers.
  ///   - yes: the answer that does what is asked about.
  ///   - no: the one that does not.
  ///   - dismissing: the one that changes nothing.
  /// - Returns: the answer that is given, counted from 0; nil while the question stays.
  package func given(
    _ focus: inout Int,
    of count: Int,
    yes: Int = 1,
    no: Int = 0,
    dismissing: Int = 0
  ) -> Int? {
    switch self {
    case .choose(let step):
      focus = ((focus + step) % count + count) % count
      return nil
    case .confirm: return focus
    case .answer(let goes): return goes ? yes : no
    case .dismiss: return dismissing
    }
  }
}

/// The actions of a screen with dialogs.
package protocol DialogAnswering: Sendable {
  /// The screen's action for one of its dialogs.
  static func dialog(_ action: DialogAction) -> Self

  /// True if letters answer at once: where it is asked whether something is to be done.
  static var hasLetters: Bool { get }
}

extension DialogAnswering {
  package static var hasLetters: Bool { true }

  /// The keys of the dialogs, each with the screen's action for it.
  package static var dialogKeys: [KeyBinding<Self>] {
    [
      KeyBinding(.enter, does: dialog(.confirm), .keyChoose),
      KeyBinding(
        .up,
        .left,
        .backTab,
        "k",
        does: dialog(.choose(-1)),
        .keyMove,
        in: .moving,
        named: "move-up"
      ),
      KeyBinding(
        .down,
        .right,
        .tab,
        "j",
        does: dialog(.choose(1)),
        .keyMove,
        in: .moving,
        named: "move-down"
      ),
      KeyBinding(.escape, does: dialog(.dismiss), .keyBack),
    ] + (hasLetters ? letters : [])
  }

  private static var letters: [KeyBinding<Self>] {
    [
      KeyBinding("y", does: dialog(.answer(true)), .keyYes).formerly(),
      KeyBinding("n", does: dialog(.answer(false)), .keyNo).formerly(),
    ]
  }
}

extension DialogAction: DialogAnswering {
  package static func dialog(_ action: DialogAction) -> DialogAction { action }
}
