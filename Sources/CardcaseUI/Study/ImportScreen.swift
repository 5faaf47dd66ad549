import Flashcards
import PaymentCards
import Windowing
import Wording

/// Brings a file of notes in: its name, a preview, and then all of it or nothing. One key undoes it.
struct ImportScreen: ScreenContent {
  enum Action: Sendable {
    case proceed, undo, scroll(Int), field(FieldAction), close
  }

  /// Where it stands.
  enum Stage: Sendable {
    /// The file's name is typed.
    case path
    /// The file is being read: so much of it, of so much.
    case reading(done: Int, of: Int)
    /// What it holds is shown.
    case preview(ImportPreview)
    /// It is being written.
    case writing(ImportPreview)
    /// It is in.
    case done(ImportPreview)
    /// It is being taken out again.
    case undoing(ImportPreview)
  }

  /// The deck for notes that name none themselves.
  let deck: DeckID?
  private(set) var path = TextField(limit: 4_096)
  private(set) var stage = Stage.path
  private(set) var problem: ImportProblem?
  private(set) var scroll = 0

  private enum CodingKeys: CodingKey {
    case deck, path
  }

  init(into deck: DeckID?) {
    self.deck = deck
  }

  static let bindings: [KeyBinding<Action>] =
    [KeyBinding(.enter, does: .proceed, .keySubmit)] + FieldAction.bindings { .field($0) } + [
      KeyBinding(.escape, does: .close, .keyBack)
    ]

  /// Once the file was read.
  static let previewBindings: [KeyBinding<Action>] = [
    KeyBinding(.enter, does: .proceed, .keyImport),
    KeyBinding(.character("u"), does: .undo, .keyUndo, inFooter: false),
    KeyBinding(.up, does: .scroll(-1), .keyScroll, inFooter: false),
    KeyBinding(.down, does: .scroll(1), .keyScroll, inFooter: false),
    KeyBinding(.escape, does: .close, .keyBack),
  ]

  /// Once it is in.
  static let doneBindings: [KeyBinding<Action>] = [
    KeyBinding(.character("u"), does: .undo, .keyUndo),
    KeyBinding(.enter, .escape, does: .close, .keyBack),
  ]

  var screen: Screen { .importing(self) }
  var needs: StudyNeed? { .decks }

  var takesText: Bool {
    if case .path = stage { true } else { false }
  }

  var table: [KeyBinding<Action>] {
    switch stage {
    case .path: Self.bindings
    case .reading, .preview, .writing: Self.previewBindings
    case .done, .undoing: Self.doneBindings
    }
  }

  mutating func type(_ scalar: Unicode.Scalar, _ context: ScreenContext) -> [Request] {
    problem = nil
    _ = path.apply(.type(scalar))
    return []
  }

  mutating func perform(_ action: Action, _ context: ScreenContext) -> [Request] {
    switch (action, stage) {
    case (.close, .preview):
      stage = .path
    case (.close, .writing), (.close, .undoing):
      return []
    case (.close, _):
      return [.close]
    case (.proceed, .path):
      guard !path.text.isEmpty else { return [] }
      problem = nil
      stage = .reading(done: 0, of: 0)
      return [.readImport(path: path.text, into: deck)]
    case (.proceed, .preview(let preview)):
      guard !preview.change.isEmpty else {
        return [.tell(StatusMessage(phrase: .deckImportNothing))]
      }
      stage = .writing(preview)
      return [.keep(preview.change)]
    case (.undo, .done(let preview)):
      stage = .undoing(preview)
      return [.keep(preview.undo)]
    case (.field(let action), .path):
      problem = nil
      _ = path.apply(action.edit)
    case (.scroll(let step), .preview(let preview)):
      scroll = min(max(0, scroll + step), max(0, preview.badLines.count - 1))
    default:
      break
    }
    return []
  }

  mutating func receive(_ news: StudyNews, _ context: ScreenContext) -> [Request] {
    guard case .reading = stage else { return [] }
    switch news {
    case .preview(let preview):
      stage = .preview(preview)
      scroll = 0
    case .progress(let done, let total): stage = .reading(done: done, of: total)
    case .unreadable(let problem):
      self.problem = problem
      stage = .path
    default: break
    }
    return []
  }

  mutating func kept(_ change: StudyChange, _ context: ScreenContext) -> [Request] {
    switch stage {
    case .writing(let preview):
      stage = .done(preview)
      return [.tell(StatusMessage(tone: .success, phrase: .deckImportDone))]
    case .undoing:
      return [.close, .tell(StatusMessage(tone: .success, phrase: .importUndone))]
    default: return []
    }
  }

  mutating func notKept() {
    switch stage {
    case .writing(let preview): stage = .preview(preview)
    case .undoing(let preview): stage = .done(preview)
    default: break
    }
  }

  func draw(into canvas: inout Canvas, _ context: ScreenContext) {
    ImportView(screen: self, context: context).draw(into: &canvas)
  }
}
