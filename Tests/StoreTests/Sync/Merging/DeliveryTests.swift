import Store
import Testing

@Suite("Delivery")
struct DeliveryTests {
  private let note = ObjectKey(.note, 1)
  private let words = FieldID(rawValue: 1)

  private func replica(_ number: UInt16, values: [UInt8]) -> ModelReplica {
    var replica = ModelReplica(number)
    for (index, value) in values.enumerated() {
      replica.set(words, of: note, to: [value], at: Int64(index))
      replica.seal(at: Int64(index))
    }
    return replica
  }

  @Test("A frame whose number skips one waits for it, and nothing is dropped")
  func gap() {
    let writer = replica(1, values: [1, 2, 3])
    var reader = ModelReplica(2)
    for index in [2, 1] {
      reader.receive(writer.log[index], at: 0)
      #expect(reader.records.isEmpty)
      #expect(reader.applied == VersionVector())
    }
    reader.receive(writer.log[0], at: 0)
    #expect(reader.value(words, of: note) == [3])
    #expect(reader.applied == writer.applied)
    #expect(reader.waiting[1]?.isEmpty == true)
  }

  @Test("Only the next frame of a replica is ready, and only after all that it knew")
  func ready() {
    let writer = replica(1, values: [1, 2])
    var applied = VersionVector()
    #expect(writer.log.map { $0.isReady(after: applied) } == [true, false])
    applied[1] = 1
    #expect(writer.log.map { $0.isReady(after: applied) } == [false, true])
    // A frame that skips a number, whatever its context says.
    let skipping = Frame(
      dot: Dot(replica: 1, number: 3),
      context: VersionVector(),
      time: HybridTime(milliseconds: 1),
      wallTime: 1,
      operations: []
    )
    #expect(!skipping.isReady(after: applied))
  }

  @Test("A frame waits for those of another replica that it knew")
  func context() {
    let writer = replica(1, values: [1])
    var other = ModelReplica(2)
    other.receive(writer.log[0], at: 0)
    other.set(words, of: note, to: [2], at: 1)
    other.seal(at: 1)
    var reader = ModelReplica(3)
    reader.receive(other.log[0], at: 2)
    #expect(reader.applied.missing(of: other.log[0].context) == [Dot(replica: 1, number: 1)])
    #expect(reader.records.isEmpty)
    reader.receive(writer.log[0], at: 2)
    #expect(reader.value(words, of: note) == [2])
    #expect(reader.conflicts(words, of: note).isEmpty)
  }

  @Test("A frame that comes twice changes nothing")
  func twice() {
    let writer = replica(1, values: [1, 2])
    var reader = ModelReplica(2)
    for frame in writer.log + writer.log.reversed() { reader.receive(frame, at: 0) }
    #expect(reader.states == writer.states)
    #expect(!reader.waiting.values.contains { !$0.isEmpty })
  }

  @Test(
    "What a newer program wrote is held by an older one, passed on, and taken up by its successor"
  )
  func newer() throws {
    let object = ObjectKey(ModelSchema.newerKind, 1)
    var writer = ModelReplica(1, isNewer: true)
    writer.writeNewer([7, 7])
    writer.set(words, of: object, to: [1], at: 0)
    writer.seal(at: 0)
    writer.set(words, of: object, to: [2], at: 1)
    writer.seal(at: 1)

    var older = ModelReplica(2)
    // Read and written again by the older program, the bytes are the same.
    for frame in writer.log {
      let bytes = FrameCodec.bytes(of: frame)
      let read = try FrameCodec.frame(from: bytes)
      #expect(FrameCodec.bytes(of: read) == bytes)
      older.receive(read, at: 2)
    }
    #expect(older.applied == writer.applied)
    #expect(older.records.isEmpty)
    #expect(older.held.count == 3)

    older.update()
    #expect(older.held.isEmpty)
    #expect(older.newerValues == [[7, 7]])
    #expect(older.states == writer.states)
  }
}
