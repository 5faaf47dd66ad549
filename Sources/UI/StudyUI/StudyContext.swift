import Flashcards
import Screens
import Widgets
import WindowLevels

typealias StudyContext = ScreenContext<StudyData>

extension StudyContext {
  /// The cards of a deck; nil if they are not in memory.
  func shelf(_ deck: DeckID) -> LoadedDeck? { data.deck(deck) }

  /// True if a deck can't be read.
  func isUnreadable(_ deck: DeckID) -> Bool { data.failure(of: deck) != nil }

  /// An id for one new object. A change with several draws them from a copy of `data.ids`.
  func newID<ID: ObjectID>() -> ID {
    var ids = data.ids
    return ids.next(at: moment.time)
  }
}
