import DomainWords
import Flashcards
import Screens
import SearchLanguage
import Widgets
import WindowLevels
import Wording

/// Lists the texts that several notes have in a field, and merges these notes.
struct DuplicatesScreen: StudyScreen {
  enum Action: DialogAnswering {
    case move(ListState.Move), mark(SelectionAction), close
    /// Looks in another field.
    case field(Int)
    /// Lists the notes of the focused text.
    case open
    case merge(on: MarkTarget)
    case undo(UndoCommand)
    case dialog(DialogAction)
  }

  let scope: BrowserScope
  /// The name of the field that is compared; nil until the fields are known.
  private(set) var field: String?
  private(set) var list = ListState()
  /// The marked groups, each by its first note.
  private(set) var marks = RowMarks()
  /// The question before many notes are merged.
  private(set) var confirmation: BulkConfirmation<RowMarks>?
  /// The groups; nil until they are found.
  private(set) var groups: [DuplicateGroup]?
  private var isSearching = false
  private var isMerging = false

  private enum CodingKeys: CodingKey {
    case scope, field, list, marks, confirmation
  }

  init(_ scope: BrowserScope) { self.scope = scope }

  var requirement: StudyRequirement? { .decks }
  var completesNames: Bool { true }

  /// The names of fields that can be compared.
  static func fields(_ context: StudyContext) -> [String] { context.data.names?[.fields] ?? [] }

  // MARK: Keys

  mutating func handle(_ input: ScreenInput<Action>, _ context: StudyContext) -> [Request] {
    carryOut(input, context) + search(context)
  }

  mutating func advance(_ context: StudyContext) -> [Request] { search(context) }

  /// Finds the groups, unless they are found.
  private mutating func search(_ context: StudyContext) -> [Request] {
    if field == nil {
      let names = Self.fields(context)
      // The first field of most notes.
      field = names.first { $0 == StandardNoteType.basic.type.fields[0].name } ?? names.first
    }
    guard let field, groups == nil, !isSearching else { return [] }
    isSearching = true
    return [.run(.findDuplicates(in: field, scope))]
  }

  mutating func perform(_ action: Action, _ context: StudyContext) -> [Request] {
    switch action {
    case .close where !marks.isEmpty:
      marks.clear()
      return []
    case .close: return [.close]
    case .dialog(let action): return confirmation.answer(action).map { merge($0) } ?? []
    default: break
    }
    guard !isMerging, let groups else { return [] }
    switch action {
    case .move(let move):
      list.move(move, count: groups.count, height: DuplicatesView.list(in: context.size).height)
    case .mark(let action):
      marks.perform(action, groups.map(\.id), focused: list.selected)
      if action == .toggle { return perform(.move(.down), context) }
      if case .rows = action {
        return [.tell(StatusMessage(.listMarked(count: String(marks.count))))]
      }
    case .field(let step):
      let names = Self.fields(context)
      guard !names.isEmpty else { break }
      let index = (names.firstIndex { $0 == field } ?? 0) + step + names.count
      field = names[index % names.count]
      (self.groups, isSearching, list) = (nil, false, ListState())
      marks.clear()
    case .open:
      guard groups.indices.contains(list.selected) else { break }
      let ids = groups[list.selected].notes.map { String($0.rawValue) }
      return [.open(BrowserScreen(.everything, search: "nid:\(ids.joined(separator: ","))"))]
    case .merge(let target): return askToMerge(target)
    case .undo(let command): return [.undo(command, .area(.study))]
    case .close, .dialog: break
    }
    return []
  }

  private mutating func askToMerge(_ target: MarkTarget) -> [Request] {
    guard let groups, groups.indices.contains(list.selected) else {
      return [.tell(StatusMessage(.duplicatesNone))]
    }
    let chosen =
      target == .marked && !marks.isEmpty ? marks : RowMarks([groups[list.selected].id])
    guard !confirmation.ask(before: chosen, of: notes(of: chosen).count) else { return [] }
    return merge(chosen)
  }

