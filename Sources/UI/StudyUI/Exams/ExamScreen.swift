import DomainWords
import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

/// The exams of a deck: the list of those that there are, the form of one, and what is possible before one
/// agrees on its plan.
struct ExamScreen: PreviewScreen {
  enum Action: FormAnswering {
    case form(FormAction), keep, close
    /// In the list.
    case move(ListState.Move), open, add, delete, undo(UndoCommand)
    /// Aims at more or fewer minutes a day, or moves the cursor by bars of days.
    case minutes(Int), day(Int)
  }

  /// The deck.
  let deck: DeckID
  var form: FormState<ExamForm>
  var stage = PreviewStage<Exam, ExamPreview>.form
  private(set) var list = ListState()
  /// True while the exams are listed, and none is typed.
  private var isListing = true
  /// The exam that is changed; nil for a new one.
  private(set) var changed: Exam?
  /// The day that the cursor of the plots is on, counted from today; nil for none.
  private(set) var day: Int?
  /// True until the exams of the deck are known.
  private var isOpening = true

  private enum CodingKeys: CodingKey {
    case deck, form, list, isListing, changed, isOpening
  }

  init(deck: DeckID) {
    self.deck = deck
    form = FormState(ExamForm(named: ""))
  }

  var showsForm: Bool { if case .form = stage { !isListing } else { false } }

  /// The deck as it is; nil if it is gone or not known.
  func deck(_ context: StudyContext) -> Deck? {
    context.data.decks.first { $0.deck.id == deck }?.deck
  }

  /// The exams of the deck, the next one first.
  func exams(_ context: StudyContext) -> [Exam] {
    (deck(context)?.exams ?? []).sorted { ($0.day, $0.name) < ($1.day, $1.name) }
  }

  // MARK: Keys

  /// The keys in the list.
  static let bindings: [KeyBinding<Action>] =
    [
      KeyBinding(.enter, does: .open, .keyOpen, named: "open"),
      KeyBinding("a", does: .add, .examAdd, named: "add"),
      KeyBinding("d", .delete, does: .delete, .keyDelete),
      Action.closeKey,
    ] + UndoCommand.all { .undo($0) } + ListState.bindings { .move($0) }

  private static let submit = KeyBinding(
    .enter,
    .control("s"),
    does: Action.form(.submit),
    .examPlan,
    named: "save"
  )

  /// The keys of what is possible.
  private static let previewBindings: [KeyBinding<Action>] = [
    KeyBinding(.enter, .control("s"), does: .keep, .examKeep, named: "save"),
    KeyBinding(.down, "j", does: .minutes(1), .examMinutes, named: "move-down"),
    KeyBinding(.up, "k", does: .minutes(-1), .examMinutes, in: .moving, named: "move-up"),
    KeyBinding(.left, does: .day(-1), .keyMove, in: .moving, named: "move-left").formerly(),
    KeyBinding(.right, does: .day(1), .keyMove, in: .moving, named: "move-right").formerly(),
    Action.closeKey,
  ]

  static let tables: [[KeyBinding<Action>]] = [
    bindings, Action.choosingKeys(submit), Action.typingKeys(submit, Action.completeKey),
    previewBindings, [Action.closeKey],
  ]

  func table(_ context: StudyContext) -> [KeyBinding<Action>] {
    switch stage {
    case .form where showsForm: return form.keys(Self.submit, completes: true, context)
    case .form:
      let count = exams(context).count
      return Self.bindings.compactMap { binding in
        switch binding.action {
        case .move where count < 2: nil
        case .open, .delete: count == 0 ? binding.idle : binding
        default: binding
        }
      }
    case .gathering: return [Action.closeKey]
    case .preview: return Self.previewBindings
    case .keeping, .done: return []
    }
  }

