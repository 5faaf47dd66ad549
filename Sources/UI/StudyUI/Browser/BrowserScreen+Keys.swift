import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

extension BrowserScreen {
  static let bindings =
    openingBindings + changeBindings + SelectionAction.allBindings { .mark($0) } + moveBindings

  /// The keys while cards are marked: what is done with them comes first.
  static let markedBindings: [KeyBinding<Action>] =
    changeBindings.map { binding in
      if case .change(.tag, _) = binding.action { binding.labelled(.keyAddTags) } else { binding }
    } + [
      KeyBinding("T", does: .change(.untag, on: .marked), .keyRemoveTags)
    ] + SelectionAction.markedBindings { .mark($0) } + moveBindings + openingBindings

  /// The keys that open something, or find it.
  private static let openingBindings: [KeyBinding<Action>] = [
    KeyBinding(.enter, .right, "e", does: .edit, .keyEdit),
    KeyBinding("a", does: .add, .keyAdd),
    KeyBinding("/", does: .search, .keySearch),
  ]

  /// The keys that mark cards and change them.
  private static let changeBindings: [KeyBinding<Action>] =
    SelectionAction.bindings { .mark($0) } + [
      KeyBinding("d", .delete, does: .change(.delete, on: .marked), .keyDelete),
      UndoCommand.binding { .undo($0) },
      KeyBinding(.escape, .left, does: .close, .keyBack),
      KeyBinding("m", does: .change(.moveDeck, on: .marked), .keyMoveDeck),
      KeyBinding("#", does: .change(.tag, on: .marked), .noteTags, named: "tag").formerly("t"),
      KeyBinding("@", does: .change(.suspend, on: .marked), .keySuspendCard).formerly("s"),
      KeyBinding("!", does: .change(.flag, on: .marked), .keyFlag),
      KeyBinding(".", does: .edits(on: .marked), .keyMoreEdits, named: "more-edits"),
      KeyBinding("x", does: .change(.export, on: .marked), .keyExport),
      KeyBinding("D", does: .change(.deleteForGood, on: .marked), .keyDeleteForGood),
    ]

  private static let moveBindings: [KeyBinding<Action>] =
    [
      KeyBinding("i", does: .information, .keyCardInformation).formerly(),
      KeyBinding("O", does: .sort, .keySort).formerly("o"),
      KeyBinding("I", does: .reverse, .keyReverse),
      KeyBinding("|", does: .columns, .keyColumns),
      KeyBinding("F", does: .savedSearches, .searchesSaved, named: "saved-searches"),
      KeyBinding("%", does: .addFiltered, .filteredNew, named: "add-filtered").formerly(),
    ]
    + UndoCommand.others { .undo($0) }
    + ListState.bindings { .move($0) }

  /// The keys while no card is listed, or none yet: who is quick need not wait to search.
  static let emptyBindings: [KeyBinding<Action>] = bindings.filter { binding in
    switch binding.action {
    case .add, .undo, .search, .savedSearches, .addFiltered, .columns, .close: true
    default: false
    }
  }

  /// The keys while the search is edited.
  static let lineBindings: [KeyBinding<Action>] =
    [
      KeyBinding(.enter, does: .done, .keySubmit),
      KeyBinding(.tab, does: .complete, .keyComplete),
      KeyBinding(.escape, does: .clear, .keyShowAll),
      KeyBinding(.up, does: .move(.up), .keyMove, in: .moving, named: "move-up"),
      KeyBinding(.down, does: .move(.down), .keyMove, in: .moving, named: "move-down"),
      KeyBinding(.pageUp, does: .older, .keyOlder, named: "previous"),
      KeyBinding(.pageDown, does: .newer, .keyNewer, named: "next"),
    ] + FieldAction.bindings { .field($0) }

  /// The keys while tags are edited. The list keeps its focus meanwhile.
  static let tagBindings: [KeyBinding<Action>] =
    [
      KeyBinding(.enter, does: .done, .keySave),
      KeyBinding(.tab, does: .complete, .keyComplete),
      KeyBinding(.escape, does: .clear, .keyBack),
    ] + FieldAction.bindings { .field($0) }

  /// The keys while it is chosen what is listed.
  static let chooserBindings = ColumnChooser.bindings { Action.chooser($0) }

  /// The keys of the saved searches, and while the name of one is typed.
  static let searchesBindings = SavedSearchChooser.bindings { Action.saved($0) }
  static let nameBindings = SavedSearchChooser.nameBindings { Action.saved($0) }

  /// The keys of the menu of edits, and while something is typed for one.
  static let menuBindings = EditMenu.bindings { Action.menu($0) }
  static let editBindings = EditMenu.fieldBindings { Action.menu($0) }

  /// The keys if nothing can be read.
  private static let unreadableBindings = LoadingPlaceholder.bindings(
    isUnreadable: true,
    again: Action.edit,
    close: .close
  )

  static let tables: [[KeyBinding<Action>]] = [
    bindings, markedBindings, lineBindings, tagBindings, chooserBindings, searchesBindings,
    nameBindings, menuBindings, editBindings, unreadableBindings,
  ]

  func table(_ context: StudyContext) -> [KeyBinding<Action>] {
    guard listing.failure == nil else { return Self.unreadableBindings }
    guard chooser == nil else { return Self.chooserBindings }
    if let searches { return table(of: searches, context) }
    if let menu { return menu.field == nil ? Self.menuBindings : Self.editBindings }
    let hasChoice = (found?.count ?? 0) > 1
    return stateTable.compactMap { binding in
      switch binding.action {
      case .close where !marks.isEmpty: binding.labelled(.keyUnmark)
      case .close where !query.text.isEmpty: binding.labelled(.keyShowAll)
      case .move, .sort, .reverse: hasChoice ? binding : nil
      case .complete: completes(context) ? binding : binding.idle
      case .older: walked(true, context) == nil ? nil : binding
      case .newer: walked(false, context) == nil ? nil : binding
      default: binding
      }
    }
  }

  private func table(
    of searches: SavedSearchChooser,
    _ context: StudyContext
  ) -> [KeyBinding<Action>] {
    guard searches.name == nil else { return Self.nameBindings }
    let rows = SavedSearchChooser.rows(query.text, context)
    return Self.searchesBindings.filter { binding in
      switch binding.action {
      case .saved(.choose): !rows.isEmpty
      case .saved(.delete): searches.focused(rows).map { $0 != .present } ?? false
      case .saved(.move): rows.count > 1
      default: true
      }
    }
  }

  private var stateTable: [KeyBinding<Action>] {
    switch line {
    case .search: return Self.lineBindings
    case .tags, .addTags, .removeTags: return Self.tagBindings
    case nil:
      guard id(list.selected) != nil else { return Self.emptyBindings }
      return marks.isEmpty ? Self.bindings : Self.markedBindings
    }
  }
}
