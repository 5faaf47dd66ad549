import CSealedPages
import Foundation
import Secrets

@testable import Vault

/// A vault with the passcode 7777 and payment cards, with an older version of them.
struct FilledVault {
  /// A change to the page with the payment cards by somebody who can write to the file.
  enum Manipulation: CaseIterable {
    case flipped, exchanged, putBack
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
  /// The files before the payment cards were changed.
  private let older: (database: Data, header: VaultHeader)
  /// The page that the payment cards are on.
  private let page: Int

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
    try vault.setSettings(["reducedMotion": "0"], under: key)
    func write(_ id: Int64) throws {
      let table = RecordTable("payment_card")
      try vault.writeRecords(under: key) { try $0.put(id, .plain(Self.card), in: table) }
      // Into the pages: what lies in the log as well is read from there.
      try vault.flushJournal(under: key)
    }
    try write(1)
    older = (try Self.contents(of: path), vault.header)
    try vault.setSettings(["reducedMotion": "1"], under: key)
    try write(2)
    page = try vault.read(under: key) { db in
      Int(
        try db.integer("SELECT rootpage FROM sqlite_schema WHERE name = 'record_payment_card'") ?? 0
      )
    }
    key.destroy()
    try vault.close()
  }

  /// The content of a card that has no digits.
  private static let card: [UInt8] = [4, 0, 0, 0, 0]

  private static func contents(of path: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: path))
  }

  /// The vault's file and its log.
  func files() throws -> [Data] {
    try ["", "-wal"].map { try Self.contents(of: path + $0) }
  }

  /// Puts older files in place of the vault's.
  func putBack(_ files: [Data]) throws {
    for (ending, contents) in zip(["", "-wal"], files) {
      try contents.write(to: URL(fileURLWithPath: path + ending))
    }
  }

  /// Applies it to the closed file.
  func commit(_ manipulation: Manipulation) throws {
    try change { database in
      let own = Self.range(ofPage: page)
      switch manipulation {
      case .flipped: database[own.lowerBound + 100] ^= 1
      case .exchanged:
        let other = Self.range(ofPage: page + 1)
        let content = database[own]
        database[own] = database[other]
        database[other] = content
      case .putBack: database[own] = older.database[own]
      }
    }
  }

  /// The place of a page of the first group: behind the clear part, two roots, and the tags of the
  /// group, which stand twice.
  private static func range(ofPage page: Int) -> Range<Int> {
    let size = Int(SEALED_PAGES_PAGE_SIZE)
    let start = Int(SEALED_PAGES_CLEAR_SIZE) + 4 * size + (page - 1) * size
    return start..<start + size
  }

  /// Changes the bytes of the closed file.
  func change(_ body: (inout Data) -> Void) throws {
    var database = try Self.contents(of: path)
    body(&database)
    try database.write(to: URL(fileURLWithPath: path))
  }

  /// Changes what stands in the clear, with the checksum that it needs.
  func changeHeader(_ body: (inout VaultHeader) -> Void) throws {
    let file = HeaderFile(name: path)
    var header = try file.read(format: Schema.current.version)
    body(&header)
    try file.write(header, format: Schema.current.version)
  }

  /// Makes a backup of the vault's, as the program makes one.
  func backUp(to path: String) throws {
    let vault = try Vault.open(.file(self.path), for: .readOnly)
    try vault.backUp(to: path)
    try vault.close()
  }

  /// Takes the meaning of the first note of a closed vault with the passcode 7777, as a fault of the
  /// program would.
  static func spoilNote(at path: String) throws {
    let state = path + ".state/cardcase"
    let vault = try Vault.open(.file(path), devices: DeviceKeyFile(directory: state))
    let counter = AttemptCounter(
      ofNew: vault,
      in: AttemptFile(of: vault, in: state),
      clock: Clock(),
      rule: Rule()
    )
    let key = try vault.unlock(with: counter.count(SecretBytes(Array("7777".utf8))))
    try vault.write(under: key) { db in
      try db.run(
        "UPDATE record_note SET formats = '9' WHERE id = (SELECT min(id) FROM record_note)"
      )
    }
    key.destroy()
    try vault.close()
  }

  /// Puts the settings back as they once were, with their code.
  func putBackSettings() throws {
    try changeHeader { header in
      header.settings = older.header.settings
      header.settingsCode = older.header.settingsCode
    }
  }
}
