import SyncMerging
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

  init(replica: UInt16) {
    self.replica = replica
  }

  /// The name of this device's next frame.
  var next: Dot { Dot(replica: replica, number: number + 1) }

  /// The number of this device's last frame.
  var number: UInt64 { applied[replica] }
}

/// The encoding: the replica, the vector, the clock, and 1 once seeded.
extension SyncSpaceState {
  var bytes: [UInt8] {
    var bytes = ByteWriter()
    bytes.append(UInt64(replica))
    applied.write(to: &bytes)
    bytes.append(latest.rawValue)
    bytes.append(byte: isSeeded ? 1 : 0)
    return bytes.bytes
  }

  init(_ content: UnsafeRawBufferPointer) throws {
    var bytes = ByteReader(Array(content))
    guard let replica = UInt16(exactly: try bytes.number()) else { throw UnreadableRecord() }
    self.init(replica: replica)
    applied = try VersionVector(from: &bytes)
    latest = HybridTime(rawValue: try bytes.number())
    isSeeded = try bytes.byte() == 1
  }
}

extension RecordReader {
  /// The state of a log; nil unless that part of the vault is kept in step.
  func syncState(_ space: SyncSpace) throws -> SyncSpaceState? {
    guard try hasTable(.syncState) else { return nil }
    return try open(Int64(space.rawValue), in: .syncState) { try SyncSpaceState($1) }
  }
}

extension RecordWriter {
  /// Stores the state of a log.
  func put(_ state: SyncSpaceState, of space: SyncSpace) throws {
    try put(Int64(space.rawValue), .plain(state.bytes), in: .syncState)
  }
}
