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

/// The reason why a segment can't be read. Each stands for a sentence.
package enum SegmentFailure: Error, Hashable, Sendable {
  /// It does not begin as a segment does.
  case notASegment
  /// It was written by a newer program, in this format.
  case newerFormat(UInt16)
  /// It ends too early: it has `length` of `expected` bytes.
  case cut(length: Int, expected: Int)
  /// It belongs to another group.
  case otherGroup
  /// It was put in another's place: its replica, kind or numbers are not those of its name.
  case exchanged
  /// It was not written by the replica whose name it bears, or was changed since.
  case forged
  /// The keys of this epoch are not here: the replica may have been removed from the group.
  case unknownEpoch(UInt16)
  /// It has more than `SegmentCodec.greatestFile` bytes, or more than
  /// `SegmentCodec.greatestContent` unpacked.
  case tooLarge
  /// It is authentic, and its content can't be read.
  case unreadable
  /// There is no memory for it.
  case outOfMemory
}
