import DomainWords
import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

/// The keys of each stage of an import.
extension ImportScreen {
  static let bindings: [KeyBinding<Action>] =
    ends + ImportForm<FlashcardImportFormat>.pathBindings { .form($0) }

  /// The keys in the row of the format.
  static let formatBindings: [KeyBinding<Action>] =
    ends + ImportForm<FlashcardImportFormat>.formatBindings { .form($0) }

  private static var ends: [KeyBinding<Action>] {
    [
      KeyBinding(.enter, does: .proceed, .keySubmit),
      KeyBinding(.escape, does: .close, .keyBack),
    ]
  }

  /// The keys while work is under way.
  static let workBindings: [KeyBinding<Action>] = WorkView.keys(stop: .stop)

  /// The keys of the preview.
  static let previewBindings: [KeyBinding<Action>] =
    [
      KeyBinding(.enter, does: .proceed, .keyImport),
      KeyBinding(.tab, does: .details, .keyItemDetails, named: "other-pane").formerly(),
      KeyBinding(.escape, does: .close, .keyBack),
    ] + ListState.bindings { .move($0) }

  /// The keys of the details of a preview.
  static let detailsBindings: [KeyBinding<Action>] =
    [
      KeyBinding(.enter, does: .proceed, .keyImport),
      KeyBinding(.tab, does: .details, .keyItemDetails, named: "other-pane").formerly(),
      KeyBinding(.escape, does: .details, .keyBack),
    ] + ScrollKeys.bindings { .scroll($0) }

  /// The keys after the import.
  static let doneBindings: [KeyBinding<Action>] =
    [
      KeyBinding("u", does: .undo, .keyUndo),
      KeyBinding(.enter, .escape, does: .close, .keyBack),
    ] + ScrollKeys.bindings { .scroll($0) }

  static let tables: [[KeyBinding<Action>]] = [
    bindings, formatBindings, workBindings, previewBindings, detailsBindings, doneBindings,
  ]

  func table(_ context: StudyContext) -> [KeyBinding<Action>] {
    switch stage {
    case .path where form.isAtFormat: Self.formatBindings
    case .path: form.table(Self.bindings) { if case .form(let action) = $0 { action } else { nil } }
    case .unread, .reading, .writing: Self.workBindings
    case .preview(let preview): table(of: preview, context)
    case .done: Self.doneBindings
    }
  }

  private func table(of preview: ImportPreview, _ context: StudyContext) -> [KeyBinding<Action>] {
    let table = showsDetails ? Self.detailsBindings : Self.previewBindings
    return table.compactMap { binding in
      switch binding.action {
      case .proceed: preview.change.isEmpty ? binding.idle : binding
      case .details:
        showsDetails || !preview.details(context.wording).isEmpty ? binding : nil
      case .move: preview.decks.count > 1 ? binding : nil
      case .scroll: lastScroll(of: preview, context) > 0 ? binding : nil
      default: binding
      }
    }
  }
}
