import Flashcards
import Secrets
import Store
import StudyUI
import Vault

/// The flashcards of an open vault, for the screens.
struct OpenStudyStore {
  private let store: StudyStore
  private let key: VaultKey
  private let now: () -> LocalMoment

  /// The flashcards of a vault that `key` opens.
  ///
  /// - Parameter now: returns the current moment.
  init(
    _ vault: Vault,
    under key: VaultKey,
    now: @escaping () -> LocalMoment
  ) {
    store = StudyStore(vault)
    self.key = key
    self.now = now
  }

  /// The current moment.
  var moment: LocalMoment { now() }

  /// The whole collection.
  ///
  /// - Throws: `ToolFailure.damagedFlashcards` if some of it can't be read.
  func collection(progress: StudyStore.Progress? = nil) throws -> StudyCollection {
    let (collection, damaged) = try store.collection(under: key, progress: progress)
    guard damaged == 0 else { throw ToolFailure.damagedFlashcards }
    return collection
  }

  /// Passes on the notes that an export writes, as `StudyStore.eachNote` does.
  ///
  /// - Throws: `ToolFailure.damagedFlashcards` if something can't be read.
  func eachNote(of scope: ExportScope, _ body: (Note, Deck) -> Void) throws {
    let damaged = try store.eachNote(under: key, in: scope.decks(among:)) { note, deck in
      if scope.includes(note.id) { body(note, deck) }
    }
    guard damaged == 0 else { throw ToolFailure.damagedFlashcards }
  }

  /// All answers, with the decks and their sets of parameters.
  ///
  /// - Throws: `ToolFailure.damagedFlashcards` if some of it can't be read.
  func history() throws -> StudyHistory {
    let (history, damaged) = try store.studyHistory(of: nil, under: key)
    guard damaged == 0 else { throw ToolFailure.damagedFlashcards }
    return history
  }

  /// The end of the user's days of study.
  func dayBoundary() throws(VaultFailure) -> DayBoundary {
    try store.dayBoundary(under: key)
  }

  /// Checks that the work may go on.
  ///
  /// - Throws: `SecretFailure.keyDestroyed` if the vault was locked or the work cancelled.
  func requireKey() throws {
    guard !key.isDestroyed else { throw SecretFailure.keyDestroyed }
  }

  /// The source of ids for new objects.
  func ids() throws(VaultFailure) -> IDSource {
    try store.ids(under: key)
  }
}
