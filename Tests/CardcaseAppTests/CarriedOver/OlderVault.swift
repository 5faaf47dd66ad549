import Foundation
import Locking
import Secrets
import Store
import TestSupport
import Testing

@testable import Vault

/// A vault that an older program made, in Fixtures/Vaults: the file with its backups, and the
/// inventories of what was in it. Its passcode is 5566.
struct OlderVault: CustomTestStringConvertible, Sendable {
  /// The name of its folder, `format-` and the format's number.
  let name: String

  /// The passcode of all of them.
  static let passcode = "5566"
  /// The name of the vault's file.
  static let fileName = "vault.cardcase"

  /// All of them.
  static let all: [OlderVault] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
    return names.sorted().map { OlderVault(name: $0) }
  }()

  private static let place = Bundle.module.bundleURL.appending(path: "Fixtures/Vaults")

  var testDescription: String { name }

  /// The number of its format.
  var format: Int { name.split(separator: "-").last.flatMap { Int($0) } ?? 0 }

  private var folder: URL { Self.place.appending(path: name) }

  /// The vault's inventory in a state.
  func inventory(_ state: Inventory) throws -> String {
    try String(contentsOf: folder.appending(path: state.rawValue), encoding: .utf8)
  }

  /// The inventory after its operations were undone, as far as undoing restores it.
  func undone() throws -> String { undone(try inventory(.undone)) }

  /// An inventory without the times of changes: undoing an edit is one too.
  func undone(_ inventory: String) -> String {
    inventory.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.range(of: " modified ").map { line[..<$0.lowerBound] } ?? line
    }.joined(separator: "\n")
  }

  /// The files that say what was in a vault.
  enum Inventory: String {
    /// Its inventory.
    case contents = "contents.txt"
    /// Its inventory before what can be taken back was done.
    case undone = "undone.txt"
    /// The screens of its session, a line for each, the front one last: the name of its kind, and
    /// what was typed there.
    case session = "session.txt"
  }

  /// The names of its file and its backups.
  var files: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { $0.hasPrefix(Self.fileName) }.sorted()
    }
  }

  /// A copy to work on.
  func copy() throws -> VaultCopyOnDisk {
    let copy = try VaultCopyOnDisk()
    for file in try files {
      try FileManager.default.copyItem(
        at: folder.appending(path: file),
        to: URL(filePath: "\(copy.directory)/\(file)")
      )
    }
    return copy
  }
}

/// The files of a vault in a directory of their own, removed with it.
final class VaultCopyOnDisk {
  private let folder: TemporaryDirectory
  var directory: String { folder.path }
  var path: String { "\(directory)/\(OlderVault.fileName)" }
  var location: VaultLocation { .file(path) }

  init() throws {
    folder = try TemporaryDirectory(inMemory: true)
  }

  /// The files as the next process finds them after this one was killed.
  func afterKill() throws -> VaultCopyOnDisk {
    let left = try VaultCopyOnDisk()
    for name in try FileManager.default.contentsOfDirectory(atPath: directory)
    where !name.hasSuffix("-shm") && !name.hasSuffix(".lock") {
      try FileManager.default.copyItem(
        atPath: "\(directory)/\(name)",
        toPath: "\(left.directory)/\(name)"
      )
    }
    return left
  }

  /// Opens the vault in a schema, this program's by default.
  func open(_ schema: Schema = .current) throws -> Vault {
    var dependencies = VaultDependencies(random: SystemRandom())
    dependencies.schema = schema
    let file = VaultFile(path: path)
    return try Vault.open(file, for: .readWrite, holding: VaultLocks(), dependencies)
  }

  var backups: [Backup] { Backup.all(beside: location) }
}

extension Vault {
  /// True if a record of any table holds a text.
  func holds(_ text: String, under key: VaultKey) throws -> Bool {
    let wanted = Data(text.utf8)
    return try readRecords(under: key) { records in
      var isFound = false
      for table in try RecordTable.all(in: records.db) {
        _ = try records.openAll(in: table) { _, content in
          isFound = isFound || Data(content).range(of: wanted) != nil
        }
      }
      return isFound
    }
  }

  /// Unlocks with the passcode of the older vaults.
  func unlockOlder() throws -> VaultKey {
    let attempts = AttemptCounter(
      ofNew: self,
      in: AttemptMemory(),
      clock: OlderVaultClock(),
      rule: AttemptPolicy()
    )
    return try unlock(with: attempts.count(SecretBytes(Array(OlderVault.passcode.utf8))))
  }
}

private struct OlderVaultClock: AttemptClock {
  var now: AttemptMoment { AttemptMoment(boot: [], nanoseconds: 0) }
}
