import Secrets
import Testing

@testable import Vault

extension Vault {
  /// A vault in memory for a test, with its key.
  static func inMemory() throws -> (vault: Vault, key: VaultKey) { try forTest(at: .memory) }

  /// A vault for a test, with its key. Its passcode is 5566.
  static func forTest(
    at location: VaultLocation,
    random: any RandomSource = SystemRandom()
  ) throws -> (vault: Vault, key: VaultKey) {
    let creation = try Vault.create(
      at: location,
      passcode: SecretBytes(Array("5566".utf8)),
      kind: "digits4",
      cost: try #require(DerivationCost(memory: 8 << 20, passes: 1)),
      random: random
    )
    return (creation.vault, creation.key)
  }
}
