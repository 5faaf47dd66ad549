package import Secrets

/// A segment as read from a remote: its header was compared with its place, and nothing in it is
/// trusted before `verify`.
package struct Segment: Sendable {
  /// The clear header.
  package let header: SegmentHeader
  /// The keys of an epoch, sealed to one replica or recovery key each; all of one length.
  package let keyBoxes: [[UInt8]]

  private let bytes: [UInt8]
  private let clearCount: Int

  private static let tailBytes =
    SealedBox.nonceBytes + SealedBox.tagBytes + VerifyKey.signatureBytes
  private var commitmentEnd: Int { clearCount + header.format.commitmentBytes }

  /// Reads the file that lies under a name in a group's directory.
  package init(_ bytes: [UInt8], at name: SegmentName, in group: GroupID) throws(SegmentFailure) {
    guard bytes.count <= SegmentCodec.greatestFile else { throw .tooLarge }
    let reading = try SegmentHeader.Reading(bytes)
    guard reading.header.group == group else { throw .otherGroup }
    guard reading.header.name == name else { throw .exchanged }
    let clearCount = SegmentHeader.byteCount + reading.boxCount * reading.boxLength
    let sealedCount = reading.header.format.commitmentBytes + Self.tailBytes
    guard reading.length >= clearCount + sealedCount else { throw .forged }
    guard bytes.count >= reading.length else {
      throw .cut(length: bytes.count, expected: reading.length)
    }
    guard bytes.count == reading.length else { throw .forged }
    header = reading.header
    keyBoxes = (0..<reading.boxCount).map { index in
      let start = SegmentHeader.byteCount + index * reading.boxLength
      return Array(bytes[start..<start + reading.boxLength])
    }
    self.bytes = bytes
    self.clearCount = clearCount
  }

  /// Makes sure that the holder of the key wrote all of it.
  package func verify(by key: VerifyKey) throws(SegmentFailure) {
    let signatureStart = bytes.count - VerifyKey.signatureBytes
    let signed = header.format.signed(bytes[..<signatureStart])
    guard key.isSignature(Array(bytes[signatureStart...]), of: signed) else { throw .forged }
  }

  /// The content, by the one of the keys that sealed it.
  package func payload(under keys: [SealingKey]) throws(SegmentFailure) -> [UInt8] {
    let clear = bytes[..<clearCount]
    let commitment = Array(bytes[clearCount..<commitmentEnd])
    let keys = header.format.keys(among: keys, committing: commitment, clear)
    guard !keys.isEmpty else { throw .unknownEpoch(header.epoch) }
    let end = bytes.count - VerifyKey.signatureBytes
    guard let box = SealedBox(bytes: bytes[commitmentEnd..<end]) else { throw .forged }
    let data = SegmentCodec.data(of: clear)
    for key in keys {
      // The one reason why a box can't be opened: it is not that key's.
      guard let padded = try? key.open(box, boundTo: data) else { continue }
      return try SegmentCodec.unpadded(padded)
    }
    throw .forged
  }
}
