import Secrets

/// Hides the length of short contents: they are sealed with the length in front and zeros behind,
/// up to a whole number of blocks. A card number of 13 digits and one of 19 look alike.
enum RecordPadding {
  /// The length of a block in bytes.
  static let block = 256

  private static let lengthBytes = MemoryLayout<UInt32>.size

  /// The padded length of a content of this many bytes.
  static func padded(_ count: Int) -> Int {
    (count + lengthBytes + block - 1) / block * block
  }

  /// Writes a content into zeros of its padded length.
  static func write(_ content: UnsafeRawBufferPointer, into padded: UnsafeMutableRawBufferPointer) {
    padded.storeBytes(of: UInt32(content.count).littleEndian, as: UInt32.self)
    UnsafeMutableRawBufferPointer(rebasing: padded.dropFirst(lengthBytes)).copyMemory(from: content)
  }

  /// The content within opened bytes; nil if they were never padded.
  static func content(of padded: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer? {
    guard padded.count >= lengthBytes else { return nil }
    let count = Int(UInt32(littleEndian: padded.loadUnaligned(as: UInt32.self)))
    guard count <= padded.count - lengthBytes else { return nil }
    return UnsafeRawBufferPointer(rebasing: padded[lengthBytes..<lengthBytes + count])
  }
}
