import Foundation
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

  /// A vault in a directory of its own, in memory or on disk.
  static func opened(
    onDisk: Bool
  ) throws -> (files: VaultFixture, vault: Vault, key: VaultKey) {
    let files = try VaultFixture()
    let creation = try files.create(onDisk ? nil : .memory)
    return (files, creation.vault, creation.key)
  }

  /// Changes the header of the closed file, with a checksum that fits, as another program could.
  func forge(_ change: (inout VaultHeader) throws -> Void) throws {
    let file = HeaderFile(name: path)
    var header = try file.read(format: Schema.current.version)
    try change(&header)
    try file.write(header, format: Schema.current.version)
  }

  /// The header of the closed file.
  func header() throws -> VaultHeader {
    try HeaderFile(name: path).read(format: Schema.current.version)
  }

  /// Puts contents in the place of the closed file, without a log.
  func put(_ content: Data) throws {
    for ending in VaultFile.sidecars { unlink(path + ending) }
    try content.write(to: URL(fileURLWithPath: path))
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

  /// The vault key as a slot in the file has it sealed.
  func wrappedKey(of kind: Damage.Slot) throws -> Data {
    try Data(header().slot(kind).wrappedKey)
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
