import Flashcards
import Secrets
import Store
import Vault

/// The flashcards of an open vault, as the screens ask for them.
struct OpenStudyStore {
  private let store: StudyStore
  private let key: VaultKey
  private let now: () -> LocalMoment

  /// The flashcards of a vault that `key` opens.
  ///
  /// - Parameter now: the present moment.
  init(
    _ vault: Vault,
    under key: VaultKey,
    now: @escaping () -> LocalMoment
  ) {
    store = StudyStore(vault)
    self.key = key
    self.now = now
  }

  /// The present moment.
  var moment: LocalMoment { now() }

  /// All there is, where all of it can be read.
  ///
  /// - Throws: `damaged` where some of it can't be.
  func collection(progress: StudyStore.Progress? = nil) throws -> StudyCollection {
    let (collection, damaged) = try store.collection(under: key, progress: progress)
    guard damaged == 0 else { throw ToolFailure.damagedFlashcards }
    return collection
  }

  /// Throws where the vault was locked, or the work called off.
  func requireKey() throws {
    guard !key.isDestroyed else { throw SecretFailure.keyDestroyed }
  }

  /// The highest ids in use: new ones must lie above them.
  func latestIDs() throws(VaultFailure) -> IDAllocator {
    try store.latestIDs(under: key)
  }
}
