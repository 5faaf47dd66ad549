import Secrets
import TestSupport
import Testing

@testable import SealedFiles

@Suite("Segments")
struct SegmentTests {
  private let group: TestGroup
  private let name: SegmentName
  private let header: SegmentHeader
  private let payload = Array("what a canary sings: 4111 1111 1111 1111".utf8)

  init() throws {
    group = try TestGroup(seed: 15)
    name = try SegmentName(replica: group.founder.id, kind: .study, first: 3, last: 9).known
    header = SegmentHeader(name: name, group: group.id, epoch: 1)
  }

  private func seal(_ payload: [UInt8], boxes: [[UInt8]] = []) throws -> [UInt8] {
    try SegmentCodec.seal(
      payload,
      as: header,
      keyBoxes: boxes,
      under: group.keys.key(of: .study).known,
      signedBy: group.founder.signing,
      random: group.random
    )
  }

  private func open(_ bytes: [UInt8], at name: SegmentName? = nil) throws(SegmentFailure) -> [UInt8]
  {
    try SegmentCodec.open(
      bytes,
      at: name ?? self.name,
      in: group.keyring,
      writtenBy: group.founder.record.verifyKey
    )
  }

  @Test("open to what was sealed, of any length", arguments: [0, 1, 5000, 300_000])
  func roundTrip(count: Int) throws {
    let payload = group.random.bytes(count)
    #expect(try open(seal(payload)) == payload)
    let boxes = [group.random.bytes(80), group.random.bytes(80)]
    let bytes = try seal(payload, boxes: boxes)
    #expect(try open(bytes) == payload)
    #expect(try Segment(bytes, at: name, in: group.id).keyBoxes == boxes)
  }

  @Test("tell every bit that was changed")
  func everyBit() throws {
    let bytes = try seal(payload, boxes: [group.random.bytes(48)])
    var changed = bytes
    // Expected once for all of them, as there are 33,000.
    var untold: [Int] = []
    for bit in 0..<bytes.count * 8 {
      changed[bit / 8] ^= 1 << UInt8(bit % 8)
      if (try? open(changed)) != nil { untold.append(bit) }
      changed[bit / 8] ^= 1 << UInt8(bit % 8)
    }
    #expect(untold == [])
    #expect(try open(changed) == payload)
  }

