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
  /// The areas that are painted over it.
  package var areas: [PaintedArea] = []

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
  ///
  /// - Parameter cell: the pixels of a cell, where the terminal shows them; nil for the parts it is drawn with.
  package func pixelSize(in area: Size, cell: Size? = nil) -> Size {
    let cell = cell ?? Size(width: mosaic.columns, height: mosaic.rows)
    let (cells, part) = viewport.layout(of: size, in: area)
    func needed(_ count: Int, _ share: Double, _ most: Int) -> Int {
      min(most, Int((Double(count) / share).rounded(.up)))
    }
    return Size(
      width: needed(cells.width * cell.width, part.width, size.width),
      height: needed(cells.height * cell.height, part.height, size.height)
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
    var means = PixelMeans(
      of: pixels,
      in: part,
      size: Size(width: cells.width * mosaic.columns, height: cells.height * mosaic.rows),
      over: behind.parts ?? (standard, standard, standard)
    )
    defer { means.wipe() }
    means.paint(areas, in: part, of: size)
    let mark: Attributes = theme.cellPixels == nil ? [] : .pixels
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
        canvas.put(sign, at: origin.moved(x: x, y: y), style: style.adding(mark))
      }
    }
    if theme.cellPixels != nil {
      let raster = PictureRaster(
        pixels,
        part: part,
        areas: areas,
        of: size,
        over: behind == .standard ? Color(red: standard, green: standard, blue: standard) : behind
      )
      let frame = Rect(origin: origin, size: cells)
      canvas.place(PlacedPixels(raster, frame: frame, background: behind))
    }
    write(part, Rect(origin: origin, size: cells), into: &canvas, theme)
  }

  /// The frame of cells of an area, as far as it is shown where the picture is drawn; nil if it is not.
  package func frame(of area: PaintedArea, in rect: Rect) -> Rect? {
    let (cells, part) = viewport.layout(of: size, in: rect.size)
    let origin = rect.origin.moved(
      x: (rect.width - cells.width) / 2,
      y: (rect.height - cells.height) / 2
    )
    return Self.frame(of: area, part, Rect(origin: origin, size: cells))
  }

  private static func frame(
    of area: PaintedArea,
    _ part: PictureViewport.Part,
    _ drawn: Rect
  ) -> Rect? {
    func span(_ start: Double, _ extent: Double, _ first: Double, _ all: Double, _ count: Int)
      -> Range<Int>
    {
      let scale = Double(count) / all
      let from = max(0, min(Double(count), ((start - first) * scale).rounded()))
      let to = max(0, min(Double(count), ((start + extent - first) * scale).rounded()))
      // What is there at all has a cell.
      let begin = min(Int(from), count - 1)
      return begin..<max(begin + 1, Int(to))
    }
    guard drawn.width > 0, drawn.height > 0, part.width > 0, part.height > 0,
      area.corner.x < part.x + part.width, area.corner.x + area.width >= part.x,
      area.corner.y < part.y + part.height, area.corner.y + area.height >= part.y
    else { return nil }
    let columns = span(area.corner.x, area.width, part.x, part.width, drawn.width)
    let rows = span(area.corner.y, area.height, part.y, part.height, drawn.height)
    return Rect(
      x: drawn.minX + columns.lowerBound,
      y: drawn.minY + rows.lowerBound,
      width: columns.count,
      height: rows.count
    )
  }

  /// Writes the texts of the areas, in black on white or on the colour of the area.
  private func write(
    _ part: PictureViewport.Part,
    _ drawn: Rect,
    into canvas: inout Canvas,
    _ theme: Theme
  ) {
    for area in areas where !area.text.isEmpty {
      guard let frame = Self.frame(of: area, part, drawn) else { continue }
      let style = Style(
        foreground: Color(red: 0, green: 0, blue: 0).reduced(to: theme.colors),
        background: (area.fill ?? Color(red: 255, green: 255, blue: 255)).reduced(to: theme.colors)
      )
      for (row, line) in area.text.split(separator: "\n").enumerated()
      where frame.minY + row < drawn.maxY {
        canvas.write(
          String(line),
          at: Point(x: frame.minX, y: frame.minY + row),
          style: style,
          limit: drawn.maxX - frame.minX,
          ellipsis: theme.ellipsis
        )
      }
    }
  }
}
