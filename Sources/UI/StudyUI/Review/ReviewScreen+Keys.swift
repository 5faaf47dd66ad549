import DomainWords
import Flashcards
import Preferences
import Screens
import Widgets
import WindowLevels
import Wording

/// The key tables of a review. Each is made once, as every frame and every key uses one.
extension ReviewScreen {
  /// The keys once the card is turned.
  static let bindings: [KeyBinding<Action>] = proposing(.good)

  /// The keys once the card is turned and what was typed is wrong.
  static let wrongBindings: [KeyBinding<Action>] = proposing(.again)

  /// The keys once the card is turned, where Space and Enter turn it back.
  static let turningBindings: [KeyBinding<Action>] =
    [
      KeyBinding(" ", .enter, "t", does: .flip, .keyFlip).formerly(" ", .enter)
    ] + [.good, .again, .hard, .easy].map { answer($0) } + cardBindings

  /// The keys once the card is turned, where Space and Enter give an answer.
  private static func proposing(_ rating: Rating) -> [KeyBinding<Action>] {
    let others = [Rating.again, .hard, .good, .easy].filter { $0 != rating }
    return [answer(rating, alsoBy: [.character(" "), .enter])] + others.map { answer($0) } + [
      KeyBinding("t", does: .flip, .keyFlip).formerly(.enter)
    ] + cardBindings
  }

  /// The row of an answer: its number, and the side to which the card flies off.
  private static func answer(_ rating: Rating, alsoBy keys: [Key] = []) -> KeyBinding<Action> {
    let (sides, name): ([Key], String) =
      switch rating {
      case .again: ([.left], "answer-wrong")
      case .hard: ([], "answer-hard")
      case .good: ([.right], "answer-right")
      case .easy: ([], "answer-easy")
      }
    let number = Key.character(Unicode.Scalar(UInt8(ascii: "0") + UInt8(rating.rawValue)))
    return KeyBinding(keys + sides + [number], does: .rate(rating), rating.phrase, named: name)
  }

  /// The keys before the card is turned. Those of the answers turn it too.
  static let questionBindings: [KeyBinding<Action>] =
    [
      KeyBinding(" ", .enter, .right, .left, "1", "2", "3", "4", "t", does: .flip, .keyFlip)
    ] + cardBindings

  /// The keys of the card, turned or not.
  private static let cardBindings: [KeyBinding<Action>] =
    [
      KeyBinding("e", does: .edit, .keyEdit),
      UndoCommand.binding { .undo($0) },
      KeyBinding(.escape, does: .close, .keyBack),
      KeyBinding("-", does: .bury, .keyBury).formerly("b"),
      KeyBinding("@", does: .suspend, .keySuspendCard).formerly("s"),
      KeyBinding("!", does: .flag, .keyFlag),
      KeyBinding("i", does: .information, .keyCardInformation).formerly(),
    ] + UndoCommand.others { .undo($0) } + DragSide.bindings { .nudge($0) }
    + ScrollKeys.bindings { .scroll($0) }

  /// The keys while there is no card: Enter goes to the next deck.
  static let pauseBindings: [KeyBinding<Action>] =
    [KeyBinding(.enter, does: .next, .keyNextDeck, named: "next")] + pausedBindings

  /// The keys while there is no card, and no other deck to study.
  static let endBindings: [KeyBinding<Action>] =
    [KeyBinding(.enter, .escape, does: .close, .keyBack)]
    + pausedBindings.filter { if case .close = $0.action { false } else { true } }

  /// The keys in a deck without cards.
  static let noCardsBindings: [KeyBinding<Action>] =
    [KeyBinding("a", does: .add, .keyAdd)]
    + endBindings.filter { binding in
      switch binding.action {
      case .customStudy, .rebuild: false
      default: true
      }
    }

  private static let pausedBindings: [KeyBinding<Action>] =
    cardBindings.filter { binding in
      switch binding.action {
      case .undo, .close: true
      default: false
      }
    } + [
      KeyBinding("X", does: .customStudy, .keyCustomStudy).formerly(),
      KeyBinding("R", does: .rebuild, .keyRebuild, named: "rebuild").formerly(),
    ]

  /// The keys while a typed answer is still empty; letters go into it.
  static let emptyBindings: [KeyBinding<Action>] =
    [
      KeyBinding(.enter, does: .flip, .keyFlip),
      KeyBinding(.control("u"), does: .undo(.step(.undo)), .keyUndo),
    ] + typingBindings.filter { !$0.keys.contains(.enter) && !$0.keys.contains(.control("u")) }

  /// The keys while an answer is typed.
  static let typingBindings: [KeyBinding<Action>] =
    [
      KeyBinding(.enter, does: .flip, .keyFlip),
      KeyBinding(.escape, does: .close, .keyBack),
    ] + ScrollKeys.arrows { .scroll($0) } + FieldAction.bindings { .field($0) }

  /// The keys while the deck is being loaded, and if it can't be read.
  private static let loadingBindings = [false, true].map {
    LoadingPlaceholder.bindings(isUnreadable: $0, again: Action.flip, close: .close)
  }

  static let tables: [[KeyBinding<Action>]] = [
    bindings + CardOffer.bindings(), wrongBindings, questionBindings + CardOffer.bindings(),
    turningBindings, emptyBindings, typingBindings + CardOffer.bindings(whileTyping: true),
    pauseBindings, noCardsBindings, loadingBindings[1],
  ]

  func table(_ context: StudyContext) -> [KeyBinding<Action>] {
    let rows = plainTable(context)
    let offers: [KeyBinding<Action>] = offerRows(context).reversed()
    // Answers have the footer for themselves; a question has room for what there is on its card.
    let place = showsAnswer ? rows.count : min(1, rows.count)
    let table = rows[..<place] + offers + rows[place...]
    guard session?.canUndo != true else { return Array(table) }
    return table.map { binding in
      if case .undo = binding.action { binding.idle } else { binding }
    }
  }

  /// The table of a card that has nothing besides its text, where there is an answer to undo.
  private func plainTable(_ context: StudyContext) -> [KeyBinding<Action>] {
    guard let shelf = context.data.deck(deck) else {
      return Self.loadingBindings[context.isUnreadable(deck) ? 1 : 0]
    }
    guard card != nil else {
      if shelf.isEmpty, turn != nil { return Self.noCardsBindings }
      let bindings =
        turn == nil || nextDeck(context) == nil ? Self.endBindings : Self.pauseBindings
      return bindings.filter { binding in
        switch binding.action {
        case .customStudy: filtered == nil
        case .rebuild: filtered != nil
        default: true
        }
      }
    }
    if takesText { return typed.text.isEmpty ? Self.emptyBindings : Self.typingBindings }
    guard showsAnswer else { return Self.questionBindings }
    guard context.preferences.spaceAnswers else { return Self.turningBindings }
    return proposal(context) == .again ? Self.wrongBindings : Self.bindings
  }
}
