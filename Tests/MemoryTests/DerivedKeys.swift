import CSodium
import Secrets
import Vault

/// The keys of a vault, which follow from its file and its recovery key, as bytes to look for.
struct DerivedKeys {
  /// Those that are there as long as the vault is open: the vault's own, and those of its pages.
  let held: [(name: String, bytes: [UInt8])]
  /// Those that are there for the moment in which something is derived from them.
  let passing: [(name: String, bytes: [UInt8])]

  /// Opens the vault in this process, which need not be alone.
  ///
  /// - Parameter groups: the recovery key as it is shown.
  init(ofVaultAt path: String, recoveryKey groups: [String]) throws {
    var typed = SecretBuffer(capacity: 128)
    for scalar in groups.joined().unicodeScalars { try typed.append(scalar) }
    let recoveryKey = try RecoveryKey(reading: typed)
    let vault = try Vault.open(.file(path), for: .readOnly)
    let key = try vault.unlock(recoveryKey: recoveryKey)
    let wrapping = try SealingKey(random: SystemRandom())
    let box = try key.wrapped(
      under: wrapping,
      boundTo: AssociatedData(),
      random: SystemRandom()
    )
    let pages = Self.revealed(try key.seed(for: KeyPurpose(rawValue: "vault/pages")))
    held =
      [("the vault key", try wrapping.open(box, boundTo: AssociatedData()))]
      + ["pages", "frames", "tags"].enumerated().map { index, what in
        var bytes = [UInt8](repeating: 0, count: 32)
        crypto_kdf_derive_from_key(&bytes, bytes.count, UInt64(index + 1), "pages  1", pages)
        return ("the key of \(what)", bytes)
      }
    let slot = try SealingKey(
      fullEntropy: recoveryKey.bytes(),
      purpose: KeyPurpose(rawValue: "slot/recovery")
    )
    passing = [
      ("the key of all pages", pages),
      ("the recovery key", Self.revealed(try recoveryKey.bytes())),
      (
        "the key of its slot",
        Self.revealed(try slot.seed(for: KeyPurpose(rawValue: "slot/wrapping")))
      ),
    ]
    key.destroy()
    try vault.close()
  }

  private static func revealed(_ secret: SecretBytes) -> [UInt8] {
    secret.withUnsafeBytes { Array($0) }
  }
}
