import Flashcards
import Preferences
import Screens
import Widgets
import WindowLevels
import Wording

/// The key tables of a round. Each is made once, as every frame and every key uses one.
extension RoundScreen {
  /// The keys while the round runs and the answer is shown.
  static let bindings: [KeyBinding<Action>] =
    [
      KeyBinding(" ", .enter, .right, "3", does: .answer(true), .answerRight),
      KeyBinding(.left, "1", does: .answer(false), .answerWrong),
      KeyBinding("t", does: .flip, .keyFlip).formerly(.enter),
    ] + cardBindings

  /// The keys while the round runs and Space turns the card, also back.
  static let turningBindings: [KeyBinding<Action>] =
    [
      KeyBinding(" ", .enter, "t", does: .flip, .keyFlip).formerly(" ", .enter),
      KeyBinding(.right, "3", does: .answer(true), .answerRight),
      KeyBinding(.left, "1", does: .answer(false), .answerWrong),
    ] + cardBindings

  /// The keys of the card, turned or not.
  private static let cardBindings: [KeyBinding<Action>] =
    [
      KeyBinding(.escape, does: .askToEnd, .keyPause, named: "back"),
      KeyBinding("e", does: .edit, .keyEdit),
      KeyBinding("R", does: .again, .keyAgain).formerly("r"),
    ] + DragSide.bindings { .nudge($0) } + ScrollKeys.bindings { .scroll($0) }

  /// The keys after the round; those that move are for the list of missed cards.
  static let overBindings: [KeyBinding<Action>] =
    [
      KeyBinding("R", does: .again, .keyAgain).formerly("r"),
      KeyBinding("+", does: .grade, .keyGrade).formerly("s"),
      KeyBinding(.escape, does: .close, .keyBack),
    ] + ListState.bindings { .move($0) }

  /// The keys before the round.
  static let setupBindings: [KeyBinding<Action>] =
    [
      KeyBinding(.enter, does: .start, .keyStart),
      KeyBinding(.right, does: .change(1), .keyChange),
      KeyBinding(.left, does: .change(-1), .keyPrevious, named: "change-back"),
      KeyBinding(.escape, does: .close, .keyBack),
    ] + ListState.bindings { .move($0) }

  /// The keys while cards are picked.
  static let pickingBindings: [KeyBinding<Action>] =
    [
      KeyBinding(" ", does: .mark, .keyMarkRow, named: "mark"),
      KeyBinding(.enter, does: .start, .keyStart),
      KeyBinding(.escape, .left, does: .close, .keyBack),
    ] + ListState.bindings { .move($0) }

  /// The keys while the deck is being loaded, and if it can't be read.
  private static let loadingBindings = [false, true].map {
    LoadingPlaceholder.bindings(isUnreadable: $0, again: Action.start, close: .close)
  }

  static let tables: [[KeyBinding<Action>]] = [
    bindings + CardOffer.bindings(), turningBindings + CardOffer.bindings(), overBindings,
    setupBindings, pickingBindings, loadingBindings[1],
  ]

  func table(_ context: StudyContext) -> [KeyBinding<Action>] {
    guard context.data.deck(deck) != nil else {
      return Self.loadingBindings[context.isUnreadable(deck) ? 1 : 0]
    }
    switch stage {
    case .setup: return Self.setupBindings
    case .picking: return Self.pickingBindings
    case .playing:
      guard round?.state(at: context.now.sinceStart).isOver != true else {
        return Self.overBindings.filter { binding in
          switch binding.action {
          case .grade: !isGraded
          case .move: (round?.missed.count ?? 0) > 1
          default: true
          }
        }
      }
      let table =
        showsAnswer && context.preferences.spaceAnswers ? Self.bindings : Self.turningBindings
      return table + offerRows(context)
    }
  }
}
