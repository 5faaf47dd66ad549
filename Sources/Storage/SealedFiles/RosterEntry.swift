import Secrets

/// One statement of a replica about the group.
package enum RosterEntry: Hashable, Sendable {
  /// The group begins, with its founder as number 1.
  case founded(Founded)
  /// A replica belongs to the group.
  case admitted(Admitted)
  /// The writer has another name.
  case renamed(ReplicaName)
  /// The writer has another recovery key.
  case recoveryRenewed(RecoveryRenewal)
  /// There are new keys.
  case epochBegun(EpochBegun)
  /// The writer leaves the group. The replicas that were restored with its recovery key stay.
  case left(restored: Set<ReplicaID>)
  /// A statement of a newer program: kept and passed on, without effect here.
  case unknown(code: UInt8, content: [UInt8])
}

/// The beginning of a group.
package struct Founded: Hashable, Sendable {
  /// The founder.
  package let record: ReplicaRecord
  /// The salt that tells the group's name from those of other groups of this founder. 16 bytes.
  package let salt: [UInt8]
  /// The checks of the first epoch's keys.
  package let checks: [SegmentKind: KeyCheck]

  /// Creates the entry.
  package init(record: ReplicaRecord, salt: [UInt8], checks: [SegmentKind: KeyCheck]) {
    self.record = record
    self.salt = salt
    self.checks = checks
  }

  /// The name of the group, which nobody else can found: it follows from the founder's keys.
  package var group: GroupID {
    let data = AssociatedData(
      .text("sync/group"),
      .bytes(record.verifyKey.bytes),
      .bytes(record.boxKey.bytes),
      .bytes(salt)
    )
    return GroupID(unchecked: Array(Checksum.of(data.bytes).prefix(GroupID.byteCount)))
  }
}

/// The admission of a replica.
package struct Admitted: Hashable, Sendable {
  /// The newcomer.
  package let record: ReplicaRecord
  /// Its number: greater than that of the replica that admits it.
  package let number: UInt16
  /// The check of the roster key of the newest epoch whose keys it was given.
  package let check: KeyCheck

  /// Creates the entry.
  package init(record: ReplicaRecord, number: UInt16, check: KeyCheck) {
    self.record = record
    self.number = number
    self.check = check
  }
}

/// A recovery key in the place of an earlier one.
package struct RecoveryRenewal: Hashable, Sendable {
  /// Its public half.
  package let half: RecoveryPublic
  /// The replicas that were restored with the earlier ones, and stay.
  package let restored: Set<ReplicaID>

  /// Creates the entry.
  package init(half: RecoveryPublic, restored: Set<ReplicaID> = []) {
    self.half = half
    self.restored = restored
  }
}

/// The beginning of an epoch.
package struct EpochBegun: Hashable, Sendable {
  /// Its number, one more than that of the epoch before.
  package let number: UInt16
  /// The replicas that don't have its keys any more.
  package let removals: [Removal]
  /// The checks of its keys. Where a space's is missing, that of the epoch before stays in use.
  package let checks: [SegmentKind: KeyCheck]
  /// The replicas that were given its keys, the writer among them.
  package let recipients: Set<ReplicaID>

  /// Creates the entry.
  package init(
    number: UInt16,
    removals: [Removal],
    checks: [SegmentKind: KeyCheck],
    recipients: Set<ReplicaID>
  ) {
    self.number = number
    self.removals = removals
    self.checks = checks
    self.recipients = recipients
  }
}
