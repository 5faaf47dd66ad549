import DomainWords
import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

/// Makes a note type or changes one: its fields, its templates and its styling, with a preview over a note
/// of the type.
struct NoteTypeEditor: StudyScreen {
  enum Action: DialogAnswering {
    case move(ListState.Move), edit, delete, order(Int), revert, save, close
    /// Adds what is listed at the focus, or what is said.
    case add(Part?)
    /// Edits of the name or the text that is typed.
    case field(FieldAction), line(Int), page(Int), newline
    /// Takes the name that is typed, or goes back from it or from the text.
    case take, leaveEntry
    /// Goes on to another text.
    case walk(Int)
    /// Shows the preview over the next note, or in the place of the text.
    case nextNote, turn
    case scroll(Int)
    case dialog(DialogAction)
  }

  /// A part of which there are several.
  enum Part: Sendable {
    case field, template
  }

  /// A row: a place of the draft, or the styling.
  enum Row: Hashable, Codable, Sendable {
    case place(NoteTypeProblem.Place)
    case styling
  }

  /// A name or a text while it is typed.
  struct Entry: Codable, Sendable {
    let row: Row
    var field: TextField
    /// True for a field that is to be added once its name is taken.
    var isNew = false
    /// The reason why the name can't be taken.
    var problem: NoteTypeProblem.Reason?
  }

  /// The work under way.
  enum Work {
    case counting, saving
  }

  var draft: NoteTypeDraft
  /// The draft as it was opened.
  var original: NoteTypeDraft
  /// The names of the other types.
  let others: [String]
  /// The standard type that the draft was copied from, whose notes can take the new one; nil for none.
  let copied: NoteTypeSummary?
  var list = ListState()
  var entry: Entry?
  /// The draft before the last change in the list, for undo.
  var previous: NoteTypeDraft?
  /// True if the preview stands in the place of the list or the text.
  var isTurned = false
  /// The focused answer to the question before unsaved changes are left; nil while it is not asked.
  var leaving: LeaveAnswer?
  /// The question before cards or texts go.
  var confirmation: BulkConfirmation<NoteTypeDraft>?
  /// What saving would do; nil until it is counted.
  var outlook: NoteTypeOutlook?
  var work: Work?
  var sample: Sample
  /// The card as it will look, and what it was rendered from.
  var preview = FacePreview()

  enum CodingKeys: CodingKey {
    case draft, original, others, copied, list, entry, previous, isTurned, leaving, confirmation,
      sample
  }

  /// An editor of a draft.
  init(_ draft: NoteTypeDraft, besides others: [String], copying copied: NoteTypeSummary? = nil) {
    (self.draft, original, self.others, self.copied) = (draft, draft, others, copied)
    sample = Sample(of: draft.base?.id)
  }

  var takesText: Bool { entry != nil && !isTurned && leaving == nil && confirmation == nil }

  /// The rows of the list, in their order.
  var rows: [Row] {
    [.place(.name)] + draft.fields.indices.map { .place(.field($0)) }
      + draft.templates.indices.flatMap { [.template($0), .front($0), .back($0)].map(Row.place) }
      + [.styling]
  }

  /// The row that is typed in, or the focused one.
  var row: Row { entry?.row ?? rows[min(list.selected, rows.count - 1)] }

  /// The problems of the draft.
  var problems: [NoteTypeProblem] { draft.problems(besides: others) }

  /// Focuses a row.
  mutating func focus(_ row: Row, _ context: StudyContext) {
    let rows = rows
    let height = NoteTypeEditorView.list(in: context.size).height
    list.select(rows.firstIndex(of: row) ?? list.selected, count: rows.count, height: height)
  }

  // MARK: Actions

  mutating func handle(_ input: ScreenInput<Action>, _ context: StudyContext) -> [Request] {
    carryOut(input, context) + follow(context)
  }

  mutating func advance(_ context: StudyContext) -> [Request] { follow(context) }

