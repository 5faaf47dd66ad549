import Secrets

/// The sealed inventory of a vault of an older format, which tells records that were deleted or restored
/// to an older state.
struct OlderManifest {
  /// The inventory of a table.
  struct Entry: Equatable {
    /// The number of records.
    var count: Int64 = 0
    /// The exclusive or of a keyed code of each record's id and version.
    var sum = [UInt8](repeating: 0, count: SealingKey.codeBytes)

    /// Adds a record by its code.
    mutating func add(_ code: [UInt8]) {
      count += 1
      for (index, byte) in code.enumerated() { sum[index] ^= byte }
    }
  }

  /// The number of changes to the vault.
  let generation: Int64
  /// The authentication code of the settings as they were last saved.
  let settingsCode: [UInt8]
  /// The highest id that a record was ever given since ids are from one source; 0 if none was.
  private(set) var highestID: Int64 = 0
  /// The tables that were ever written to.
  private(set) var tables: [String: Entry] = [:]

  /// Reads the manifest; nil unless it was written with the key for this vault.
  init?(of vault: [UInt8], under key: VaultKey, in db: Connection) throws {
    let row = try db.statement("SELECT generation, box FROM manifest WHERE single = 1").first {
      ($0.integer(0) ?? 0, Array($0.bytes(1)))
    }
    guard let (generation, bytes) = row, let box = SealedBox(bytes: bytes) else { return nil }
    do throws(SecretFailure) {
      let data = AssociatedData(.text("manifest"), .bytes(vault), .number(generation))
      self.init(generation: generation, try key.subKey(for: .manifest).open(box, boundTo: data))
    } catch {
      guard error == .notAuthentic else { throw error }
      return nil
    }
  }

  /// Decodes a manifest: the settings' code, then for each table its name, count and sum. Names and codes
  /// are prefixed with their length; numbers have 64 bits, the lowest byte first. An entry without a name
  /// has the highest id in place of a count, and no sum.
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
      guard let sum = take(Int64(SealingKey.codeBytes)) else { return nil }
      tables[String(decoding: name, as: UTF8.self)] = Entry(count: count, sum: sum)
    }
  }
}

extension KeyPurpose {
  fileprivate static let manifest = KeyPurpose(rawValue: "vault/manifest")
}
