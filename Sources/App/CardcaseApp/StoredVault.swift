import CardcaseUI
import Locking
import Preferences
import Secrets
import Store
import Vault

/// A vault that was there at launch, and what the lock needs to know of it before there is a key.
struct StoredVault {
  let vault: Vault
  let attempts: AttemptCounter
  let kind: PasscodeKind
  let preferences: Preferences

  /// Opens the vault's file, still locked; nil where there is none yet.
  init?(
    _ launch: LaunchMode,
    counting: AttemptCounting,
    random: any RandomSource
  ) throws(LaunchFailure) {
    guard case .vault(let path) = launch, Vault.exists(at: launch.location) else { return nil }
    do throws(VaultFailure) {
      vault = try Vault.open(
        launch.location,
        random: random,
        devices: DeviceKeyFile(directory: counting.directory)
      )
      attempts = counting.counter(of: vault)
      kind = vault.kind
      preferences = try SettingsStore(vault).unverified()
    } catch {
      throw .vault(error, path: path)
    }
  }
}

extension Vault {
  /// The kind of passcode. Where its slot is damaged the recovery key can still open the vault, so
  /// the lock comes up and asks for what can be anything.
  var kind: PasscodeKind {
    (try? passcodeKind()).flatMap(PasscodeKind.init) ?? .passphrase
  }
}
