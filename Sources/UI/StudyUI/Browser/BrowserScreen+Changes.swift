import Flashcards
import Screens
import Widgets
import Wording

/// The actions on the marked rows, or on the focused one.
extension BrowserScreen {
  /// Marks rows, or removes their marks.
  mutating func mark(_ action: SelectionAction, _ context: StudyContext) -> [Request] {
    guard let found else { return [] }
    marks.perform(action, found.ids(of: unit), focused: list.selected)
    if action == .toggle { move(.down, context) }
    guard case .rows = action else { return [] }
    return [.tell(StatusMessage(.listMarked(count: String(marks.count))))]
  }

  /// The rows that something is done to; none if there are none.
  func targets(_ target: MarkTarget) -> RowMarks {
    guard target == .marked, !marks.isEmpty else {
      return RowMarks(id(list.selected).map { [$0] } ?? [])
    }
    return marks
  }

  mutating func change(
    _ command: Command,
    _ target: MarkTarget,
    _ context: StudyContext
  ) -> [Request] {
    let rows = targets(target)
    guard !rows.isEmpty, let selected else { return nothing }
    switch command {
    case .suspend: return ask(.edit(.suspend(nil)), rows)
    case .flag: return ask(.edit(.flag(nil)), rows)
    case .delete, .deleteForGood, .export:
      let isMarked = target == .marked && !marks.isEmpty
      guard isMarked, unit == .cards else {
        let notes = unit == .cards ? RowMarks([selected.note.id.rawValue]) : rows
        return carryOut(command, rows, notes, context)
      }
      // Of cards that the search hides the notes are not known.
      awaiting = command
      return [.run(.loadNotes(of: CardTargets(rows, unit)))]
    case .moveDeck:
      return [.open(DeckChoiceScreen(rows, unit, shelf: scope.deck))]
    case .tag where target == .focused || marks.isEmpty:
      tags = TextField(selected.note.tags.text, limit: 1_000)
      line = .tags
    case .tag, .untag:
      tags = TextField(limit: 1_000)
      line = command == .tag ? .addTags : .removeTags
    }
    completions = nil
    return []
  }

  /// Goes on once the notes of marked cards are known.
  mutating func receive(_ notes: [NoteID], _ context: StudyContext) -> [Request] {
    guard let command = awaiting.take() else { return [] }
    return carryOut(command, marks, RowMarks(notes.lazy.map(\.rawValue)), context)
  }

  /// Carries out what is done to notes.
  private mutating func carryOut(
    _ command: Command,
    _ rows: RowMarks,
    _ notes: RowMarks,
    _ context: StudyContext
  ) -> [Request] {
    guard !notes.isEmpty else { return nothing }
    switch command {
    case .export:
      let deck = deck(context) ?? selected?.deck ?? context.data.decks.first?.deck
      return deck.map { [.open(ExportScreen($0, marked: .notes(notes)))] } ?? []
    case .deleteForGood:
      confirmation = BulkConfirmation(edit(.deleteForGood, rows, notes))
      return []
    default: return ask(.edit(.delete), rows, notes)
    }
  }

  /// Makes a change, after a question if it is one of many cards.
  mutating func ask(
    _ kind: FlashcardEdit.Kind,
    _ rows: RowMarks,
    _ notes: RowMarks = RowMarks()
  ) -> [Request] {
    let edit = edit(kind, rows, notes)
    guard !confirmation.ask(before: edit, of: rows.count) else { return [] }
    return make(edit, rows)
  }

  /// Performs an action on the menu of edits.
  mutating func perform(_ action: EditMenu.Action, _ context: StudyContext) -> [Request] {
    if action == .close, menu?.field == nil {
      menu = nil
      return []
    }
    guard let target = menu?.target, let choice = menu?.perform(action, context.size) else {
      return []
    }
    menu = nil
    let rows = targets(target)
    guard !rows.isEmpty else { return nothing }
    return switch choice {
    case .edit(let edit): ask(.edit(edit), rows)
    case .open(.replacing): [.open(ReplaceScreen(rows, unit))]
    case .open(.typeChange): [.open(TypeChangeScreen(rows, unit))]
    case .open(.duplicates): [.open(DuplicatesScreen(scope))]
    }
  }

  /// The words for what the menu edits.
  func targetWords(_ menu: EditMenu, _ wording: Wording) -> String {
    let rows = targets(menu.target)
    let row = rows.count == 1 ? rows.ids.first.flatMap { self.rows[$0] } : nil
    return row?.note.content.title.withoutMarks ?? counted(rows.count, wording)
  }

  private func edit(
    _ kind: FlashcardEdit.Kind,
    _ rows: RowMarks,
    _ notes: RowMarks
  ) -> FlashcardEdit {
    let row = rows.count == 1 ? rows.ids.first.flatMap { self.rows[$0] } : nil
    return FlashcardEdit(
      kind: kind,
      cards: rows.count,
      notes: notes,
      name: row?.note.content.title ?? ""
    )
  }

  mutating func answer(_ action: DialogAction, _ context: StudyContext) -> [Request] {
    guard let edit = confirmation.answer(action) else { return [] }
    return make(edit, targets(.marked))
  }

  private mutating func make(_ edit: FlashcardEdit, _ rows: RowMarks) -> [Request] {
    keeping = Keeping { edit.done($0) }
    switch edit.kind {
    case .edit(let kind): return [.run(.edit(kind, of: CardTargets(rows, unit), name: ""))]
    case .deleteForGood:
      var change = ChangeSet()
      change.removedNotes = Set(edit.notes.ids.map(NoteID.init))
      return [.run(.deleteForGood(change))]
    }
  }
}

extension CardTargets {
  /// The cards of rows, or all cards of them where they are notes.
  init(_ rows: RowMarks, _ unit: BrowserUnit) {
    self =
      switch unit {
      case .cards: .cards(Set(rows.ids.map(FlashcardID.init)))
      case .notes: .notes(Set(rows.ids.map(NoteID.init)))
      }
  }
}
