import WindowLevels

/// A picture, or a part of it, in fewer pixels: each is the mean of the area that it stands for.
///
/// The mean is of the values as they are stored, not of light. Lines that are thinner than a pixel stay as dark
/// on white as light on black; the mean of light is faithful to photographs, but has black lines on white, which
/// most pictures on cards are made of, nearly vanish.
struct PixelMeans {
  /// A mean.
  struct Pixel: Hashable, BitwiseCopyable {
    var red, green, blue: UInt8
    /// True if it covers what is behind it, by half or more.
    var covers: Bool
  }

  /// The width and the height.
  let size: Size
  /// The means, row by row.
  private(set) var pixels: [Pixel] = []

  /// A pixel's side in the units in which areas are measured.
  private static let unit = 256

  /// The means of a part of a picture.
  ///
  /// - Parameters:
  ///   - part: the part, in shares of the picture's width and height.
  ///   - size: the number of means, each side 1 or more.
  ///   - background: what is behind transparent pixels.
  init(
    of picture: Pixels,
    in part: PictureViewport.Part,
    size: Size,
    over background: (red: Int, green: Int, blue: Int)
  ) {
    self.size = size
    let columns = Self.edges(part.x, part.width, picture.size.width, size.width)
    let rows = Self.edges(part.y, part.height, picture.size.height, size.height)
    let channels = picture.channels
    // Of the columns between the first edge and the last one.
    let first = columns[0] / Self.unit
    let end = (columns[size.width] + Self.unit - 1) / Self.unit
    var sums = [UInt32](repeating: 0, count: (end - first) * channels)
    let stride = picture.size.width * channels
    pixels.reserveCapacity(size.width * size.height)
    picture.bytes.withUnsafeBufferPointer { bytes in
      sums.withUnsafeMutableBufferPointer { sums in
        for y in 0..<size.height {
          sums.update(repeating: 0)
          for row in rows[y] / Self.unit...(rows[y + 1] - 1) / Self.unit {
            let weight =
              min(rows[y + 1], (row + 1) * Self.unit) - max(rows[y], row * Self.unit)
            let start = row * stride + first * channels
            let line = UnsafeBufferPointer(rebasing: bytes[start..<start + sums.count])
            Self.add(line, times: UInt32(weight), hasAlpha: picture.hasAlpha, to: sums)
          }
          for x in 0..<size.width {
            let mean = Self.mean(
              of: sums,
              columns[x] - first * Self.unit..<columns[x + 1] - first * Self.unit,
              height: rows[y + 1] - rows[y],
              channels
            )
            pixels.append(Self.pixel(mean, over: background))
          }
        }
      }
    }
  }

  /// The edges of equal spans of one side, a unit apart at least.
  ///
  /// - Parameters:
  ///   - start: the start of all, as a share of the side.
  ///   - extent: the length of all, as a share of the side.
  private static func edges(_ start: Double, _ extent: Double, _ side: Int, _ count: Int) -> [Int] {
    let most = side * unit
    let length = Double(most) * extent / Double(count)
    var edges = (0...count).map { place in
      min(most, max(0, Int((Double(most) * start + length * Double(place)).rounded())))
    }
    for place in 1...count { edges[place] = max(edges[place], edges[place - 1] + 1) }
    // At the far end there is no room for more than a unit each.
    let over = max(0, edges[count] - most)
    return over == 0 ? edges : edges.map { max(0, $0 - over) }
  }

  /// Adds a row of pixels.
  private static func add(
    _ line: UnsafeBufferPointer<UInt8>,
    times weight: UInt32,
    hasAlpha: Bool,
    to sums: UnsafeMutableBufferPointer<UInt32>
  ) {
    guard hasAlpha else {
      for place in line.indices { sums[place] &+= UInt32(line[place]) &* weight }
      return
    }
    for pixel in stride(from: 0, to: line.count, by: 4) {
      let alpha = UInt32(line[pixel + 3])
      for place in pixel..<pixel + 3 {
        sums[place] &+= (UInt32(line[place]) &* alpha &+ 127) / 255 &* weight
      }
      sums[pixel + 3] &+= alpha &* weight
    }
  }

  /// The mean of some columns of the sums, with 255 as alpha where there is none.
  private static func mean(
    of sums: UnsafeMutableBufferPointer<UInt32>,
    _ columns: Range<Int>,
    height: Int,
    _ channels: Int
  ) -> SIMD4<UInt64> {
    var total = SIMD4<UInt64>(repeating: 0)
    for column in columns.lowerBound / unit...(columns.upperBound - 1) / unit {
      let weight = UInt64(
        min(columns.upperBound, (column + 1) * unit) - max(columns.lowerBound, column * unit)
      )
      for channel in 0..<channels {
        total[channel] &+= UInt64(sums[column * channels + channel]) &* weight
      }
    }
    let area = UInt64(columns.count * height)
    if channels == 3 { total[3] = 255 &* area }
    return (total &+ area / 2) / SIMD4(repeating: area)
  }

  private static func pixel(
    _ mean: SIMD4<UInt64>,
    over background: (red: Int, green: Int, blue: Int)
  ) -> Pixel {
    func part(_ value: UInt64, _ behind: Int) -> UInt8 {
      UInt8(min(255, value + (UInt64(behind) * (255 - mean[3]) + 127) / 255))
    }
    return Pixel(
      red: part(mean[0], background.red),
      green: part(mean[1], background.green),
      blue: part(mean[2], background.blue),
      covers: mean[3] >= 128
    )
  }
}
