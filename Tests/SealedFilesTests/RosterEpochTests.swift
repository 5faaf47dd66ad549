import SealedFiles
import Secrets
import TestSupport
import Testing

@Suite("Epochs")
struct RosterEpochTests {
  private let group: TestGroup
  private let server: TestReplica
  private let desk: TestReplica
  private let stolen: TestReplica

  init() throws {
    group = try TestGroup(seed: 44)
    server = try group.add("server", as: 2)
    desk = try group.add("desk", as: 3)
    stolen = try group.add("stolen", as: 4)
  }

  @Test("end what counts of a removed replica, and name keys that it was not given")
  func removal() throws {
    let keys = try group.begin(
      epoch: 2,
      by: server,
      removing: [group.removal(of: stolen)],
      for: [group.founder, server, desk]
    )
    stolen.write(.renamed(try ReplicaName("late").known), in: group.id)
    try group.admit(group.newcomer("friend"), by: stolen, as: 5)
    let roster = group.roster
    #expect(roster.present.map(\.number) == [1, 2, 3] && roster.nextNumber == 5)
    #expect(roster.replica(stolen.id)?.record.name.text == "stolen")
    #expect(roster.refused.map(\.number).sorted() == [1, 2])
    #expect(roster.currentEpoch(of: .study)?.number == 2)
    #expect(roster.currentKeys(of: .study, in: group.keyring) == nil)
    group.use(keys)
    #expect(roster.currentKeys(of: .study, in: group.keyring) == keys)
    #expect(!roster.needsEpoch(from: group.founder.id))
  }

  @Test("judge each number of a removed replica's logs")
  func lateWrites() throws {
    let removal = group.removal(of: stolen)
    try group.begin(epoch: 2, by: server, removing: [removal], for: [group.founder, server, desk])
    let roster = group.roster
    let head = [UInt8](repeating: 7, count: 32)
    #expect(roster.verdict(on: 39, head: [], of: .study, by: stolen.id) == .accepted)
    #expect(roster.verdict(on: 40, head: head, of: .study, by: stolen.id) == .accepted)
    #expect(roster.verdict(on: 40, head: [8], of: .study, by: stolen.id) == .replaced)
    #expect(roster.verdict(on: 41, head: head, of: .study, by: stolen.id) == .late)
    #expect(roster.verdict(on: 900, head: head, of: .study, by: desk.id) == .accepted)
    #expect(roster.end(of: .study, by: stolen.id) == 40)
    #expect(roster.end(of: .study, by: desk.id) == nil)
    let rented = try group.add("rented", as: 5, spaces: .study)
    #expect(group.roster.verdict(on: 1, head: [], of: .wallet, by: rented.id) == .notJoined)
  }

