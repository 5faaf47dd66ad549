package import Devices
import Flashcards
package import SealedFiles
import Secrets
package import Store
package import Sync
import Vault
package import Wording

extension DeviceService {
  /// The state of the group for its screens.
  package func shown(_ group: Group, faults: Set<SyncFault> = []) throws -> DeviceGroup {
    let status = try group.status()
    let failed = places.failedRound.map { DeviceProblem.unreachable(reason: $0.reason) }
    return DeviceGroup(
      remote: status.remote,
      devices: status.devices.sorted { $0.isOwn && !$1.isOwn }.map { DeviceStatus($0, status) },
      waitingToSend: status.unsealed + status.unsent,
      waitingToReceive: Int(clamping: status.waiting),
      absentMedia: status.absentMedia,
      conflicts: try conflicts(group).count(),
      problems: (failed.map { [$0] } ?? [])
        + DeviceProblem.all(faults.union(status.held), status),
      lastSync: places.timeOfLastRound.map { Timestamp(milliseconds: $0) }
    )
  }
}

extension DeviceStatus {
  /// A device of a group for its screens.
  init(_ device: SyncStatus.Device, _ status: SyncStatus) {
    self.init(
      id: DeviceID(device.replica.id),
      number: Int(device.replica.number),
      name: device.replica.record.name.text,
      isOwn: device.isOwn,
      isRemoved: !device.replica.isPresent,
      share: DeviceShare(device.replica.record.spaces),
      lastHeard: device.lastHeard.map { Timestamp(milliseconds: $0) },
      replaces: status.replaced(by: device).map { earlier in
        DeviceStatus.Replacement(
          of: status.label(of: earlier),
          isThere: earlier.replica.isPresent,
          since: device.since.map { Timestamp(milliseconds: $0) }
        )
      }
    )
  }
}

extension DeviceID {
  /// The id of a replica.
  package init(_ replica: ReplicaID) { self.init(rawValue: replica.hex) }
}

extension Devices.SyncReport {
  /// The counts of a round.
  package init(_ report: Sync.SyncReport) {
    self.init(
      sent: SyncCounts(report.sentThings),
      received: SyncCounts(report.receivedThings)
    )
  }
}

extension SyncCounts {
  /// The counts of things by kind.
  init(_ tally: SyncTally) {
    self.init(
      answers: tally.answers,
      notes: tally.count(of: .note),
      cards: tally.count(of: .card),
      decks: tally.count(of: .deck),
      paymentCards: tally.count(of: .paymentCard),
      media: tally.media
    )
    others = tally.count - notes - cards - decks - paymentCards
  }
}

extension SyncSpaces {
  /// The spaces of the cards that are kept in step.
  package init(_ share: DeviceShare) {
    self =
      switch share {
      case .both: .all
      case .flashcards: .study
      case .paymentCards: .wallet
      }
  }
}

extension Devices.SyncProgress {
  /// The coordinator's progress.
  package init(_ progress: Sync.SyncProgress) {
    let stage: Stage =
      switch progress.phase {
      case .listing: .looking
      case .reading: .receiving
      case .sending: .sending
      }
    self.init(stage, done: progress.done, total: progress.total)
  }
}

extension DeviceService {
  /// A conflict as a screen shows it, and as the vault has it.
  package struct Conflict {
    package let shown: DeviceConflict
    package let stored: VaultConflicts.SpaceConflict

    /// One of the versions, counted from 0, with all that it hides; nil if there is none of that
    /// number.
    package func parts(ofVersion version: Int, _ wording: Wording) throws -> [RevealedPart]? {
      let versions = stored.conflict.versions
      guard versions.indices.contains(version) else { return nil }
      return try versions[version].value.parts(wording)
        ?? [RevealedPart("", SecretText(shown.versions[version].text))]
    }
  }

  /// The conflicts, in the order in which they are listed. An id stands for a field and its versions:
  /// while it is the same, so are these, whatever comes meanwhile.
  package func listed(_ conflicts: VaultConflicts, _ wording: Wording) throws -> [Conflict] {
    let stored = try conflicts.all()
    let status = try group().status()
    let shown = DeviceConflict.all(stored.map(\.conflict), status, wording)
    return zip(shown, stored).map { shown, stored in
      let key = stored.conflict.key
      var number = key.id ^ Int64(stored.conflict.field.rawValue)
      for version in stored.conflict.versions {
        number =
          number &* 31 ^ Int64(version.dot.replica) ^ Int64(truncatingIfNeeded: version.dot.number)
      }
      return Conflict(shown: shown.with(id: .init(rawValue: number)), stored: stored)
    }
  }

  /// Settles all conflicts that a device has a version of, with that one; with the ones that show if
  /// no device is named.
  package func settleAll(
    by device: String?,
    _ wording: Wording
  ) throws -> (changes: AppliedChanges, count: Int) {
    let conflicts = try conflicts(group())
    return try conflicts.settle(
      listed(conflicts, wording).compactMap { conflict in
        guard let device else { return (conflict.stored, 0) }
        return conflict.shown.versions.firstIndex { $0.device == device }
          .map { (conflict.stored, $0) }
      }
    )
  }
}

extension DeviceConflict {
  fileprivate func with(id: ID) -> DeviceConflict {
    DeviceConflict(id: id, thing: thing, kind: kind, name: name, field: field, versions: versions)
  }
}
