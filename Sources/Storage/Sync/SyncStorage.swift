package import SealedFiles
package import Secrets
package import Store

/// The vault as the coordinator sees it: membership, logs, outgoing segments. Whoever conforms holds
/// the key. An error of its own passes through the coordinator unchanged.
package protocol SyncStorage<Changes> {
  /// The changes in a vault by frames of others.
  associatedtype Changes

  /// The state of the coordinator, sealed in the vault; nil if the vault is in no group.
  func membership() throws -> SecretBytes?
  /// Replaces the state of the coordinator. With nil, all that is only for keeping devices in step
  /// goes.
  func setMembership(_ membership: SecretBytes?) throws
  /// The public half of the recovery key that the vault has instead of an earlier one; nil if it has
  /// not been renewed in this group.
  func renewedRecovery(in group: GroupID) throws -> RecoveryPublic?
  /// The position of a log; nil if it has not begun.
  func position(of space: SyncSpace) throws -> LogPosition?
  /// Begins a log under the replica's number. Everything that there is goes into its first frames.
  func begin(_ space: SyncSpace, as number: UInt16) throws
  /// Removes logs and merging, so that logs can begin anew.
  func reset() throws
  /// The pictures and sounds; nil if they stay where they are.
  var media: (any SyncMedia<Changes>)? { get }
  /// Makes frames of all changes that are in none yet, in one transaction that also stores the
  /// segments which `seal` makes of them. The last call has no frames, for what it still holds.
  ///
  /// - Parameter valueKey: the group's key for values of payment cards; nil without the wallet.
  func seal(
    _ space: SyncSpace,
    valueKey: SealingKey?,
    _ seal: @escaping ([Frame]) throws -> [SealedSegment]
  ) throws
  /// The segments that wait to be sent, the oldest first.
  func outgoing() throws -> [OutgoingFile]
  /// Removes segments that were sent.
  func removeOutgoing(_ ids: [Int64]) throws
  /// The changes that came and wait.
  func held(in space: SyncSpace) throws -> [HeldFrames]
  /// Applies frames of another replica, all of whose contexts are applied, in one transaction, and
  /// what an older program kept for this one.
  func apply(
    _ frames: [Frame],
    to space: SyncSpace,
    valueKey: SealingKey?
  ) throws -> FrameApplication<Changes>
}

/// The result of applying frames.
package enum FrameApplication<Changes> {
  /// They are applied, with these changes in the vault.
  case applied(Changes)
  /// Nothing is applied, as changes of this device are in no frame yet.
  case unsealed
  /// Nothing is applied, as these frames must come before.
  case waiting(for: [Dot])
  /// Nothing is applied, as they can't be read.
  case unreadable
}

extension FrameApplication: Sendable where Changes: Sendable {}

/// The position of a log in a vault.
package struct LogPosition: Sendable, Hashable {
  /// The replica's number.
  package let replica: UInt16
  /// All frames that are applied, one's own included.
  package let applied: VersionVector
  /// The number of changes that are in no frame yet.
  package let waiting: Int
  /// True if frames were applied by an older program: what it kept unread may be readable now.
  package let isOfOlderProgram: Bool

  /// Creates a position.
  package init(
    replica: UInt16,
    applied: VersionVector,
    waiting: Int,
    isOfOlderProgram: Bool = false
  ) {
    self.replica = replica
    self.applied = applied
    self.waiting = waiting
    self.isOfOlderProgram = isOfOlderProgram
  }
}

/// Changes of a replica that came and wait.
package struct HeldFrames: Sendable, Hashable {
  /// The replica's number.
  package let replica: UInt16
  /// True if they wait for a newer program here; otherwise for an object that no frame has brought.
  package let needNewerProgram: Bool

  /// Creates a note of some.
  package init(replica: UInt16, needNewerProgram: Bool) {
    self.replica = replica
    self.needNewerProgram = needNewerProgram
  }
}

/// A sealed segment with its path on the remote.
package struct SealedSegment: Sendable, Hashable {
  /// The path from the remote's root.
  package let path: String
  /// The bytes, which never change.
  package let content: [UInt8]

  /// Creates a segment.
  package init(path: String, content: [UInt8]) {
    self.path = path
    self.content = content
  }
}

/// A segment that waits to be sent, with its number in the vault.
package struct OutgoingFile: Sendable, Hashable {
  /// Its number in the vault.
  package let id: Int64
  /// The segment.
  package let segment: SealedSegment

  /// Creates a row.
  package init(id: Int64, segment: SealedSegment) {
    self.id = id
    self.segment = segment
  }
}

extension SyncSpace {
  /// The kind of the log's segments.
  var kind: SegmentKind {
    switch self {
    case .study: .study
    case .wallet: .wallet
    }
  }
}

extension SyncSpaces {
  /// Each of the spaces.
  var each: [SyncSpace] { SyncSpace.allCases.filter { include($0.kind) } }
}

extension SyncStorage {
  /// The name of the remote of the vault's group; nil if it is in none.
  package func remote() throws -> String? {
    try membership().map { try Membership(unpacking: $0).remote }
  }
}
