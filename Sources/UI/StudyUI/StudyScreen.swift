import Flashcards
import Screens
import Widgets
import WindowLevels

/// A screen about flashcards, which is told what became of its changes.
protocol StudyScreen: Screen where Data == StudyData {
  /// A change that this screen asked for is on disk.
  mutating func didSave(_ change: ChangeSet, _ context: StudyContext) -> [Request]

  /// It could not be saved, or what it asked for could not be read.
  mutating func didFailToSave()

  /// Takes in anything else that this screen asked for.
  mutating func receive(_ response: StudyResponse, _ context: StudyContext) -> [Request]

  /// Another screen's change is on disk. `created` are the cards that were not there before.
  mutating func applyExternal(
    _ change: ChangeSet,
    created: Set<CardID>,
    _ context: StudyContext
  )
}

extension StudyScreen {
  mutating func didSave(_ change: ChangeSet, _ context: StudyContext) -> [Request] { [] }

  mutating func didFailToSave() {}

  mutating func receive(_ response: StudyResponse, _ context: StudyContext) -> [Request] { [] }

  mutating func applyExternal(
    _ change: ChangeSet,
    created: Set<CardID>,
    _ context: StudyContext
  ) {}

  mutating func receive(_ reply: StudyReply, _ context: StudyContext) -> [Request] {
    switch reply {
    case .saved(let change): return didSave(change, context)
    case .notSaved, .unreadable:
      didFailToSave()
      return []
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
