import DomainWords
import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

/// Moves the days on which the cards of a deck are due, or of all decks, by one of several tools, after a preview
/// of what that costs in recall. The change can be undone.
struct LoadScreen: StudyScreen {
  enum Action: Sendable {
    case proceed, undo, close, move(ListState.Move), change(Int), field(FieldAction)
    /// Begins to type the value of the focused row, and ends it: in line mode.
    case type, done
  }

  /// A stage of the screen.
  enum Stage: Sendable {
    /// The tool is chosen.
    case form
    /// What it does is being computed.
    case gathering(LoadRequest)
    /// The preview is shown.
    case preview(LoadRequest, LoadChange)
    /// The days are being moved.
    case keeping(LoadRequest, LoadChange)
    /// The days were moved.
    case done(LoadChange)
  }

  /// The deck whose cards are meant, with those within it; nil for all decks.
  let deck: DeckID?
  private(set) var form = LoadForm()
  private(set) var stage = Stage.form
  /// True while line mode asks for the value of the focused row.
  private(set) var isTyping = false
  /// The reason why nothing is previewed, until something is changed.
  private(set) var problem: LoadToolText.Problem?

  // A preview is not kept, as it is computed again.
  private enum CodingKeys: CodingKey {
    case deck, form, isTyping, problem
  }

  init(deck: DeckID?) {
    self.deck = deck
  }

  var requirement: StudyRequirement? { .decks }

  var takesText: Bool {
    if case .form = stage { form.field != nil } else { false }
  }

  // MARK: Keys

  private static let proceed = KeyBinding(.enter, does: Action.proceed, .keySubmit)
  private static let close = KeyBinding(.escape, does: Action.close, .keyBack)

  /// The keys in a row with values to choose.
  static let bindings: [KeyBinding<Action>] =
    [proceed] + OptionRow.bindings { .change($0) } + [close]
    + ListState.bindings { .move($0) }

  /// The keys in a row in which something is typed.
  static let typingBindings: [KeyBinding<Action>] =
    [proceed, close] + ListState.arrows { .move($0) } + FieldAction.bindings { .field($0) }

  /// The keys of a preview.
  private static let previewBindings = [proceed, close]

  /// The keys after the days were moved.
  private static let doneBindings: [KeyBinding<Action>] = [
    KeyBinding("u", does: .undo, .keyUndo),
    KeyBinding(.enter, .escape, does: .close, .keyBack),
  ]

  private static let loadingBindings = LoadingPlaceholder.bindings(
    isUnreadable: false,
    again: Action.proceed,
    close: .close
  )

  static let tables: [[KeyBinding<Action>]] = [
    bindings, typingBindings, previewBindings, doneBindings, loadingBindings,
  ]

  func table(_ context: StudyContext) -> [KeyBinding<Action>] {
    switch stage {
    case .form:
      (takesText ? Self.typingBindings : Self.bindings).map { binding in
        // What was refused is refused again.
        if case .proceed = binding.action, problem != nil { binding.idle } else { binding }
      }
    case .gathering: Self.loadingBindings
    case .preview(_, let change): change.moves.isEmpty ? [Self.close] : Self.previewBindings
    case .keeping: []
    case .done: Self.doneBindings
    }
  }

  mutating func type(_ scalar: Unicode.Scalar, _ context: StudyContext) -> [Request] {
    problem = nil
    form.field?.type(scalar)
    return []
  }

  mutating func perform(_ action: Action, _ context: StudyContext) -> [Request] {
    switch (action, stage) {
    case (.close, .form), (.close, .done): return [.close]
    case (.close, .gathering), (.close, .preview): stage = .form
    case (.proceed, .form): return look(context)
    case (.proceed, .preview(let request, let change)) where !change.moves.isEmpty:
      stage = .keeping(request, change)
      return [.run(.moveDays(request, at: context.moment, boundary: context.boundary))]
    case (.move(let move), .form):
      (form.row, isTyping) = (move.from(form.row, in: form.rows), false)
    case (.change(let step), .form):
      problem = nil
      form.change(by: step)
    case (.field(let action), .form):
      problem = nil
      form.field?.perform(action)
    case (.type, .form): isTyping = true
    case (.done, .form): isTyping = false
    case (.undo, .done):
      return [.undo(.step(.undo), deck.map { .decks([$0]) } ?? .area(.study))]
    default: break
    }
    return []
  }

  private mutating func look(_ context: StudyContext) -> [Request] {
    do throws(LoadForm.Refusal) {
      let tool = try form.read(today: context.boundary.day(of: context.moment))
      let request = LoadRequest(tool, of: deck)
      stage = .gathering(request)
      return [.run(.previewLoad(request, at: context.moment, boundary: context.boundary))]
    } catch {
      (form.row, problem) = (error.row, error.problem)
      return []
    }
  }

  // MARK: Replies

  mutating func receive(_ response: StudyResponse, _ context: StudyContext) -> [Request] {
    guard case .loadChange(let change, let request) = response,
      case .gathering(request) = stage
    else { return [] }
    stage = .preview(request, change)
    return []
  }

  mutating func didSave(_ written: ChangeSet, _ context: StudyContext) -> [Request] {
    guard case .keeping(_, let change) = stage else { return [] }
    stage = .done(change)
    return [.tell(StatusMessage(tone: .success, .loadMoved(written.cards.count)))]
  }

  mutating func didFail(because reason: FailureReason) {
    switch stage {
    case .keeping(let request, let change): stage = .preview(request, change)
    case .gathering: stage = .form
    case .form, .preview, .done: break
    }
  }

  mutating func receive(_ event: WorkEvent) {
    if case .stopped = event { didFail(because: .locked) }
  }

  /// Returns to the form once cards changed: a preview would be one of other cards, and what was done is undone.
  mutating func applyExternal(
    _ change: ChangeSet,
    created: Set<FlashcardID>,
    _ context: StudyContext
  ) {
    switch stage {
    case .preview, .done: if !change.cards.isEmpty { stage = .form }
    case .form, .gathering, .keeping: break
    }
  }
}
