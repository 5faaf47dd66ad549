import Secrets

/// An order-independent sum over the records of a table: the exclusive or of a keyed code of each
/// id and version. Without the key nobody can find other records with the same sum. (Clarke and
/// others, "Incremental Multiset Hash Functions", 2003: MSet-XOR-Hash; no record is in a table
/// twice.)
struct RecordSum: Hashable, Sendable {
  static let byteCount = SealingKey.codeBytes

  private(set) var bytes: [UInt8]

  /// Creates the sum of no records.
  init() {
    bytes = [UInt8](repeating: 0, count: Self.byteCount)
  }

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Adds a record by its code, or removes it again.
  mutating func toggle(_ code: [UInt8]) {
    bytes.withUnsafeMutableBytes { sum in
      code.withUnsafeBytes { code in
        for (place, byte) in zip(sum.indices, code) { sum[place] ^= byte }
      }
    }
  }
}
