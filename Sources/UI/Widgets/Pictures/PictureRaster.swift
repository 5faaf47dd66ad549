import WindowLevels

/// The pixels of a part of a picture, with areas painted over it. Two are equal if they are of the same memory.
struct PictureRaster: PixelSource {
  private let pixels: Pixels
  private let part: PictureViewport.Part
  private let areas: [PaintedArea]
  /// The size of the picture itself, as a turn of an area is one of its pixels.
  private let picture: Size
  private let behind: Color

  /// - Parameter behind: the colour that is mixed with what is partly transparent, where it is known.
  init(
    _ pixels: Pixels,
    part: PictureViewport.Part,
    areas: [PaintedArea],
    of picture: Size,
    over behind: Color
  ) {
    self.pixels = pixels
    self.part = part
    self.areas = areas
    self.picture = picture
    self.behind = behind
  }

  static func == (a: PictureRaster, b: PictureRaster) -> Bool {
    a.pixels.memory === b.pixels.memory && a.part == b.part && a.areas == b.areas
      && a.picture == b.picture && a.behind == b.behind
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(pixels.memory))
    hasher.combine(part)
    hasher.combine(areas)
    hasher.combine(behind)
  }

  func draw(
    _ rows: Range<Int>,
    of size: Size,
    into target: UnsafeMutableRawBufferPointer
  ) {
    var band = part
    band.y += part.height * Double(rows.lowerBound) / Double(size.height)
    band.height *= Double(rows.count) / Double(size.height)
    var means = PixelMeans(
      of: pixels,
      in: band,
      size: Size(width: size.width, height: rows.count),
      over: behind.parts ?? (0, 0, 0)
    )
    defer { means.wipe() }
    means.paint(areas, in: band, of: picture)
    for (index, pixel) in means.pixels.enumerated() {
      target[4 * index] = pixel.red
      target[4 * index + 1] = pixel.green
      target[4 * index + 2] = pixel.blue
      target[4 * index + 3] = pixel.covers ? 255 : 0
    }
  }
}
