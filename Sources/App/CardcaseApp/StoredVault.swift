import AppSupport
import LockUI
import Locking
import Preferences
import Secrets
import Store
import Vault

/// A vault found at launch, with the data that the lock needs before there is a key.
struct StoredVault {
  let vault: Vault
  let attempts: AttemptCounter
  let kind: PasscodeKind
  let preferences: Preferences

  /// Opens the vault's file, still locked; nil if there is none and one may be created. To lock a
  /// terminal it is only read, also while another process has it.
  init?(
    _ launch: LaunchMode,
    counting: AttemptCounting,
    random: any RandomSource
  ) throws(LaunchFailure) {
    let path: String
    switch launch {
    case .demo: return nil
    case .vault(let place):
      guard Vault.exists(at: launch.location) else { return nil }
      path = place
    case .terminalLock(let place): path = place
    }
    do throws(VaultFailure) {
      vault = try Vault.open(
        launch.location,
        for: launch.purpose == .terminal ? .readOnly : .readWrite,
        staying: true,
        random: random,
        devices: DeviceKeyFile(directory: counting.directory)
      )
      attempts = counting.counter(of: vault)
      kind = vault.kind
      var preferences = try SettingsStore(vault).unverified()
      if launch.purpose == .terminal { preferences.wipesAfterTen = false }
      self.preferences = preferences
      // It begins locked.
      vault.lock()
    } catch {
      throw .vault(error, path: path)
    }
  }
}

extension Vault {
  /// The kind of passcode. If its slot is damaged, the recovery key can still open the vault, so
  /// the lock accepts any text, as for a passphrase.
  var kind: PasscodeKind {
    // Unlocking tells what is wrong with the slot.
    (try? passcodeKind()).flatMap(PasscodeKind.init) ?? .passphrase
  }
}