  mutating func perform(_ action: Action, _ context: StudyContext) -> [Request] {
    if case .dialog(let action) = action { return answer(action, context) }
    guard work == nil else {
      switch action {
      case .close, .leaveEntry: if work == .counting { (work, confirmation) = (nil, nil) }
      default: break
      }
      return []
    }
    switch action {
    case .close: return leave()
    case .save: return save(context)
    case .move(let move):
      let height = NoteTypeEditorView.list(in: context.size).height
      list.move(move, count: rows.count, height: height)
    case .scroll(let rows):
      let most = NoteTypeEditorView(screen: self, context: context).mostScroll
      sample.scroll(by: rows, atMost: most)
    case .edit: beginEntry(row)
    case .add(let part): add(part, context)
    case .delete: delete(context)
    case .order(let step): order(by: step, context)
    case .revert:
      guard let previous else { break }
      (self.previous, draft) = (draft, previous)
      focus(row, context)
    case .field, .line, .page, .newline, .take, .leaveEntry, .walk: edit(action, context)
    case .nextNote: return sample.next()
    case .turn: isTurned.toggle()
    case .dialog: break
    }
    return []
  }

  /// Changes the draft, so that it can be taken back.
  private mutating func change(_ body: (inout NoteTypeDraft) -> Void) {
    var changed = draft
    body(&changed)
    guard changed != draft else { return }
    (previous, draft) = (draft, changed)
  }

  /// The part that is added at the focused row.
  private var partAtFocus: Part {
    switch row {
    case .place(.template), .place(.front), .place(.back), .styling:
      draft.hasManyTemplates ? .template : .field
    case .place(.name), .place(.field): .field
    }
  }

  /// Adds a card type, or asks for the name of a new field.
  private mutating func add(_ part: Part?, _ context: StudyContext) {
    guard (part ?? partAtFocus) == .template, draft.hasManyTemplates else {
      entry = Entry(
        row: .place(.field(draft.fields.count)),
        field: TextField(limit: Self.longestName),
        isNew: true
      )
      return
    }
    let number = draft.templates.count + 1
    let names = (number...).lazy.map { context.wording(.noteTypeCard(number: String($0))) }
    guard let name = names.first(where: { draft.problem(ofTemplateName: $0) == nil }) else {
      return
    }
    change { $0.addTemplate(named: name, copying: $0.templates.count - 1) }
    focus(.place(.front(draft.templates.count - 1)), context)
  }

  /// True if the part at the focus can be deleted: not the last one of its kind.
  var canDelete: Bool {
    switch row {
    case .place(.field): draft.fields.count > 1
    case .place(.template), .place(.front), .place(.back): draft.templates.count > 1
    case .place(.name), .styling: false
    }
  }

  /// True if the part at the focus can be moved by a number of places.
  func canOrder(by step: Int) -> Bool {
    switch row {
    case .place(.field(let index)): draft.fields.indices.contains(index + step)
    case .place(.template(let index)), .place(.front(let index)), .place(.back(let index)):
      draft.templates.indices.contains(index + step)
    case .place(.name), .styling: false
    }
  }

  private mutating func delete(_ context: StudyContext) {
    guard canDelete else { return }
    switch row {
    case .place(.field(let index)): change { $0.removeField(at: index) }
    case .place(.template(let index)), .place(.front(let index)), .place(.back(let index)):
      change { $0.removeTemplate(at: index) }
      focus(.place(.template(min(index, draft.templates.count - 1))), context)
    case .place(.name), .styling: break
    }
    focus(row, context)
  }

  private mutating func order(by step: Int, _ context: StudyContext) {
    guard canOrder(by: step) else { return }
    switch row {
    case .place(.field(let index)):
      change { $0.moveField(from: index, to: index + step) }
      focus(.place(.field(index + step)), context)
    case .place(.template(let index)), .place(.front(let index)), .place(.back(let index)):
      change { $0.moveTemplate(from: index, to: index + step) }
      focus(.place(.template(index + step)), context)
    case .place(.name), .styling: break
    }
  }

  func dialog(_ context: StudyContext) -> Dialog? {
    leaving?.dialog(context.wording) ?? question(context.wording)
  }

  func draw(into canvas: inout Canvas, _ context: StudyContext) {
    NoteTypeEditorView(screen: self, context: context).draw(into: &canvas)
  }
}