  @Test("keep their keys from the removed replica, whatever lies on the remote")
  func keysOfNewEpoch() throws {
    var ring = group.keyring
    ring.add(try EpochKeys(epoch: 2, spaces: .all, random: group.random))
    let boxes = try [server, desk].map { try $0.boxKeys.publicKey.seal(ring.packed()) }
    for box in boxes {
      #expect(throws: SecretFailure.notAuthentic) { try stolen.boxKeys.open(box) }
    }
    #expect(try Keyring(unpacking: desk.boxKeys.open(boxes[1])) == ring)
    let name = try SegmentName(replica: desk.id, kind: .study, first: 1, last: 1).known
    let bytes = try SegmentCodec.seal(
      [1],
      as: SegmentHeader(name: name, group: group.id, epoch: 2),
      under: ring.epochs[1].key(of: .study).known,
      signedBy: desk.signing,
      random: group.random
    )
    #expect(throws: SegmentFailure.unknownEpoch(2)) {
      try SegmentCodec.open(
        bytes,
        at: name,
        in: group.keyring,
        writtenBy: desk.record.verifyKey
      )
    }
  }

  @Test("begun at once: the lower number's keys count, both removals hold, and it is begun again")
  func twoAtOnce() throws {
    let other = try group.add("other", as: 5)
    let all = [group.founder, server, desk, stolen, other]
    let losing = try group.begin(
      epoch: 2,
      by: desk,
      removing: [group.removal(of: stolen)],
      for: all.filter { $0 !== stolen }
    )
    let winning = try group.begin(
      epoch: 2,
      by: server,
      removing: [group.removal(of: other)],
      for: all.filter { $0 !== other }
    )
    group.use(losing)
    group.use(winning)
    let roster = group.roster
    #expect(roster.present.map(\.number) == [1, 2, 3])
    #expect(roster.epochs.map(\.begunBy) == [1, 2])
    #expect(roster.currentKeys(of: .roster, in: group.keyring) == winning)
    #expect(roster.needsEpoch(from: group.founder.id) && roster.needsEpoch(from: desk.id))
    try group.begin(epoch: 3, by: desk, removing: [], for: [group.founder, server, desk])
    #expect(group.roster.epochs.map(\.number) == [1, 2, 3])
    #expect(group.roster.present.count == 3)
    #expect(!group.roster.needsEpoch(from: group.founder.id))
  }

  @Test("begun at once by two that remove each other leave neither")
  func mutual() throws {
    let others = [group.founder, stolen]
    let first = group.removal(of: desk)
    let second = group.removal(of: server)
    try group.begin(epoch: 2, by: server, removing: [first], for: others + [server])
    try group.begin(epoch: 2, by: desk, removing: [second], for: others + [desk])
    let roster = group.roster
    #expect(roster.present.map(\.number) == [1, 4])
    #expect(roster.needsEpoch(from: group.founder.id) && roster.needsEpoch(from: stolen.id))
    #expect(!roster.needsEpoch(from: server.id))
  }

  @Test("count more of a removed replica's log if somebody had seen more of it")
  func seenMore() throws {
    let more = Removal(
      replica: stolen.id,
      ends: [
        .roster: LogEnd(number: 0, head: []),
        .study: LogEnd(number: 44, head: [1]),
      ]
    )
    let staying = [group.founder, server, desk]
    try group.begin(epoch: 2, by: server, removing: [group.removal(of: stolen)], for: staying)
    #expect(group.roster.end(of: .study, by: stolen.id) == 40)
    try group.begin(epoch: 3, by: desk, removing: [more], for: staying)
    #expect(group.roster.end(of: .study, by: stolen.id) == 44)
  }

  @Test("undo an admission that the removed replica made without the remover knowing of it")
  func removalRacingAdmission() throws {
    let before = try group.newcomer("before")
    try group.admit(before, by: stolen, as: 5)
    let removal = group.removal(of: stolen)
    let after = try group.newcomer("after")
    try group.admit(after, by: stolen, as: 6)
    try group.begin(
      epoch: 2,
      by: server,
      removing: [removal],
      for: [group.founder, server, desk, before]
    )
    #expect(group.roster.present.map(\.number) == [1, 2, 3, 5])
    #expect(group.roster.strangers.isEmpty && group.roster.replica(after.id) == nil)
    #expect(!group.roster.needsEpoch(from: desk.id))
  }

  @Test("are begun again for a replica that was admitted meanwhile without their keys")
  func admissionRacingEpoch() throws {
    try group.begin(
      epoch: 2,
      by: server,
      removing: [group.removal(of: stolen)],
      for: [group.founder, server, desk]
    )
    // Whoever admits has not heard of the epoch.
    let friend = try group.newcomer("friend")
    try group.admit(friend, by: desk, as: 5)
    #expect(group.roster.isPresent(friend) && group.roster.needsEpoch(from: server.id))
    try group.begin(
      epoch: 3,
      by: desk,
      removing: [],
      for: [group.founder, server, desk, friend]
    )
    #expect(!group.roster.needsEpoch(from: server.id))
  }

  @Test("of a replica without the wallet leave the wallet's keys, and don't remove who has it")
  func spaces() throws {
    let rented = try group.add("rented", as: 5, spaces: .study)
    let all = [group.founder, server, desk, stolen, rented]
    try group.begin(epoch: 2, by: rented, removing: [group.removal(of: stolen)], for: all)
    let roster = group.roster
    #expect(roster.present.count == 5)
    #expect(roster.currentEpoch(of: .study)?.number == 2)
    #expect(roster.currentEpoch(of: .wallet)?.number == 1)
    #expect(!roster.needsEpoch(from: server.id) && !roster.needsEpoch(from: rented.id))
    stolen.write(.left(restored: []), in: group.id)
    #expect(group.roster.needsEpoch(from: rented.id))
    try group.begin(epoch: 3, by: rented, removing: [], for: all.filter { $0 !== stolen })
    #expect(!group.roster.needsEpoch(from: rented.id))
    #expect(group.roster.needsEpoch(from: server.id))
  }
}

extension Roster {
  fileprivate func isPresent(_ replica: TestReplica) -> Bool {
    self.replica(replica.id)?.isPresent == true
  }
}
