import SealedFiles
import Secrets
import TestSupport
import Testing

@Suite("Roster")
struct RosterTests {
  private let group: TestGroup

  init() throws {
    group = try TestGroup(seed: 33)
  }

  @Test("has its founder, those it admitted, and whom they admitted, under their numbers")
  func admissions() throws {
    let server = try group.add("server", as: 2)
    let desk = try group.newcomer("desk", spaces: .study)
    try group.admit(desk, by: server, as: 3)
    desk.write(.renamed(try ReplicaName("rented").known), in: group.id)
    let roster = group.roster
    #expect(roster.replicas.map(\.number) == [1, 2, 3])
    #expect(roster.replicas.map(\.record.name.text) == ["laptop", "server", "rented"])
    #expect(roster.present.count == 3 && roster.nextNumber == 4)
    #expect(roster.entryCounts[desk.id] == 1)
    #expect(!roster.needsEpoch(from: server.id))
    #expect(roster.currentKeys(of: .wallet, in: group.keyring)?.epoch == 1)
  }

  @Test("knows no founder but the one whom the group is named after")
  func founder() throws {
    let other = try TestGroup(seed: 34)
    #expect(Roster(group: group.id, entries: other.entries).replicas.isEmpty)
    #expect(Roster(group: group.id, entries: other.entries).epochs.isEmpty)
    #expect(Roster(group: group.id, entries: []).nextNumber == 1)
    #expect(Roster(group: group.id, entries: other.entries + group.entries).strangers.count == 1)
  }

  @Test("takes nothing from those whom nobody admitted, and nothing that is forged")
  func strangers() throws {
    let stranger = try group.newcomer("stranger")
    let friend = try group.newcomer("friend")
    try group.admit(friend, by: stranger, as: 2)
    friend.write(.renamed(try ReplicaName("x").known), in: group.id)
    // One that pretends to be the founder's.
    let forged = SignedRosterEntry(
      .admitted(
        Admitted(record: stranger.record, number: 2, check: try group.keys.check(of: .roster).known)
      ),
      by: group.founder.id,
      number: 2,
      in: group.id,
      signer: stranger.signing
    )
    let roster = Roster(group: group.id, entries: group.entries + [forged])
    #expect(roster.replicas.map(\.id) == [group.founder.id])
    #expect(roster.strangers == [stranger.id, friend.id])
    #expect(roster.entryCounts[group.founder.id] == 1)
  }

  @Test("waits for what is missing in the middle of a log")
  func gap() throws {
    let server = try group.add("server", as: 2)
    let desk = try group.add("desk", as: 3)
    let entries = group.entries.filter { $0.writer != group.founder.id || $0.number != 2 }
    let roster = Roster(group: group.id, entries: entries)
    #expect(roster.replicas.count == 1 && roster.entryCounts[group.founder.id] == 1)
    #expect(roster.replica(desk.id) == nil && roster.replica(server.id) == nil)
  }

  @Test("lets nobody admit to a number not above its own, or to a space it has not joined")
  func undue() throws {
    let server = try group.add("server", as: 5, spaces: .study)
    try group.admit(group.newcomer("low"), by: server, as: 4)
    try group.admit(group.newcomer("zero"), by: group.founder, as: 0)
    try group.admit(group.newcomer("high"), by: group.founder, as: 1024)
    try group.admit(group.newcomer("wide"), by: server, as: 6)
    #expect(group.roster.replicas.map(\.number) == [1, 5])
    #expect(group.roster.nextNumber == 6)
  }

  @Test("gives a number to the one whom the lower number admitted; the other begins anew")
  func oneNumberTwice() throws {
    let server = try group.add("server", as: 2)
    let mine = try group.newcomer("mine")
    let yours = try group.newcomer("yours")
    try group.admit(yours, by: server, as: 3)
    try group.admit(mine, by: group.founder, as: 3)
    let void = try group.newcomer("void")
    try group.admit(void, by: yours, as: 4)
    void.write(.left(restored: []), in: group.id)
    let roster = group.roster
    #expect(roster.replica(numbered: 3)?.id == mine.id)
    #expect(roster.displaced == [yours.id])
    #expect(roster.replica(void.id) == nil && roster.strangers.contains(void.id))
    #expect(roster.verdict(on: 1, head: [], of: .study, by: yours.id) == .stranger)
  }

  @Test("shows who left, and asks the others for keys that it can't have")
  func left() throws {
    let server = try group.add("server", as: 2)
    let desk = try group.newcomer("desk")
    try group.admit(desk, by: server, as: 3)
    server.write(.left(restored: []), in: group.id)
    try group.admit(group.newcomer("late"), by: server, as: 4)
    let roster = group.roster
    #expect(roster.replica(server.id)?.state == .left)
    #expect(roster.replicas.map(\.number) == [1, 2, 3])
    #expect(roster.needsEpoch(from: group.founder.id) && roster.needsEpoch(from: desk.id))
    #expect(!roster.needsEpoch(from: server.id))
    try group.begin(epoch: 2, by: desk, removing: [], for: [group.founder, desk])
    #expect(!group.roster.needsEpoch(from: group.founder.id))
  }

  @Test("keeps a statement of a newer program without effect")
  func unknown() throws {
    group.founder.write(.unknown(code: 99, content: [1, 2]), in: group.id)
    let server = try group.add("server", as: 2)
    #expect(group.roster.replica(server.id)?.number == 2)
  }
}
