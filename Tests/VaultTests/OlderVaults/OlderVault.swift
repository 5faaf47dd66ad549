import CSQLite
import Foundation
import Secrets
import TestSupport

@testable import Vault

/// A vault of an older format in a directory of its own: a copy of one that the program of that time
/// made. Its passcode is 5566.
struct OlderVault {
  /// The formats of which there are vaults.
  static let formats = [13, 14]
  static let passcode = "5566"

  private static let name = "vault.cardcase"
  private let folder: TemporaryDirectory
  var directory: String { folder.path }
  var path: String { "\(directory)/\(Self.name)" }
  var location: VaultLocation { .file(path) }

  /// A copy of the one of a format.
  init(_ format: Int) throws {
    self = try OlderVault()
    let place = Repository.root.appending(
      path: "Tests/CardcaseAppTests/Fixtures/Vaults/format-\(format)"
    )
    for name in try FileManager.default.contentsOfDirectory(atPath: place.path)
    where name.hasPrefix(Self.name) {
      try FileManager.default.copyItem(
        atPath: place.appending(path: name).path,
        toPath: "\(directory)/\(name)"
      )
    }
  }

  private init() throws {
    folder = try TemporaryDirectory(inMemory: true)
  }

  /// The files as the next process finds them after this one was killed.
  func afterKill() throws -> OlderVault {
    let left = try OlderVault()
    for (name, bytes) in try files where !name.hasSuffix("-shm") && !name.hasSuffix(".lock") {
      try bytes.write(to: URL(filePath: "\(left.directory)/\(name)"))
    }
    return left
  }

  /// The bytes of all files, by their names.
  var files: [String: Data] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: directory).reduce(into: [:]) {
        $0[$1] = try Data(contentsOf: URL(filePath: "\(directory)/\($1)"))
      }
    }
  }

  var backups: [Backup] { Backup.all(beside: location) }

  func open(for access: VaultAccess = .readWrite, staying: Bool = false) throws -> Vault {
    try Self.open(location, for: access, staying: staying)
  }

  static func open(
    _ location: VaultLocation,
    for access: VaultAccess = .readWrite,
    staying: Bool = false
  ) throws -> Vault {
    try Vault.open(location, for: access, staying: staying)
  }

  /// Runs SQL on the file, as the program of that time had it.
  func execute(_ sql: String) throws {
    let db = try Connection(path)
    defer { db.close() }
    try db.execute(sql)
  }

  /// The integers of a query on the file.
  func integers(_ sql: String) throws -> [Int64] {
    let db = try Connection(path, isReadOnly: true)
    defer { db.close() }
    return try db.integers(sql)
  }

  /// The numbers of records in the file, by tables that there are in the present format.
  var counts: [String: Int] {
    get throws {
      let db = try Connection(path, isReadOnly: true)
      defer { db.close() }
      let tables = try db.texts(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name GLOB 'record_*'"
      )
      return try tables.reduce(into: [:]) { counts, table in
        let count = Int(try db.integer("SELECT count(*) FROM \"\(table)\"") ?? 0)
        if count > 0 { counts[String(table.dropFirst(7))] = count }
      }
    }
  }
}

extension Vault {
  /// Unlocks with a passcode.
  func key(_ passcode: String = OlderVault.passcode) throws -> VaultKey {
    try header.slot(.passcode).open(
      passcode: SecretBytes(Array(passcode.utf8)),
      of: id,
      devices: dependencies.devices
    )
  }

  /// The numbers of records that open, by tables.
  func counts(under key: VaultKey) throws -> [String: Int] {
    try readRecords(under: key) { records in
      try RecordTable.all(in: records.db).reduce(into: [:]) { counts, table in
        var count = 0
        if table.hasContent {
          _ = try records.openAll(in: table) { _, _ in count += 1 }
        } else {
          _ = try records.eachRow(in: table) { _ in count += 1 }
        }
        if count > 0 { counts[table.name] = count }
      }
    }
  }
}