  @Test("tell every length to which they were cut, and what was put behind them")
  func everyLength() throws {
    let bytes = try seal(payload)
    for count in 8..<bytes.count {
      #expect {
        try open(Array(bytes.prefix(count)))
      } throws: { error in
        guard case .cut(count, _) = error as? SegmentFailure else { return false }
        return true
      }
    }
    #expect(throws: SegmentFailure.cut(length: 0, expected: 71)) { try open([]) }
    #expect(throws: SegmentFailure.cut(length: 100, expected: bytes.count)) {
      try open(Array(bytes.prefix(100)))
    }
    #expect(throws: SegmentFailure.forged) { try open(bytes + [0]) }
    #expect(throws: SegmentFailure.notASegment) { try open(Array("PK\u{3}\u{4}".utf8)) }
  }

  @Test("tell that they were put in another's place")
  func exchanged() throws {
    let bytes = try seal(payload)
    let stranger = ReplicaID(random: group.random)
    let others = [
      SegmentName(replica: stranger, kind: .study, first: 3, last: 9),
      SegmentName(replica: name.replica, kind: .wallet, first: 3, last: 9),
      SegmentName(replica: name.replica, kind: .roster, first: 3, last: 9),
      SegmentName(replica: name.replica, kind: .study, first: 2, last: 9),
      SegmentName(replica: name.replica, kind: .study, first: 3, last: 10),
    ]
    for other in others {
      #expect(throws: SegmentFailure.exchanged) { try open(bytes, at: other.known) }
    }
    let otherGroup = try TestGroup(seed: 16)
    #expect(throws: SegmentFailure.otherGroup) {
      try SegmentCodec.open(
        bytes,
        at: name,
        in: otherGroup.keyring,
        writtenBy: group.founder.record.verifyKey
      )
    }
  }

  @Test("tell that their header says something else than was signed")
  func changedHeaders() throws {
    // The kind, the epoch, the group, the replica, the first and the last number.
    let bytes = try seal(payload)
    let changes: [(offset: Int, failure: SegmentFailure)] = [
      (10, .exchanged), (11, .forged), (13, .otherGroup), (29, .exchanged), (45, .exchanged),
      (53, .exchanged),
    ]
    for change in changes {
      var changed = bytes
      changed[change.offset] ^= 1
      #expect(throws: change.failure) { try open(changed) }
    }
    var newer = bytes
    newer[8] = 3
    #expect(throws: SegmentFailure.newerFormat(3)) { try open(newer) }
    newer[8] = 1
    #expect(throws: SegmentFailure.forged) { try open(newer) }
  }

  @Test("of the first format open, and are not told for those of the second, nor these for them")
  func firstFormat() throws {
    let older = SegmentHeader(name: name, group: group.id, epoch: 1, format: .first)
    let bytes = try SegmentCodec.seal(
      payload,
      as: older,
      under: group.keys.key(of: .study).known,
      signedBy: group.founder.signing,
      random: group.random
    )
    #expect(bytes[8] == 1)
    #expect(try open(bytes) == payload)
    #expect(try seal(payload).count == bytes.count + 32)
    var newer = bytes
    newer[8] = 2
    #expect(throws: SegmentFailure.forged) { try open(newer) }
  }

  @Test("are bound to one key: another one opens nothing, whatever it makes of the box")
  func commitment() throws {
    let bytes = try seal(payload)
    let segment = try Segment(bytes, at: name, in: group.id)
    let own = try group.keys.key(of: .study).known
    let others = try (0..<3).map { _ in try SealingKey(random: group.random) }
    #expect(try segment.payload(under: others + [own]) == payload)
    #expect(throws: SegmentFailure.unknownEpoch(1)) { try segment.payload(under: others) }
    // The same box and signature, with what commits to another key.
    var other = bytes
    other.replaceSubrange(
      SegmentHeader.byteCount..<SegmentHeader.byteCount + 32,
      with: SegmentFormat.committed.commitment(to: others[0], bytes[..<SegmentHeader.byteCount])
    )
    #expect(throws: SegmentFailure.forged) {
      try Segment(other, at: name, in: group.id).payload(under: [others[0]])
    }
    #expect(throws: SegmentFailure.forged) { try open(other) }
  }

  @Test("are signed as segments: a signature of the same bytes as anything else counts for nothing")
  func context() throws {
    let bytes = try seal(payload)
    let content = Array(bytes.dropLast(VerifyKey.signatureBytes))
    #expect(throws: SegmentFailure.forged) {
      try open(content + group.founder.signing.signature(of: content))
    }
  }

  @Test("are not another replica's, even of one that has the keys")
  func forgedByMember() throws {
    let server = try group.add("server", as: 2)
    let forged = try SegmentCodec.seal(
      payload,
      as: header,
      under: group.keys.key(of: .study).known,
      signedBy: server.signing,
      random: group.random
    )
    #expect(throws: SegmentFailure.forged) { try open(forged) }
  }

  @Test("of an epoch whose keys are not here say which")
  func unknownEpoch() throws {
    let keys = try EpochKeys(epoch: 2, spaces: .all, random: group.random)
    let bytes = try SegmentCodec.seal(
      payload,
      as: SegmentHeader(name: name, group: group.id, epoch: 2),
      under: keys.key(of: .study).known,
      signedBy: group.founder.signing,
      random: group.random
    )
    #expect(throws: SegmentFailure.unknownEpoch(2)) { try open(bytes) }
    // Another key that was made at once has the same number.
    group.use(try EpochKeys(epoch: 2, spaces: .all, random: group.random))
    #expect(throws: SegmentFailure.unknownEpoch(2)) { try open(bytes) }
    group.use(keys)
    #expect(try open(bytes) == payload)
  }

  @Test("hold one space's content for those only who have joined it")
  func spaces() throws {
    let bytes = try seal(payload)
    #expect(throws: SegmentFailure.unknownEpoch(1)) {
      try SegmentCodec.open(
        bytes,
        at: name,
        in: group.keyring.limited(to: .wallet),
        writtenBy: group.founder.record.verifyKey
      )
    }
  }

  @Test("are refused, sealed or opened, where they are too large")
  func tooLarge() throws {
    #expect(throws: SegmentFailure.tooLarge) { try seal(group.random.bytes(4 << 20)) }
    let zeros = [UInt8](repeating: 0, count: SegmentCodec.greatestContent)
    #expect(try open(seal(zeros)).count == zeros.count)
    #expect(throws: SegmentFailure.tooLarge) { try seal(zeros + [0]) }
    #expect(throws: SegmentFailure.tooLarge) {
      try open([UInt8](repeating: 0, count: SegmentCodec.greatestFile + 1))
    }
  }

  @Test("say nothing of their content, and little of its length")
  func nothingClear() throws {
    var sizes: Set<Int> = []
    for count in 0..<40 {
      let bytes = try seal(payload + group.random.bytes(count * 40))
      sizes.insert(bytes.count)
      for length in [12, payload.count] {
        let canary = payload.prefix(length)
        #expect(!bytes.indices.contains { bytes[$0...].starts(with: canary) })
      }
    }
    #expect(sizes.count == 1)
    #expect(try seal(payload) != seal(payload))
  }
}
