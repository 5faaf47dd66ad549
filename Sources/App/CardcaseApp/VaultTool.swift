import Glibc
import Letterbox
import Secrets
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

  /// The status of the vault. Needs no key.
  package func status() throws(ToolFailure) -> [String] {
    let vault = try door.open(for: .readOnly)
    let status = try door.at(path) { () throws(VaultFailure) in try vault.status() }
    let deviceKeyPath = vault.deviceKeyPath ?? "?"
    let lines = VaultStatusText(status, path: path, deviceKeyPath: deviceKeyPath, wording).lines
    guard let open = DirectoryTrust.openDirectory(above: vault.location) else { return lines }
    return lines + [wording(.noticeDirectoryOpen(path: open))]
  }

  /// Copies the vault to a file, even while it is in use; `-` is standard output. Needs no key.
  package func backUp(to copy: String) throws(ToolFailure) -> [String] {
    let isStandard = copy == PrivateOutput.standardName
    if isStandard { try RegularFile(path: copy).check(replacing: false) }
    let vault = try door.open(for: .readOnly)
    do throws(VaultFailure) {
      if isStandard {
        try vault.backUp(into: STDOUT_FILENO)
      } else {
        try vault.backUp(to: copy)
      }
    } catch {
      if case .damaged = error { throw .vault(error, path: path) }
      throw .vault(error, path: wording.fileName(copy, isOutput: true))
    }
    return [wording(.commandBackupDone(path: wording.fileName(copy, isOutput: true)))]
  }

  /// Asks for the passcode and authenticates everything in the vault.
  ///
  /// - Returns: the findings, and true if nothing is damaged.
  package func verify() throws(ToolFailure) -> (lines: [String], isSound: Bool) {
    let vault = try door.open(for: .readOnly)
    let opening = try door.unlock(vault)
    defer { opening.key.destroy() }
    let findings = try door.at(path) { () throws(VaultFailure) in
      try vault.verify(under: opening.key)
    }
    guard !findings.damage.isEmpty else {
      let changes = findings.generation.map { "\($0)" } ?? "?"
      return (opening.remarks + [wording(.commandSound(changes: changes))], true)
    }
    let damage = findings.damage.map { $0.sentence(wording) }
    return (opening.remarks + damage + [wording(.commandDamaged)], false)
  }

  /// The backups that are kept beside the vault, the newest first.
  package func backups() -> [String] {
    let backups = Backup.all(beside: .file(path))
    guard !backups.isEmpty else { return [wording(.commandNoBackups(path: path))] }
    return backups.map { VaultStatusText.line(of: $0, wording) }
  }

  /// Restores a backup in place of the vault, and keeps the replaced file.
  ///
  /// - Parameter now: in seconds since 1970 (UTC).
  package func restore(_ number: Int, at now: Int64) throws(ToolFailure) -> [String] {
    guard let backup = Backup.all(beside: .file(path)).first(where: { $0.number == number })
    else { throw .noBackup(number) }
    let replaced = try door.at(path) { () throws(VaultFailure) in
      try Vault.restore(backup, to: .file(path), at: now)
    }
    door.wasRestored()
    let done = wording(.commandRestored(number: "\(number)"))
    let waiting = Letterbox(besideVault: path, stateDirectory: context.stateDirectory).waiting
    let kept: [String] =
      switch replaced {
      case .nothing: []
      case .backup(let kept): [wording(.commandKeptAsBackup(number: "\(kept.number)"))]
      case .file(let aside): [wording(.commandKeptAsFile(path: aside))]
      }
    guard waiting > 0 else { return [done] + kept }
    return [done] + kept + [wording(.letterboxRestored(things: wording.count(.things, waiting)))]
  }

  /// Asks for the passcode, gives the vault a new key and seals everything in it again.
  ///
  /// - Parameter now: in seconds since 1970 (UTC).
  package func rekey(at now: Int64) throws(ToolFailure) -> [String] {
    let vault = try door.open(for: .readWrite)
    let opening = try door.unlock(vault)
    defer { opening.key.destroy() }
    guard context.launch != .demo else { return try rekey(vault, opening, nil, at: now) }
    let letterbox = Letterbox(besideVault: path, stateDirectory: context.stateDirectory)
    let lines = try letterbox.exchangeKey { () throws(ToolFailure) in
      try rekey(vault, opening, letterbox, at: now)
    }
    guard let lines else { throw .letterboxNotEmpty(path: letterbox.path) }
    return lines
  }

  private func rekey(
    _ vault: Vault,
    _ opening: VaultAuthenticator.Opening,
    _ letterbox: Letterbox?,
    at now: Int64
  ) throws(ToolFailure) -> [String] {
    try door.at(path) { () throws(VaultFailure) in
      let rekeying = try vault.rekey(
        passcode: opening.passcode,
        kind: vault.passcodeKind(),
        cost: vault.derivationCost(),
        at: now,
        under: opening.key
      )
      if let letterbox { rekeying.key.publish(in: letterbox, of: vault) }
      rekeying.key.destroy()
      try vault.close()
    }
    return opening.notes + [
      wording(.commandRekeyed), wording(.commandRekeyedNote), wording(.letterboxRekeyed),
    ]
  }

  /// Asks for the passcode, and turns the device key on or off.
  package func setDeviceKey(_ isOn: Bool) throws(ToolFailure) -> [String] {
    let vault = try door.open(for: .readWrite)
    let opening = try door.unlock(vault)
    defer { opening.key.destroy() }
    try door.at(path) { () throws(VaultFailure) in
      try vault.changePasscode(
        to: opening.passcode,
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
}
