import SealedFiles
import Secrets

/// All that a vault keeps about its group.
struct Membership {
  /// The state of another replica's log, as far as it was read.
  struct PeerLog: Hashable {
    /// The end of what was read and applied.
    var end = LogEnd.empty
    /// The highest number seen on the remote.
    var there: UInt64 = 0
  }

  /// The state of another replica.
  struct Peer: Hashable {
    /// Its logs.
    var logs: [SegmentKind: PeerLog] = [:]
    /// The wall time of the last of its frames, in milliseconds since 1970; 0 if there is none.
    var lastHeard: Int64 = 0
    /// The wall time of the first of its frames, likewise.
    var firstHeard: Int64 = 0
  }

  /// This replica.
  var id: ReplicaID
  /// Its number.
  var number: UInt16
  /// The wall time at which it came to be, in milliseconds since 1970; 0 if it is unknown.
  var since: Int64 = 0
  /// Its spaces.
  var spaces: SyncSpaces
  /// The pair that it signs with.
  var signing: SigningKey
  /// The pair that keys are sealed to.
  var boxKeys: BoxKeyPair
  /// The keys of the group.
  var keyring: Keyring
  /// The name of the remote.
  var remote: String
  /// The entries of the roster that count here.
  var entries: [SignedRosterEntry]
  /// The end of each of this replica's logs. That of the roster has no running hash.
  var own: [SegmentKind: LogEnd] = [:]
  /// The highest number of each log that was put on the remote.
  var published: [SegmentKind: UInt64] = [:]
  /// The segments of this replica that are on the remote.
  var segments: [SegmentName: OwnSegment] = [:]
  /// The segments of the roster that wait to be sent.
  var outgoing: [SealedSegment] = []
  /// The other replicas.
  var peers: [ReplicaID: Peer] = [:]

  /// The group.
  var group: GroupID { keyring.group }
  /// The roster.
  var roster: Roster { Roster(group: group, entries: entries) }

  /// The end of what was read of another replica's log.
  func end(of kind: SegmentKind, by replica: ReplicaID) -> LogEnd {
    peers[replica]?.logs[kind]?.end ?? .empty
  }
}
