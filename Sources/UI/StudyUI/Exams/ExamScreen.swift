import DomainWords
import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

/// The exams of a deck: the list of those that there are, the form of one, and what is possible before one
/// agrees on its plan.
struct ExamScreen: StudyScreen {
  enum Action: Sendable {
    case proceed, add, delete, undo(UndoCommand), close
    case move(ListState.Move), change(Int), field(FieldAction), complete
    /// Begins to type the value of the focused row, and ends it: in line mode.
    case type, done
  }

  /// A stage of the screen.
  enum Stage: Sendable {
    /// The exams are listed.
    case list
    /// One is typed.
    case form
    /// Plans are tried.
    case planning(Exam)
    /// What is possible is shown.
    case preview(ExamPreview)
    /// The exam is being saved.
    case keeping(ExamPreview)
  }

  /// The deck.
  let deck: DeckID
  private(set) var stage = Stage.list
  private(set) var list = ListState()
  private(set) var form: ExamForm?
  /// The exam that is changed; nil for a new one.
  private(set) var changed: Exam?
  /// True while line mode asks for the value of the focused row.
  private(set) var isTyping = false
  /// The row that was refused, and the reason, until something is changed.
  private(set) var problem: String?
  /// What the focused search can be completed to.
  private(set) var completions: [String]?
  /// True until the exams of the deck are known.
  private var isOpening = true

  // What is possible is worked out again.
  private enum CodingKeys: CodingKey {
    case deck, list, form, changed, isTyping, problem
  }

  init(deck: DeckID) {
    self.deck = deck
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    deck = try values.decode(DeckID.self, forKey: .deck)
    list = try values.decode(ListState.self, forKey: .list)
    form = try values.decodeIfPresent(ExamForm.self, forKey: .form)
    changed = try values.decodeIfPresent(Exam.self, forKey: .changed)
    isTyping = try values.decode(Bool.self, forKey: .isTyping)
    problem = try values.decodeIfPresent(String.self, forKey: .problem)
    isOpening = false
    if form != nil { stage = .form }
  }

  var requirement: StudyRequirement? { .decks }

  var takesText: Bool {
    if case .form = stage { form?.field != nil } else { false }
  }

  /// True in the row of the search.
  private var isSearch: Bool { form?.row == .search }

  var completesNames: Bool { takesText && isSearch }

  /// The deck as it is; nil if it is gone or not known.
  func deck(_ context: StudyContext) -> Deck? {
    context.data.decks.first { $0.deck.id == deck }?.deck
  }

  /// The exams of the deck, the next one first.
  func exams(_ context: StudyContext) -> [Exam] {
    (deck(context)?.exams ?? []).sorted { ($0.day, $0.name) < ($1.day, $1.name) }
  }

  // MARK: Keys

  private static let close = KeyBinding(.escape, does: Action.close, .keyBack)

  /// The keys in the list.
  static let bindings: [KeyBinding<Action>] =
    [
      KeyBinding(.enter, does: .proceed, .keyOpen, named: "open"),
      KeyBinding("a", does: .add, .examAdd, named: "add"),
      KeyBinding("d", .delete, does: .delete, .keyDelete),
      close,
    ] + UndoCommand.all { .undo($0) } + ListState.bindings { .move($0) }

  private static let plan = KeyBinding(
    .enter,
    .control("s"),
    does: Action.proceed,
    .examPlan,
    named: "save"
  )

  /// The keys in a row with values to choose.
  static let choiceBindings: [KeyBinding<Action>] =
    [plan] + OptionRow.bindings { .change($0) } + [close] + ListState.bindings { .move($0) }

  /// The keys in a row in which something is typed.
  static let typingBindings: [KeyBinding<Action>] =
    [plan, KeyBinding(.tab, does: .complete, .keyComplete), close]
    + ListState.arrows { .move($0) } + FieldAction.bindings { .field($0) }

  /// The keys of what is possible.
  static let previewBindings: [KeyBinding<Action>] =
    [KeyBinding(.enter, .control("s"), does: .proceed, .examKeep, named: "save")]
    + OptionRow.bindings { .change($0) }.map { $0.labelled(.examMinutes) } + [close]

  static let tables: [[KeyBinding<Action>]] = [
    bindings, choiceBindings, typingBindings, previewBindings, [close],
  ]

  func table(_ context: StudyContext) -> [KeyBinding<Action>] {
    switch stage {
    case .list:
      let count = exams(context).count
      return Self.bindings.compactMap { binding in
        switch binding.action {
        case .move where count < 2: nil
        case .proceed, .delete: count == 0 ? binding.idle : binding
        default: binding
        }
      }
    case .form:
      let completes = isSearch && form?.field?.searchCompletion(in: context.data.names) != nil
      return (takesText ? Self.typingBindings : Self.choiceBindings).map { binding in
        switch binding.action {
        case .complete where !completes: binding.idle
        // What was refused is refused again.
        case .proceed where problem != nil: binding.idle
        default: binding
        }
      }
    case .planning: return [Self.close]
    case .preview: return Self.previewBindings
    case .keeping: return []
    }
  }

