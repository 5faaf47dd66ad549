import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

/// The key tables of a review. Each is made once, as every frame and every key uses one.
extension ReviewScreen {
  /// The keys once the card is flipped.
  static let bindings: [KeyBinding<Action>] =
    [
      KeyBinding(.character(" "), .enter, does: .flip, .keyFlip),
      KeyBinding(.left, .character("f"), .character("1"), does: .rate(.again), .answerWrong),
      KeyBinding(.right, .character("j"), .character("3"), does: .rate(.good), .answerRight),
      KeyBinding(.character("2"), does: .rate(.hard), .answerHard, inFooter: false),
      KeyBinding(.character("4"), does: .rate(.easy), .answerEasy, inFooter: false),
    ] + DragSide.bindings { .nudge($0) } + [
      KeyBinding(.character("u"), does: .undo, .keyUndo),
      KeyBinding(.character("e"), does: .edit, .keyEdit),
      KeyBinding(.character("b"), does: .bury, .keyBury, inFooter: false),
      KeyBinding(.character("s"), does: .suspend, .keySuspendCard, inFooter: false),
      KeyBinding(.character("!"), does: .flag, .keyFlag, inFooter: false),
      KeyBinding(.up, .character("k"), does: .scroll(-1), .keyScroll, inFooter: false),
      KeyBinding(.down, does: .scroll(1), .keyScroll, inFooter: false),
      KeyBinding(.pageUp, does: .scroll(-8), .keyPageUp, inFooter: false),
      KeyBinding(.pageDown, does: .scroll(8), .keyPageDown, inFooter: false),
      KeyBinding(.escape, does: .close, .keyBack),
    ]

  /// The keys before the card is flipped. Those of the answers flip it too.
  static let questionBindings: [KeyBinding<Action>] = bindings.map { binding in
    if case .rate = binding.action { binding.inFooter(false, .keyFlip) } else { binding }
  }

  /// The keys while there is no card.
  static let pauseBindings: [KeyBinding<Action>] = bindings.filter { binding in
    switch binding.action {
    case .undo, .close: true
    default: false
    }
  }

  /// The keys while a typed answer is still empty; letters go into it.
  static let emptyBindings: [KeyBinding<Action>] =
    [
      KeyBinding(.enter, does: .flip, .keyFlip),
      KeyBinding(.control("u"), does: .undo, .keyUndo),
    ] + typingBindings.filter { !$0.keys.contains(.enter) && !$0.keys.contains(.control("u")) }

  /// The keys while an answer is typed.
  static let typingBindings: [KeyBinding<Action>] =
    [
      KeyBinding(.enter, does: .flip, .keyFlip),
      KeyBinding(.up, does: .scroll(-1), .keyScroll, inFooter: false),
      KeyBinding(.down, does: .scroll(1), .keyScroll, inFooter: false),
    ] + FieldAction.bindings { .field($0) } + [
      KeyBinding(.escape, does: .close, .keyBack)
    ]

  /// The tables without undo in the footer, while there is no answer to undo.
  private enum WithoutUndo {
    static let bindings = withoutUndo(ReviewScreen.bindings)
    static let question = withoutUndo(questionBindings)
    static let pause = withoutUndo(pauseBindings)
    static let empty = withoutUndo(emptyBindings)
    static let typing = withoutUndo(typingBindings)
  }

  private static func withoutUndo(_ table: [KeyBinding<Action>]) -> [KeyBinding<Action>] {
    table.map { binding in
      if case .undo = binding.action { binding.inFooter(false) } else { binding }
    }
  }

  /// The keys while the deck is being loaded, and if it can't be read.
  private static let loadingBindings = [false, true].map {
    LoadingPlaceholder.bindings(isUnreadable: $0, again: Action.flip, close: .close)
  }

  func table(_ context: StudyContext) -> [KeyBinding<Action>] {
    guard context.shelf(deck) != nil else {
      return Self.loadingBindings[context.isUnreadable(deck) ? 1 : 0]
    }
    return table
  }

  var table: [KeyBinding<Action>] {
    let canUndo = session?.canUndo == true
    if takesText {
      return typed.text.isEmpty
        ? canUndo ? Self.emptyBindings : WithoutUndo.empty
        : canUndo ? Self.typingBindings : WithoutUndo.typing
    }
    guard card != nil else { return canUndo ? Self.pauseBindings : WithoutUndo.pause }
    return showsAnswer
      ? canUndo ? Self.bindings : WithoutUndo.bindings
      : canUndo ? Self.questionBindings : WithoutUndo.question
  }
}
