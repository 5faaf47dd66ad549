import Screens
import Widgets
import WindowLevels
import Wording

extension NoteTypeEditor {
  static let bindings: [KeyBinding<Action>] =
    [
      KeyBinding(.enter, "e", does: .edit, .keyEdit),
      KeyBinding("a", does: .add(nil), .keyAdd, named: "add"),
      KeyBinding(.control("s"), does: .save, .keySave),
      KeyBinding("d", .delete, does: .delete, .keyDelete),
      KeyBinding(.escape, does: .close, .keyBack),
      KeyBinding(.control("o"), does: .turn, .notePreview, named: "preview"),
      KeyBinding("u", does: .revert, .keyUndo),
      KeyBinding("K", does: .order(-1), .keyMoveUp, named: "move-field-up"),
      KeyBinding("J", does: .order(1), .keyMoveDown, named: "move-field-down"),
      KeyBinding(.control("n"), does: .nextNote, .noteTypeNextNote, named: "next-note"),
    ] + ListState.bindings { .move($0) }

  /// The keys while a name is typed.
  private static let nameBindings: [KeyBinding<Action>] =
    [
      KeyBinding(.enter, does: .take, .keyDone),
      KeyBinding(.escape, does: .leaveEntry, .keyBack),
    ] + FieldAction.bindings { .field($0) }

  /// The keys at a name that was refused, until it is changed.
  private static let refusedBindings = nameBindings.map { binding in
    if case .take = binding.action { binding.idle } else { binding }
  }

  /// The keys while a text is typed.
  private static let textBindings: [KeyBinding<Action>] =
    [
      KeyBinding(.control("s"), does: .save, .keySave),
      KeyBinding(.control("o"), does: .turn, .notePreview, named: "preview"),
      KeyBinding(.escape, does: .leaveEntry, .keyBack),
      KeyBinding(.control("n"), does: .nextNote, .noteTypeNextNote, named: "next-note"),
      KeyBinding(.tab, does: .walk(1), .keyNext, named: "next-field"),
      KeyBinding(.backTab, does: .walk(-1), .keyPrevious, named: "previous-field"),
      .typing(.enter, .control("j"), does: .newline, .keyNewLine),
      .typing(.up, does: .line(-1), .keyMove, named: "move-up"),
      .typing(.down, does: .line(1), .keyMove, named: "move-down"),
      .typing(.pageUp, does: .page(-1), .keyPage, named: "page-up"),
      .typing(.pageDown, does: .page(1), .keyPage, named: "page-down"),
    ] + FieldAction.bindings { .field($0) }

  /// The keys while the preview stands in the place of the list or the text.
  private static let previewBindings: [KeyBinding<Action>] =
    [
      KeyBinding(.escape, .control("o"), does: .turn, .keyBack),
      KeyBinding(.control("n"), does: .nextNote, .noteTypeNextNote, named: "next-note"),
    ] + ScrollKeys.bindings { .scroll($0) }

  static let tables: [[KeyBinding<Action>]] = [
    bindings, nameBindings, textBindings, previewBindings,
  ]

  func table(_ context: StudyContext) -> [KeyBinding<Action>] {
    let hasPreview = NoteTypeEditorView(screen: self, context: context).showsPreview
    return ownTable.filter { binding in
      switch binding.action {
      case .turn: !hasPreview || isTurned
      case .nextNote: sample.count > 1 && hasPreview
      case .delete: canDelete
      case .order(let step): canOrder(by: step)
      case .revert: previous != nil && previous != draft
      default: true
      }
    }
  }

  private var ownTable: [KeyBinding<Action>] {
    if isTurned { return Self.previewBindings }
    guard let entry else { return Self.bindings }
    guard !Self.isText(entry.row) else { return Self.textBindings }
    return entry.problem == nil ? Self.nameBindings : Self.refusedBindings
  }
}