  /// The notes of groups.
  private func notes(of chosen: RowMarks) -> Set<NoteID> {
    Set((groups ?? []).filter { chosen.contains($0.id) }.flatMap(\.notes))
  }

  private mutating func merge(_ chosen: RowMarks) -> [Request] {
    let notes = notes(of: chosen)
    guard let field, !notes.isEmpty else { return [] }
    isMerging = true
    return [.run(.edit(.join(by: field), of: .notes(notes), name: ""))]
  }

  // MARK: Replies

  mutating func receive(_ response: StudyResponse, _ context: StudyContext) -> [Request] {
    guard case .duplicates(let groups, let field, let damaged) = response, field == self.field
    else {
      return search(context)
    }
    (self.groups, isSearching) = (groups, false)
    marks.keep { id in groups.contains { $0.id == id } }
    list.fit(count: groups.count, height: DuplicatesView.list(in: context.size).height)
    guard damaged > 0 else { return [] }
    return [.tell(StatusMessage(tone: .problem, .recordsUnreadable(damaged)))]
  }

  mutating func didSave(_ change: ChangeSet, _ context: StudyContext) -> [Request] {
    (isMerging, groups, isSearching) = (false, nil, false)
    marks.clear()
    let done = BulkEdit.join(by: field ?? "").done(EditReport(change))
    return [.tell(StatusMessage(tone: .success, done))] + search(context)
  }

  mutating func didFail(because reason: FailureReason) { (isMerging, isSearching) = (false, false) }

  mutating func receive(_ event: WorkEvent) {
    if case .stopped = event { isMerging = false }
  }

  mutating func applyExternal(
    _ change: ChangeSet,
    created: Set<FlashcardID>,
    _ context: StudyContext
  ) {
    (groups, isSearching) = (nil, false)
  }

  func dialog(_ context: StudyContext) -> Dialog? {
    guard let confirmation, let field else { return nil }
    let words = BulkEdit.join(by: field)
      .question(0, notes: notes(of: confirmation.change).count)
    return confirmation.dialog(words.question, go: words.go, context.wording)
  }

  func draw(into canvas: inout Canvas, _ context: StudyContext) {
    DuplicatesView(screen: self, context: context).draw(into: &canvas)
  }
}

extension DuplicateGroup {
  /// The number by which its row is marked, that of its first note.
  var id: Int64 { notes.first?.rawValue ?? 0 }
}

extension DuplicatesScreen {
  static let bindings: [KeyBinding<Action>] =
    [
      KeyBinding(.enter, does: .open, .keyCards, named: "open"),
      KeyBinding("&", does: .merge(on: .marked), .keyJoinDoubles, named: "join-doubles"),
      KeyBinding(.right, does: .field(1), .keyChange, named: "next"),
      KeyBinding(.left, does: .field(-1), .keyPrevious, named: "previous"),
    ] + SelectionAction.bindings { .mark($0) } + [
      UndoCommand.binding { .undo($0) },
      KeyBinding(.escape, does: .close, .keyBack),
    ] + UndoCommand.others { .undo($0) } + SelectionAction.allBindings { .mark($0) }
    + ListState.bindings { .move($0) }

  /// The keys while texts are marked.
  private static let markedBindings =
    bindings + SelectionAction.markedBindings { .mark($0) }.filter { $0.keys != ["*"] }

  static let tables: [[KeyBinding<Action>]] = [bindings, markedBindings]

  func table(_ context: StudyContext) -> [KeyBinding<Action>] {
    let count = groups?.count ?? 0
    return (marks.isEmpty ? Self.bindings : Self.markedBindings).compactMap { binding in
      switch binding.action {
      case .open, .merge, .mark: count > 0 ? binding : nil
      case .move: count > 1 ? binding : nil
      case .field: Self.fields(context).count > 1 ? binding : nil
      case .close where !marks.isEmpty: binding.labelled(.keyUnmark)
      case .close, .undo, .dialog: binding
      }
    }
  }
}
