import WindowLevels

/// The two colours of a cell of a picture, and the parts that have the first of them.
struct PictureBlock: Hashable {
  /// The sums of the red, green and blue parts of some pixels, and their number.
  private typealias Sums = SIMD4<Int32>

  /// A bit for each part in the foreground.
  let parts: Int
  /// The colour of these; 0 to 255 each, red, green, blue and 0.
  let foreground: SIMD4<Int32>
  /// The colour of the others; nil where these do not cover what is behind the picture.
  let background: SIMD4<Int32>?

  /// The block of pixels that is nearest to them.
  ///
  /// - Parameter pixels: those of the parts, in their order.
  init(_ pixels: ArraySlice<PixelMeans.Pixel>, _ mosaic: Mosaic) {
    let covering = pixels.enumerated().reduce(0) { $0 | ($1.element.covers ? 1 << $1.offset : 0) }
    let sums = Self.sums(pixels)
    let all = sums.count - 1
    guard covering == all else {
      parts = covering
      foreground = Self.mean(sums[covering])
      background = nil
      return
    }
    guard pixels.contains(where: { $0 != pixels.first }) else {
      // Both are dithered, each at its place.
      parts = (1 << pixels.count / 2) - 1
      foreground = Self.mean(sums[all])
      background = foreground
      return
    }
    // Of the ways to part them the one with the least squares of distances, which is the one with the
    // greatest squares of sums. The last part is in the background, as the other way about looks alike.
    var best = (parts: 1, value: -1.0)
    for parts in 1...all / 2 {
      let value = Self.square(sums[parts]) + Self.square(sums[all - parts])
      if value > best.value { best = (parts, value) }
    }
    parts = best.parts
    foreground = Self.mean(sums[parts])
    background = Self.mean(sums[all - parts])
  }

  /// The sums of all sets of pixels, each at the number whose bits are its pixels.
  private static func sums(_ pixels: ArraySlice<PixelMeans.Pixel>) -> [Sums] {
    pixels.reduce(into: [Sums.zero]) { sums, pixel in
      let color = Sums(Int32(pixel.red), Int32(pixel.green), Int32(pixel.blue), 1)
      sums += sums.map { $0 &+ color }
    }
  }

  private static func square(_ sums: Sums) -> Double {
    let (red, green, blue) = (Double(sums[0]), Double(sums[1]), Double(sums[2]))
    return (red * red + green * green + blue * blue) / Double(max(1, sums[3]))
  }

  private static func mean(_ sums: Sums) -> SIMD4<Int32> {
    let count = max(1, sums[3])
    let mean = (sums &+ count / 2) / Sums(repeating: count)
    return SIMD4(mean[0], mean[1], mean[2], 0)
  }

  /// The sign and the style of the cell: a blank where both colours are the same.
  ///
  /// - Parameters:
  ///   - place: the cell's place in the picture, by which colours are dithered.
  ///   - depth: the number of colours, 256 or more.
  ///   - behind: the colour behind the picture.
  func drawn(
    with mosaic: Mosaic,
    at place: Point,
    depth: ColorDepth,
    over behind: Color
  ) -> (sign: Unicode.Scalar, style: Style) {
    func color(_ parts: SIMD4<Int32>, y: Int) -> Color {
      let (red, green, blue) = (Int(parts[0]), Int(parts[1]), Int(parts[2]))
      return depth == .direct
        ? Color(red: red, green: green, blue: blue)
        : PaletteDither.color(red, green, blue, x: place.x, y: 2 * place.y + y)
    }
    let style = Style(
      foreground: color(foreground, y: 0),
      background: background.map { color($0, y: 1) } ?? behind
    )
    return style.foreground == style.background
      ? (" ", Style(background: style.background)) : (mosaic.sign(parts), style)
  }
}

extension PixelMeans {
  /// The pixels of a cell, in the order of its parts.
  func block(of mosaic: Mosaic, at cell: Point) -> ArraySlice<Pixel> {
    let first = Point(x: cell.x * mosaic.columns, y: cell.y * mosaic.rows)
    return (0..<mosaic.count).map { part in
      self[first.moved(x: part % mosaic.columns, y: part / mosaic.columns)]
    }[...]
  }

  private subscript(place: Point) -> Pixel { pixels[place.y * size.width + place.x] }
}
