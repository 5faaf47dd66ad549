import Locking
import Secrets
import Vault

/// Vaults whose passcode derivation costs next to nothing.
enum BenchVault {
  /// A clock that stands still: no attempt here is wrong, so that none has a delay.
  private struct StoppedClock: AttemptClock {
    var now: AttemptMoment { AttemptMoment(boot: [1], nanoseconds: 0) }
  }

  struct NoCost: Error {}

  static let passcode = "135790"

  /// Creates an empty vault.
  static func make(at path: String) throws -> (vault: Vault, key: VaultKey) {
    guard let cost = DerivationCost(memory: 8 << 20, passes: 1) else { throw NoCost() }
    let creation = try Vault.create(
      at: .file(path),
      passcode: secret,
      kind: PasscodeKind.digits6.rawValue,
      cost: cost
    )
    return (creation.vault, creation.key)
  }

  /// Opens a vault that has the passcode.
  static func open(_ path: String) throws -> (vault: Vault, key: VaultKey) {
    let vault = try Vault.open(.file(path))
    let counter = AttemptCounter(
      ofNew: vault,
      in: AttemptMemory(),
      clock: StoppedClock(),
      rule: AttemptPolicy()
    )
    return (vault, try vault.unlock(with: counter.count(secret)))
  }

  private static var secret: SecretBytes {
    get throws { try SecretBytes(Array(passcode.utf8)) }
  }
}
