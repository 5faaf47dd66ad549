/// Pixels that can be had in any size. Those that are equal look the same.
package protocol PixelSource: Hashable, Sendable {
  /// Writes rows of the pixels: red, green, blue and alpha, a byte each.
  ///
  /// - Parameters:
  ///   - rows: the rows from the top, within the height; at least one.
  ///   - size: the number of pixels that all of it has, each side 1 or more.
  ///   - target: memory of four bytes for each pixel of the rows.
  func draw(_ rows: Range<Int>, of size: Size, into target: UnsafeMutableRawBufferPointer)
}

/// Pixels that stand for cells of a canvas on terminals that show them. The cells are drawn all the same, for
/// all other terminals, and until the pixels have come.
package struct PlacedPixels: Sendable {
  /// The pixels.
  package let source: any PixelSource
  /// The cells that all of them take, which may reach beyond the canvas.
  package var frame: Rect
  /// The colour behind those that are transparent.
  package let background: Color

  /// Pixels at a place.
  package init(_ source: any PixelSource, frame: Rect, background: Color = .standard) {
    (self.source, self.frame, self.background) = (source, frame, background)
  }

  /// The same pixels farther to the right and below.
  package func moved(x: Int = 0, y: Int = 0) -> PlacedPixels {
    var moved = self
    moved.frame.origin = frame.origin.moved(x: x, y: y)
    return moved
  }
}

extension PlacedPixels: Hashable {
  package static func == (a: PlacedPixels, b: PlacedPixels) -> Bool {
    a.frame == b.frame && a.background == b.background
      && AnyHashable(a.source) == AnyHashable(b.source)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(frame)
    hasher.combine(background)
    hasher.combine(AnyHashable(source))
  }
}
