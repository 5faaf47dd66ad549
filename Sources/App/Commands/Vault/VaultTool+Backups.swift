import AppSupport
import Glibc
import SealedFiles
import Secrets
import Vault
import WindowTerminal
import Wording

/// The commands about copies of a vault.
extension VaultTool {
  /// Copies the vault to a file, even while it is in use; `-` is standard output. Needs no key.
  ///
  /// - Parameters:
  ///   - forRecoveryKeyOnly: true for a copy that no passcode opens.
  ///   - replacing: true if the copy may take the place of an existing file.
  package func backUp(
    to copy: String,
    forRecoveryKeyOnly: Bool,
    replacing: Bool
  ) throws(ToolFailure) -> [String] {
    let form: CopyForm = forRecoveryKeyOnly ? .recoveryKeyOnly : .whole
    let isStandard = copy == PrivateOutput.standardName
    // It tells a terminal, and what is no regular file.
    if isStandard || replacing {
      try ToolFailure.transferring(copy) { try RegularFile(path: copy).check(replacing: replacing) }
    }
    let vault = try door.open(for: .readOnly)
    do throws(VaultFailure) {
      if isStandard {
        try vault.backUp(into: STDOUT_FILENO, as: form)
      } else {
        try vault.backUp(to: copy, as: form, replacing: replacing)
      }
    } catch {
      switch error {
      case .damaged, .recoveryKeyPending: throw .vault(error, path: path)
      default: throw .vault(error, path: wording.fileName(copy, isOutput: true))
      }
    }
    return [
      wording(.commandBackupDone),
      wording(needs(of: vault, form)),
    ]
  }

  /// The passcode and keys needed to open a copy of the vault elsewhere, in words.
  private func needs(of vault: Vault, _ form: CopyForm) -> Phrase {
    let status = vault.status
    if form == .recoveryKeyOnly || status.isWithoutPasscode {
      return .commandBackupNeedsRecoveryKey
    }
    guard status.deviceKey != .off else { return .commandBackupNeedsPasscode }
    return .commandBackupNeedsDeviceKey(path: vault.deviceKeyPath ?? "?")
  }

  /// The backups that are kept beside the vault, the newest first, and, if the passcode can be asked
  /// for, what each of them holds.
  package func backups() throws(ToolFailure) -> [String] {
    let backups = Backup.all(beside: .file(path))
    guard !backups.isEmpty else { return [wording(.commandNoBackups(path: path))] }
    guard context.passcode != .terminal || isatty(STDIN_FILENO) == 1 else {
      return backups.map { VaultStatusText.line(of: $0, wording) }
    }
    let contents = try contents(of: backups)
    return contents.remarks + backups.map { line(of: $0, contents) }
  }

  /// Restores a backup in place of the vault, and keeps both it and the replaced file. Asks, unless
  /// that is confirmed already: first for the passcode, to tell what would be replaced by what.
  ///
  /// - Parameters:
  ///   - now: in seconds since 1970 (UTC).
  ///   - show: receives lines for the user as they arise.
  /// - Throws: `noBackup`, `cancelled`, `unconfirmed` where there is no terminal to ask on, and the
  ///   failures of unlocking and restoring.
  package func restore(
    _ number: Int,
    at now: Int64,
    _ show: ([String]) -> Void
  ) throws(ToolFailure) {
    let backups = Backup.all(beside: .file(path))
    guard let backup = backups.first(where: { $0.number == number }) else {
      throw .noBackup(number)
    }
    if !context.isConfirmed {
      let contents: Contents
      do throws(ToolFailure) {
        contents = try self.contents(of: [backup])
      } catch .terminal(.noTerminal) {
        throw .unconfirmed
      }
      let vault = contents.vault.map { [VaultStatusText.contents($0, wording)] } ?? []
      show(
        contents.remarks + vault.map { wording(.statusPath(path: $0)) }
          + [
            line(of: backup, contents), wording(.commandRestoreQuestion(number: "\(number)")),
          ]
      )
      let word = "restore"
      try context.confirm(.confirmWord(word: word), word: word)
    }
    let replaced = try door.at(path) { () throws(VaultFailure) in
      try door.waiting { () throws(VaultFailure) in
        try Vault.restore(backup, to: .file(path), at: now)
      }
    }
    door.wasRestored()
    show(report(of: number, replaced))
  }

  private func report(of number: Int, _ replaced: Vault.Replaced) -> [String] {
    let kept: [Phrase] =
      switch replaced {
      case .nothing: []
      case .backup(let kept): [.commandKeptAsBackup(number: "\(kept.number)")]
      case .file(let aside): [.commandKeptAsFile(path: aside)]
      }
    let waiting = letterbox?.waiting ?? 0
    let letters: [Phrase] =
      waiting > 0 ? [.statusLetterbox(count: "\(waiting)")] : []
    return ([.commandRestored(number: "\(number)")] + kept + letters).map { wording($0) }
  }

  // MARK: What backups hold

  /// The numbers of records, by the names of their tables, as far as they are authentic.
  private struct Contents {
    var vault: [String: Int]?
    var backups: [Int: [String: Int]] = [:]
    var remarks: [String] = []
  }

  private func line(of backup: Backup, _ contents: Contents) -> String {
    let records = contents.backups[backup.number]
    let line = VaultStatusText.line(of: backup, holding: records, wording)
    guard records == nil else { return line }
    return wording(.lineModeItem(label: line, value: wording(.conflictUnseen)))
  }

  /// Asks for the passcode, and reads what the vault and its backups hold. The first of them that
  /// can be read is unlocked; the others have the same key.
  private func contents(of backups: [Backup]) throws(ToolFailure) -> Contents {
    var contents = Contents()
    let vault = try? door.open(at: .file(path), for: .readOnly)
    // One that can't be read is told of in its line.
    let copies = backups.map { ($0, try? door.open(at: .file($0.path), for: .readOnly)) }
    guard let first = ([vault] + copies.map(\.1)).compactMap(\.self).first else { return contents }
    let opening = try door.unlock(first)
    defer { opening.key.destroy() }
    contents.remarks = opening.notes
    contents.vault = try? vault?.recordCounts(under: opening.key)
    for (backup, copy) in copies {
      contents.backups[backup.number] = try? copy?.recordCounts(under: opening.key)
    }
    return contents
  }
}
