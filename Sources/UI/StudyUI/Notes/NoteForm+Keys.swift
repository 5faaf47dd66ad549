import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

/// The keys of the form, which depend on its field.
extension NoteForm {
  static let bindings: [KeyBinding<Action>] =
    [
      KeyBinding(.enter, does: .next, .keyNext, named: "next-or-save"),
      KeyBinding(.control("s"), does: .save, .keySave),
      KeyBinding(.control("j"), Key(.enter, .alt), does: .newline, .keyNewLine),
      occlusionKey,
      KeyBinding(.escape, does: .close, .keyBack),
    ] + attachmentKeys + [
      KeyBinding(.tab, does: .walk(1), .keyMove, in: .moving, named: "next-field"),
      KeyBinding(.backTab, does: .walk(-1), .keyMove, in: .moving, named: "previous-field"),
      KeyBinding(.up, does: .line(-1), .keyMove, in: .moving, named: "move-up"),
      KeyBinding(.down, does: .line(1), .keyMove, in: .moving, named: "move-down"),
    ] + FieldAction.bindings { .field($0) }

  /// The keys while the kind is focused.
  static let kindBindings: [KeyBinding<Action>] =
    [
      KeyBinding(.enter, does: .next, .keyNext, named: "next-or-save"),
      KeyBinding(.right, " ", does: .field(.right), .keyChange),
      KeyBinding(.left, does: .field(.left), .keyPrevious, named: "change-back"),
    ]
    + bindings.filter { binding in
      switch binding.action {
      case .save, .walk, .line, .close, .openOcclusion: true
      case .next, .newline, .complete, .field, .choose, .attach, .dialog, .occlusion,
        .leaveOcclusion:
        false
      }
    }

  /// The keys while the tags are edited, which are a single line. Tab completes a tag, and goes on
  /// where there is nothing to complete.
  static let tagBindings: [KeyBinding<Action>] = bindings.compactMap { binding in
    switch binding.action {
    case .newline, .attach: nil
    case .walk(1): KeyBinding(.tab, does: .complete, .keyCompleteOrNext, named: "complete")
    case .next: binding.labelled(.keySave)
    default: binding
    }
  }

  static let tables: [[KeyBinding<Action>]] = [
    bindings, kindBindings, tagBindings, occlusionBindings, occlusionTypingBindings, pathBindings,
    workBindings,
  ]

  func table(_ context: StudyContext) -> [KeyBinding<Action>] {
    if let table = occlusionTable ?? attachmentTable() { return table }
    let table =
      switch focus {
      case .text: Self.bindings
      case .kind: Self.kindBindings
      case .tags: Self.tagBindings
      }
    guard type.occlusionFields == nil else { return table }
    return table.filter { if case .openOcclusion = $0.action { false } else { true } }
  }
}

extension NoteForm {
  /// Completes the tag before the caret to those that notes have.
  ///
  /// - Returns: false if there is nothing to complete, and nothing new to say of it.
  mutating func completeTag(_ context: StudyContext) -> Bool {
    guard tags.hasWordBeforeCaret else { return false }
    let old = tags
    let names = tags.completeWord(among: context.data.tags)
    let said = completions
    completions = names.isEmpty ? nil : names
    return tags.text != old.text || completions != nil && completions != said
  }
}
