import ByteCoding
import ReaderProtocol

/// The payload of a KDBX 4 file: digests of the header, and blocks each under a digest of its own
/// (https://keepass.info/help/kb/kdbx.html, "HMAC Block Stream").
struct KDBXBlocks {
  /// The number that stands for the header among those of the blocks.
  private static let headerNumber = UInt64.max

  private let header: KDBXHeader
  private let hash: UnsafeRawBufferPointer
  private let digest: UnsafeRawBufferPointer
  private let blocks: UnsafeRawBufferPointer

  /// - Throws: `broken` where the payload is too short; `damaged` where the header was changed.
  init(_ header: KDBXHeader) throws(CardFileFailure) {
    self.header = header
    var reader = MemoryReader(header.payload)
    hash = try reader.part(HashFunction.sha256.byteCount)
    digest = try reader.part(HashFunction.sha256.byteCount)
    blocks = reader.rest()
    let headerDigest = try Digest(.sha256)
    headerDigest.update(header.bytes)
    guard headerDigest.isSame(as: hash) else { throw .damaged }
  }

  /// Hands on each block, after all of them were found to be as they were written.
  ///
  /// - Throws: `wrongPassword`, `damaged`.
  func read(_ keys: KDBXKeys, into sink: any ByteSink) throws(CardFileFailure) {
    let headerDigest = try keys.digest(of: Self.headerNumber)
    headerDigest.update(header.bytes)
    guard headerDigest.isSame(as: digest) else { throw .wrongPassword }
    try eachBlock { number, digest, length, block throws(CardFileFailure) in
      let blockDigest = try keys.digest(of: number)
      blockDigest.update(number.littleEndianBytes)
      blockDigest.update(length.littleEndianBytes)
      blockDigest.update(block)
      guard blockDigest.isSame(as: digest) else { throw .damaged }
    }
    try eachBlock { _, _, _, block throws(CardFileFailure) in try sink.take(block) }
    try sink.finish()
  }

  /// Goes through the blocks, the empty one too that ends them.
  private func eachBlock(
    _ body: (
      _ number: UInt64, _ digest: UnsafeRawBufferPointer, _ length: UInt32,
      _ block: UnsafeRawBufferPointer
    ) throws(CardFileFailure) -> Void
  ) throws(CardFileFailure) {
    var reader = MemoryReader(blocks)
    var number: UInt64 = 0
    while true {
      let digest = try part(&reader, HashFunction.sha256.byteCount)
      let length: UInt32 = try part(&reader, 4).littleEndian()
      try body(number, digest, length, part(&reader, Int(length)))
      if length == 0 { return }
      number += 1
    }
  }

  /// The next bytes. Once the key is known to be the right one, a file that ends too soon is damaged.
  private func part(
    _ reader: inout MemoryReader,
    _ count: Int
  ) throws(CardFileFailure) -> UnsafeRawBufferPointer {
    guard count <= reader.left else { throw .damaged }
    return try reader.part(count)
  }
}
