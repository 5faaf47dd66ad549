import CardcaseUI
import PaymentCards
import Secrets
import Vault
import Wording

/// An open vault: its key, and the state that depends on the key.
struct OpenVault {
  /// The state that remains after the key is destroyed.
  var closed: ClosedVault
  let key: VaultKey
  /// The leases of the key to work on other threads.
  var leases = KeyLeases()
  /// The effects queued until the job that has the vault to itself ends.
  var waiting: [EffectRequest] = []
  /// The card deleted last; nil if there is none.
  var deletedCard: DeletedCard?
  /// The cards read from a file and not imported yet.
  var cardImporter: CardImporter?
  /// The damage reported since unlocking.
  var toldDamage: Set<Damage> = []
  /// The schedule for saving the session.
  var session = SessionKeeper()

  init(_ closed: ClosedVault, key: VaultKey) {
    self.closed = closed
    self.key = key
  }

  /// A deleted card that can be restored: sealed, with its place among the others.
  struct DeletedCard {
    let card: Sealed<PaymentCard<SecretDigits>>
    let place: Int64
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
