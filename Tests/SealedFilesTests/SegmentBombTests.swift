import ByteCoding
import CZlib
import Secrets
import TestSupport
import Testing

@testable import SealedFiles

@Suite("Segments with a lie about their length")
struct SegmentBombTests {
  /// Padded content that claims `count` bytes unpacked.
  private func padded(_ content: [UInt8], claiming count: UInt32) throws -> [UInt8] {
    var writer = ByteWriter()
    writer.append(count)
    writer.append(try Compression.deflate(content).known)
    return writer.bytes + [0, 0, 0]
  }

  @Test("unpack to no more than they claim, and claim no more than is allowed")
  func bomb() throws {
    let zeros = [UInt8](repeating: 0, count: 1 << 20)
    #expect(try SegmentCodec.unpadded(padded(zeros, claiming: 1 << 20)) == zeros)
    for claim: UInt32 in [0, 1, 1000, 1 << 20 - 1, 1 << 20 + 1] {
      let bytes = try padded(zeros, claiming: claim)
      #expect(throws: SegmentFailure.unreadable) { try SegmentCodec.unpadded(bytes) }
    }
    let bytes = try padded(zeros, claiming: .max)
    #expect(throws: SegmentFailure.tooLarge) { try SegmentCodec.unpadded(bytes) }
  }

  @Test("are refused where the packed part is longer than what is there, or is none")
  func noStream() {
    #expect(throws: SegmentFailure.unreadable) { try SegmentCodec.unpadded([]) }
    #expect(throws: SegmentFailure.unreadable) {
      try SegmentCodec.unpadded([1, 0, 0, 0, 255, 255, 255, 255, 1])
    }
    #expect(throws: SegmentFailure.unreadable) {
      try SegmentCodec.unpadded([1, 0, 0, 0, 2, 0, 0, 0, 1, 2])
    }
  }
}
