package import SealedFiles
package import SyncEngines

/// The reason why the coordinator ended its work. Each stands for a sentence.
package enum CoordinatorFailure: Error, Equatable, Sendable {
  /// The vault is in no group.
  case noMembership
  /// The vault is in a group already.
  case alreadyMember
  /// The vault's record of its group can't be read.
  case damagedMembership
  /// There is a group on the remote already, or several: one joins it, or says that another is
  /// wanted.
  case remoteHasGroup([GroupID])
  /// There is no group on the remote.
  case noGroup
  /// There are several groups on the remote, and none was named.
  case severalGroups([GroupID])
  /// The remote has another group, and nothing of this one.
  case remoteOfOtherGroup([GroupID])
  /// This replica was removed from its group.
  case removed
  /// This replica lost its number to one that was admitted at the same time: it has to join again.
  case displaced
  /// There is no replica of that id in the group.
  case noReplica
  /// The replica has a space that this one has not joined, so this one can't make new keys for it.
  case spaceNotJoined
  /// All 1,023 numbers were given.
  case noNumberLeft
  /// There is nothing on the remote that this recovery key opens.
  case nothingToRecover
  /// The keys that are needed are not here.
  case keysMissing
  /// A request or an admission was refused.
  case pairing(PairingFailure)
  /// The remote did not do as it was asked.
  case engine(EngineFailure)
  /// A segment could not be made.
  case segment(SegmentFailure)
  /// It was cancelled.
  case cancelled
}
