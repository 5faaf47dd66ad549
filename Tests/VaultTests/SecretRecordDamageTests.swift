import Foundation
import Secrets
import Testing

@testable import Vault

/// Records that are sealed once more within the pages: the pages are whole in these tests.
@Suite("Damage of secret records")
struct SecretRecordDamageTests {
  @Test(
    "is told of a secret record that was put in another's place, by somebody with the key alone"
  )
  func secrets() throws {
    let changes: [(String, Set<Int64>)] = [
      ("UPDATE record_trial SET content = x'01' WHERE id = 2", [2]),
      ("UPDATE record_trial SET content = x'' WHERE id IN (1, 5)", [1, 5]),
      ("UPDATE record_trial SET content = x'07aa' WHERE id = 3", [3]),
      ("UPDATE record_trial SET content = substr(content, 1, 40) WHERE id = 4", [4]),
      (
        "UPDATE record_trial SET content = (SELECT content FROM record_aside) WHERE id = 1", [1]
      ),
      ("UPDATE record_trial SET id = 99 WHERE id = 2", [99]),
      (
        """
        CREATE TEMP TABLE swap AS SELECT id, content FROM record_trial WHERE id IN (2, 3);
        UPDATE record_trial
        SET content = (SELECT content FROM swap WHERE swap.id = 5 - record_trial.id)
        WHERE id IN (2, 3); DROP TABLE swap;
        """, [2, 3]
      ),
    ]
    for (sql, damaged) in changes {
      let fixture = try RecordFixture()
      try fixture.vault.writeRecords(under: fixture.key) { records in
        for id in 1...5 {
          let content = RecordContent.secret(try SecretBytes(RecordFixture.content(Int64(id))))
          try records.insert(Int64(id), indexed: [0, 7], content, into: RecordFixture.cards)
        }
        try records.insert(1, .secret(SecretBytes([1])), into: RecordFixture.notes)
      }
      try fixture.change(sql)
      let expected = Set(damaged.map { Damage.record(table: "trial", id: $0) })
      #expect(Set(try fixture.vault.verify(under: fixture.key).damage) == expected)
      #expect(try fixture.vault.verifyPages(under: fixture.key).damage == [])
      let (contents, damage) = try fixture.cards()
      #expect(Set(damage) == expected)
      #expect(contents.allSatisfy { $0.value == RecordFixture.content($0.key) })
      #expect(contents.count == 5 - damaged.count)
    }
  }

  @Test("is told for every single bit of a secret record")
  func everyBit() throws {
    let fixture = try RecordFixture()
    try fixture.vault.writeRecords(under: fixture.key) { records in
      try records.insert(1, indexed: [0, 7], .secret(passcode("4444")), into: RecordFixture.cards)
    }
    let held = try fixture.held(1)
    // Behind its first byte, which says that it is sealed.
    for bit in 8..<held.count * 8 {
      var changed = held
      changed[bit / 8] ^= 1 << UInt8(bit % 8)
      try fixture.vault.write(under: fixture.key) { db in
        try db.run("UPDATE record_trial SET content = ?", changed)
      }
      #expect(try fixture.cards().damage == [.record(table: "trial", id: 1)])
    }
  }
}
