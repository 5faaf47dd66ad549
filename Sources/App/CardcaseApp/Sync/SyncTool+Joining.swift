import Devices
import Glibc
import Secrets
import Sync
import SyncSegments
import Vault
import Wording

/// The commands that begin a group, or bring a vault into one.
extension SyncTool {
  /// Begins a group.
  ///
  /// - Parameter name: of this device; nil for the machine's.
  package func found(at remote: String, as name: String?) throws(ToolFailure) -> CommandReport {
    let name = try self.name(name)
    return try inVault(remote: remote) { session, report in
      let recoveryKey = try recoveryKey(of: session, &report)
      let coordinator = try session.setup.found(
        as: name,
        spaces: .all,
        recoveryKey: recoveryKey
      )
      _ = try coordinator.synchronize()
      report.lines = [
        wording(.commandSyncFounded(name: name.text, remote: coordinator.remote))
      ]
    }
  }

  /// Shows a one-time key on the terminal, and lets the device in that it is typed on.
  package func invite() throws(ToolFailure) -> CommandReport {
    try inGroup { coordinator, session, report in
      let invitation = try coordinator.invite()
      StandardStreams.tell([wording(.commandSyncInvite(remote: coordinator.remote))])
      try KeyDisplay.show(invitation.oneTimeKey)
      StandardStreams.tell([wording(.commandSyncInviteWait)])
      let replica = try coordinator.admit(with: invitation, pause: session.pause)
      report.lines = [wording(.deviceAdmitted(device: replica.record.name.text))]
      try synchronize(coordinator, session.places, &report)
    }
  }

  /// Joins a group, with a one-time key that is asked for.
  package func join(
    _ remote: String,
    as name: String?,
    flashcards: Bool,
    paymentCards: Bool
  ) throws(ToolFailure) -> CommandReport {
    let name = try self.name(name)
    return try inVault(remote: remote) { session, report in
      guard let key = try KeyPrompt.ask(.commandSyncAskKey, wording) else {
        throw ToolFailure.cancelled
      }
      let recoveryKey = try recoveryKey(of: session, &report)
      StandardStreams.tell([wording(.commandSyncJoinWait)])
      let coordinator = try session.setup.join(
        as: name,
        spaces: SyncSpaces(flashcards ? [.study] : []).union(paymentCards ? [.wallet] : []),
        oneTimeKey: key,
        recoveryKey: recoveryKey,
        pause: session.pause
      )
      report.lines = [wording(.deviceJoined(name: name.text))]
      try synchronize(coordinator, session.places, &report)
    }
  }

  /// Brings back what a group had, with a recovery key that is asked for.
  package func restore(from remote: String, as name: String?) throws(ToolFailure) -> CommandReport {
    let name = try self.name(name)
    return try inVault(remote: remote) { session, report in
      guard let paper = try KeyPrompt.ask(.commandSyncAskPaper, wording) else {
        throw ToolFailure.cancelled
      }
      let recoveryKey = try recoveryKey(of: session, &report)
      let coordinator = try session.setup.restore(with: paper, as: name, recoveryKey: recoveryKey)
      try synchronize(coordinator, session.places, &report)
      report.lines.append(wording(.commandSyncRestored(name: name.text)))
    }
  }

  /// Asks for the vault's recovery key, and makes sure that it is its own.
  private func recoveryKey(
    of session: SyncSession,
    _ report: inout CommandReport
  ) throws -> RecoveryKey? {
    while true {
      guard let typed = try KeyPrompt.ask(.commandSyncAskRecovery, wording) else {
        report.remarks.append(wording(.commandSyncNoRecovery))
        return nil
      }
      do throws(UnlockFailure) {
        try session.vault.unlock(recoveryKey: typed).destroy()
        return typed
      } catch .wrong {
        StandardStreams.complain(SyncToolFailure.otherRecoveryKey.sentence(wording))
      } catch {
        throw ToolFailure.refused(error)
      }
    }
  }

  private func name(_ wanted: String?) throws(ToolFailure) -> ReplicaName {
    let text = wanted ?? Self.machineName
    guard let name = ReplicaName(text) else { throw .sync(.name(text)) }
    return name
  }

  /// The machine's name up to the first dot.
  private static var machineName: String {
    var bytes = [CChar](repeating: 0, count: 256)
    guard gethostname(&bytes, bytes.count - 1) == 0 else { return "" }
    let name = String(
      decoding: bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) },
      as: UTF8.self
    )
    return String(name.prefix { $0 != "." }.prefix(ReplicaName.greatestCount))
  }
}
