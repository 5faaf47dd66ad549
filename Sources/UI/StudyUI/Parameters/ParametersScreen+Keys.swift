import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

/// The key tables of the stages.
extension ParametersScreen {
  static let bindings: [KeyBinding<Action>] =
    [
      KeyBinding(.enter, .right, does: .proceed, .keyChoose),
      KeyBinding(.escape, .left, does: .close, .keyBack),
    ] + ListState.bindings { .move($0) }

  /// The keys while numbers are typed.
  static let typingBindings: [KeyBinding<Action>] =
    [
      KeyBinding(.enter, does: .proceed, .keySubmit),
      KeyBinding(.escape, does: .close, .keyBack),
    ] + ScrollKeys.arrows { .rows($0) } + FieldAction.bindings { .field($0) }

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
    KeyBinding("u", does: .undo, .keyUndo),
    KeyBinding(.enter, .escape, does: .close, .keyBack),
  ]

  /// The keys while the deck is being loaded, and if it can't be read.
  private static func loadingBindings(isUnreadable: Bool) -> [KeyBinding<Action>] {
    LoadingPlaceholder.bindings(isUnreadable: isUnreadable, again: .proceed, close: .close)
  }

  static let tables: [[KeyBinding<Action>]] = [
    bindings, typingBindings, fittedBindings, unfitBindings, fittingBindings, doneBindings,
    loadingBindings(isUnreadable: true),
  ]

  func table(_ context: StudyContext) -> [KeyBinding<Action>] {
    guard context.data.deck(deck) != nil else {
      return Self.loadingBindings(isUnreadable: context.isUnreadable(deck))
    }
    return switch stage {
    case .typing: Self.typingBindings
    case .fitting: Self.fittingBindings
    case .fitted(let report): report.verdict == .better ? Self.fittedBindings : Self.unfitBindings
    case .nothingBetter: Self.unfitBindings
    case .done: Self.doneBindings
    case .gathering:
      Self.loadingBindings(isUnreadable: false)
    case .keeping: []
    case .overview, .preview: Self.bindings
    }
  }
}
