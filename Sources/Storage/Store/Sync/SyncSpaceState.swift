import ByteCoding
import Vault

/// The state of the log of one part of a vault.
struct SyncSpaceState {
  /// This device's number in its sync group.
  var replica: UInt16
  /// Everything that is applied, this device's own frames included.
  var applied = VersionVector()
  /// The latest reading of the clock.
  var latest = HybridTime(rawValue: 0)
  /// True once everything that the vault had before it was kept in step is in a frame.
  var isSeeded = false
  /// The `knowledge` of the program that applied it, or 0 before there was one.
  var knowledge = Self.knowledge
  /// Objects of this vault that are in no frame as their records can't be read.
  var skipped: Set<LocalName> = []

  /// The number of what this program knows of kinds, fields and operations; one more with each new
  /// one, and by itself with each value of payment cards. What an older program kept for this one is
  /// read again then.
  static let knowledge = UInt64(PaymentCardFields.all.count) - 3

  init(replica: UInt16) {
    self.replica = replica
  }

  /// The name of this device's next frame.
  var next: Dot { Dot(replica: replica, number: number + 1) }

  /// The number of this device's last frame.
  var number: UInt64 { applied[replica] }
}

/// An object of this vault.
struct LocalName: Hashable {
  let kind: ObjectKind
  let local: Int64
}

/// The encoding: the replica, the vector, the clock, 1 once seeded, the knowledge, and the number of
/// objects that are in no frame with the kind and the id of each.
extension SyncSpaceState {
  var bytes: [UInt8] {
    var bytes = ByteWriter()
    bytes.append(compact: UInt64(replica))
    applied.write(to: &bytes)
    bytes.append(compact: latest.rawValue)
    bytes.append(isSeeded)
    bytes.append(compact: min(knowledge, Self.knowledge))
    bytes.append(compact: UInt64(skipped.count))
    for name in skipped {
      bytes.append(name.kind.rawValue)
      bytes.append(signed: name.local)
    }
    return bytes.bytes
  }

  init(_ content: UnsafeRawBufferPointer) throws {
    var bytes = ByteReader(Array(content))
    guard let replica = UInt16(exactly: try bytes.compact()) else { throw UnreadableBytes.invalid }
    self.init(replica: replica)
    applied = try VersionVector(from: &bytes)
    latest = HybridTime(rawValue: try bytes.compact())
    isSeeded = try bytes.byte() == 1
    knowledge = bytes.isEmpty ? 0 : try bytes.compact()
    guard !bytes.isEmpty else { return }
    for _ in 0..<(try bytes.count()) {
      let kind = ObjectKind(rawValue: try bytes.byte())
      skipped.insert(LocalName(kind: kind, local: try bytes.signed()))
    }
  }
}

extension RecordReader {
  /// The state of a log; nil unless that part of the vault is kept in step.
  func syncState(_ space: SyncSpace) throws -> SyncSpaceState? {
    try open(Int64(space.rawValue), in: .syncState) { try SyncSpaceState($1) }
  }
}

extension RecordWriter {
  /// Stores the state of a log.
  func put(_ state: SyncSpaceState, of space: SyncSpace) throws {
    try put(Int64(space.rawValue), .plain(state.bytes), in: .syncState)
  }
}
