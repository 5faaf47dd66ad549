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
