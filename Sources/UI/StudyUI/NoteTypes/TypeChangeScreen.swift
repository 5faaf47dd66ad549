import DomainWords
import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

/// Gives the notes of chosen cards another type: which type, and which field of it gets the text of
/// which.
struct TypeChangeScreen: StudyScreen {
  enum Action: DialogAnswering {
    case move(ListState.Move), change(Int), close
    /// Changes the types, after a question where texts are deleted.
    case save
    case dialog(DialogAction)
  }

  /// The chosen rows of a browser, and what those are.
  private let rows: RowMarks
  private let unit: BrowserUnit
  /// The type all of whose notes get another one, in place of chosen rows; nil for those.
  let source: NoteTypeSummary?
  /// The type that is chosen; nil until the types are known.
  private(set) var chosen: NoteTypeID?
  private(set) var map: FieldMap?
  private(set) var list = ListState()
  /// The question before texts are deleted.
  private(set) var confirmation: BulkConfirmation<BulkEdit>?
  /// The types of the notes, and all others; nil until they are loaded.
  private(set) var types: (own: [NoteType], others: [NoteType])?
  /// What the change would come to; nil until it is counted.
  private(set) var outlook: EditOutlook?
  /// The edit that is counted, or was.
  private var counted: BulkEdit?
  private var isAsked = false
  private var isSaving = false

  private enum CodingKeys: CodingKey {
    case rows, unit, source, chosen, map, list, confirmation
  }

  init(_ rows: RowMarks, _ unit: BrowserUnit) {
    (self.rows, self.unit, source) = (rows, unit, nil)
  }

  /// The change of all notes of a type to another one.
  init(of source: NoteTypeSummary, to type: NoteTypeID) {
    (rows, unit, self.source, chosen) = (RowMarks(), .notes, source, type)
  }

  private var targets: CardTargets {
    source.map { .typed($0.type.id) } ?? CardTargets(rows, unit)
  }

  /// The type of all of the notes; nil if they have several.
  var old: NoteType? { types.flatMap { $0.own.count == 1 ? $0.own.first : nil } }

  /// The type that the notes get.
  var new: NoteType? { types?.others.first { $0.id == chosen } }

  /// The edit that is chosen; nil for none.
  private var edit: BulkEdit? {
    guard let new, let map else { return nil }
    return .changeType(new.id, fields: map.sources)
  }

  /// The number of rows: the type, and its fields.
  var rowCount: Int { 1 + (new?.fields.count ?? 0) }

  mutating func handle(_ input: ScreenInput<Action>, _ context: StudyContext) -> [Request] {
    carryOut(input, context) + ask(context)
  }

  mutating func advance(_ context: StudyContext) -> [Request] { ask(context) }

  /// Asks for the types, and for what the change would come to.
  private mutating func ask(_ context: StudyContext) -> [Request] {
    if !isAsked {
      isAsked = true
      return [.run(.loadNoteTypes(of: targets))]
    }
    guard let edit, edit != counted else { return [] }
    (counted, outlook) = (edit, nil)
    return [.run(.countEdit(edit, of: targets, at: context.moment))]
  }

  mutating func perform(_ action: Action, _ context: StudyContext) -> [Request] {
    guard !isSaving else { return [] }
    switch action {
    case .close: return [.close]
    case .move(let move):
      list.move(move, count: rowCount, height: TypeChangeView.list(in: context.size).height)
    case .change(let step): change(by: step)
    case .save:
      guard let edit, let old, let map else { break }
      guard map.leftOut(of: old).isEmpty else {
        confirmation = BulkConfirmation(edit)
        break
      }
      return save(edit)
    case .dialog(let action): return confirmation.answer(action).map { save($0) } ?? []
    }
    return []
  }

  private mutating func save(_ edit: BulkEdit) -> [Request] {
    isSaving = true
    return [.run(.edit(edit, of: targets, name: ""))]
  }

  private mutating func change(by step: Int) {
    guard let old, let types else { return }
    guard list.selected == 0 else {
      map?.change(list.selected - 1, by: step, in: old)
      return
    }
    let index = types.others.firstIndex { $0.id == chosen } ?? 0
    let count = types.others.count
    choose(types.others[(index + step + count) % count])
  }

  private mutating func choose(_ type: NoteType) {
    guard let old else { return }
    chosen = type.id
    map = FieldMap(from: old, to: type)
  }

  // MARK: Replies

  mutating func receive(_ response: StudyResponse, _ context: StudyContext) -> [Request] {
    switch response {
    case .noteTypes(let own, let all):
      types = (own, all.filter { type in own.count != 1 || type.id != own.first?.id })
      // After a lock the choice stays, unless that type is gone.
      if new == nil || map?.sources.count != new?.fields.count, let first = types?.others.first {
        choose(new ?? first)
      }
    case .counted(let outlook, let edit): if edit == counted { self.outlook = outlook }
    default: break
    }
    return ask(context)
  }

