import Secrets

/// The format of a segment. All are read, and the current one is written.
enum SegmentFormat: UInt16, Sendable {
  /// The first, where every key of the epoch is tried, and the signature is of the bytes alone.
  case first = 1
  /// With a commitment to the key before the box, and a signature that says what it is of.
  case committed = 2

  /// The format that is written.
  static let current = committed

  /// The length in bytes of what commits to the key.
  var commitmentBytes: Int {
    switch self {
    case .first: 0
    case .committed: SealingKey.codeBytes
    }
  }

  /// The commitment to a key, for a segment whose clear bytes these are. Nobody can make two keys
  /// that have the same.
  func commitment(to key: SealingKey, _ clear: ArraySlice<UInt8>) -> [UInt8] {
    switch self {
    case .first: []
    case .committed: key.code(of: Self.committed(clear))
    }
  }

  /// The key that a segment was sealed with, or several if the format can't tell which.
  func keys(
    among keys: [SealingKey],
    committing commitment: [UInt8],
    _ clear: ArraySlice<UInt8>
  ) -> [SealingKey] {
    switch self {
    case .first: keys
    case .committed: keys.filter { $0.isAuthentic(commitment, of: Self.committed(clear)) }
    }
  }

  private static func committed(_ clear: ArraySlice<UInt8>) -> AssociatedData {
    AssociatedData(.text("sync/segment key"), .bytes(Array(clear)))
  }

  /// The bytes to sign for a segment's bytes.
  func signed(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    switch self {
    case .first: Array(bytes)
    case .committed: AssociatedData(.text("sync/segment signature"), .bytes(Array(bytes))).bytes
    }
  }
}
