/// The thing that the lock keeps closed.
package enum LockPurpose: Hashable, Sendable {
  /// The vault, which opens for the right passcode.
  case vault
  /// The terminal, which is given back for the right passcode of the vault. The vault stays closed
  /// and is not deleted, and the lock can be neither stopped nor left.
  case terminal
}
