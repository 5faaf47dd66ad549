import Flashcards
import Screens
import Widgets
import Wording

/// Saving the note.
extension NoteForm {
  /// True if the note is new, or a field or the type is not as it was.
  private var isChanged: Bool {
    if case .adding = purpose { return true }
    return texts.fields != original.fields || type.id != original.type
  }

  /// The note's content: fields that were not edited are as they were, byte for byte, and typed ones
  /// have no white space at their ends.
  var content: NoteContent {
    let texts = fields.prefix(type.fields.count).enumerated().map { index, field in
      let isSame =
        original.fields.indices.contains(index) && field.text == original.fields[index]
      return FieldText(
        isSame ? original.fields[index] : field.text.trimmedOfSpace,
        format(of: index)
      )
    }
    return NoteContent(type: type, fields: texts)
  }

  /// Follows an action of a dialog, and carries its answer out.
  mutating func answer(_ action: DialogAction, _ context: StudyContext) -> [Request] {
    if leaving != nil {
      guard let answer = leaving?.follow(action) else { return [] }
      leaving = nil
      switch answer {
      case .stay: return []
      case .discard: return [.close]
      case .save:
        isLeaving = true
        return save(context, overChanges: nil)
      }
    }
    guard attachment?.question == nil else { return answerLocation(action) }
    guard let choice = question?.answer(action) else { return [] }
    question = nil
    switch choice {
    case .stay:
      isLeaving = false
      return []
    case .keepBoth: return save(context, overChanges: .asNewNote)
    case .replace: return save(context, overChanges: .inItsPlace)
    }
  }

  /// The way to save over a note that was changed or deleted since the form began with it.
  private enum Overriding {
    case asNewNote, inItsPlace
  }

  mutating func save(_ context: StudyContext) -> [Request] {
    isLeaving = false
    return save(context, overChanges: nil)
  }

  private mutating func save(
    _ context: StudyContext,
    overChanges overriding: Overriding?
  ) -> [Request] {
    guard !isKeeping else { return [] }
    guard attachment == nil else { return [.tell(StatusMessage(.attachWork))] }
    guard let shelf = context.data.deck(deck) else { return [.reload] }
    let content = content
    if let problem = content.problem, isChanged {
      self.problem = problem
      focus = problem == .emptyAnswer ? .answer : .prompt
      return []
    }
    let change: ChangeSet
    let kind: UndoableOperation.Kind
    switch purpose {
    case .adding(let deck):
      kind = .add
      change = NoteMaking(shelf: shelf, context: context)
        .adding(content, tags: Tags(tags.text), to: deck)
    case .editing(let id, _):
      kind = .edit
      let note = shelf.note(id)
      if overriding == nil, note.map({ Texts(of: $0) }) != original {
        question = ChangedNoteQuestion(exists: note != nil)
        return []
      }
      let making = NoteMaking(shelf: shelf, context: context)
      if let note, overriding != .asNewNote {
        change = making.changing(note, to: content, tags: Tags(tags.text))
      } else {
        change = making.adding(content, tags: Tags(tags.text), to: shelf.deck.id)
      }
    }
    isKeeping = true
    return [.run(.save(change, UndoableOperation(kind, content.title)))]
  }

  mutating func didSave(_ change: ChangeSet, _ context: StudyContext) -> [Request] {
    isKeeping = false
    switch purpose {
    case .adding where isLeaving: return [.close, .tell(StatusMessage(tone: .success, .noteAdded))]
    case .adding:
      // The fields are cleared for the next note (challenge 1 of the seed). Its type and tags stay.
      fields = type.fields.map { _ in TextField(limit: Self.limit) }
      formats = type.fields.map { _ in .markdown }
      duplicate = nil
      focus = .prompt
      original = texts
      return [.tell(StatusMessage(tone: .success, .noteAdded))]
    case .editing:
      return [.close, .tell(StatusMessage(tone: .success, .noteSaved))]
    }
  }

  /// Follows the type where it was changed, with what is typed in each field that it still has.
  mutating func applyExternal(
    _ change: ChangeSet,
    created: Set<FlashcardID>,
    _ context: StudyContext
  ) {
    guard let changed = change.noteTypes.first(where: { $0.id == type.id }), changed != type else {
      return
    }
    func mapped<Value>(_ values: [Value], empty: Value, to sources: [Int?]) -> [Value] {
      sources.map { $0.flatMap { values.indices.contains($0) ? values[$0] : nil } ?? empty }
    }
    let old = type
    let sources = changed.fields.indices.map { old.field(inPlace: changed.place(ofField: $0)) }
    fields = mapped(fields, empty: TextField(limit: Self.limit), to: sources)
    formats = mapped(formats, empty: formats.last ?? .markdown, to: sources)
    if original.type == type.id {
      original.fields = mapped(original.fields, empty: "", to: sources)
    }
    type = changed
    if case .text(let index) = focus, index >= fields.count { focus = .prompt }
    if type.occlusionFields == nil { occlusion = nil }
  }

  mutating func didFail(because reason: FailureReason) {
    isKeeping = false
    stopAdding()
  }

  mutating func receive(_ event: WorkEvent) {
    switch event {
    case .progress(let progress): attachment?.progress = progress
    case .stopped: stopAdding()
    }
  }
}
