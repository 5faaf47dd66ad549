import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

extension DeckListScreen {
  static let bindings: [KeyBinding<Action>] =
    [
      KeyBinding(.enter, .right, does: .study, .keyStudy),
      KeyBinding("R", does: .round, .keyRound).formerly("r"),
      KeyBinding("b", does: .browse, .keyCards).formerly("c"),
      KeyBinding("a", does: .add, .keyAdd),
      KeyBinding("e", does: .rename, .keyRename),
      KeyBinding("d", .delete, does: .delete(.marked), .keyDelete),
      UndoCommand.binding { .undo($0) },
      KeyBinding(.escape, .left, does: .close, .keyBack),
      KeyBinding("m", does: .moveDecks(.marked), .keyMoveDeck).labelled(.keyMoveCards),
      KeyBinding("o", does: .options, .keyOptions),
      KeyBinding("S", does: .statistics, .keyStatistics).formerly("t"),
      KeyBinding("i", does: .importFile, .keyImport),
      KeyBinding("x", does: .export(.marked), .keyExport),
      KeyBinding("B", does: .browseAll, .browseAll).formerly(),
      KeyBinding("X", does: .customStudy, .keyCustomStudy).formerly(),
      KeyBinding("W", does: .load, .loadTitle, named: "load").formerly(),
      KeyBinding("Q", does: .exam, .examTitle, named: "exam").formerly(),
      KeyBinding("%", does: .addFiltered, .filteredNew, named: "add-filtered").formerly(),
      KeyBinding("{", does: .noteTypes, .noteTypesTitle, named: "note-types").formerly(),
      KeyBinding("}", does: .checkMedia, .mediaCheckTitle, named: "check-media").formerly(),
    ] + SelectionAction.bindings { .mark($0) } + SelectionAction.allBindings { .mark($0) }
    + UndoCommand.others { .undo($0) } + ListState.bindings { .move($0) }

  /// The keys while decks are marked: what is done with them comes first.
  static let markedBindings: [KeyBinding<Action>] =
    SelectionAction.bindings { .mark($0) } + [
      KeyBinding("d", .delete, does: .delete(.marked), .keyDelete),
      KeyBinding("m", does: .moveDecks(.marked), .keyMoveDeck).labelled(.keyMoveCards),
      KeyBinding(.escape, .left, does: .close, .keyUnmark, named: "back"),
    ] + editBindings + [
      KeyBinding("x", does: .export(.marked), .keyExport)
    ] + SelectionAction.markedBindings { .mark($0) }
    + bindings.filter { binding in
      switch binding.action {
      case .mark, .delete, .export, .moveDecks, .statistics, .close: false
      default: true
      }
    }

  /// The keys at a filtered deck.
  static let filteredBindings: [KeyBinding<Action>] =
    [
      KeyBinding(.enter, .right, does: .study, .keyStudy),
      KeyBinding("R", does: .rebuild, .keyRebuild, named: "rebuild").formerly(),
      KeyBinding("E", does: .empty, .keyEmptyDeck, named: "empty").formerly(),
      KeyBinding("o", does: .options, .keyOptions),
      KeyBinding("b", does: .browse, .keyCards).formerly("c"),
    ]
    + bindings.filter { binding in
      switch binding.action {
      case .study, .round, .browse, .options, .customStudy, .load, .exam, .moveDecks, .statistics,
        .export:
        false
      case .mark(.toggle): false
      default: true
      }
    }

  /// The keys at a filtered deck while others are marked.
  private static let filteredMarkedBindings: [KeyBinding<Action>] =
    markedBindings.filter { binding in
      switch binding.action {
      case .study, .round, .browse, .options, .customStudy, .load, .exam, .rename: false
      default: true
      }
    }

  /// The keys while there is no deck.
  static let emptyBindings: [KeyBinding<Action>] =
    [
      KeyBinding("a", does: .add, .keyAdd),
      KeyBinding("i", does: .importFile, .keyImport),
      KeyBinding(.escape, .left, does: .close, .keyBack),
      UndoCommand.binding { .undo($0) }.idle,
    ] + UndoCommand.others { .undo($0) }

  /// The keys if the decks can't be read.
  private static let unreadableBindings = LoadingPlaceholder.bindings(
    isUnreadable: true,
    again: Action.study,
    close: .close
  )

  static let tables: [[KeyBinding<Action>]] = [
    bindings, markedBindings, filteredBindings, tagBindings, unreadableBindings,
  ]

  func table(_ context: StudyContext) -> [KeyBinding<Action>] {
    let contents = context.data
    guard contents.decksLoading.failure == nil else {
      return Self.unreadableBindings
    }
    if tagging != nil {
      return Self.tagBindings.map { binding in
        if case .complete = binding.action, !completesTags(context) {
          binding.idle
        } else {
          binding
        }
      }
    }
    let isFiltered = selected(context)?.filtered != nil
    guard marks.isEmpty else {
      return isFiltered ? Self.filteredMarkedBindings : Self.markedBindings
    }
    let all = isFiltered ? Self.filteredBindings : Self.bindings
    let bindings =
      switch contents.deckRows.count {
      case 0: Self.emptyBindings
      case 1: all.filter { if case .move = $0.action { false } else { true } }
      default: all
      }
    guard isEmpty(context) else { return bindings }
    return bindings.compactMap { binding in
      switch binding.action {
      case .study: binding.labelled(isFiltered ? .keyRebuild : .keyAddCards)
      case .empty, .customStudy, .load, .exam: nil
      default: binding
      }
    }
  }
}
