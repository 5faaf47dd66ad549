import CardcaseUI
import Flashcards
import ReaderClient
import Secrets
import Vault
import Wording

/// An open vault: its key, and the state that depends on the key. There is one, and whoever changes
/// it changes that one: no copy of an earlier state can be put back in its place.
final class UnlockedVault {
  /// The state that remains after the key is destroyed.
  var closed: ClosedVault
  let key: VaultKey
  /// The leases of the key to work on other threads.
  var leases = KeyLeases()
  /// The effects queued until the job that has the vault to itself ends.
  var waiting: [EffectRequest] = []
  /// The cards read from a file and not imported yet.
  var cardImporter: PaymentCardImporter?
  /// The file whose cards were imported last.
  var importedFile: ImportedFile?
  /// The damage reported since unlocking.
  var toldDamage: Set<Damage> = []
  /// The schedule for keeping in step with other devices.
  var sync = SyncSchedule()
  /// The schedule for saving the session.
  var session = SessionKeeper()

  /// The time of unlocking: what was done before it is undone only after a question.
  let openedAt: Timestamp

  init(_ closed: ClosedVault, key: VaultKey, at openedAt: Timestamp) {
    self.closed = closed
    self.key = key
    self.openedAt = openedAt
  }

  var vault: Vault { closed.vault }

  /// Runs `body` with the vault and its key.
  ///
  /// - Throws: the reason of any error that `body` throws.
  func attempt<T>(_ body: (Vault, VaultKey) throws -> T) throws(FailureReason) -> T {
    do {
      return try body(vault, key)
    } catch {
      throw FailureReason(error)
    }
  }
}