  mutating func didSave(_ change: ChangeSet, _ context: StudyContext) -> [Request] {
    isSaving = false
    guard let edit else { return [.close] }
    return [.close, .tell(StatusMessage(tone: .success, edit.done(EditReport(change))))]
  }

  mutating func didFail(because reason: FailureReason) { isSaving = false }

  mutating func receive(_ event: WorkEvent) {
    if case .stopped = event { isSaving = false }
  }

  /// Has the types loaded and the change counted again after notes were changed.
  mutating func applyExternal(
    _ change: ChangeSet,
    created: Set<FlashcardID>,
    _ context: StudyContext
  ) {
    (isAsked, counted) = (false, nil)
  }

  // MARK: Words

  /// What the rows show: their labels and values, that of the type in front.
  func values(_ wording: Wording) -> [(label: String, value: String)] {
    guard let old, let new, let map else { return [] }
    let from = old.fieldNames(wording)
    return [(wording(.typeNotes), new.name(wording))]
      + zip(new.fieldNames(wording), map.sources).map { field, source in
        (field, source.map { from[$0] } ?? wording(.typeFieldEmpty))
      }
  }

  /// What is to be known of the change: the texts that it deletes, whose notes it is of where no rows were
  /// chosen, and the cards that come and go.
  func remarks(_ wording: Wording) -> [(text: String, isLoss: Bool)] {
    guard let types else { return [] }
    guard let old, let map else {
      let names = types.own.map { $0.name(wording) }
      return [(wording(.typeSeveral(types: wording.all(names))), true)]
    }
    let lost = map.leftOut(of: old).map { old.fieldNames(wording)[$0] }
    let losses = lost.isEmpty ? [] : [wording(.typeLeftOut(fields: wording.all(lost)))]
    let coming = outlook.map { $0.coming > 0 ? [wording(.typeComing($0.coming))] : [] } ?? []
    let going = outlook.map { $0.going > 0 ? [wording(.typeGoing($0.going))] : [] } ?? []
    let all = source.map { wording(.typeAllNotes($0.notes, name: $0.type.name(wording))) }
    let facts = [all].compactMap(\.self) + coming + going
    return losses.map { ($0, true) } + facts.map { ($0, false) }
  }

  func dialog(_ context: StudyContext) -> Dialog? {
    guard let confirmation, let old, let map else { return nil }
    let wording = context.wording
    let lost = map.leftOut(of: old).map { old.fieldNames(wording)[$0] }
    let words = confirmation.change.question(
      0,
      notes: outlook?.notes ?? source?.notes ?? rows.count
    )
    let question = Phrase.twoSentences(
      first: wording(words.question),
      second: wording(.typeLeftOut(fields: wording.all(lost)))
    )
    return confirmation.dialog(question, go: words.go, wording)
  }

  func draw(into canvas: inout Canvas, _ context: StudyContext) {
    TypeChangeView(screen: self, context: context).draw(into: &canvas)
  }
}

extension TypeChangeScreen {
  static let bindings: [KeyBinding<Action>] =
    [
      KeyBinding(.enter, does: .save, .keyChangeType, named: "save"),
      KeyBinding(.escape, does: .close, .keyBack),
    ] + OptionRow.bindings { .change($0) } + ListState.bindings { .move($0) }

  func table(_ context: StudyContext) -> [KeyBinding<Action>] {
    guard new == nil else { return Self.bindings }
    return Self.bindings.filter { if case .close = $0.action { true } else { false } }
  }
}

extension TypeChangeScreen {
  func scene(_ context: LineModeContext<StudyData, Action>) -> LineModeScene<Action> {
    guard types != nil else { return context.moment(.keyChangeType) }
    let wording = context.wording
    let remarks = remarks(wording).map { SpokenLine.text($0.text) }
    let values = values(wording)
    let save = LineModeChoice("c", wording(.keyChangeType), Action.save)
    // Whoever saved the copy of a type was told that Enter does it.
    let isOffered = source != nil && !values.isEmpty
    return LineModeScene(
      name: "type \(values.map(\.value)) \(remarks.count)",
      lines: [context.line(.keyChangeType)] + remarks,
      choices: values.enumerated().map { index, row in
        LineModeChoice(
          String(index + 1),
          wording(.lineModeItem(label: row.label, value: row.value)),
          .move(.row(index)),
          .change(1)
        )
      } + (values.isEmpty ? [] : [save]) + [context.back(.close)],
      onEmpty: isOffered ? save.reaction : nil,
      enter: isOffered ? save.label : nil
    )
  }
}
