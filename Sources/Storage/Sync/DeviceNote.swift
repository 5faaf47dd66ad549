import ByteCoding
import SealedFiles

/// The replica and the ends of its logs as this device notes them outside of the vault, before they
/// are sent. A vault that is older than its note, or has none, was restored or copied: going on in
/// its log would write other frames under numbers that others know.
struct DeviceNote: Hashable {
  private static let form: UInt8 = 1

  /// The replica.
  let replica: ReplicaID
  /// The ends of its logs.
  let ends: [SegmentKind: LogEnd]

  /// The note that belongs to a membership.
  init(_ membership: Membership) {
    replica = membership.id
    ends = membership.own
  }

  /// Reads a note; nil if it is none.
  init?(bytes: [UInt8]) {
    // However it is damaged: there is no note then.
    guard let note = try? Self.read(bytes) else { return nil }
    self = note
  }

  private init(replica: ReplicaID, ends: [SegmentKind: LogEnd]) {
    self.replica = replica
    self.ends = ends
  }

  /// The encoded note.
  var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.append(Self.form)
    writer.append(raw: replica.bytes)
    writer.append(all: ends.sorted { $0.key.rawValue < $1.key.rawValue }) { writer, end in
      writer.append(end.key.rawValue)
      writer.append(end.value.number)
      writer.append(end.value.head)
    }
    return writer.bytes
  }

  /// True if a membership is the one that was noted, or the same later on.
  func agrees(with membership: Membership) -> Bool {
    replica == membership.id
      && ends.allSatisfy { kind, end in
        let own = membership.own[kind] ?? .empty
        return own.number > end.number || own == end
      }
  }

  private static func read(_ bytes: [UInt8]) throws(UnreadableBytes) -> DeviceNote {
    var reader = ByteReader(bytes)
    guard try reader.number(UInt8.self) == form,
      let replica = ReplicaID(bytes: try reader.take(ReplicaID.byteCount))
    else { throw .invalid }
    let ends = try reader.list(atMost: 16) { reader throws(UnreadableBytes) in
      guard let kind = SegmentKind(rawValue: try reader.number()) else {
        throw .invalid
      }
      let end = LogEnd(
        number: try reader.number(),
        head: Array(try reader.counted(atMost: LogEnd.headBytes))
      )
      return (kind, end)
    }
    return DeviceNote(replica: replica, ends: Dictionary(ends) { first, _ in first })
  }
}
