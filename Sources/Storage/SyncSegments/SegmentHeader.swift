import ByteCoding

/// The clear beginning of a segment. All of it is authenticated with the content.
package struct SegmentHeader: Hashable, Sendable {
  /// The name that the segment has within its group's directory.
  package let name: SegmentName
  /// The group.
  package let group: GroupID
  /// The epoch of the key that sealed it, from 1.
  package let epoch: UInt16
  /// The format.
  let format: SegmentFormat

  /// Creates a header.
  package init(name: SegmentName, group: GroupID, epoch: UInt16) {
    self.init(name: name, group: group, epoch: epoch, format: .current)
  }

  init(name: SegmentName, group: GroupID, epoch: UInt16, format: SegmentFormat) {
    self.name = name
    self.group = group
    self.epoch = epoch
    self.format = format
  }

  /// The first bytes of every segment.
  static let magic = Array("cardseg\n".utf8)
  /// The length of the encoded header in bytes, key boxes excepted.
  static let byteCount = magic.count + 2 + 1 + 2 + 2 * 16 + 2 * 8 + 4 + 2 + 4

  /// The encoded header of a segment of `length` bytes.
  func bytes(length: Int, keyBoxes: [[UInt8]]) -> [UInt8] {
    var writer = ByteWriter()
    writer.append(raw: Self.magic)
    writer.append(format.rawValue)
    writer.append(name.kind.rawValue)
    writer.append(epoch)
    writer.append(raw: group.bytes)
    writer.append(raw: name.replica.bytes)
    writer.append(name.first)
    writer.append(name.last)
    writer.append(UInt32(length))
    writer.append(UInt16(keyBoxes.count))
    writer.append(UInt32(keyBoxes.first?.count ?? 0))
    return writer.bytes
  }
}
