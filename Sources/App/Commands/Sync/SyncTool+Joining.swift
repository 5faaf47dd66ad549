import AppSupport
import DeviceService
import Devices
import Glibc
import SealedFiles
import Secrets
import Sync
import Vault
import Wording

/// The commands that begin a group, or bring a vault into one.
extension SyncTool {
  /// Begins a group.
  ///
  /// - Parameter name: of this device; nil for the machine's.
  package func found(at remote: String, as name: String?) throws(ToolFailure) -> CommandReport {
    try inVault(remote: remote) { service, report in
      let answers = answers(remote, name, .both)
      try service.requireRemote(withGroup: false)
      let recoveryKey = try recoveryKey(of: service, &report)
      let (group, _) = try service.found(answers, recoveryKey: recoveryKey)
      report.lines = [wording(.deviceFounded(remote: group.remote))]
    }
  }

  /// Shows a one-time key on the terminal, and lets the device in that it is typed on.
  package func invite() throws(ToolFailure) -> CommandReport {
    try inVault { service, report in
      let remote = service.environment.remote
      let (group, newcomer, round) = try service.invite { key in
        StandardStreams.tell([wording(.commandSyncInvite(remote: remote))])
        try KeyDisplay.show(key)
        StandardStreams.tell([wording(.commandSyncInviteWait)])
      }
      report.lines = [wording(.deviceJoined(name: newcomer))]
      try tell(round, group, &report)
    }
  }

  /// Joins a group, with a one-time key that is asked for.
  package func join(
    _ remote: String,
    as name: String?,
    flashcards: Bool,
    paymentCards: Bool
  ) throws(ToolFailure) -> CommandReport {
    try inVault(remote: remote) { service, report in
      let share: DeviceShare =
        flashcards == paymentCards ? .both : flashcards ? .flashcards : .paymentCards
      let answers = answers(remote, name, share)
      try service.requireRemote(withGroup: true)
      guard let key = try KeyPrompt.ask(.deviceKeyTitle, wording) else {
        throw ToolFailure.cancelled
      }
      let recoveryKey = try recoveryKey(of: service, &report)
      StandardStreams.tell([wording(.commandSyncInviteWait)])
      let (group, round) = try service.join(answers, oneTimeKey: key, recoveryKey: recoveryKey)
      report.lines = [wording(.deviceJoined(name: answers.name))]
      try tell(round, group, &report)
    }
  }

  /// Brings back what a group had, with a recovery key that is asked for.
  package func restore(from remote: String, as name: String?) throws(ToolFailure) -> CommandReport {
    try inVault(remote: remote) { service, report in
      let answers = answers(remote, name, .both)
      try service.requireRemote(withGroup: true)
      guard let paper = try KeyPrompt.ask(.commandSyncAskPaper, wording) else {
        throw ToolFailure.cancelled
      }
      let recoveryKey = try recoveryKey(of: service, &report)
      let (group, round) = try service.restore(answers, with: paper, recoveryKey: recoveryKey)
      try tell(round, group, &report)
      report.lines.append(wording(.deviceRestored(name: answers.name)))
    }
  }

  /// Asks for the vault's recovery key, and makes sure that it is its own. One that still waits to be
  /// written down need not be asked for.
  private func recoveryKey(
    of service: DeviceService,
    _ report: inout CommandReport
  ) throws -> RecoveryKey? {
    guard try service.needsRecoveryKey else { return nil }
    while true {
      guard let typed = try KeyPrompt.ask(.commandSyncAskRecovery, wording) else {
        report.remarks.append(wording(.commandSyncNoRecovery))
        return nil
      }
      if try service.isOwn(typed) { return typed }
      StandardStreams.complain(wording(.recoveryOtherVault))
    }
  }

  private func answers(_ remote: String, _ name: String?, _ share: DeviceShare) -> DeviceSetup {
    DeviceSetup(remote: remote, name: name ?? Self.machineName, share: share)
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
