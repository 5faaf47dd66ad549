/// One device's vault in a group, as it presents itself.
package struct ReplicaRecord: Hashable, Sendable {
  /// The name of its directory.
  package let id: ReplicaID
  /// The name that its user gave it.
  package var name: ReplicaName
  /// The key that its segments and entries are signed with.
  package let verifyKey: VerifyKey
  /// The key that keys are sealed to.
  package let boxKey: BoxPublicKey
  /// The spaces that it has joined.
  package let spaces: SyncSpaces

  /// Creates a record.
  package init(
    id: ReplicaID,
    name: ReplicaName,
    verifyKey: VerifyKey,
    boxKey: BoxPublicKey,
    spaces: SyncSpaces
  ) {
    self.id = id
    self.name = name
    self.verifyKey = verifyKey
    self.boxKey = boxKey
    self.spaces = spaces
  }
}

/// A replica of a roster.
package struct Replica: Hashable, Sendable {
  /// The state of a replica in its group.
  package enum State: Hashable, Sendable {
    /// It belongs to the group.
    case present
    /// It was removed, and this counts of what it wrote.
    case removed(Removal)
    /// It left by itself.
    case left
  }

  /// The numbers that replicas are given.
  package static let numbers: ClosedRange<UInt16> = 1...1023

  /// The replica itself, by the last name it gave itself.
  package var record: ReplicaRecord
  /// Its number, which stands in the ids it makes. Never used again.
  package let number: UInt16
  /// The public half of its recovery key, if it has set one.
  package var recovery: RecoveryPublic?
  /// Its state.
  package var state: State

  /// The name of its directory.
  package var id: ReplicaID { record.id }
  /// True if it belongs to the group.
  package var isPresent: Bool { state == .present }
}
