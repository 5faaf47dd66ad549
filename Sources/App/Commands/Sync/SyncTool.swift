import AppSupport
import DeviceService
import Devices
import Flashcards
import Secrets
import Store
import Sync
import SyncEngines
import Vault
import Wording

/// The commands that keep a vault in step with other devices, with their output for the user.
package struct SyncTool {
  let door: VaultAuthenticator
  let wording: Wording
  private let stateDirectory: String?
  private let variables: [String]
  /// True for the vault of a demo, of which nothing is kept.
  private let isThrowaway: Bool

  /// The commands for a vault.
  package init(in context: CommandContext) {
    wording = context.wording
    stateDirectory = context.stateDirectory
    isThrowaway = context.launch == .demo
    variables = context.environment.map { "\($0.key)=\($0.value)" }.sorted()
    door = VaultAuthenticator(in: context)
  }

  /// Sends what is new here, and applies what is new on the remote.
  package func synchronize() throws(ToolFailure) -> CommandReport {
    try inVault { service, report in
      let group = try service.group()
      let problems = try tell(service.synchronize(group), group, &report)
      if problems.contains(where: \.isFaultOfRemote) { report.status = .remoteFaulty }
    }
  }

  /// Reads everything on the remote. The report is good if all of it is as it should be.
  package func verify() throws(ToolFailure) -> CommandReport {
    try inVault { service, report in
      let group = try service.group()
      let found = try group.verify()
      guard !found.faults.isEmpty else {
        report.lines = [wording(.deviceVerified(found.segments))]
        return
      }
      let status = try group.status()
      report.lines = DeviceProblem.all(found.faults, status).map { wording($0.phrase(wording)) }
      report.isGood = false
    }
  }

  /// Leaves the group.
  package func leave() throws(ToolFailure) -> CommandReport {
    try inVault { service, report in
      try service.leave()
      report.lines = [wording(.deviceHasLeft)]
    }
  }

  /// Goes on at another remote, with all that the group has.
  package func move(to remote: String) throws(ToolFailure) -> CommandReport {
    try inVault(remote: remote) { service, report in
      let (group, round) = try service.move()
      try tell(round, group, &report)
      report.lines.insert(wording(.deviceHasMoved(remote: group.remote)), at: 0)
    }
  }

  /// Deletes the group's files at the remote, after a question.
  package func destroy() throws(ToolFailure) -> CommandReport {
    try inVault { service, report in
      let group = try service.group()
      let remote = group.remote
      let word = "destroy"
      StandardStreams.tell([wording(.deviceDestructionText(remote: remote))])
      guard try WordPrompt.ask(wording(.confirmWord(word: word))) == word else {
        throw ToolFailure.cancelled
      }
      try group.destroy()
      report.lines = [wording(.deviceDestroyed(remote: remote))]
    }
  }

  // MARK: Within

  /// Tells of a round.
  ///
  /// - Returns: what is wrong.
  @discardableResult
  func tell(
    _ round: DeviceService.Round,
    _ group: DeviceService.Group,
    _ report: inout CommandReport
  ) throws -> [DeviceProblem] {
    if round.report.isNewReplica { report.remarks.append(wording(.deviceReplaced)) }
    let problems =
      DeviceProblem.all(round.report.faults, try group.status())
      + (round.kept > 0 ? [.kept(round.kept)] : [])
    report.remarks += problems.map { wording($0.phrase(wording)) }
    report.lines += Devices.SyncReport(round.report).phrases(wording).map { wording($0) }
    return problems
  }

  /// Opens the vault for one command about its group.
  ///
  /// - Parameters:
  ///   - access: `readOnly` for one that works while another process has the vault open.
  ///   - remote: that of a group to get into; nil for that of the group that the vault is in.
  ///   - name: the device or the vault that the command is about, for the sentence of a failure.
  func inVault(
    for access: VaultAccess = .readWrite,
    remote text: String? = nil,
    name: String = "",
    _ body: (DeviceService, inout CommandReport) throws -> Void
  ) throws(ToolFailure) -> CommandReport {
    let remote: RemoteURL?
    do throws(RemoteURLFault) {
      remote = if let text { try RemoteURL(parsing: text) } else { nil }
    } catch {
      throw .sync(.device(.remote(RemoteMistake(error))))
    }
    guard let stateDirectory else { throw .sync(.device(.reason(.missing))) }
    guard !isThrowaway else { throw .sync(.device(.throwaway)) }
    let vault = try door.open(for: access)
    let opening = try door.unlock(vault)
    defer { opening.key.destroy() }
    var report = CommandReport()
    let interruption = SignalCancellation()
    do {
      let service = try DeviceService(
        vault,
        under: opening.key,
        at: SyncPlaces(of: vault, in: stateDirectory),
        remote: remote,
        variables: variables,
        random: SystemRandom(),
        wording: wording,
        now: { WallClock.now.time },
        isCancelled: { interruption.isDue }
      )
      let engine = service.environment.engine
      try interruption.during({ engine.cancel() }) { try body(service, &report) }
      if access == .readWrite { DueFile.renew(for: vault, under: opening.key, in: stateDirectory) }
      try vault.close()
    } catch {
      throw .whileSyncing(error, name: name)
    }
    report.remarks = opening.notes + report.remarks
    return report
  }
}
