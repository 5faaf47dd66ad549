import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

extension BrowserScreen {
  static let bindings: [KeyBinding<Action>] =
    [
      KeyBinding(.enter, .right, .character("e"), does: .edit, .keyEdit),
      KeyBinding(.character("a"), does: .add, .keyAdd),
      KeyBinding(.character("/"), does: .search, .keySearch),
      KeyBinding(.character(" "), does: .mark, .keyMarkRow),
      KeyBinding(.character("*"), does: .markAll, .keyMarkAll, inFooter: false),
      KeyBinding(.character("v"), does: .invertMarks, .keyInvertMarks, inFooter: false),
      KeyBinding(.character("d"), .delete, does: .change(.delete, on: .marked), .keyDelete),
      KeyBinding(.character("u"), does: .undo, .keyUndo, inFooter: false),
      KeyBinding(
        .character("m"),
        does: .change(.moveDeck, on: .marked),
        .keyMoveDeck,
        inFooter: false
      ),
      KeyBinding(.character("t"), does: .change(.tag, on: .marked), .keyTag, inFooter: false),
      KeyBinding(
        .character("T"),
        does: .change(.untag, on: .marked),
        .keyRemoveTags,
        inFooter: false
      ),
      KeyBinding(
        .character("s"),
        does: .change(.suspend, on: .marked),
        .keySuspendCard,
        inFooter: false
      ),
      KeyBinding(.character("!"), does: .change(.flag, on: .marked), .keyFlag, inFooter: false),
      KeyBinding(.character("x"), does: .change(.export, on: .marked), .keyExport, inFooter: false),
    ] + ListState.bindings { .move($0) } + [
      KeyBinding(.escape, .left, does: .close, .keyBack)
    ]

  /// The keys while no card is listed.
  static let emptyBindings: [KeyBinding<Action>] = bindings.filter { binding in
    switch binding.action {
    case .add, .undo, .search, .close: true
    default: false
    }
  }

  /// The keys while the search is edited.
  static let lineBindings: [KeyBinding<Action>] =
    [
      KeyBinding(.enter, does: .done, .keySubmit),
      KeyBinding(.up, does: .move(.up), .keyMove),
      KeyBinding(.down, does: .move(.down), .keyMove),
    ] + FieldAction.bindings { .field($0) } + [
      KeyBinding(.escape, does: .clear, .keyShowAll)
    ]

  /// The keys while tags are edited. The list keeps its focus meanwhile.
  static let tagBindings: [KeyBinding<Action>] =
    [
      KeyBinding(.enter, does: .done, .keySave),
      KeyBinding(.tab, does: .complete, .keyComplete),
    ] + FieldAction.bindings { .field($0) } + [
      KeyBinding(.escape, does: .clear, .keyBack)
    ]

  func table(_ context: StudyContext) -> [KeyBinding<Action>] {
    guard context.shelf(deck) != nil else {
      let isUnreadable = context.isUnreadable(deck)
      return LoadingPlaceholder.bindings(isUnreadable: isUnreadable, again: .edit, close: .close)
    }
    return table.compactMap { binding in
      switch binding.action {
      case .close where !marks.isEmpty: binding.inFooter(true, .keyUnmark)
      case .close where !query.text.isEmpty: binding.inFooter(true, .keyShowAll)
      case .move where line == nil && (found?.count ?? 0) < 2: binding.inFooter(false)
      case .complete: binding.inFooter(completes)
      case .change(.tag, _) where !marks.isEmpty: binding.inFooter(true, .keyAddTags)
      case .change(.untag, _) where marks.isEmpty, .invertMarks where marks.isEmpty: nil
      case .change where !marks.isEmpty: binding.inFooter(true)
      case .edit where !marks.isEmpty, .add where !marks.isEmpty, .search where !marks.isEmpty:
        binding.inFooter(false)
      default: binding
      }
    }
  }

  var table: [KeyBinding<Action>] {
    guard confirmation == nil else { return BulkConfirmation<CardChange>.bindings { .answer($0) } }
    return switch line {
    case .search: Self.lineBindings
    case .tags, .addTags, .removeTags: Self.tagBindings
    case nil: selected == nil ? Self.emptyBindings : Self.bindings
    }
  }
}
