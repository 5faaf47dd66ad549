import Secrets

/// The hash of a content as the tables have it: that under the present key of the hashes, or that under an
/// earlier one, behind this key. Part of the format.
struct MediaHash: Hashable {
  /// The bytes in the table.
  let stored: [UInt8]

  /// The hash.
  var sum: ArraySlice<UInt8> { stored.suffix(StreamHash.byteCount) }

  /// The earlier key; nil for one under the present key.
  var earlierKey: ArraySlice<UInt8>? {
    stored.count > StreamHash.byteCount ? stored.dropLast(StreamHash.byteCount) : nil
  }

  /// What stands in the table once another key is the present one.
  ///
  /// - Parameter key: the key until now.
  func stored(behind key: [UInt8]) -> [UInt8] { earlierKey == nil ? key + stored : stored }
}
