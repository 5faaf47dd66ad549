package import WindowLevels

/// The pixels of a picture, row by row from the top: red, green, blue and, with transparency, alpha, a byte each.
package struct Pixels: Sendable, Hashable {
  /// The width and the height, at most `longestSide` each.
  package let size: Size
  /// True if each pixel has a fourth byte: 0 for one that is not seen, 255 for one that covers.
  package let hasAlpha: Bool
  /// The bytes.
  package let bytes: [UInt8]

  /// The longest side, in pixels.
  package static let longestSide = 65_535

  /// Pixels; nil if there are none, too many, or not as many bytes as the size needs.
  package init?(size: Size, hasAlpha: Bool = false, bytes: [UInt8]) {
    let sides = 1...Self.longestSide
    guard sides.contains(size.width), sides.contains(size.height),
      bytes.count == size.width * size.height * (hasAlpha ? 4 : 3)
    else { return nil }
    self.size = size
    self.hasAlpha = hasAlpha
    self.bytes = bytes
  }

  /// The number of bytes of a pixel.
  var channels: Int { hasAlpha ? 4 : 3 }
}
