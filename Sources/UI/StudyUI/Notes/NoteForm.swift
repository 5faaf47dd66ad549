import Flashcards
import Screens
import Secrets
import Widgets
import WindowLevels
import Wording

/// The form for a note: adds notes one after another, or edits one. The lock keeps the input and
/// the caret.
struct NoteForm: StudyScreen {
  enum Action: DialogAnswering {
    case next, save, newline, complete, walk(Int), line(Int), field(FieldAction)
    case choose(NoteTypeID), close
    /// Shows the shapes over the picture, changes them, and goes back to the form.
    case openOcclusion, occlusion(OcclusionEditor.Action), leaveOcclusion
    case attach(NoteAttachment.Action)
    case dialog(DialogAction)
  }

  enum Field: Hashable, Codable {
    /// A field of the note by its index.
    case text(Int)
    case kind, tags

    static let prompt = Field.text(0)
    static let answer = Field.text(1)
  }

  /// The purpose of the form.
  enum Purpose: Codable, Sendable {
    /// Adding notes to a deck.
    case adding(DeckID)
    /// Editing a note of the open deck.
    case editing(NoteID, shelf: DeckID)
  }

  let purpose: Purpose
  var focus = Field.prompt
  /// The fields, one for each of the note type; there may be more, of a type with more fields.
  var fields: [TextField]
  /// The markup of each field.
  var formats: [FieldFormat]
  var tags: TextField
  /// The tags that what is typed can be completed to; nil without any.
  var completions: [String]?
  var type: NoteType
  var original: Texts
  /// The reason why the note can't be saved; nil if there is none.
  var problem: NoteError?
  /// The focused answer to the question before unsaved words are left; nil while it is not asked.
  var leaving: LeaveAnswer?
  /// The question about a note that was changed meanwhile; nil while it is not asked.
  var question: ChangedNoteQuestion?
  var isKeeping = false
  /// True if the form is left once the note is saved.
  var isLeaving = false
  /// The name of the deck of another note with the same first field; nil as far as none is known.
  var duplicate: String?
  /// The shapes over the picture while they are edited; nil while they are not.
  var occlusion: OcclusionEditor?
  /// The card as it will look, and what it was rendered from.
  var preview = FacePreview()
  /// A picture or a sound that is being added; nil without one.
  var attachment: NoteAttachment?
  /// The paste that arrives.
  var mediaPaste = MediaPaste()

  /// The maximum number of characters of a side.
  static let limit = 20_000

  init(addingTo deck: DeckID) {
    purpose = .adding(deck)
    type = StandardNoteType.basic.type
    fields = type.fields.map { _ in TextField(limit: Self.limit) }
    formats = type.fields.map { _ in .markdown }
    tags = TextField(limit: 1_000)
    original = Texts(fields: type.fields.map { _ in "" }, type: type.id)
  }

  /// A form with a note of a deck, or of one within it.
  init(editing note: Note, in deck: DeckID) {
    purpose = .editing(note.id, shelf: deck)
    type = note.content.type
    original = Texts(of: note)
    fields = note.content.fields.map { TextField($0.text, limit: max(Self.limit, $0.text.count)) }
    formats = note.content.fields.map(\.format)
    tags = TextField(original.tags, limit: 1_000)
  }

  var takesText: Bool {
    if let occlusion { return occlusion.values != nil }
    if let attachment, attachment.path != nil { return attachment.takesText }
    return leaving == nil && question == nil && attachment?.question == nil && focus != .kind
  }

  var requirement: StudyRequirement? { .note(note, in: deck) }

  var completesNames: Bool { focus == .tags && occlusion == nil }

  /// The note that is edited; nil for a new one.
  private var note: NoteID? {
    if case .editing(let note, _) = purpose { note } else { nil }
  }

  /// The deck that notes are added to, or that is open.
  var deck: DeckID {
    switch purpose {
    case .adding(let deck), .editing(_, let deck): deck
    }
  }

  /// The places that the focus walks through.
  private var places: [Field] { type.fields.indices.map { .text($0) } + [.kind, .tags] }

  /// The text of a place; nil for the note type.
  func text(of place: Field) -> TextField? {
    switch place {
    case .text(let index): fields.indices.contains(index) ? fields[index] : nil
    case .tags: tags
    case .kind: nil
    }
  }

  /// The markup of a field.
  func format(of index: Int) -> FieldFormat {
    formats.indices.contains(index) ? formats[index] : .markdown
  }

  var texts: Texts {
    Texts(fields: fields.map(\.text), tags: tags.text, type: type.id)
  }

  // MARK: Typing

  mutating func type(_ scalar: Unicode.Scalar, _ context: StudyContext) -> [Request] {
    guard occlusion == nil else {
      occlusion?.edit { $0.type(scalar) }
      return []
    }
    guard attachment?.path == nil else {
      attachment?.problem = nil
      attachment?.path?.type(scalar)
      return listFiles()
    }
    touch()
    change { $0.type(scalar) }
    return []
  }

