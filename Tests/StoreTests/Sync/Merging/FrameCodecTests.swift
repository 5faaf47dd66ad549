import ByteCoding
import Store
import Testing

@Suite("The encoding of frames")
struct FrameCodecTests {
  private let time = HybridTime(milliseconds: 1_790_000_000_000)
  private let note = ObjectKey(.note, 9_000_000_000_000_000_001)
  private let card = ObjectKey(.card, 17)

  private func frame(_ operations: [Operation], number: UInt64 = 3) -> Frame {
    var context = VersionVector()
    context[1] = 2
    context[1_023] = 70_000
    return Frame(
      dot: Dot(replica: 1, number: number),
      context: context,
      time: time,
      wallTime: -5,
      operations: operations
    )
  }

  private var operations: [Operation] {
    [
      .set(card, FieldID(rawValue: 1), value: [], time: time),
      .set(
        note,
        FieldID(rawValue: 33),
        value: Array("犬".utf8),
        time: HybridTime(milliseconds: 1_789_999_999_000)
      ),
      .touch(note),
      .delete(ObjectKey(ObjectKind(rawValue: 200), 1)),
      .add(LogEntry(LogEntryID(object: card, time: 100, edition: 0), content: [1, 2, 3])),
      .add(LogEntry(LogEntryID(object: card, time: 90, edition: 127), content: [4, 5, 6])),
      .withdraw(LogEntryID(object: card, time: -1, edition: 1)),
      .unknown(code: 77, bytes: [9, 9]),
    ]
  }

  @Test("Frames are read as they were written")
  func roundTrip() throws {
    let frames = [frame(operations), frame([], number: 4)]
    let read = try FrameCodec.frames(in: FrameCodec.bytes(of: frames))
    #expect(read.map(\.dot) == frames.map(\.dot))
    #expect(read.map(\.context) == frames.map(\.context))
    #expect(read.map(\.time) == frames.map(\.time))
    #expect(read.map(\.wallTime) == frames.map(\.wallTime))
    #expect(read.map { Set($0.operations) } == frames.map { Set($0.operations) })
  }

  @Test("Written again, a frame has the same bytes, with operations of a newer program in it")
  func stable() throws {
    let bytes = FrameCodec.bytes(of: frame(operations))
    #expect(FrameCodec.bytes(of: try FrameCodec.frame(from: bytes)) == bytes)
  }

  @Test("Cut bytes are told, and never read beyond")
  func cut() {
    let bytes = FrameCodec.bytes(of: [frame(operations)])
    for count in 1..<bytes.count {
      #expect(throws: UnreadableBytes.self) { try FrameCodec.frames(in: bytes.prefix(count)) }
    }
  }

  @Test("A group of operations that can't be read is kept as it is, and the others are read")
  func unreadGroup() throws {
    let whole = FrameCodec.bytes(of: frame([.touch(note), .unknown(code: 3, bytes: [200, 1])]))
    let read = try FrameCodec.frame(from: whole)
    #expect(read.operations == [.touch(note), .unknown(code: 3, bytes: [200, 1])])
    #expect(FrameCodec.bytes(of: read) == whole)
  }

  @Test("A number of more than 64 bits is refused")
  func tooLong() throws {
    let full = [UInt8](repeating: 0xFF, count: 9)
    var most = ByteReader(full + [0x01])
    #expect(try most.compact() == .max)
    var reader = ByteReader(full + [0x02])
    #expect(throws: UnreadableBytes.self) { try reader.compact() }
  }

  @Test("No flipped bit makes it crash or ask for much memory")
  func flipped() {
    let bytes = FrameCodec.bytes(of: [frame(operations)])
    for bit in 0..<bytes.count * 8 {
      var flipped = bytes
      flipped[bit / 8] ^= 1 << (bit % 8)
      // Any result will do: segments are authenticated before they are read.
      _ = try? FrameCodec.frames(in: flipped)
    }
  }

  @Test("A hundred thousand answers take few bytes each before they are compressed")
  func size() {
    let answers = (0..<100_000).map { index -> Operation in
      let card = ObjectKey(.card, Int64(index / 10) * 922_337_203_685_477)
      let id = LogEntryID(
        object: card,
        time: 1_700_000_000_000 + Int64(index) * 60_000,
        edition: 0
      )
      return .add(LogEntry(id, content: Array(repeating: 7, count: 16)))
    }
    #expect(FrameCodec.bytes(of: frame(answers)).count < 100_000 * 28)
  }
}