  mutating func type(_ scalar: Unicode.Scalar, _ context: StudyContext) -> [Request] {
    edit(context) { $0.type(scalar) }
    return []
  }

  private mutating func edit(_ context: StudyContext, _ change: (inout TextField) -> Void) {
    guard var field = form?.field else { return }
    problem = nil
    change(&field)
    form?.field = field
    completions = isSearch ? field.suggestedTerms(in: context.data.names) : nil
  }

  mutating func perform(_ action: Action, _ context: StudyContext) -> [Request] {
    switch (action, stage) {
    case (.close, .list): return [.close]
    case (.close, .form): return leaveForm(context)
    case (.close, .planning):
      stage = .form
      return [.run(.stopFitting)]
    case (.close, .preview): stage = .form
    case (.proceed, .list): openForm(of: selected(context), context)
    case (.add, .list): openForm(of: nil, context)
    case (.delete, .list): return delete(context)
    case (.undo(let command), .list): return [.undo(command, .decks([deck]))]
    case (.move(let move), .list):
      let count = exams(context).count
      list.move(move, count: count, height: count)
    case (.proceed, .form): return look(context)
    case (.proceed, .preview(let preview)): return keep(preview, context)
    case (.change(let step), .preview(let preview)): return plan(preview, by: step, context)
    case (.move(let move), .form):
      guard let form else { break }
      self.form?.row = move.from(form.row, in: form.rows)
      (completions, isTyping) = (nil, false)
    case (.change, .form):
      problem = nil
      if form?.row == .aim { form?.changeAim() }
    case (.field(let action), .form): edit(context) { $0.perform(action) }
    case (.complete, .form):
      guard isSearch, var field = form?.field else { break }
      completions = field.completeTerm(in: context.data.names)
      form?.field = field
    case (.type, .form): isTyping = true
    case (.done, .form): (completions, isTyping) = (nil, false)
    default: break
    }
    return []
  }

  private func selected(_ context: StudyContext) -> Exam? {
    let exams = exams(context)
    return exams.indices.contains(list.selected) ? exams[list.selected] : exams.last
  }

  private mutating func openForm(of exam: Exam?, _ context: StudyContext) {
    changed = exam
    form = ExamForm(exam, today: context.environment.studyDay, context.wording)
    (stage, problem) = (.form, nil)
  }

  /// Goes back to the list, or closes the screen where there is none.
  private mutating func leaveForm(_ context: StudyContext) -> [Request] {
    (form, changed, completions, isTyping) = (nil, nil, nil, false)
    stage = .list
    return exams(context).isEmpty ? [.close] : []
  }

  private mutating func look(_ context: StudyContext) -> [Request] {
    guard let form else { return [] }
    do throws(ExamForm.Refusal) {
      let exam = try form.read(today: context.environment.studyDay, context.wording)
      return plan(exam, context)
    } catch {
      self.form?.row = error.row
      problem = error.problem.words(context.wording, today: context.environment.studyDay)
      return []
    }
  }

  private mutating func plan(_ exam: Exam, _ context: StudyContext) -> [Request] {
    stage = .planning(exam)
    return [.run(.planExam(exam, of: deck, at: context.moment, boundary: context.boundary))]
  }

  /// Tries the next time a day beside what is shown.
  private mutating func plan(
    _ preview: ExamPreview,
    by step: Int,
    _ context: StudyContext
  ) -> [Request] {
    let now = Int((preview.outlook.seconds.max() ?? 0) / 60)
    let times = preview.alternatives.map(\.minutes)
    let next = step > 0 ? times.first { $0 > now } : times.last { $0 < now }
    guard let next else { return [] }
    form?.aim(at: next)
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
    guard case .planning(let exam) = stage else { return [] }
    switch response {
    case .plannedExam(let preview?, of: deck, for: exam): stage = .preview(preview)
    case .plannedExam(nil, of: deck, for: exam):
      stage = .form
      problem = context.wording(.examNoCards)
    case .examRefused(let wrong):
      stage = .form
      form?.row = .search
      problem = context.wording(wrong.phrase)
    default: break
    }
    return []
  }

  mutating func didSave(_ change: ChangeSet, _ context: StudyContext) -> [Request] {
    guard case .keeping = stage else {
      return change.decks.contains { $0.id == deck }
        ? [.tell(StatusMessage(tone: .success, .examDeleted))] : []
    }
    (form, changed) = (nil, nil)
    stage = .list
    return [.tell(StatusMessage(tone: .success, .examKept))]
  }

  mutating func didFail(because reason: FailureReason) {
    switch stage {
    case .keeping(let preview): stage = .preview(preview)
    case .planning: stage = .form
    case .list, .form, .preview: break
    }
  }

  mutating func receive(_ event: WorkEvent) {
    if case .stopped = event { didFail(because: .locked) }
  }
}