  mutating func perform(_ action: Action, _ context: StudyContext) -> [Request] {
    switch (action, stage) {
    case (.close, .form): return showsForm ? leaveForm(context) : [.close]
    case (.close, .gathering):
      stage = .form
      return [.run(.stopFitting)]
    case (.close, .preview): stage = .form
    case (.open, .form): openForm(of: selected(context), context)
    case (.add, .form): openForm(of: nil, context)
    case (.delete, .form): return delete(context)
    case (.undo(let command), .form): return [.undo(command, .decks([deck]))]
    case (.move(let move), .form):
      let count = exams(context).count
      list.move(move, count: count, height: count)
    case (.form(.submit), .form): return look(context)
    case (.form(let action), .form): form.perform(action, context)
    case (.keep, .preview(let preview)): return keep(preview, context)
    case (.minutes(let step), .preview(let preview)): return plan(preview, by: step, context)
    case (.day(let step), .preview(let preview)):
      let span = ExamPreviewView(preview: preview, day: day, context: context)
        .daysOfBar(in: context.size)
      day = min(max((day ?? -span) + step * span, 0), preview.dayCount - 1)
    default: break
    }
    return []
  }

  private func selected(_ context: StudyContext) -> Exam? {
    let exams = exams(context)
    return exams.indices.contains(list.selected) ? exams[list.selected] : exams.last
  }

  private mutating func openForm(of exam: Exam?, _ context: StudyContext) {
    (changed, isListing) = (exam, false)
    let name = deck(context)?.name.description ?? ""
    let today = context.environment.studyDay
    form = FormState(
      exam.map { ExamForm($0, named: name, today: today, context.wording) }
        ?? ExamForm(named: name)
    )
  }

  /// Goes back to the list, or closes the screen where there is none.
  private mutating func leaveForm(_ context: StudyContext) -> [Request] {
    (changed, isListing) = (nil, true)
    return exams(context).isEmpty ? [.close] : []
  }

  private mutating func look(_ context: StudyContext) -> [Request] {
    let today = context.environment.studyDay
    do throws(ExamForm.Refusal) {
      let exam = try form.content.read(today: today, context.wording)
      stage = .gathering(exam)
      return [.run(.planExam(exam, of: deck, at: context.moment, boundary: context.boundary))]
    } catch {
      form.refuse(error.problem.words(context.wording, today: today), at: error.row)
      return []
    }
  }

  /// Tries the next time a day beside what is shown.
  private mutating func plan(
    _ preview: ExamPreview,
    by step: Int,
    _ context: StudyContext
  ) -> [Request] {
    let now = preview.minutes
    let times = preview.alternatives.map(\.minutes)
    let next = step > 0 ? times.first { $0 > now } : times.last { $0 < now }
    guard let next else { return [] }
    form.content.aim(at: next)
    return look(context)
  }

  // MARK: Saving

  private mutating func keep(_ preview: ExamPreview, _ context: StudyContext) -> [Request] {
    guard var deck = deck(context) else { return [.reload] }
    var exam = preview.exam
    // How it stands is worked out with the cards of today.
    exam.standing = nil
    deck.exams = deck.exams.filter { $0 != changed } + [exam]
    stage = .keeping(preview)
    return [.run(.keepExams(deck, exam.name(in: deck), boundary: context.boundary))]
  }

  private mutating func delete(_ context: StudyContext) -> [Request] {
    guard var deck = deck(context), let exam = selected(context) else { return [] }
    deck.exams.removeAll { $0 == exam }
    return [.run(.keepExams(deck, exam.name(in: deck), boundary: context.boundary))]
  }

  // MARK: Replies

  mutating func advance(_ context: StudyContext) -> [Request] {
    guard isOpening, let deck = deck(context) else { return [] }
    isOpening = false
    // Without an exam there is nothing to list.
    if deck.exams.isEmpty { openForm(of: nil, context) }
    return []
  }

  mutating func receive(_ response: StudyResponse, _ context: StudyContext) -> [Request] {
    guard case .gathering(let exam) = stage else { return [] }
    switch response {
    case .plannedExam(let preview?, of: deck, for: exam):
      (stage, day) = (.preview(preview), nil)
    case .plannedExam(nil, of: deck, for: exam):
      stage = .form
      form.refuse(context.wording(.examNoCards))
    case .examRefused(let wrong):
      stage = .form
      form.refuse(context.wording(wrong.phrase), at: .search)
    default: break
    }
    return []
  }

  mutating func didSave(_ change: ChangeSet, _ context: StudyContext) -> [Request] {
    guard case .keeping = stage else {
      return change.decks.contains { $0.id == deck }
        ? [.tell(StatusMessage(tone: .success, .examDeleted))] : []
    }
    (changed, isListing) = (nil, true)
    stage = .form
    return [.tell(StatusMessage(tone: .success, .examKept))]
  }
}
