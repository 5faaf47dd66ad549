import WindowLevels

/// Pixels of one shade, each with its place.
struct Shade: PixelSource {
  /// What a source holds on to.
  final class Memory: Sendable {}

  let shade: UInt8
  let memory = Memory()

  init(_ shade: UInt8) { self.shade = shade }

  static func == (a: Shade, b: Shade) -> Bool { a.memory === b.memory }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(memory)) }

  func draw(_ rows: Range<Int>, of size: Size, into target: UnsafeMutableRawBufferPointer) {
    for (line, y) in rows.enumerated() {
      for x in 0..<size.width {
        let start = (line * size.width + x) * 4
        let pixel: [UInt8] = [shade, UInt8(x & 0xFF), UInt8(y & 0xFF), 255]
        for (offset, value) in pixel.enumerated() { target[start + offset] = value }
      }
    }
  }

  /// A canvas with a picture in part of it.
  ///
  /// - Parameter sign: what is drawn where no pixels are shown.
  static func canvas(
    _ frame: Rect,
    _ source: any PixelSource,
    size: Size,
    sign: Unicode.Scalar = "▀",
    style: Style = Style(foreground: Color(9), background: Color(12))
  ) -> Canvas {
    var canvas = Canvas(size: size)
    canvas.fill(frame, with: sign, style: style.adding(.pixels))
    canvas.place(PlacedPixels(source, frame: frame))
    return canvas
  }
}
