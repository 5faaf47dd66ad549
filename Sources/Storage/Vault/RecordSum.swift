import Secrets

/// A sum over the records of a table, whatever their order: of each its id and version under a key,
/// all combined by exclusive or. Nobody without the key can find other records with the same sum.
/// (Clarke and others, "Incremental Multiset Hash Functions", 2003: MSet-XOR-Hash; no record is in
/// a table twice.)
struct RecordSum: Hashable, Sendable {
  static let byteCount = SealingKey.codeBytes

  private(set) var bytes: [UInt8]

  /// The sum of no records.
  init() {
    bytes = [UInt8](repeating: 0, count: Self.byteCount)
  }

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Adds a record by its code, or takes it away again.
  mutating func toggle(_ code: [UInt8]) {
    bytes.withUnsafeMutableBytes { sum in
      code.withUnsafeBytes { code in
        for (place, byte) in zip(sum.indices, code) { sum[place] ^= byte }
      }
    }
  }
}
