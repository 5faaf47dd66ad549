import CardcaseUI
import Secrets
import Vault

/// The vault as the program holds it. Work that needs the vault key takes an `UnlockedVault`, which
/// only unlocking makes.
enum VaultState {
  /// No vault exists.
  case none
  /// The demo's vault is being created; with the passcode typed meanwhile.
  case making(PendingPasscode?)
  /// A locked vault, whose key is not in memory.
  case closed(ClosedVault)
  /// A locked vault whose key the recovery key has unwrapped; it opens once it has a new passcode.
  case recovered(ClosedVault, VaultKey)
  /// An open vault.
  case open(UnlockedVault)

  /// A passcode typed before the demo's vault existed, with the ID of its request.
  struct PendingPasscode {
    let passcode: SecretBytes
    let effectID: EffectID
  }

  /// The vault without its key; nil if there is none.
  var closed: ClosedVault? {
    get {
      switch self {
      case .none, .making: nil
      case .closed(let closed), .recovered(let closed, _): closed
      case .open(let open): open.closed
      }
    }
    set {
      guard let newValue else {
        self = .none
        return
      }
      switch self {
      case .none, .making, .closed: self = .closed(newValue)
      case .recovered(_, let key): self = .recovered(newValue, key)
      case .open(let open): open.closed = newValue
      }
    }
  }

  /// The open vault; nil if there is none.
  var open: UnlockedVault? {
    if case .open(let open) = self { open } else { nil }
  }

  /// Destroys the key, however it was obtained, and stops the work that uses it. Other processes
  /// may write to the vault from then on.
  mutating func dropKey() {
    switch self {
    case .none, .making, .closed: break
    case .recovered(let closed, let key):
      key.destroy()
      self = .closed(closed)
    case .open(let open):
      open.leases.revoke()
      open.key.destroy()
      self = .closed(open.closed)
    }
    closed?.vault.lock()
  }
}
