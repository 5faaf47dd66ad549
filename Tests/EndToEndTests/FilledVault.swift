import Foundation
import GRDB
import Secrets
import Vault

/// A vault with the passcode 7777 and a record in each table, with an older version of each. The
/// session is stored by the program itself, once it ran.
struct FilledVault {
  /// A manipulation by somebody who can write to the file.
  enum Manipulation: CaseIterable {
    case deleted, added, putBack
  }

  /// The tables of records, and their contents in the user's words.
  static let tables: KeyValuePairs<String, String> = [
    "session": "what was open", "payment_card": "payment cards", "deck": "decks", "note": "notes",
    "flashcard": "flashcards", "parameters": "parameters", "review": "answers of the last day",
    "review_day": "answers of earlier days", "way_back": "changes that can be undone",
    "undo": "changes that can be undone", "undo_part": "changes that can be undone",
    "letterbox_item": "what came out of the letterbox",
  ]

  private static let clearColumns = [
    "flashcard": ["deck", "note", "due", "buried"], "undo": ["undone"], "undo_part": ["entry"],
  ]

  /// The id of the record in a table. One of the undo log has its time in it, which must not be over.
  private static func id(in table: RecordTable) -> Int64 {
    table.name.hasPrefix("undo") ? 4_000_000_000_000 << 21 : 1
  }

  private struct Rule: AttemptRule {
    var assumedFailures: Int { 8 }
    var unrecordedDelay: Duration { .zero }
    func count(after failures: Int) -> Int { failures + 1 }
    func wait(after failures: Int, elapsed: Duration?) -> Duration { .zero }
    func isLast(_ failures: Int) -> Bool { false }
  }

  private struct Clock: AttemptClock {
    var now: AttemptMoment { AttemptMoment(boot: [1], nanoseconds: 1) }
  }

  let path: String
  private var older: [String: [Row]]

  /// Creates the vault; attempts are counted where `CardcaseDriver` counts them.
  init(at path: String) throws {
    self.path = path
    guard let cost = DerivationCost(memory: 8 << 20, passes: 1) else { throw POSIXError(.EINVAL) }
    let creation = try Vault.create(
      at: .file(path),
      passcode: SecretBytes(Array("7777".utf8)),
      kind: "digits4",
      cost: cost
    ) { vault in
      _ = AttemptCounter(
        ofNew: vault,
        in: AttemptFile(of: vault, in: path + ".state/cardcase"),
        clock: Clock(),
        rule: Rule()
      )
    }
    let (vault, key) = (creation.vault, creation.key)
    try vault.recoveryKeyConfirmed(under: key)
    try vault.setSettings(["reducedMotion": "1"], under: key)
    let tables = Self.tables.map(\.key).filter { $0 != "session" }.map { name in
      RecordTable(name, clear: Self.clearColumns[name] ?? [])
    }
    func write() throws {
      try vault.writeRecords(under: key) { records in
        for table in tables {
          let clear = [Int64?](repeating: nil, count: table.clearColumns.count)
          try records.put(Self.id(in: table), clear: clear, .plain(Self.card), in: table)
        }
      }
    }
    try write()
    older = try vault.read { db in
      try Dictionary(
        uniqueKeysWithValues: tables.map { table in
          (table.name, try Row.fetchAll(db, sql: "SELECT * FROM record_\(table.name)"))
        }
      )
    }
    try write()
    key.destroy()
    try vault.close()
  }

  /// The content of a card that has no digits.
  private static let card: [UInt8] = [4, 0, 0, 0, 0]

  /// Remembers the stored session as an older version of it.
  mutating func rememberSession() throws {
    let queue = try DatabaseQueue(path: path)
    older["session"] = try queue.read { try Row.fetchAll($0, sql: "SELECT * FROM record_session") }
    try queue.close()
  }

  /// Puts an older copy of the file in its place, without the journal of the newer one.
  func putBack(_ copy: Data) throws {
    for ending in ["-wal", "-shm"] { unlink(path + ending) }
    try copy.write(to: URL(fileURLWithPath: path))
  }

  /// Applies it to a row of every table of records.
  func commit(_ manipulation: Manipulation) throws {
    for (table, _) in Self.tables {
      switch manipulation {
      case .deleted: try change("DELETE FROM record_\(table)")
      case .added:
        try change("INSERT INTO record_\(table) (id, version, box) VALUES (2, 1, zeroblob(300))")
      case .putBack:
        for row in older[table] ?? [] {
          let marks = [String](repeating: "?", count: row.count).joined(separator: ", ")
          try change(
            "REPLACE INTO record_\(table) VALUES (\(marks))",
            StatementArguments(row.databaseValues)
          )
        }
      }
    }
  }

  /// Changes the closed file by SQL.
  func change(_ sql: String, _ arguments: StatementArguments = []) throws {
    let queue = try DatabaseQueue(path: path)
    try queue.write { try $0.execute(sql: sql, arguments: arguments) }
    try queue.close()
  }
}
