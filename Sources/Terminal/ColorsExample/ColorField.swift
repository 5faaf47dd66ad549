import WindowLevels

/// A field of colours of 24 bits, two on each cell, as a picture has them: an upper and a lower half.
struct ColorField {
  /// The number of keys that were pressed, from which the blue follows.
  var turn = 0

  /// Draws the field on a whole canvas.
  func draw(_ size: Size) -> Canvas {
    var canvas = Canvas(size: size)
    for y in 0..<size.height {
      for x in 0..<size.width {
        let style = Style(
          foreground: color(x, 2 * y, size),
          background: color(x, 2 * y + 1, size)
        )
        canvas.put("▀", at: Point(x: x, y: y), style: style)
      }
    }
    return canvas
  }

  /// Red grows to the right, green downward, blue with each turn.
  private func color(_ x: Int, _ y: Int, _ size: Size) -> Color {
    Color(
      red: 255 * x / max(1, size.width - 1),
      green: 255 * y / max(1, 2 * size.height - 1),
      blue: 16 * turn % 256
    )
  }
}
