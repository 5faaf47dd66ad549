import DomainWords
import Flashcards
import Screens
import Widgets
import Wording

/// Saving the type.
extension NoteTypeEditor {
  /// Closes the editor, or asks whether to save first.
  mutating func leave() -> [Request] {
    guard draft != original else { return [.close] }
    leaving = .save
    return []
  }

  /// Saves the type, after a question where cards come or go, or texts.
  mutating func save(_ context: StudyContext) -> [Request] {
    if let problem = problems.first {
      if entry?.row != .place(problem.place) {
        entry = nil
        focus(.place(problem.place), context)
      }
      return [tell(problem, context)]
    }
    guard draft.isChanged else { return [.close] }
    return draft.base == nil ? write() : count()
  }

  /// Has counted what saving would do.
  mutating func count() -> [Request] {
    work = .counting
    return [.run(.countNoteType(draft))]
  }

  private mutating func write() -> [Request] {
    work = .saving
    return [.run(.saveNoteType(draft))]
  }

  /// Follows an action of a dialog, and carries its answer out.
  mutating func answer(_ action: DialogAction, _ context: StudyContext) -> [Request] {
    if leaving != nil {
      guard let answer = leaving?.follow(action) else { return [] }
      leaving = nil
      switch answer {
      case .stay: return []
      case .discard: return [.close]
      case .save: return save(context)
      }
    }
    return confirmation.answer(action).map { _ in write() } ?? []
  }

  /// The question before cards come or go, or texts.
  func question(_ wording: Wording) -> Dialog? {
    guard let confirmation, let outlook else { return nil }
    let told = outlook.told(of: confirmation.change, wording).joined(separator: " ")
    return confirmation.dialog(.noteTypeChanges(told: told), go: .keySave, wording)
  }

  // MARK: Replies

  mutating func receive(_ response: StudyResponse, _ context: StudyContext) -> [Request] {
    switch response {
    case .sampleNote(let note, let count, of: let type) where type == sample.type:
      sample.take(note, count: count)
    case .countedNoteType(let outlook, for: let counted)
    where counted == draft && work == .counting:
      work = nil
      self.outlook = outlook
      guard !outlook.changesNothing else { return write() }
      if confirmation == nil { confirmation = BulkConfirmation(draft) }
    case .noteTypeRefused(let refusal):
      work = nil
      return refuse(because: refusal, context) + follow(context)
    case .previewedFace(let rendered): preview.receive(rendered)
    default: break
    }
    return follow(context)
  }

  /// Tells why the type was not saved. What was typed becomes the draft of a copy where the type is not as
  /// it was.
  private mutating func refuse(
    because refusal: NoteTypeRefusal,
    _ context: StudyContext
  ) -> [Request] {
    switch refusal {
    case .problems(let problems):
      guard let problem = problems.first else { return [] }
      return [tell(problem, context)]
    case .standard, .changedMeanwhile, .gone, .hasNotes:
      let name = draft.name
      let type = draft.applied(as: NoteTypeID(rawValue: 0))
      draft = NoteTypeDraft(
        copying: type,
        named: NoteTypeDraft.freeName(name, besides: others + [name])
      )
      (sample, confirmation, previous) = (Sample(of: nil), nil, nil)
      return [.tell(StatusMessage(tone: .problem, .noteTypeChangedMeanwhile(name: name)))]
    }
  }

  /// Says what is wrong.
  private func tell(_ problem: NoteTypeProblem, _ context: StudyContext) -> Request {
    let sentence = sentence(problem, context.wording)
    return .tell(StatusMessage(tone: .problem, .noteTypeRefused(problem: sentence)))
  }

  mutating func didSave(_ change: ChangeSet, _ context: StudyContext) -> [Request] {
    work = nil
    guard let copied, copied.notes > 0, let type = change.noteTypes.first else {
      return [.close, .tell(StatusMessage(tone: .success, .noteTypeSaved(name: draft.name)))]
    }
    let old = copied.type.name(context.wording)
    let told = Phrase.noteTypeCopySaved(copied.notes, name: draft.name, old: old)
    return [
      .close, .open(TypeChangeScreen(of: copied, to: type.id)),
      .tell(StatusMessage(tone: .success, told)),
    ]
  }

  mutating func didFail(because reason: FailureReason) { (work, confirmation) = (nil, nil) }

  mutating func receive(_ event: WorkEvent) {
    if case .stopped = event { work = nil }
  }

  /// Follows the type if it is changed elsewhere and not here; otherwise the store refuses to save it over
  /// that change.
  mutating func applyExternal(
    _ change: ChangeSet,
    created: Set<FlashcardID>,
    _ context: StudyContext
  ) {
    sample.reload()
    outlook = nil
    guard draft == original, let type = change.noteTypes.first(where: { $0.id == draft.base?.id })
    else { return }
    (draft, previous, entry) = (NoteTypeDraft(type), nil, nil)
    original = draft
    focus(row, context)
  }
}
