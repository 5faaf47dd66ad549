import Secrets
import Testing

@testable import Vault

extension Vault {
  /// A vault in memory for a test, with its key.
  static func inMemory() throws -> (vault: Vault, key: VaultKey) {
    let creation = try Vault.create(
      at: .memory,
      passcode: SecretBytes(Array("5566".utf8)),
      kind: "digits4",
      cost: try #require(DerivationCost(memory: 8 << 20, passes: 1))
    )
    return (creation.vault, creation.key)
  }
}
