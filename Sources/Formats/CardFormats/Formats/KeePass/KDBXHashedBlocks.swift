import ByteCoding
import ReaderProtocol
import Secrets

/// The decrypted payload of a KDBX file before version 4: bytes that stand in the header, too, then
/// blocks with a hash each (keepassxreboot/keepassxc, src/format/Kdbx3Reader.cpp and
/// src/streams/HashedBlockStream.cpp). A block is handed on after its hash was found to be right.
///
/// The hashes tell of damage. They do not keep anybody away who could change what is encrypted.
final class KDBXHashedBlocks: ByteSink {
  /// The part that is read next.
  private enum Stage {
    case startBytes, head, block, end
  }

  /// The number, the hash and the length of a block.
  private static let headBytes = 4 + HashFunction.sha256.byteCount + 4

  private let startBytes: UnsafeRawBufferPointer
  private let next: any ByteSink
  private let buffer = WipedBuffer(limit: CardFileLimits.size)
  private var stage = Stage.startBytes
  private var wanted = KDBXHeader.seedBytes
  private var number: UInt32 = 0
  private var hash: [UInt8] = []

  /// - Parameter startBytes: those in the header, which outlives this object.
  init(startBytes: UnsafeRawBufferPointer, next: any ByteSink) {
    self.startBytes = startBytes
    self.next = next
  }

  /// - Throws: `wrongPassword` where it does not begin as the header says; `damaged`.
  func take(_ bytes: UnsafeRawBufferPointer) throws(CardFileFailure) {
    var rest = bytes
    while !rest.isEmpty {
      guard stage != .end else { throw .damaged }
      let part = UnsafeRawBufferPointer(rebasing: rest.prefix(wanted - buffer.count))
      // Room is made for what is there, not for what a block claims to have.
      guard buffer.append(part) else { throw .damaged }
      rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(part.count))
      guard buffer.count == wanted else { return }
      try advance()
      buffer.truncate(to: 0)
    }
  }

  func finish() throws(CardFileFailure) {
    guard stage == .end else { throw .damaged }
    try next.finish()
  }

  /// Uses what the buffer holds.
  private func advance() throws(CardFileFailure) {
    switch stage {
    case .startBytes:
      guard isSame(buffer.bytes, startBytes) else { throw .wrongPassword }
      expect(.head, Self.headBytes)
    case .head:
      var reader = MemoryReader(buffer.bytes)
      guard try reader.whole() == number else { throw .damaged }
      hash = Array(try reader.part(HashFunction.sha256.byteCount))
      let length = try reader.whole(UInt32.self)
      number &+= 1
      if length > 0 { return expect(.block, Int(length)) }
      guard hash.allSatisfy({ $0 == 0 }) else { throw .damaged }
      stage = .end
    case .block:
      let digest = try Digest(.sha256)
      digest.update(buffer.bytes)
      guard digest.value() == hash else { throw .damaged }
      try next.take(buffer.bytes)
      expect(.head, Self.headBytes)
    case .end: break
    }
  }

  private func expect(_ stage: Stage, _ count: Int) {
    self.stage = stage
    wanted = count
  }
}
