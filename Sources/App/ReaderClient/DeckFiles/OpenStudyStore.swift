package import Flashcards
package import Secrets
package import Store
package import Vault
import Wording

/// The flashcards of an open vault, for the screens.
package struct OpenStudyStore {
  private let store: StudyStore
  private let key: VaultKey
  private let now: () -> LocalMoment

  /// The flashcards of a vault that `key` opens.
  ///
  /// - Parameter now: returns the current moment.
  package init(
    _ vault: Vault,
    under key: VaultKey,
    now: @escaping () -> LocalMoment
  ) {
    store = StudyStore(vault)
    self.key = key
    self.now = now
  }

  /// The current moment.
  package var moment: LocalMoment { now() }

  /// The whole collection.
  ///
  /// - Throws: `FailureReason.damaged` if some of it can't be read.
  package func collection(progress: StudyStore.Progress? = nil) throws -> StudyCollection {
    let (collection, damaged) = try store.collection(under: key, progress: progress)
    guard damaged == 0 else { throw FailureReason.damaged }
    return collection
  }

  /// Passes on the notes that an export writes, as `StudyStore.eachNote` does.
  ///
  /// - Throws: `FailureReason.damaged` if something can't be read.
  package func eachNote(of scope: ExportScope, _ body: (Note, Deck) -> Void) throws {
    let damaged = try store.eachNote(under: key, in: scope.decks(among:)) { note, deck in
      if scope.includes(note.id) { body(note, deck) }
    }
    guard damaged == 0 else { throw FailureReason.damaged }
  }

  /// All answers, with the decks and their sets of parameters.
  ///
  /// - Throws: `FailureReason.damaged` if some of it can't be read.
  package func history() throws -> StudyHistory {
    let (history, damaged) = try store.studyHistory(of: nil, under: key)
    guard damaged == 0 else { throw FailureReason.damaged }
    return history
  }

  /// The end of the user's days of study.
  package func dayBoundary() throws(VaultFailure) -> DayBoundary {
    try store.dayBoundary(under: key)
  }

  /// Checks that the work may go on.
  ///
  /// - Throws: `SecretFailure.keyDestroyed` if the vault was locked or the work cancelled.
  package func requireKey() throws {
    guard !key.isDestroyed else { throw SecretFailure.keyDestroyed }
  }

  /// The source of ids for new objects.
  package func ids() throws(VaultFailure) -> IDSource {
    try store.ids(under: key)
  }
}
