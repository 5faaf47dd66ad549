import Secrets

/// This replica's record of a segment that it put on the remote.
struct OwnSegment: Hashable {
  /// A stamp that no file has, so that the next round reads it.
  static let unknownStamp = ""

  /// The length in bytes.
  let size: Int
  /// The checksum of the bytes.
  let checksum: [UInt8]
  /// The remote's stamp of the file when it was last found whole; nil before that, and where the
  /// remote has no stamps.
  var stamp: String?

  /// The record of these bytes.
  init(_ content: [UInt8]) {
    self.init(size: content.count, checksum: Checksum.of(content), stamp: nil)
  }

  /// The record of a segment, from its stored values.
  init(size: Int, checksum: [UInt8], stamp: String?) {
    self.size = size
    self.checksum = checksum
    self.stamp = stamp
  }

  /// True if these are the bytes.
  func isOf(_ content: [UInt8]) -> Bool {
    size == content.count && checksum == Checksum.of(content)
  }
}
