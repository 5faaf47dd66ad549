package import Secrets

/// The key that admits one device, once. It has the form of a recovery key and stays in guarded
/// memory.
package struct PairingKey: Sendable, Equatable {
  /// The time for which the device that invites waits.
  package static let validity: Duration = .seconds(900)

  /// The key.
  package let key: RecoveryKey

  /// Wraps a key.
  package init(_ key: RecoveryKey) {
    self.key = key
  }
}
