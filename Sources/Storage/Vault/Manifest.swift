import FoundationEssentials
import GRDB
import Secrets

/// The sealed inventory of a vault, rewritten in each transaction that changes something: it
/// detects records that were deleted or restored to an older state.
struct Manifest: Equatable {
  /// The inventory of a table.
  struct Entry: Equatable {
    /// The number of records.
    var count: Int64 = 0
    /// The sum over the records.
    var sum = RecordSum()
  }

  /// The number of changes to the vault.
  var generation: Int64 = 0
  /// The authentication code of the settings as they were last saved.
  var settingsCode: [UInt8] = []
  /// The highest id that a record was ever given since ids are from one source; 0 if none was.
  var highestID: Int64 = 0
  /// The tables that were ever written to.
  var tables: [String: Entry] = [:]

  /// Reads the manifest.
  ///
  /// - Throws: `VaultFailure.damaged(.manifest)` unless it was written with the key for this vault.
  init(of vault: [UInt8], under key: VaultKey, in db: Database) throws {
    let damage = VaultFailure.damaged(.manifest)
    guard
      let row = try Row.fetchOne(
        db.cachedStatement(sql: "SELECT generation, box FROM manifest WHERE single = 1")
      ),
      let generation = Int64.fromDatabaseValue(row[0]),
      let bytes = Data.fromDatabaseValue(row[1]), let box = SealedBox(bytes: bytes)
    else { throw damage }
    do throws(SecretFailure) {
      let data = Self.data(of: vault, generation)
      let plain = try key.subKey(for: .manifest).open(box, boundTo: data)
      guard let manifest = Self(generation: generation, plain) else { throw .notAuthentic }
      self = manifest
    } catch {
      throw error == .notAuthentic ? damage : VaultFailure(secret: error)
    }
  }

  /// The manifest of a new vault, which has settings at most.
  init(settingsCode: [UInt8]) {
    self.settingsCode = settingsCode
  }

  /// Replaces the stored manifest.
  func write(
    of vault: [UInt8],
    under key: VaultKey,
    random: some RandomSource,
    in db: Database
  ) throws {
    let box = try key.subKey(for: .manifest)
      .seal(encoded, boundTo: Self.data(of: vault, generation), random: random)
    try db.cachedStatement(
      sql: "INSERT OR REPLACE INTO manifest (single, generation, box) VALUES (1, ?, ?)"
    ).execute(arguments: [generation, Data(box.bytes)])
  }

  private static func data(of vault: [UInt8], _ generation: Int64) -> AssociatedData {
    AssociatedData(.text("manifest"), .bytes(vault), .number(generation))
  }
}

extension KeyPurpose {
  fileprivate static let manifest = KeyPurpose(rawValue: "vault/manifest")
}

/// The encoding of a manifest: the settings' code, then for each table its name, count and sum.
/// Names and codes are prefixed with their length; numbers have 64 bits, little-endian. An entry
/// without a name has the highest id in place of a count, and no sum.
extension Manifest {
  private var encoded: [UInt8] {
    var bytes: [UInt8] = []
    func append(_ number: Int64) {
      withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }
    func append(_ part: some Collection<UInt8>) {
      append(Int64(part.count))
      bytes.append(contentsOf: part)
    }
    append(settingsCode)
    if highestID > 0 {
      append("".utf8)
      append(highestID)
    }
    for (name, entry) in tables.sorted(by: { $0.key < $1.key }) {
      append(name.utf8)
      append(entry.count)
      bytes += entry.sum.bytes
    }
    return bytes
  }

  /// Decodes a manifest; nil for bytes that `encoded` does not produce.
  private init?(generation: Int64, _ bytes: [UInt8]) {
    var rest = bytes[...]
    func take(_ count: Int64) -> [UInt8]? {
      guard count >= 0, count <= rest.count else { return nil }
      defer { rest.removeFirst(Int(count)) }
      return Array(rest.prefix(Int(count)))
    }
    func number() -> Int64? {
      take(8)?.withUnsafeBytes { Int64(littleEndian: $0.loadUnaligned(as: Int64.self)) }
    }
    self.generation = generation
    guard let code = number().flatMap(take) else { return nil }
    settingsCode = code
    while !rest.isEmpty {
      guard let name = number().flatMap(take), let count = number() else { return nil }
      guard !name.isEmpty else {
        highestID = count
        continue
      }
      guard let sum = take(Int64(RecordSum.byteCount)) else { return nil }
      tables[String(decoding: name, as: UTF8.self)] = Entry(
        count: count,
        sum: RecordSum(bytes: sum)
      )
    }
  }
}
