import Flashcards
import Screens
import WindowLevels
import Wording

/// A screen about flashcards, with separate methods for the results of its changes.
protocol StudyScreen: Screen where Data == StudyData {
  /// Called when a change of this screen was saved.
  mutating func didSave(_ change: ChangeSet, _ context: StudyContext) -> [Request]

  /// Called when a change could not be saved, or requested data could not be read.
  mutating func didFail(because reason: FailureReason)

  /// The cards that the screen shows as they look, and those that it will show next, the most urgent
  /// first, with what they are made of; nil for one that its note does not make.
  func shownFaces(_ data: StudyData, _ size: Size) -> [(card: FlashcardID, request: FaceRequest?)]

  /// The pictures that the screen shows, and those that it will show next, the most urgent first.
  func wantedPictures(_ data: StudyData, _ environment: ScreenEnvironment) -> [WantedPicture]

  /// True if the screen completes names of the vault, such as tags.
  var completesNames: Bool { get }

  /// Called with the response to any other effect of this screen.
  mutating func receive(_ response: StudyResponse, _ context: StudyContext) -> [Request]

  /// Called when another screen's change was saved; `created` are its new cards.
  mutating func applyExternal(
    _ change: ChangeSet,
    created: Set<FlashcardID>,
    _ context: StudyContext
  )
}

extension StudyScreen {
  func shownFaces(_ data: StudyData, _ size: Size) -> [(card: FlashcardID, request: FaceRequest?)] {
    []
  }

  func wantedPictures(_ data: StudyData, _ environment: ScreenEnvironment) -> [WantedPicture] { [] }

  var completesNames: Bool { false }

  mutating func didSave(_ change: ChangeSet, _ context: StudyContext) -> [Request] { [] }

  mutating func didFail(because reason: FailureReason) {}

  mutating func receive(_ response: StudyResponse, _ context: StudyContext) -> [Request] { [] }

  mutating func applyExternal(
    _ change: ChangeSet,
    created: Set<FlashcardID>,
    _ context: StudyContext
  ) {}

  mutating func receive(_ reply: StudyReply, _ context: StudyContext) -> [Request] {
    switch reply {
    case .saved(let change): return didSave(change, context)
    case .notSaved(let reason), .unreadable(let reason), .answersUnreadable(let reason):
      didFail(because: reason)
      return []
    case .heard(let result): return [.tell(result.message(context.wording))]
    case .notPlayed(let problem): return [.tell(problem.message(context.wording))]
    case .response(let response): return receive(response, context)
    case .loaded: return []
    }
  }

  mutating func applyExternal(_ change: StudyData.Change, _ context: StudyContext) -> [Request] {
    if case .saved(let change, let created) = change {
      applyExternal(change, created: created, context)
    }
    return []
  }
}
