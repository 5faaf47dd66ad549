import Devices
import Secrets
import Store
import Sync
import SyncEngines
import SyncSegments
import Vault
import Wording

/// The commands that keep a vault in step with other devices, with their output for the user.
package struct SyncTool {
  let door: VaultAuthenticator
  let wording: Wording
  private let stateDirectory: String?
  private let variables: [String]

  /// The commands for a vault.
  package init(in context: CommandContext) {
    wording = context.wording
    stateDirectory = context.stateDirectory
    variables = context.environment.map { "\($0.key)=\($0.value)" }.sorted()
    door = VaultAuthenticator(in: context)
  }

  /// Sends what is new here, and applies what is new on the remote.
  package func synchronize() throws(ToolFailure) -> CommandReport {
    try inGroup { coordinator, session, report in
      let problems = try synchronize(coordinator, session.places, &report)
      if problems.contains(where: \.isFaultOfRemote) { report.status = .remoteFaulty }
    }
  }

  /// Reads everything on the remote. The report is good if all of it is as it should be.
  package func verify() throws(ToolFailure) -> CommandReport {
    try inGroup { coordinator, _, report in
      let found = try coordinator.verify()
      let segments = wording.count(.segments, found.segments)
      guard !found.faults.isEmpty else {
        report.lines = [wording(.commandSyncSound(segments: segments))]
        return
      }
      let status = try coordinator.status()
      report.lines = DeviceProblem.all(found.faults, status).map { wording($0.phrase(wording)) }
      let faults = wording.count(.faults, found.faults.count)
      report.lines.append(wording(.commandSyncUnsound(segments: segments, faults: faults)))
      report.isGood = false
    }
  }

  /// Leaves the group.
  package func leave() throws(ToolFailure) -> CommandReport {
    try inGroup { coordinator, _, report in
      do {
        try coordinator.leave()
      } catch CoordinatorFailure.removed {
        try coordinator.forget()
      } catch CoordinatorFailure.displaced {
        try coordinator.forget()
      }
      report.lines = [wording(.deviceHasLeft)]
    }
  }

  /// Deletes the group's files at the remote, after a question.
  package func destroy() throws(ToolFailure) -> CommandReport {
    try inGroup { coordinator, _, report in
      let remote = coordinator.remote
      let answer = try WordPrompt.ask(wording(.commandSyncAskDestroy(remote: remote)))
      guard answer == "destroy" else { throw ToolFailure.cancelled }
      try coordinator.destroy()
      report.lines = [wording(.commandSyncDestroyed(remote: remote))]
    }
  }

  // MARK: Within

  /// A round, with what there is to tell about it.
  ///
  /// - Returns: what is wrong.
  @discardableResult
  func synchronize(
    _ coordinator: Coordinator<VaultSyncStorage>,
    _ places: SyncPlaces,
    _ report: inout CommandReport
  ) throws -> [DeviceProblem] {
    var kept = 0
    let round = try places.noting(wording) {
      try coordinator.synchronize { kept += $0.survivors }
    }
    if round.isNewReplica { report.remarks.append(wording(.deviceReplaced)) }
    let problems =
      DeviceProblem.all(round.faults, try coordinator.status()) + (kept > 0 ? [.kept(kept)] : [])
    report.remarks += problems.map { wording($0.phrase(wording)) }
    let changes = wording.count(.syncedChanges, round.received)
    report.lines.append(
      wording(round.received == 0 ? .commandSyncNothing : .commandSyncReceived(changes: changes))
    )
    let things = Devices.SyncReport(round)
    if !things.sent.isEmpty {
      report.lines.append(wording(.commandSyncSent(things: things.sent.words(wording))))
    }
    if !things.received.isEmpty {
      report.lines.append(wording(.commandSyncTook(things: things.received.words(wording))))
    }
    return problems
  }

  /// Opens the vault for a command about the group that it is in.
  func inGroup(
    name: String = "",
    _ body: (Coordinator<VaultSyncStorage>, SyncSession, inout CommandReport) throws -> Void
  ) throws(ToolFailure) -> CommandReport {
    try inVault(remote: nil, name: name) { session, report in
      try body(session.coordinator(), session, &report)
    }
  }

  /// Opens the vault for one command.
  func inVault(
    remote text: String?,
    name: String = "",
    _ body: (SyncSession, inout CommandReport) throws -> Void
  ) throws(ToolFailure) -> CommandReport {
    let remote: RemoteURL?
    do throws(RemoteURLFault) {
      remote = if let text { try RemoteURL(parsing: text) } else { nil }
    } catch {
      throw .sync(.device(.remote(RemoteMistake(error))))
    }
    guard let stateDirectory else { throw .sync(.device(.reason(.missing))) }
    let vault = try door.open(for: .readWrite)
    let opening = try door.unlock(vault)
    defer { opening.key.destroy() }
    var report = CommandReport()
    do {
      let session = try SyncSession(
        vault,
        under: opening.key,
        remote: remote,
        stateDirectory: stateDirectory,
        variables: variables
      )
      let engine = session.environment.engine
      try session.interruption.during({ engine.cancel() }) { try body(session, &report) }
      DueFile.renew(for: vault, under: opening.key, in: stateDirectory)
      try vault.close()
    } catch {
      throw .whileSyncing(error, remote: text ?? "", name: name)
    }
    report.remarks = opening.notes + report.remarks
    return report
  }
}
