import SealedFiles
import Store
import SyncEngines

/// The result of a round.
package struct SyncReport: Hashable, Sendable {
  /// The number of frames of others that were applied.
  package var received = 0
  /// The things in them.
  package var receivedThings = SyncTally()
  /// The things that were sealed, and sent with those that were sealed before.
  package var sentThings = SyncTally()
  /// True if the vault goes on as another replica, as it was restored or copied.
  package var isNewReplica = false
  /// The faults that were found.
  package var faults: Set<SyncFault> = []
}

extension Coordinator {
  /// Sends what is new here, and applies what is new on the remote.
  ///
  /// - Parameter applied: called with the changes of each transaction.
  package func synchronize(
    _ applied: @escaping (Storage.Changes) throws -> Void = { _ in }
  ) throws -> SyncReport {
    var report = SyncReport()
    faults = []
    received = 0
    receivedThings = SyncTally()
    sentThings = SyncTally()
    read = 0
    try recoverEnds()
    var isNew = try !isNotedReplica()
    // A second time if another replica knows better which replica this is.
    for _ in 0..<2 {
      if isNew {
        try succeed()
        report.isNewReplica = true
        isNew = false
      }
      do {
        try oneRound(applied)
      } catch CoordinatorFailure.engine(.occupied) where !report.isNewReplica {
        // Somebody else writes under this replica's name.
        isNew = true
      }
      isNew = isNew || isOlderThanKnown && !report.isNewReplica
      if !isNew { break }
    }
    report.received = received
    report.receivedThings = receivedThings
    report.sentThings = sentThings
    report.faults = faults
    return report
  }

  private func oneRound(_ applied: @escaping (Storage.Changes) throws -> Void) throws {
    let listing = try environment.listing(of: group)
    try checkRemote(listing)
    try readRoster(listing)
    tellLosses(listing)
    // Kept before anything else, so that what this replica writes next knows of it.
    try save()
    try requirePresence()
    try noteRenewedRecovery()
    try beginLogs()
    try hashMedia()
    try sealChanges()
    try sendOutgoing()
    do {
      try receive(listing, applied)
    } catch {
      // What was applied is in the vault all the same, and is read again if this fails, too.
      _ = try? save()
      throw error
    }
    try save()
    guard !isOlderThanKnown else { return }
    try renewKeysIfNeeded()
    try exchangeMedia(listing, applied)
    try sealChanges()
    try sendOutgoing()
    try compact(listing)
    try save()
  }

  /// Brings the ends of one's own logs up to the segments that were sealed: a crash may have come
  /// between the two transactions.
  func recoverEnds() throws {
    for space in membership.spaces.each {
      let end = membership.own[space.kind] ?? .empty
      guard let position = try storage.position(of: space),
        position.replica == membership.number,
        position.applied[membership.number] > end.number
      else { continue }
      for row in try storage.outgoing() { try recoverEnd(of: space, from: row.segment) }
    }
  }

  private func recoverEnd(of space: SyncSpace, from segment: SealedSegment) throws {
    let end = membership.own[space.kind] ?? .empty
    guard let path = RemoteLayout.split(segment.path)?.path,
      let name = SegmentName(path: path), name.kind == space.kind,
      name.replica == membership.id, name.first == end.number + 1
    else { return }
    do throws(SegmentFailure) {
      let payload = try SegmentCodec.open(
        segment.content,
        at: name,
        in: membership.keyring,
        writtenBy: membership.signing.verifyKey
      )
      let content = LogContent(payload, name: name, number: membership.number)
      guard let head = content?.head(at: name.last) else { return }
      membership.own[space.kind] = LogEnd(number: name.last, head: head)
    } catch {
      throw CoordinatorFailure.segment(error)
    }
    try keep()
  }
}
