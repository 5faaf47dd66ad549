import ByteCoding
package import Secrets

/// Makes and opens segments: clear header, key boxes, commitment to the key, sealed content, signature.
package enum SegmentCodec {
  /// The greatest length of a segment in bytes: 4 MiB.
  package static let greatestFile = 4 << 20
  /// The greatest length of its content, unpacked, in bytes: 64 MiB.
  package static let greatestContent = 64 << 20

  /// The bytes of a segment.
  ///
  /// - Throws: `SegmentFailure.tooLarge` if there are more than `greatestFile` of them: then the
  ///   content has to be divided.
  package static func seal(
    _ payload: [UInt8],
    as header: SegmentHeader,
    keyBoxes: [[UInt8]] = [],
    under key: SealingKey,
    signedBy signer: SigningKey,
    random: some RandomSource
  ) throws(SegmentFailure) -> [UInt8] {
    let content = try padded(payload)
    let boxBytes = keyBoxes.reduce(0) { $0 + $1.count }
    let length =
      SegmentHeader.byteCount + boxBytes + header.format.commitmentBytes
      + SealedBox.nonceBytes + content.count + SealedBox.tagBytes + VerifyKey.signatureBytes
    guard length <= greatestFile, keyBoxes.count <= UInt16.max,
      Set(keyBoxes.map(\.count)).count <= 1
    else { throw .tooLarge }
    var bytes = header.bytes(length: length, keyBoxes: keyBoxes)
    for box in keyBoxes { bytes += box }
    let clear = bytes[...]
    bytes += header.format.commitment(to: key, clear)
    bytes += key.seal(content, boundTo: data(of: clear), random: random).bytes
    bytes += signer.signature(of: header.format.signed(bytes[...]))
    return bytes
  }

  /// The content of a segment that lies under a name in a group's directory.
  package static func open(
    _ bytes: [UInt8],
    at name: SegmentName,
    in keyring: Keyring,
    writtenBy writer: VerifyKey
  ) throws(SegmentFailure) -> [UInt8] {
    let segment = try Segment(bytes, at: name, in: keyring.group)
    try segment.verify(by: writer)
    return try segment.payload(under: keyring.keys(of: name.kind, epoch: segment.header.epoch))
  }

  /// The associated data of the box: all that is clear before it.
  static func data(of clear: ArraySlice<UInt8>) -> AssociatedData {
    AssociatedData(.text("sync/segment"), .bytes(Array(clear)))
  }

  /// Compressed content behind both its lengths, filled up with zeros.
  private static func padded(_ payload: [UInt8]) throws(SegmentFailure) -> [UInt8] {
    guard payload.count <= greatestContent else { throw .tooLarge }
    guard let packed = Compression.deflate(payload) else { throw .outOfMemory }
    var writer = ByteWriter()
    writer.append(UInt32(payload.count))
    writer.append(packed)
    let target = Padme.length(of: writer.bytes.count)
    return writer.bytes + [UInt8](repeating: 0, count: target - writer.bytes.count)
  }

  static func unpadded(_ padded: [UInt8]) throws(SegmentFailure) -> [UInt8] {
    var reader = ByteReader(padded)
    let count: Int
    let packed: ArraySlice<UInt8>
    do throws(UnreadableBytes) {
      count = Int(try reader.number(UInt32.self))
      packed = try reader.take(Int(try reader.number(UInt32.self)))
    } catch {
      throw .unreadable
    }
    guard count <= greatestContent else { throw .tooLarge }
    guard let payload = Compression.inflate(packed, count: count) else { throw .unreadable }
    return payload
  }
}
