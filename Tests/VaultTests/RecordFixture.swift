import Foundation
import Secrets
import Testing

@testable import Vault

/// A vault in memory or on disk with two tables of records that only tests have.
struct RecordFixture {
  static let cards = RecordTable("trial", indexed: ["due", "deck"])
  static let notes = RecordTable("aside")

  let files: VaultFixture
  let vault: Vault
  let key: VaultKey

  init(onDisk: Bool = false) throws {
    (files, vault, key) = try VaultFixture.opened(onDisk: onDisk)
    try vault.write(under: key) {
      try $0.execute(
        """
        CREATE TABLE record_trial (
          id INTEGER PRIMARY KEY, version INTEGER NOT NULL, due INTEGER, deck INTEGER,
          content BLOB NOT NULL
        ) STRICT;
        CREATE INDEX trial_due ON record_trial (deck, due);
        CREATE TABLE record_aside (
          id INTEGER PRIMARY KEY, version INTEGER NOT NULL, content BLOB NOT NULL
        ) STRICT;
        """
      )
    }
  }

  /// Cards 1 to `count`, due in the opposite order, and a note, all in one transaction.
  func fill(_ count: Int64 = 5) throws {
    try vault.writeRecords(under: key) { records in
      for id in 1...count {
        try records.insert(
          id,
          indexed: [1000 - id, 7],
          .plain(Self.content(id)),
          into: Self.cards
        )
      }
      try records.insert(1, .plain(Array("note".utf8)), into: Self.notes)
    }
  }

  /// The readable cards, and the damage among them.
  func cards() throws -> (contents: [Int64: [UInt8]], damage: [Damage]) {
    try vault.readRecords(under: key) { records in
      var contents: [Int64: [UInt8]] = [:]
      let damage = try records.openAll(in: Self.cards) { contents[$0.id] = Array($1) }
      return (contents, damage)
    }
  }

  /// Changes rows by SQL, as only somebody with the key can.
  func change(_ sql: String) throws {
    try vault.write(under: key) { try $0.execute(sql) }
  }

  /// The content of a card, as stored in the database.
  func held(_ id: Int64) throws -> [UInt8] {
    try vault.read(under: key) { db in
      try #require(
        try db.statement("SELECT content FROM record_trial WHERE id = ?").first([id]) {
          Array($0.bytes(0))
        }
      )
    }
  }

  /// The number of changes to the vault, and the highest id, as stored in the database.
  func counters() throws -> [Int64] {
    try vault.read(under: key) { db in
      try ["generation", "highest_id"].compactMap { try db.integer("SELECT \($0) FROM vault") }
    }
  }

  /// Closes the vault as a lock does, and leaves its log.
  func closeLocked() throws {
    vault.lock()
    try vault.close()
  }

  static func content(_ id: Int64) -> [UInt8] { Array("content of card \(id)".utf8) }
}
