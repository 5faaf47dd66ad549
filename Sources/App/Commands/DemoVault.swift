import AppSupport
import Flashcards
import Locking
import Secrets
import Vault

/// The throw-away vault of commands, in memory only.
enum DemoVault {
  /// Makes the vault with the demo's samples, locked.
  static func make() throws(VaultFailure) -> Vault {
    let passcode: SecretBytes
    do throws(SecretFailure) {
      passcode = try Self.samplePasscode()
    } catch {
      throw .secret(error)
    }
    let creation = try Vault.create(
      at: .memory,
      passcode: passcode,
      kind: PasscodeKind.digits4.rawValue,
      // It guards samples that everybody knows.
      cost: .least
    )
    Samples.demo.fill(creation.vault, under: creation.key, at: WallClock.now)
    creation.key.destroy()
    return creation.vault
  }

  /// Its passcode.
  static func passcode() throws(ToolFailure) -> SecretBytes {
    do throws(SecretFailure) {
      return try samplePasscode()
    } catch {
      throw .refused(.failed(.secret(error)))
    }
  }

  private static func samplePasscode() throws(SecretFailure) -> SecretBytes {
    try SecretBytes(Array(Samples.passcode.utf8))
  }
}
