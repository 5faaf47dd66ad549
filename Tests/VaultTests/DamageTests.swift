import Foundation
import GRDB
import Secrets
import Testing

@testable import Vault

/// Case 47 of what a lock must survive: damage is named as such, and is never a wrong passcode
/// (KeePassXC#313) or silently nothing.
@Suite("Damage among records")
struct DamageTests {
  private static func card(_ id: Int64) -> Damage { .record(table: "trial", id: id) }
  private static let table = Damage.records(table: "trial")

  /// A manipulation, the damage that verifying names, the damage that opening already names, and
  /// the cards that are lost.
  struct Change: CustomTestStringConvertible {
    let testDescription: String
    let sql: String
    let verified: Set<Damage>
    var checked: Set<Damage> = []
    var lost: Set<Int64> = []
  }

  static let changes: [Change] = [
    Change(
      testDescription: "a clear column was edited",
      sql: "UPDATE record_trial SET due = 1 WHERE id = 2",
      verified: [card(2)],
      lost: [2]
    ),
    Change(
      testDescription: "a clear column was emptied",
      sql: "UPDATE record_trial SET deck = NULL WHERE id = 2",
      verified: [card(2)],
      lost: [2]
    ),
    Change(
      testDescription: "a version was edited",
      sql: "UPDATE record_trial SET version = version + 1 WHERE id = 2",
      verified: [card(2), table],
      lost: [2]
    ),
    Change(
      testDescription: "a record was given another id",
      sql: "UPDATE record_trial SET id = 99 WHERE id = 2",
      verified: [card(99), table],
      lost: [2]
    ),
    Change(
      testDescription: "two records were swapped",
      sql: """
        CREATE TEMP TABLE swap AS SELECT id, box FROM record_trial WHERE id IN (2, 3);
        UPDATE record_trial SET box = (SELECT box FROM swap WHERE swap.id = 5 - record_trial.id)
        WHERE id IN (2, 3); DROP TABLE swap;
        """,
      verified: [card(2), card(3)],
      lost: [2, 3]
    ),
    Change(
      testDescription: "the record of another table was put in",
      sql: "UPDATE record_trial SET box = (SELECT box FROM record_aside) WHERE id = 1",
      verified: [card(1)],
      lost: [1]
    ),
    Change(
      testDescription: "a box was cut short",
      sql: "UPDATE record_trial SET box = substr(box, 1, 100) WHERE id = 4",
      verified: [card(4)],
      lost: [4]
    ),
    Change(
      testDescription: "boxes were emptied",
      sql: "UPDATE record_trial SET box = x'' WHERE id IN (1, 5)",
      verified: [card(1), card(5)],
      lost: [1, 5]
    ),
    Change(
      testDescription: "a record was copied under another id",
      sql: """
        INSERT INTO record_trial SELECT 50, version, due, deck, box FROM record_trial WHERE id = 1
        """,
      verified: [card(50), table],
      checked: [table]
    ),
    Change(
      testDescription: "a record was deleted",
      sql: "DELETE FROM record_trial WHERE id = 3",
      verified: [table],
      checked: [table],
      lost: [3]
    ),
    Change(
      testDescription: "all records were deleted",
      sql: "DELETE FROM record_trial",
      verified: [table],
      checked: [table],
      lost: [1, 2, 3, 4, 5]
    ),
  ]

