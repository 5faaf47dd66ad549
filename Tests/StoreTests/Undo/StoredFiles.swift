import Foundation
import GRDB
import Secrets
import TestSupport
import Testing

@testable import Vault

/// A vault on disk, in a directory of its own that is removed with it, as the next process or
/// somebody with its files finds it.
final class StoredFiles {
  private let folder: TemporaryDirectory
  let path: String
  var location: VaultLocation { .file(path) }

  init() throws {
    folder = try TemporaryDirectory(inMemory: true)
    path = folder.path + "/vault"
  }

  /// A copy of the closed vault.
  func copy() throws -> StoredFiles {
    let copy = try StoredFiles()
    try FileManager.default.copyItem(atPath: path, toPath: copy.path)
    return copy
  }

  /// The bytes of the vault's file and of the journals beside it.
  func bytes() throws -> Data {
    try ["", "-wal", "-shm", "-journal"].reduce(into: Data()) { bytes, ending in
      guard FileManager.default.fileExists(atPath: path + ending) else { return }
      bytes += try Data(contentsOf: URL(filePath: path + ending))
    }
  }
}

/// The place of a sealed box.
struct BoxPlace: Hashable {
  let table: String
  let id: Int64
}

extension Vault {
  /// The sealed boxes of all records, as they are in the file.
  func boxes() throws -> [BoxPlace: Data] {
    try read { db in
      var boxes: [BoxPlace: Data] = [:]
      for table in try RecordTable.all(in: db) {
        for row in try Row.fetchAll(db, sql: "SELECT id, box FROM \(table.sqlName)") {
          boxes[BoxPlace(table: table.name, id: row[0])] = row[1]
        }
      }
      return boxes
    }
  }

  /// The tables with a record that has one of these texts in it, once decrypted.
  func tables(with texts: [[UInt8]], under key: VaultKey) throws -> Set<String> {
    try readRecords(under: key) { records in
      var tables: Set<String> = []
      for table in try RecordTable.all(in: records.db) {
        let damage = try records.openAll(in: table) { _, content in
          let content = Data(content)
          if texts.contains(where: { content.range(of: Data($0)) != nil }) {
            tables.insert(table.name)
          }
        }
        #expect(damage == [])
      }
      return tables
    }
  }

  /// Changes rows by SQL, as another program could.
  func tamper(_ sql: String, _ arguments: StatementArguments = []) throws {
    try write { try $0.execute(sql: sql, arguments: arguments) }
  }
}
