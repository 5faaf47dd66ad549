import ByteCoding

/// A width and a height in pixels, both at least 1.
package struct PixelSize: Sendable, Hashable {
  package var width: Int
  package var height: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The number of bytes of a pixel: red, green, blue and alpha.
  package static let pixelBytes = 4

  /// The number of bytes of all pixels.
  package var bytes: Int { width * height * Self.pixelBytes }

  /// True if this fits into another size.
  package func fits(_ other: PixelSize) -> Bool {
    width <= other.width && height <= other.height
  }
}

extension ByteWriter {
  mutating func append(_ size: PixelSize) {
    append(UInt32(clamping: size.width))
    append(UInt32(clamping: size.height))
  }
}

extension ByteReader {
  /// Reads a size of at most this width and height.
  mutating func size(atMost limit: Int) throws(UnreadableBytes) -> PixelSize {
    let size = PixelSize(width: Int(try number(UInt32.self)), height: Int(try number(UInt32.self)))
    let range = 1...limit
    guard range.contains(size.width), range.contains(size.height) else { throw .invalid }
    return size
  }
}
