import Foundation
import Secrets
import Testing

@testable import Vault

@Suite("A vault of an older format that is damaged")
struct DamagedConversionTests {
  /// A change of the file, and what is told of it.
  struct Change: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let sql: String
    let damage: @Sendable (_ note: Int64) -> Damage
  }

  private static let changes = [
    Change(
      testDescription: "a flipped byte in a record",
      sql: """
        UPDATE record_note
        SET box = CAST(substr(box, 1, 60) || x'00' || substr(box, 62) AS BLOB)
        WHERE id = (SELECT max(id) FROM record_note)
        """
    ) { .record(table: "note", id: $0) },
    Change(
      testDescription: "a changed version",
      sql: "UPDATE record_note SET version = 1 WHERE id = (SELECT max(id) FROM record_note)"
    ) { .record(table: "note", id: $0) },
    Change(
      testDescription: "a missing record",
      sql: "DELETE FROM record_note WHERE id = (SELECT max(id) FROM record_note)"
    ) { _ in .records(table: "note") },
    Change(testDescription: "a missing table", sql: "DROP TABLE record_deck") { _ in
      .records(table: "deck")
    },
    Change(testDescription: "a changed manifest", sql: "UPDATE manifest SET generation = 1") { _ in
      .file
    },
    Change(testDescription: "changed settings", sql: "DELETE FROM setting WHERE rowid = 1") { _ in
      .settings
    },
    Change(
      testDescription: "a changed box",
      sql: "UPDATE sealed SET box = zeroblob(90) WHERE name = 'pending recovery key'"
    ) { _ in .pendingRecoveryKey },
    Change(
      testDescription: "a changed slot",
      sql: "UPDATE slot SET commitment = zeroblob(32) WHERE kind = 'recovery'"
    ) { _ in .slot(.recovery) },
  ]

  @Test("is told what of it is, and has the rest", arguments: changes, OlderVault.formats)
  func told(change: Change, format: Int) throws {
    let older = try OlderVault(format)
    var counts = try older.counts
    let note = try #require(older.integers("SELECT max(id) FROM record_note").first)
    try older.execute(change.sql)
    let before = older.backups
    let damage = change.damage(note)
    switch damage {
    case .record(let table, _): counts[table]? -= 1
    default: counts = try older.counts
    }
    for access in [VaultAccess.readOnly, .readWrite] {
      let vault = try older.open(for: access)
      let key = try vault.key()
      #expect(try vault.counts(under: key) == counts)
      #expect(try vault.verify(under: key).damage.contains(damage))
      try vault.close()
    }
    let made = try #require(
      older.backups.first { backup in
        !before.contains { $0.number == backup.number }
      }
    )
    // What the vault lost is in a backup that no later one replaces.
    switch damage {
    case .record, .records, .file: #expect(made.isKept)
    default: #expect(!made.isKept)
    }
    let kept = try OlderVault.open(.file(made.path), for: .readOnly)
    #expect(try kept.verify(under: kept.key()).damage.contains(damage))
  }

  @Test("in a page loses what is on it, and tells it", arguments: OlderVault.formats)
  func page(format: Int) throws {
    let older = try OlderVault(format)
    let counts = try older.counts
    let root = try #require(
      older.integers("SELECT rootpage FROM sqlite_schema WHERE name = 'record_note'").first
    )
    let handle = try FileHandle(forWritingTo: URL(filePath: older.path))
    try handle.seek(toOffset: UInt64(root - 1) * 4096)
    try handle.write(contentsOf: Data(repeating: 0xFF, count: 4096))
    try handle.close()
    let vault = try older.open()
    let key = try vault.key()
    let rest = try vault.counts(under: key)
    #expect(try vault.verify(under: key).damage.contains(.records(table: "note")))
    #expect(rest["payment_card"] == counts["payment_card"])
  }
}
