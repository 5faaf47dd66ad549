package import WindowLevels

/// An area that is painted over a picture, or drawn as an outline. Places are shares of the picture's sides.
package struct PaintedArea: Sendable, Hashable {
  /// A place.
  package struct Place: Sendable, Hashable {
    package var x: Double
    package var y: Double

    /// Keeps the parts.
    package init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
  }

  /// The outline of an area within its frame.
  package enum Outline: Sendable, Hashable {
    case rectangle, ellipse
    /// The corners, as distances from the upper left corner of the frame.
    case polygon([Place])
  }

  /// The outline.
  package var outline: Outline
  /// The upper left corner of the upright frame around it, before it is turned.
  package let corner: Place
  /// The width of the frame.
  package let width: Double
  /// The height of the frame.
  package let height: Double
  /// The sine and the cosine of the clockwise turn about the corner; nil for none.
  package var turn: Place?
  /// The colour of the area; nil for an outline.
  package var fill: Color?
  /// The colour of its edge; nil for none.
  package var edge: Color?
  /// The text that is written into it, from its corner on; empty for none.
  package var text = ""

  /// An area.
  package init(
    _ outline: Outline,
    corner: Place,
    width: Double,
    height: Double,
    turn: Place? = nil,
    fill: Color? = nil,
    edge: Color? = nil,
    text: String = ""
  ) {
    self.outline = outline
    self.corner = Place(x: Self.bounded(corner.x), y: Self.bounded(corner.y))
    (self.width, self.height) = (max(0, Self.bounded(width)), max(0, Self.bounded(height)))
    (self.turn, self.fill, self.edge, self.text) = (turn, fill, edge, text)
  }

  /// A place or an extent that can be computed with: a deck may have any number.
  private static func bounded(_ share: Double) -> Double { max(-farthest, min(farthest, share)) }

  /// The farthest place that is told from others.
  private static let farthest = 1e9

  /// True if a place is in the area.
  ///
  /// - Parameter picture: the size of the picture, as a turn is one of its pixels.
  fileprivate func contains(_ place: Place, of picture: Size) -> Bool {
    var (x, y) = (place.x - corner.x, place.y - corner.y)
    if let turn {
      let scale = Double(picture.width) / Double(max(1, picture.height))
      (x, y) = (x * turn.y + y / scale * turn.x, y * turn.y - x * scale * turn.x)
    }
    switch outline {
    case .rectangle: return x >= 0 && x < width && y >= 0 && y < height
    case .ellipse:
      guard width > 0, height > 0 else { return false }
      let (a, b) = (2 * x / width - 1, 2 * y / height - 1)
      return a * a + b * b <= 1
    case .polygon(let corners):
      // Even and odd: a ray to the right crosses the outline so many times.
      var isInside = false
      var last = corners.last
      for corner in corners {
        if let last, (corner.y > y) != (last.y > y),
          x < (last.x - corner.x) * (y - corner.y) / (last.y - corner.y) + corner.x
        {
          isInside.toggle()
        }
        last = corner
      }
      return isInside
    }
  }

  /// The places that the area reaches at most, to each side.
  fileprivate func reach(of picture: Size) -> (x: ClosedRange<Double>, y: ClosedRange<Double>) {
    guard turn != nil else {
      return (corner.x...corner.x + width, corner.y...corner.y + height)
    }
    let scale = Double(picture.width) / Double(max(1, picture.height))
    let (x, y) = (width + height / scale, height + width * scale)
    return (corner.x - x...corner.x + x, corner.y - y...corner.y + y)
  }
}

extension PixelMeans {
  /// The least number of pixels of a painted area's sides from which on its edge is drawn: in a smaller one
  /// there would be nothing else.
  private static let leastWithEdge = 6

  /// Paints areas over the pixels, one after the other. Each has a pixel at least, if its middle is shown.
  ///
  /// - Parameters:
  ///   - part: the part of the picture that the pixels show.
  ///   - picture: the size of the picture.
  mutating func paint(
    _ areas: [PaintedArea],
    in part: PictureViewport.Part,
    of picture: Size
  ) {
    guard part.width > 0, part.height > 0 else { return }
    for area in areas { paint(area, in: part, of: picture) }
  }

  private mutating func paint(
    _ area: PaintedArea,
    in part: PictureViewport.Part,
    of picture: Size
  ) {
    let reach = area.reach(of: picture)
    let columns = Self.pixels(reach.x, from: part.x, part.width, size.width)
    let rows = Self.pixels(reach.y, from: part.y, part.height, size.height)
    guard !columns.isEmpty, !rows.isEmpty else { return }
    func contains(_ x: Int, _ y: Int) -> Bool {
      let place = PaintedArea.Place(
        x: part.x + part.width * (Double(x) + 0.5) / Double(size.width),
        y: part.y + part.height * (Double(y) + 0.5) / Double(size.height)
      )
      return area.contains(place, of: picture)
    }
    // Of all of it: the pixels may be a few rows of a picture.
    let allRows = [reach.y.lowerBound, reach.y.upperBound].map {
      (($0 - part.y) / part.height * Double(size.height)).rounded(.down)
    }
    let height = allRows[1] - allRows[0] + 1
    let hasEdge =
      area.fill == nil
      || area.edge != nil && min(Double(columns.count), height) >= Double(Self.leastWithEdge)
    var isSeen = false
    for y in rows {
      for x in columns where contains(x, y) {
        isSeen = true
        let isEdge =
          hasEdge
          && [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)].contains { !contains($0.0, $0.1) }
        if let color = isEdge ? area.edge : area.fill { put(color, x, y) }
      }
    }
    let middle = (
      x: Int(
        ((reach.x.lowerBound + reach.x.upperBound) / 2 - part.x) / part.width * Double(size.width)
      ),
      y: Int(
        ((reach.y.lowerBound + reach.y.upperBound) / 2 - part.y) / part.height * Double(size.height)
      )
    )
    if !isSeen, columns.contains(middle.x), rows.contains(middle.y),
      let color = area.fill ?? area.edge
    {
      put(color, middle.x, middle.y)
    }
  }

  private mutating func put(_ color: Color, _ x: Int, _ y: Int) {
    guard let (red, green, blue) = color.parts else { return }
    pixels[y * size.width + x] = Pixel(
      red: UInt8(clamping: red),
      green: UInt8(clamping: green),
      blue: UInt8(clamping: blue),
      covers: true
    )
  }

  /// The pixels of a side on which a reach lies.
  private static func pixels(
    _ reach: ClosedRange<Double>,
    from start: Double,
    _ extent: Double,
    _ count: Int
  ) -> Range<Int> {
    func pixel(_ place: Double) -> Int {
      let pixel = ((place - start) / extent * Double(count)).rounded(.down)
      return Int(max(-1, min(Double(count), pixel)))
    }
    let first = max(0, pixel(reach.lowerBound))
    return first..<max(first, min(count, pixel(reach.upperBound) + 1))
  }
}
