import Foundation
import GRDB
import Secrets
import TestSupport
import Testing

@testable import Vault

/// A directory in memory for each test, removed with it.
final class VaultFixture: Sendable {
  private let folder: TemporaryDirectory
  var directory: String { folder.path }
  let path: String

  init() throws {
    folder = try TemporaryDirectory(inMemory: true)
    path = folder.path + "/case/vault.cardcase"
  }

  var location: VaultLocation { .file(path) }

  /// A vault whose passcode is 123456, at a cost that only tests use.
  func create(_ location: VaultLocation? = nil) throws -> Vault.Creation {
    try Vault.create(
      at: location ?? self.location,
      passcode: passcode("123456"),
      kind: "digits6",
      cost: tinyCost
    )
  }

  /// Changes the closed file by SQL, as another program could.
  func tamper(_ sql: String, _ arguments: StatementArguments = []) throws {
    let queue = try DatabaseQueue(path: path)
    try queue.write { try $0.execute(sql: sql, arguments: arguments) }
    try queue.close()
  }

  func file(_ ending: String = "") throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: path + ending))
  }

  func mode(_ path: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return try #require(attributes[.posixPermissions] as? Int)
  }

  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: directory + "/case").sorted()
  }

  /// The bytes of one column of a slot.
  func column(_ column: String, of kind: String) throws -> Data {
    let queue = try DatabaseQueue(path: path)
    defer { try? queue.close() }
    return try queue.read {
      try #require(
        try Data.fetchOne($0, sql: "SELECT \(column) FROM slot WHERE kind = ?", arguments: [kind])
      )
    }
  }
}

let tinyCost = DerivationCost(memory: 8 << 20, passes: 1) ?? .floor

func passcode(_ text: String) throws -> SecretBytes {
  try SecretBytes(Array(text.utf8))
}

extension VaultKey {
  /// A value that only this key makes, to distinguish keys.
  func mark() throws -> [UInt8] {
    try subKey(for: KeyPurpose(rawValue: "test")).code(of: AssociatedData())
  }
}
