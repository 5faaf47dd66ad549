import Letterbox
import Secrets
import Vault

extension VaultKey {
  /// Writes the public key that belongs to this key. Where that fails, the next unlocking does it.
  func publish(in letterbox: Letterbox, of vault: Vault) {
    guard let pair = try? LetterboxKeyPair(of: self) else { return }
    _ = try? letterbox.inspect(pair, ofVault: vault.id)
  }
}
