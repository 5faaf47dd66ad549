import ByteCoding

extension SegmentHeader {
  /// The header of a segment as it stands in a file, with the lengths of what follows.
  struct Reading {
    let header: SegmentHeader
    /// The length of the whole segment in bytes.
    let length: Int
    /// The number of key boxes.
    let boxCount: Int
    /// The length of each key box in bytes.
    let boxLength: Int

    /// Reads the beginning of a file.
    init(_ bytes: [UInt8]) throws(SegmentFailure) {
      guard bytes.starts(with: SegmentHeader.magic) else {
        throw SegmentHeader.magic.starts(with: bytes) ? Self.cut(bytes) : .notASegment
      }
      let fields: Fields
      do throws(UnreadableBytes) {
        fields = try Fields(Array(bytes.prefix(byteCount).dropFirst(magic.count)))
      } catch {
        throw Self.cut(bytes)
      }
      guard let format = SegmentFormat(rawValue: fields.format) else {
        throw .newerFormat(fields.format)
      }
      guard let kind = SegmentKind(rawValue: fields.kind),
        let name = SegmentName(
          replica: fields.replica,
          kind: kind,
          first: fields.first,
          last: fields.last
        )
      else { throw .exchanged }
      header = SegmentHeader(name: name, group: fields.group, epoch: fields.epoch, format: format)
      length = Int(fields.length)
      boxCount = Int(fields.boxCount)
      boxLength = Int(fields.boxLength)
    }

    private static func cut(_ bytes: [UInt8]) -> SegmentFailure {
      .cut(length: bytes.count, expected: byteCount)
    }
  }

  private struct Fields {
    let format: UInt16
    let kind: UInt8
    let epoch: UInt16
    let group: GroupID
    let replica: ReplicaID
    let first: UInt64
    let last: UInt64
    let length: UInt32
    let boxCount: UInt16
    let boxLength: UInt32

    init(_ bytes: [UInt8]) throws(UnreadableBytes) {
      var reader = ByteReader(bytes)
      format = try reader.number()
      kind = try reader.number()
      epoch = try reader.number()
      group = GroupID(unchecked: Array(try reader.take(GroupID.byteCount)))
      replica = ReplicaID(unchecked: Array(try reader.take(ReplicaID.byteCount)))
      first = try reader.number()
      last = try reader.number()
      length = try reader.number()
      boxCount = try reader.number()
      boxLength = try reader.number()
    }
  }
}