  mutating func perform(_ action: Action, _ context: StudyContext) -> [Request] {
    switch action {
    case .close: return leave()
    case .openOcclusion: return openOcclusion(context)
    case .occlusion(let action):
      performOcclusion(action, context)
      return []
    case .leaveOcclusion:
      leaveOcclusion()
      return []
    case .dialog(let action): return answer(action, context)
    case .attach(let action): return attach(action, context)
    default: break
    }
    touch()
    switch action {
    case .next:
      guard focus != .tags else { return save(context) }
      return walk(1, context)
    case .save: return save(context)
    case .newline:
      guard case .text = focus else { return [] }
      change { _ = $0.insert("\n") }
    case .complete: if !completeTag(context) { return walk(1, context) }
    case .walk(let step): return walk(step, context)
    case .line(let step): return moveLine(step, context)
    case .field(let action): edit(action, context)
    case .choose(let id): if let type = context.data.deck(deck)?.noteType(id) { choose(type) }
    case .close, .dialog, .openOcclusion, .occlusion, .leaveOcclusion, .attach: break
    }
    return []
  }

  mutating func touch() {
    problem = nil
  }

  /// Moves the focus. Leaving the first field looks for other notes with the same.
  private mutating func walk(_ step: Int, _ context: StudyContext) -> [Request] {
    completions = nil
    let places = places
    let index = places.firstIndex(of: focus) ?? 0
    let left = focus
    focus = places[(index + step + places.count) % places.count]
    guard left == .prompt else { return [] }
    duplicate = nil
    let isSame = fields.first?.text == original.fields.first
    return firstField.isEmpty || isSame ? [] : [.run(.findNotes(firstField))]
  }

  /// The text of the first field without markup and white space at its ends.
  private var firstField: String {
    guard let text = fields.first?.text else { return "" }
    return FieldText(text, format(of: 0)).plain.trimmedOfSpace
  }

  mutating func receive(_ response: StudyResponse, _ context: StudyContext) -> [Request] {
    switch response {
    case .foundNotes(let notes, let text) where text == firstField:
      let other = notes.first { found in
        guard found.prompt.trimmedOfSpace == text else { return false }
        if case .editing(let own, _) = purpose { return found.id != own }
        return true
      }
      duplicate = other.map { other in
        let decks = context.data.decks.map(\.deck) + (context.data.deck(deck)?.decks ?? [])
        return decks.first { $0.id == other.deck }?.name.description ?? ""
      }
    case .previewedFace(let rendered): preview.receive(rendered)
    case .mediaArrival(let arrival): return receive(arrival) + renderPreview(context)
    default: break
    }
    return []
  }

  private mutating func edit(_ action: FieldAction, _ context: StudyContext) {
    guard focus == .kind else {
      let width = NoteFormView(form: self, context: context).textWidth
      change { $0.perform(action, width: width) }
      return
    }
    switch action {
    case .left: changeType(by: -1, context)
    case .right: changeType(by: 1, context)
    default: break
    }
  }

  private mutating func changeType(by step: Int, _ context: StudyContext) {
    guard let types = context.data.deck(deck)?.noteTypes, !types.isEmpty else { return }
    let index = types.firstIndex { $0.id == type.id } ?? 0
    choose(types[(index + step + types.count) % types.count])
  }

  /// Gives the note another type. Fields that it lacks are kept until the note is saved.
  private mutating func choose(_ type: NoteType) {
    self.type = type
    while fields.count < type.fields.count {
      fields.append(TextField(limit: Self.limit))
      formats.append(formats.last ?? .markdown)
    }
  }

  /// Moves the caret to another row, or to the adjacent field from the first or last one.
  private mutating func moveLine(_ step: Int, _ context: StudyContext) -> [Request] {
    let width = NoteFormView(form: self, context: context).textWidth
    var isMoved = false
    change { isMoved = $0.moveRows(step, width: width) }
    return isMoved ? [] : walk(step, context)
  }

  /// The focused text field; nil for the note type.
  var field: TextField? { text(of: focus) }

  mutating func change(_ body: (inout TextField) -> Void) {
    completions = nil
    switch focus {
    case .text(let index): if fields.indices.contains(index) { body(&fields[index]) }
    case .tags: body(&tags)
    case .kind: break
    }
  }

  private mutating func leave() -> [Request] {
    guard texts != original else { return [.close] }
    leaving = .save
    return []
  }

  func dialog(_ context: StudyContext) -> Dialog? {
    leaving?.dialog(context.wording) ?? question?.dialog(context.wording)
      ?? attachment?.question?.dialog(context.wording)
  }

  func draw(into canvas: inout Canvas, _ context: StudyContext) {
    if let occlusion {
      return OcclusionEditorView(editor: occlusion, context: context).draw(into: &canvas)
    }
    guard !drawAttachment(into: &canvas, context) else { return }
    NoteFormView(form: self, context: context).draw(into: &canvas)
  }
}
