package import WindowLevels

/// The memory of pixels, which whoever gives it may wipe.
package protocol PixelMemory: AnyObject, Sendable {
  /// The number of bytes.
  var count: Int { get }

  /// Lends the bytes for reading. The pointer must not leave the closure.
  func withUnsafeBytes<R, E: Error>(
    _ body: (UnsafeRawBufferPointer) throws(E) -> R
  ) throws(E) -> R
}

/// The pixels of a picture, row by row from the top: red, green, blue and, with transparency, alpha, a byte each.
package struct Pixels: Sendable {
  /// The width and the height, at most `longestSide` each.
  package let size: Size
  /// True if each pixel has a fourth byte: 0 for one that is not seen, 255 for one that covers.
  package let hasAlpha: Bool
  /// The bytes.
  package let memory: any PixelMemory

  /// The longest side, in pixels.
  package static let longestSide = 65_535

  /// Bytes of an array.
  private final class ArrayMemory: PixelMemory {
    let bytes: [UInt8]
    var count: Int { bytes.count }

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    func withUnsafeBytes<R, E: Error>(
      _ body: (UnsafeRawBufferPointer) throws(E) -> R
    ) throws(E) -> R {
      try bytes.withUnsafeBufferPointer { (bytes) throws(E) in
        try body(UnsafeRawBufferPointer(bytes))
      }
    }
  }

  /// Pixels; nil if there are none, too many, or not as many bytes as the size needs.
  package init?(size: Size, hasAlpha: Bool = false, memory: any PixelMemory) {
    let sides = 1...Self.longestSide
    guard sides.contains(size.width), sides.contains(size.height),
      memory.count == size.width * size.height * (hasAlpha ? 4 : 3)
    else { return nil }
    self.size = size
    self.hasAlpha = hasAlpha
    self.memory = memory
  }

  /// Pixels that are no secret.
  package init?(size: Size, hasAlpha: Bool = false, bytes: [UInt8]) {
    self.init(size: size, hasAlpha: hasAlpha, memory: ArrayMemory(bytes))
  }

  /// The number of bytes of a pixel.
  var channels: Int { hasAlpha ? 4 : 3 }
}