  @Test("is named by record where one is to blame, and the rest stays readable", arguments: changes)
  func named(change: Change) throws {
    let fixture = try RecordFixture()
    try fixture.fill()
    try fixture.tamper(change.sql)
    #expect(Set(try fixture.vault.verify(under: fixture.key).damage) == change.verified)
    #expect(Set(try fixture.vault.check(under: fixture.key).damage) == change.checked)
    #expect(
      Set(try fixture.vault.verifySums(under: fixture.key).damage)
        == change.verified.intersection([Self.table])
    )
    let (contents, damage) = try fixture.cards()
    #expect(Set(contents.keys) == Set(1...5).subtracting(change.lost))
    #expect(contents.allSatisfy { $0.value == RecordFixture.content($0.key) })
    #expect(Set(damage) == change.verified.filter { $0 != Self.table })
  }

  @Test("is told where a table with records in it is gone")
  func droppedTable() throws {
    let fixture = try RecordFixture()
    try fixture.fill()
    try fixture.tamper("DROP TABLE record_trial")
    #expect(try fixture.vault.check(under: fixture.key).damage == [Self.table])
    #expect(try fixture.vault.verify(under: fixture.key).damage == [Self.table])
  }

  @Test("is told where a record was put back as it once was")
  func olderRecord() throws {
    let fixture = try RecordFixture()
    try fixture.fill()
    try fixture.tamper("CREATE TABLE aside AS SELECT * FROM record_trial WHERE id = 2")
    try fixture.vault.writeRecords(under: fixture.key) {
      try $0.update(2, clear: [1, 1], .plain([2]), in: RecordFixture.cards)
    }
    #expect(try fixture.vault.verify(under: fixture.key).damage == [])
    try fixture.tamper("REPLACE INTO record_trial SELECT * FROM aside")
    #expect(try fixture.vault.verify(under: fixture.key).damage == [Self.table])
    try fixture.vault.writeRecords(under: fixture.key) {
      try $0.update(2, clear: [1, 1], .plain([3]), in: RecordFixture.cards)
    }
    #expect(try fixture.vault.verify(under: fixture.key).damage == [Self.table])
  }

  @Test("is found while the vault is in use, by a look that ends with the lock")
  func aside() throws {
    let fixture = try RecordFixture(onDisk: true)
    try fixture.fill()
    let (vault, key) = (fixture.vault, fixture.key)
    #expect(try vault.verifySums(under: key).damage == [])
    #expect(try vault.verifyConcurrently(under: key).damage == [])
    try fixture.tamper("CREATE TABLE aside AS SELECT * FROM record_trial WHERE id = 2")
    try vault.writeRecords(under: key) {
      try $0.update(2, clear: [1, 1], .plain([2]), in: RecordFixture.cards)
    }
    try fixture.tamper("REPLACE INTO record_trial SELECT * FROM aside")
    #expect(try vault.check(under: key).damage == [])
    #expect(try vault.verifySums(under: key).damage == [Self.table])
    #expect(try vault.verifyConcurrently(under: key).damage == [Self.table])
    try fixture.tamper("DELETE FROM slot WHERE kind = 'recovery'")
    #expect(try vault.check(under: key).damage == [.slot(.recovery)])
    key.destroy()
    #expect(throws: VaultFailure.self) { try vault.verifySums(under: key) }
  }

  @Test("is told where the manifest was changed; then records can be read, but none written")
  func manifest() throws {
    let changes = [
      "UPDATE manifest SET box = zeroblob(length(box))", "UPDATE manifest SET box = x''",
      "UPDATE manifest SET generation = generation - 1", "DELETE FROM manifest",
    ]
    for change in changes {
      let fixture = try RecordFixture()
      try fixture.fill()
      try fixture.tamper(change)
      #expect(
        try fixture.vault.check(under: fixture.key)
          == VerificationReport(generation: nil, damage: [.manifest])
      )
      #expect(try fixture.vault.verify(under: fixture.key).damage == [.manifest, .settings])
      #expect(try fixture.cards().contents.count == 5)
      #expect(throws: VaultFailure.damaged(.manifest)) {
        try fixture.vault.writeRecords(under: fixture.key) {
          try $0.delete(1, from: RecordFixture.cards)
        }
      }
    }
  }

  @Test("is told where an older manifest, or older settings, were put back")
  func olderManifest() throws {
    let fixture = try RecordFixture()
    try fixture.fill()
    try fixture.vault.setSettings(["idle": "never"], under: fixture.key)
    try fixture.tamper(
      "CREATE TABLE aside AS SELECT * FROM manifest; CREATE TABLE old AS SELECT * FROM setting"
    )
    try fixture.vault.setSettings(["idle": "60"], under: fixture.key)
    try fixture.tamper("REPLACE INTO setting SELECT * FROM old")
    #expect(try fixture.vault.verify(under: fixture.key).damage == [.settings])
    try fixture.vault.setSettings(["idle": "60"], under: fixture.key)
    try fixture.vault.writeRecords(under: fixture.key) {
      try $0.delete(1, from: RecordFixture.cards)
    }
    try fixture.tamper("REPLACE INTO manifest SELECT * FROM aside")
    #expect(try fixture.vault.check(under: fixture.key).damage == [Self.table])
    #expect(try fixture.vault.verify(under: fixture.key).damage == [.settings, Self.table])
  }

  @Test("is told for every single bit of a record")
  func everyBit() throws {
    let fixture = try RecordFixture()
    try fixture.fill(1)
    let box = try fixture.box(1)
    for bit in 0..<box.count * 8 {
      var changed = box
      changed[bit / 8] ^= 1 << UInt8(bit % 8)
      try fixture.tamper("UPDATE record_trial SET box = ?", [changed])
      #expect(try fixture.cards().damage == [Self.card(1)])
    }
  }
}
