import CardcaseUI
import PaymentCards
import Secrets
import Vault
import Wording

/// An open vault: its key, and what goes with the key.
struct OpenVault {
  /// What stays once the key is gone.
  var closed: ClosedVault
  let key: VaultKey
  /// The work on other threads that uses the key.
  var leases = KeyLeases()
  /// The effects that wait for the end of the job that has the vault for itself.
  var waiting: [EffectRequest] = []
  /// The card that was deleted last.
  var deletedCard: DeletedCard?
  /// The cards that were read from a file, to be imported.
  var cardImporter: CardImporter?
  /// The damage that was told since the vault was unlocked.
  var toldDamage: Set<Damage> = []
  /// What of the session is on disk.
  var session = SessionKeeper()

  init(_ closed: ClosedVault, key: VaultKey) {
    self.closed = closed
    self.key = key
  }

  /// A card that can be put back: sealed, and its place among the others.
  struct DeletedCard {
    let card: Sealed<PaymentCard<SecretDigits>>
    let place: Int64
  }

  var vault: Vault { closed.vault }

  /// Does something with the vault under its key.
  func attempt<T>(_ body: (Vault, VaultKey) throws -> T) throws(FailureReason) -> T {
    do {
      return try body(vault, key)
    } catch {
      throw FailureReason(error)
    }
  }
}
