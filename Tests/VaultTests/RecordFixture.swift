import Foundation
import GRDB
import Secrets
import Testing

@testable import Vault

/// A vault in memory or on disk with two tables of records that only tests have.
struct RecordFixture {
  static let cards = RecordTable("trial", clear: ["due", "deck"])
  static let notes = RecordTable("aside")

  let files: VaultFixture
  let vault: Vault
  let key: VaultKey

  init(onDisk: Bool = false) throws {
    files = try VaultFixture()
    let creation = try files.create(onDisk ? nil : .memory)
    vault = creation.vault
    key = creation.key
    try vault.write {
      try $0.execute(
        sql: """
          CREATE TABLE record_trial (
            id INTEGER PRIMARY KEY, version INTEGER NOT NULL, due INTEGER, deck INTEGER,
            box BLOB NOT NULL
          ) STRICT;
          CREATE INDEX trial_due ON record_trial (deck, due);
          CREATE TABLE record_aside (
            id INTEGER PRIMARY KEY, version INTEGER NOT NULL, box BLOB NOT NULL
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
          clear: [1000 - id, 7],
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

  /// Changes rows by SQL, as another program could.
  func tamper(_ sql: String, _ arguments: StatementArguments = []) throws {
    try vault.write { try $0.execute(sql: sql, arguments: arguments) }
  }

  /// The box of a card, as stored in the file.
  func box(_ id: Int64) throws -> Data {
    try vault.read {
      try #require(
        try Data.fetchOne($0, sql: "SELECT box FROM record_trial WHERE id = ?", arguments: [id])
      )
    }
  }

  func manifest() throws -> Manifest {
    try vault.read { try Manifest(of: vault.id, under: key, in: $0) }
  }

  static func content(_ id: Int64) -> [UInt8] { Array("content of card \(id)".utf8) }
}
