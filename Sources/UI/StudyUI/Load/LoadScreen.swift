import DomainWords
import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

/// Moves the days on which the cards of a deck are due, or of all decks, by one of several tools, after a preview
/// of what that costs in recall. The change can be undone.
struct LoadScreen: PreviewScreen {
  enum Action: FormAnswering {
    case form(FormAction), keep, undo, close
  }

  /// The deck whose cards are meant, with those within it; nil for all decks.
  let deck: DeckID?
  var form = FormState(LoadForm())
  var stage = PreviewStage<LoadRequest, LoadChange>.form

  private enum CodingKeys: CodingKey {
    case deck, form
  }

  init(deck: DeckID?) {
    self.deck = deck
  }

  // MARK: Keys

  private static let submit = KeyBinding(.enter, does: Action.form(.submit), .keySubmit)

  static let bindings = Action.choosingKeys(submit)

  /// The keys of a preview.
  private static let previewBindings = [
    KeyBinding(.enter, does: Action.keep, .keySubmit), Action.closeKey,
  ]

  /// The keys after the days were moved.
  private static let doneBindings: [KeyBinding<Action>] = [
    KeyBinding("u", does: .undo, .keyUndo),
    KeyBinding(.enter, .escape, does: .close, .keyBack),
  ]

  private static let loadingBindings = LoadingPlaceholder.bindings(
    isUnreadable: false,
    again: Action.close,
    close: .close
  )

  static let tables: [[KeyBinding<Action>]] = [
    bindings, Action.typingKeys(submit), previewBindings, doneBindings, loadingBindings,
  ]

  func table(_ context: StudyContext) -> [KeyBinding<Action>] {
    switch stage {
    case .form: form.keys(Self.submit, completes: false, context)
    case .gathering: Self.loadingBindings
    case .preview(let change): change.isEmpty ? [Action.closeKey] : Self.previewBindings
    case .keeping: []
    case .done: Self.doneBindings
    }
  }

  mutating func perform(_ action: Action, _ context: StudyContext) -> [Request] {
    switch (action, stage) {
    case (.close, .form), (.close, .done): return [.close]
    case (.close, .gathering), (.close, .preview): stage = .form
    case (.form(.submit), .form): return look(context)
    case (.form(let action), .form): form.perform(action, context)
    case (.keep, .preview(let change)) where !change.isEmpty:
      stage = .keeping(change)
      let request = LoadRequest(change.tool, of: deck)
      return [.run(.moveDays(request, at: context.moment, boundary: context.boundary))]
    case (.undo, .done):
      return [.undo(.step(.undo), deck.map { .decks([$0]) } ?? .area(.study))]
    default: break
    }
    return []
  }

  private mutating func look(_ context: StudyContext) -> [Request] {
    do throws(LoadForm.Refusal) {
      let tool = try form.content.read(today: context.environment.studyDay)
      let request = LoadRequest(tool, of: deck)
      stage = .gathering(request)
      return [.run(.previewLoad(request, at: context.moment, boundary: context.boundary))]
    } catch {
      form.refuse(error.problem.words(context.wording), at: error.row)
      return []
    }
  }

  // MARK: Replies

  mutating func receive(_ response: StudyResponse, _ context: StudyContext) -> [Request] {
    guard case .loadChange(let change, let request) = response,
      case .gathering(request) = stage
    else { return [] }
    stage = .preview(change)
    return []
  }

  mutating func didSave(_ written: ChangeSet, _ context: StudyContext) -> [Request] {
    guard case .keeping(let change) = stage else { return [] }
    stage = .done(change)
    // Where only dates change, the screen says which.
    guard !written.cards.isEmpty else { return [] }
    return [.tell(StatusMessage(tone: .success, .loadMoved(written.cards.count)))]
  }

  /// Returns to the form once cards or decks changed: a preview would be one of other cards, and what was done is undone.
  mutating func applyExternal(
    _ change: ChangeSet,
    created: Set<FlashcardID>,
    _ context: StudyContext
  ) {
    switch stage {
    case .preview, .done: if !change.cards.isEmpty || !change.decks.isEmpty { stage = .form }
    case .form, .gathering, .keeping: break
    }
  }
}
