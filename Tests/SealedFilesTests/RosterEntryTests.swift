import ByteCoding
import SealedFiles
import Secrets
import TestSupport
import Testing

@Suite("Roster entries")
struct RosterEntryTests {
  private let group: TestGroup
  private let entries: [RosterEntry]

  init() throws {
    group = try TestGroup(seed: 21)
    let record = try group.newcomer("Büro 机").record
    let checks = group.keys.checks
    let half = try RecoveryPublic(
      boxKey: record.boxKey,
      verifyKey: record.verifyKey,
      proof: group.random.bytes(64)
    ).known
    let others: Set = [ReplicaID(random: group.random), ReplicaID(random: group.random)]
    entries = [
      .founded(Founded(record: record, salt: group.random.bytes(16), checks: checks)),
      .admitted(Admitted(record: record, number: 1023, check: try checks[.roster].known)),
      .renamed(try ReplicaName("old laptop").known),
      .recoveryRenewed(RecoveryRenewal(half: half, restored: others)),
      .epochBegun(
        EpochBegun(
          number: 7,
          removals: [
            Removal(
              replica: record.id,
              ends: [.study: LogEnd(number: 41, head: group.random.bytes(32)), .roster: .empty],
              restored: others
            )
          ],
          checks: checks.filter { $0.key != .wallet },
          recipients: others
        )
      ),
      .left(restored: others),
      .unknown(code: 200, content: [1, 2, 3]),
    ]
  }

  @Test("are read as they are written")
  func roundTrip() throws {
    for entry in entries { #expect(try RosterEntry(bytes: entry.bytes) == entry) }
    let signed = entries.map { group.founder.write($0, in: group.id) }
    #expect(try SignedRosterEntry.entries(in: SignedRosterEntry.bytes(of: signed)) == signed)
  }

  @Test("that end too early, or go on, can't be read")
  func cut() throws {
    for entry in entries.dropLast() {
      for count in entry.bytes.indices {
        #expect(throws: UnreadableBytes.self) {
          try RosterEntry(bytes: Array(entry.bytes.prefix(count)))
        }
      }
      #expect(throws: UnreadableBytes.self) { try RosterEntry(bytes: entry.bytes + [0]) }
    }
    let signed = SignedRosterEntry.bytes(of: entries.map { group.founder.write($0, in: group.id) })
    for count in signed.indices {
      #expect(throws: UnreadableBytes.self) {
        try SignedRosterEntry.entries(in: Array(signed.prefix(count)))
      }
    }
  }

  @Test("of any bytes are read or refused")
  func random() {
    for count in 0..<2000 {
      let bytes = [UInt8(count % 8)] + group.random.bytes(count % 90)
      // Whatever comes of it: no trap.
      _ = try? RosterEntry(bytes: bytes)
      _ = try? SignedRosterEntry.entries(in: [1, 0, 0, 0] + bytes)
    }
  }

  @Test("are signed for their group, writer and number")
  func signature() throws {
    let signed = group.founder.write(.renamed(try ReplicaName("x").known), in: group.id)
    #expect(signed.isSigned(by: group.founder.record.verifyKey, in: group.id))
    #expect(!signed.isSigned(by: group.founder.record.verifyKey, in: GroupID(random: group.random)))
    let bytes = SignedRosterEntry.bytes(of: [signed])
    for index in 4..<bytes.count {
      var changed = bytes
      changed[index] ^= 1
      guard let entry = try? SignedRosterEntry.entries(in: changed).first else { continue }
      #expect(!entry.isSigned(by: group.founder.record.verifyKey, in: group.id))
    }
  }

  @Test("have names of one printable line")
  func names() {
    #expect(ReplicaName("laptop") != nil && ReplicaName("Jürgens Büro 机") != nil)
    let refused = [
      "", " a", "a ", "a\nb", "\u{1B}[2J", "a\u{202E}b", String(repeating: "a", count: 41),
    ]
    for name in refused { #expect(ReplicaName(name) == nil) }
  }
}
