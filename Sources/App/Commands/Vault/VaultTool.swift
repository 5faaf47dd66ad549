import AppSupport
import Glibc
package import Preferences
import SealedFiles
import Secrets
import Store
import Vault
import Wording

/// The commands about a vault, with their output for the user.
package struct VaultTool {
  let door: VaultAuthenticator
  let context: CommandContext

  /// The commands for a vault.
  package init(in context: CommandContext) {
    self.context = context
    door = VaultAuthenticator(in: context)
  }

  var wording: Wording { context.wording }
  var path: String { context.path }

  /// The vault's letterbox; nil for the demo's vault.
  var letterbox: Letterbox? {
    context.launch == .demo
      ? nil : Letterbox(besideVault: path, stateDirectory: context.stateDirectory)
  }

  /// The status of the vault. Needs no key.
  package func status() throws(ToolFailure) -> [String] {
    let vault = try door.open(for: .readOnly)
    let deviceKeyPath = vault.deviceKeyPath ?? "?"
    let lines = VaultStatusText(
      vault.status,
      path: path,
      deviceKeyPath: deviceKeyPath,
      waiting: letterbox?.waiting ?? 0,
      wording
    ).lines
    guard let open = DirectoryTrust.openDirectory(above: vault.location) else { return lines }
    return lines + [wording(.noticeDirectoryOpen(path: open))]
  }

  /// The settings of the vault, as far as they can be read without a key; nil if there is no vault.
  package func unverifiedPreferences() throws(ToolFailure) -> Preferences? {
    guard Vault.exists(at: context.launch.location) else { return nil }
    let vault = try door.open(for: .readOnly)
    return try door.at(path) { () throws(VaultFailure) in
      try SettingsStore(vault).unverified()
    }
  }

  /// Asks for the passcode and authenticates everything in the vault.
  ///
  /// - Returns: the findings, and true if nothing is damaged.
  package func verify() throws(ToolFailure) -> (lines: [String], isSound: Bool) {
    let vault = try door.open(for: .readOnly)
    let opening = try door.unlock(vault)
    defer { opening.key.destroy() }
    let (findings, media) = try door.at(path) { () throws(VaultFailure) in
      let findings = try vault.verify(under: opening.key)
      guard findings.damage.isEmpty else { return (findings, MediaStore.Totals.none) }
      return (findings, try MediaStore(vault).totals(under: opening.key))
    }
    guard !findings.damage.isEmpty else {
      let changes = findings.generation.map { "\($0)" } ?? "?"
      let files = wording(.mediaTotals(media.files, size: "\(media.bytes)"))
      return (
        opening.remarks + [wording(.commandSound(changes: changes))]
          + (media.files > 0 ? [files] : []), true
      )
    }
    let damage = findings.damage.map { $0.sentence(wording) }
    let isRead = Set(findings.damage).isDisjoint(with: [.file, .log])
    return (
      opening.remarks + damage + [wording(isRead ? .commandDamaged : .commandUnreadable)], false
    )
  }

  /// Asks for the passcode, gives the vault a new key and seals everything in it again.
  ///
  /// - Parameter now: in seconds since 1970 (UTC).
  package func rekey(at now: Int64) throws(ToolFailure) -> [String] {
    let (vault, opening, passcode) = try unlockedByPasscode(alone: true)
    defer { opening.key.destroy() }
    guard let letterbox else { return try rekey(vault, opening, passcode, nil, at: now) }
    let lines = try letterbox.exchangeKey { () throws(ToolFailure) in
      try rekey(vault, opening, passcode, letterbox, at: now)
    }
    guard let lines else { throw .letterboxNotEmpty(path: letterbox.path) }
    return lines
  }

  private func rekey(
    _ vault: Vault,
    _ opening: VaultAuthenticator.Opening,
    _ passcode: SecretBytes,
    _ letterbox: Letterbox?,
    at now: Int64
  ) throws(ToolFailure) -> [String] {
    var left: [String] = []
    try door.at(path) { () throws(VaultFailure) in
      let rekeying = try vault.rekey(
        passcode: passcode,
        kind: vault.passcodeKind(),
        cost: vault.derivationCost(),
        at: now,
        under: opening.key
      )
      if let letterbox { rekeying.key.publish(in: letterbox, of: vault) }
      left = door.media(of: vault, under: rekeying.key)
      rekeying.key.destroy()
      try vault.close()
    }
    return opening.notes + [wording(.commandRekeyed), wording(.commandRekeyedNote)] + left
  }

  /// Asks for the passcode, and turns the device key on or off.
  package func setDeviceKey(_ isOn: Bool) throws(ToolFailure) -> [String] {
    let (vault, opening, passcode) = try unlockedByPasscode()
    defer { opening.key.destroy() }
    try door.at(path) { () throws(VaultFailure) in
      try vault.changePasscode(
        to: passcode,
        kind: vault.passcodeKind(),
        cost: vault.derivationCost(),
        usesDeviceKey: isOn,
        under: opening.key
      )
      try vault.close()
    }
    let path = vault.deviceKeyPath ?? "?"
    return opening.notes + [
      wording(isOn ? .commandDeviceKeyOn(path: path) : .commandDeviceKeyOff(path: path))
    ]
  }

  /// Opens the vault for work that seals its key under the passcode again.
  ///
  /// - Parameter alone: true if nobody may have it open on screens meanwhile.
  /// - Throws: `needsPasscode` if the recovery key was to open it.
  private func unlockedByPasscode(alone: Bool = false) throws(ToolFailure) -> (
    Vault, VaultAuthenticator.Opening, SecretBytes
  ) {
    guard context.launch == .demo || !context.usesRecoveryKey else { throw .needsPasscode }
    let vault = try door.open(for: .readWrite, alone: alone)
    let opening = try door.unlock(vault)
    guard let passcode = opening.passcode else { throw .needsPasscode }
    return (vault, opening, passcode)
  }
}
