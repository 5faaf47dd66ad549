import Screens
import Widgets
import WindowLevels
import Wording

/// An action in a form of rows.
enum FormAction: Sendable {
  case move(ListState.Move), change(Int), field(FieldAction)
  /// Completes the search that is typed.
  case complete
  /// Begins to type the value of the focused row, and ends it: in line mode.
  case type, done
  /// Takes what is typed and chosen.
  case submit
}

/// The actions of a screen with a form.
protocol FormAnswering: Sendable {
  /// The screen's action for one in its form.
  static func form(_ action: FormAction) -> Self
  /// Leaves the form, or the screen.
  static var close: Self { get }
}

extension FormAnswering {
  /// The key that leaves the form.
  static var closeKey: KeyBinding<Self> { KeyBinding(.escape, does: close, .keyBack) }

  /// The key that completes a search.
  static var completeKey: KeyBinding<Self> {
    KeyBinding(.tab, does: form(.complete), .keyComplete)
  }

  /// The keys in a row with values to choose.
  ///
  /// - Parameter submit: the key that takes the form.
  static func choosingKeys(_ submit: KeyBinding<Self>) -> [KeyBinding<Self>] {
    [submit] + OptionRow.bindings { form(.change($0)) } + [closeKey]
      + ListState.bindings { form(.move($0)) }
  }

  /// The keys in a row in which something is typed.
  ///
  /// - Parameters:
  ///   - submit: the key that takes the form.
  ///   - complete: the key that completes a search; nil in a form without any.
  static func typingKeys(
    _ submit: KeyBinding<Self>,
    _ complete: KeyBinding<Self>? = nil
  ) -> [KeyBinding<Self>] {
    [submit, complete, closeKey].compactMap(\.self) + ListState.arrows { form(.move($0)) }
      + FieldAction.bindings { form(.field($0)) }
  }
}
