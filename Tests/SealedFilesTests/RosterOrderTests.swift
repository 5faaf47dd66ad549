import SealedFiles
import TestSupport
import Testing

@Suite("Rosters made of entries in any order")
struct RosterOrderTests {
  /// A group of random admissions, removals and epochs, some made at once.
  private static func group(seed: UInt64) throws -> TestGroup {
    let group = try TestGroup(seed: seed)
    let random = SeededRandom(seed: seed ^ 0x5EED)
    var members = [group.founder]
    for step in 0..<24 {
      let actor = members[random.number(below: members.count)]
      let seen = group.roster
      switch random.number(below: 6) {
      case 0...2:
        let replica = try group.newcomer("replica \(step)")
        // Sometimes a number that somebody else gave at once.
        let next = seen.nextNumber ?? 1023
        let number = max(next - UInt16(random.number(below: 3)), 2)
        try group.admit(replica, by: actor, as: number)
        members.append(replica)
      case 3:
        actor.write(.renamed(try ReplicaName("name \(step)").known), in: group.id)
      case 4:
        let victim = members[random.number(below: members.count)]
        guard victim !== group.founder else { break }
        // Sometimes an epoch that somebody else began at once, and less than was written.
        let last = seen.epochs.last?.number ?? 1
        let number = random.number(below: 3) == 0 ? max(last, 2) : last + 1
        let count = max(victim.log.count - random.number(below: 2), 0)
        try group.begin(
          epoch: number,
          by: actor,
          removing: [group.removal(of: victim, after: count)],
          for: members.filter { $0 !== victim }
        )
      default:
        if actor !== group.founder { actor.write(.left(restored: []), in: group.id) }
      }
    }
    return group
  }

  @Test("are equal", arguments: 1...8 as ClosedRange<UInt64>)
  func anyOrder(seed: UInt64) throws {
    let group = try Self.group(seed: seed)
    let roster = group.roster
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<3 {
      let shuffled = group.entries.shuffled(using: &generator)
      #expect(Roster(group: group.id, entries: shuffled) == roster)
      #expect(Roster(group: group.id, entries: shuffled + shuffled) == roster)
    }
    #expect(Set(roster.replicas.map(\.number)).count == roster.replicas.count)
    #expect(Set(roster.replicas.map(\.id)).count == roster.replicas.count)
    #expect(roster.epochs.map(\.number) == Array(1...UInt16(roster.epochs.count)))
  }

  @Test("have one founder, though the same keys found the group under many ids")
  func oneFounder() throws {
    let group = try TestGroup(seed: 5)
    guard case .founded(let founded) = try group.founder.log.first.known.entry else {
      throw Unknown()
    }
    let others = (0..<40).map { _ in ReplicaID(random: group.random) }
    let entries = others.map { id in
      let record = ReplicaRecord(
        id: id,
        name: founded.record.name,
        verifyKey: founded.record.verifyKey,
        boxKey: founded.record.boxKey,
        spaces: founded.record.spaces
      )
      return SignedRosterEntry(
        .founded(Founded(record: record, salt: founded.salt, checks: founded.checks)),
        by: id,
        number: 1,
        in: group.id,
        signer: group.founder.signing
      )
    }
    let founder = Roster(group: group.id, entries: group.entries + entries).replica(numbered: 1)
    #expect(founder?.id == (others + [group.founder.id]).min())
  }

  @Test("never give a number to another replica once they know more")
  func numbersStay() throws {
    let group = try TestGroup(seed: 3)
    let server = try group.add("server", as: 2)
    server.write(.left(restored: []), in: group.id)
    try group.admit(group.newcomer("again"), by: group.founder, as: 2)
    #expect(group.roster.replica(numbered: 2)?.id == server.id)
    #expect(group.roster.nextNumber == 3)
  }
}
