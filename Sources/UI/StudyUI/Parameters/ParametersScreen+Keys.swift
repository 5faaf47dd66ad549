import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

/// The key tables of the stages.
extension ParametersScreen {
  static let bindings: [KeyBinding<Action>] =
    [KeyBinding(.enter, .right, .character(" "), does: .proceed, .keyChoose)]
    + ListState.bindings { .move($0) } + [
      KeyBinding(.escape, .left, does: .close, .keyBack)
    ]

  /// The keys while numbers are typed.
  static let typingBindings: [KeyBinding<Action>] =
    [
      KeyBinding(.enter, does: .proceed, .keySubmit),
      KeyBinding(.up, does: .rows(-1), .keyScroll, inFooter: false),
      KeyBinding(.down, does: .rows(1), .keyScroll, inFooter: false),
    ] + FieldAction.bindings { .field($0) } + [
      KeyBinding(.escape, does: .close, .keyBack)
    ]

  /// The keys after fitting, if it found better parameters.
  static let fittedBindings: [KeyBinding<Action>] = [
    KeyBinding(.enter, does: .proceed, .keySubmit),
    KeyBinding(.escape, does: .close, .keyBack),
  ]

  /// The keys after fitting, if it found none.
  static let unfitBindings: [KeyBinding<Action>] = [
    KeyBinding(.escape, .enter, does: .close, .keyBack)
  ]

  /// The keys while parameters are fitted.
  static let fittingBindings: [KeyBinding<Action>] = [
    KeyBinding(.escape, does: .close, .keyStop)
  ]

  /// The keys after the parameters were changed.
  static let doneBindings: [KeyBinding<Action>] = [
    KeyBinding(.character("u"), does: .undo, .keyUndo),
    KeyBinding(.enter, .escape, does: .close, .keyBack),
  ]

  var table: [KeyBinding<Action>] {
    switch stage {
    case .typing: Self.typingBindings
    case .fitting: Self.fittingBindings
    case .fitted(let report): report.verdict == .better ? Self.fittedBindings : Self.unfitBindings
    case .done: Self.doneBindings
    case .gathering:
      LoadingPlaceholder.bindings(isUnreadable: false, again: .proceed, close: .close)
    case .keeping: []
    case .overview, .preview: Self.bindings
    }
  }

  func table(_ context: StudyContext) -> [KeyBinding<Action>] {
    guard context.shelf(deck) != nil else {
      let isUnreadable = context.isUnreadable(deck)
      return LoadingPlaceholder.bindings(isUnreadable: isUnreadable, again: .proceed, close: .close)
    }
    return table
  }
}
