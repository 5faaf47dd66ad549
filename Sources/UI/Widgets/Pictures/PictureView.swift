package import WindowLevels

/// A picture drawn in cells, in 24 bits or dithered for 256 colours; where there are fewer colours or no Unicode,
/// its text and its size.
package struct PictureView: Sendable {
  /// The size in pixels.
  package let size: Size
  /// The text that stands for it; empty for none.
  package let text: String
  /// The pixels of all of it, which may be fewer than `size` has; nil as long as there are none.
  package var pixels: Pixels?
  /// The parts of cells that it is drawn with.
  package var mosaic = Mosaic.halves
  /// The part that is shown.
  package var viewport = PictureViewport()

  /// A picture.
  package init(size: Size, text: String, pixels: Pixels? = nil) {
    self.size = size
    self.text = text
    self.pixels = pixels
  }

  /// True if pictures are drawn where a theme is.
  package static func isDrawn(in theme: Theme) -> Bool {
    theme.colors >= .full && theme.showsUnicode
  }

  /// The cells that it takes in an area.
  package func cells(in area: Size) -> Size { viewport.layout(of: size, in: area).cells }

  /// The size in pixels from which on more of all of it would not be seen in an area.
  package func pixelSize(in area: Size) -> Size {
    let (cells, part) = viewport.layout(of: size, in: area)
    func needed(_ count: Int, _ share: Double, _ most: Int) -> Int {
      min(most, Int((Double(count) / share).rounded(.up)))
    }
    return Size(
      width: needed(cells.width * mosaic.columns, part.width, size.width),
      height: needed(cells.height * mosaic.rows, part.height, size.height)
    )
  }

  /// The text and the size in words.
  package func words(_ theme: Theme) -> String {
    let numbers = "\(size.width) \(theme.times) \(size.height)"
    return text.isEmpty ? numbers : "\(text) (\(numbers))"
  }

  /// Draws the picture into the middle of `rect`, or its words from the top left. What it does not cover
  /// stays.
  package func draw(in rect: Rect, into canvas: inout Canvas, theme: Theme) {
    guard let pixels, Self.isDrawn(in: theme) else {
      let lines = WrappedText(words(theme), width: rect.width).lines
      for (y, line) in lines.prefix(rect.height).enumerated() {
        canvas.write(
          line,
          at: rect.origin.moved(y: y),
          style: theme.muted,
          limit: rect.width,
          ellipsis: theme.ellipsis
        )
      }
      return
    }
    let (cells, part) = viewport.layout(of: size, in: rect.size)
    guard cells.width > 0, cells.height > 0 else { return }
    let origin = rect.origin.moved(
      x: (rect.width - cells.width) / 2,
      y: (rect.height - cells.height) / 2
    )
    let behind = canvas[origin].style.background
    let standard = theme.background == .light ? 255 : 0
    let means = PixelMeans(
      of: pixels,
      in: part,
      size: Size(width: cells.width * mosaic.columns, height: cells.height * mosaic.rows),
      over: behind.parts ?? (standard, standard, standard)
    )
    for y in 0..<cells.height {
      for x in 0..<cells.width {
        let place = Point(x: x, y: y)
        let block = PictureBlock(means.block(of: mosaic, at: place), mosaic)
        guard block.parts != 0 else { continue }
        let (sign, style) = block.drawn(
          with: mosaic,
          at: place,
          depth: theme.colors,
          over: behind
        )
        canvas.put(sign, at: origin.moved(x: x, y: y), style: style)
      }
    }
  }
}
