package import SealedFiles
package import Store

/// Something on the remote that is not as it should be. The rest is read all the same.
package struct SyncFault: Hashable, Sendable {
  /// The kind of fault.
  package enum Kind: Hashable, Sendable {
    /// A segment can't be read.
    case segment(SegmentFailure)
    /// Its entries or frames are not those of its name, or its log was replaced by another.
    case replaced
    /// It was written by a removed replica, from this number on, beyond what counts.
    case lateWrites(from: UInt64)
    /// Its writer does not belong to the group.
    case stranger
    /// These numbers of a log are missing.
    case missing(ClosedRange<UInt64>)
    /// A replica knows of frames, up to these, that are not on the remote: they are waited for.
    case waiting(for: [Dot])
    /// Changes of a replica came and wait: for a newer program here, or for what it has not sent.
    case held(needNewerProgram: Bool)
    /// The remote lost segments that this device had put there; they were put there again.
    case putUpAgain(count: Int)
    /// The remote lost segments of this device, or has them damaged, and so are their copies.
    case lost(ClosedRange<UInt64>)
    /// A segment that this device had put there was damaged, and was put there again.
    case mended
    /// The remote had these numbers of a replica's log, which were read, and has them no more.
    case gone(ClosedRange<UInt64>)
    /// Something that is no file, or too large, is in the place of a segment.
    case obstructed
    /// The content of a picture or a sound is not on the remote, or not yet.
    case mediumMissing(name: String)
    /// It is there, and is not what was put up.
    case mediumAltered(name: String)
    /// A replica's clock is ahead of this device's by so many milliseconds.
    case clock(milliseconds: Int64)
  }

  /// The kind of fault.
  package let kind: Kind
  /// The replica that it is about.
  package let replica: ReplicaID?
  /// The log that it is about.
  package let log: SegmentKind?
  /// The file on the remote, from its root.
  package let path: String?

  init(
    _ kind: Kind,
    replica: ReplicaID? = nil,
    log: SegmentKind? = nil,
    path: String? = nil
  ) {
    self.kind = kind
    self.replica = replica
    self.log = log
    self.path = path
  }

  /// The segment that it is about; nil if it is not about a single one.
  package var segment: SegmentName? {
    path.flatMap { RemoteLayout.split($0) }.flatMap { SegmentName(path: $0.path) }
  }
}
