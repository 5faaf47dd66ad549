import Flashcards
import Screens
import Wording

/// A stage of a change that is shown before it is made.
enum PreviewStage<Wish: Sendable, Preview: Sendable>: Sendable {
  /// What is wished is typed and chosen.
  case form
  /// What it leads to is being worked out.
  case gathering(Wish)
  /// That is shown.
  case preview(Preview)
  /// The change is being saved.
  case keeping(Preview)
  /// It was saved.
  case done(Preview)

  /// Goes back to what was shown before the work that failed or was stopped.
  mutating func goBack() {
    switch self {
    case .keeping(let preview): self = .preview(preview)
    case .gathering: self = .form
    case .form, .preview, .done: break
    }
  }
}

/// A screen with a form, that shows what it leads to before it is done. What is shown is not in sealed sessions,
/// but worked out again.
protocol PreviewScreen: StudyScreen where Action: FormAnswering {
  associatedtype Form: StudyForm
  /// What is asked for.
  associatedtype Wish: Sendable
  /// What it leads to.
  associatedtype Preview: Sendable

  var form: FormState<Form> { get set }
  var stage: PreviewStage<Wish, Preview> { get set }
  /// True while the form is shown.
  var showsForm: Bool { get }
}

extension PreviewScreen {
  var requirement: StudyRequirement? { .decks }

  var showsForm: Bool { if case .form = stage { true } else { false } }

  var takesText: Bool { showsForm && form.takesText }

  var completesNames: Bool { takesText && form.isSearch }

  mutating func type(_ scalar: Unicode.Scalar, _ context: StudyContext) -> [Request] {
    if showsForm { form.type(scalar, context) }
    return []
  }

  mutating func didFail(because reason: FailureReason) { stage.goBack() }

  mutating func receive(_ event: WorkEvent) {
    if case .stopped = event { stage.goBack() }
  }
}
