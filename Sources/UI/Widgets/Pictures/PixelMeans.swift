import Glibc
import WindowLevels

/// A picture, or a part of it, in fewer pixels: each is the mean of the area that it stands for.
///
/// The mean is of the values as they are stored, not of light. Lines that are thinner than a pixel stay as dark
/// on white as light on black; with the mean of light black lines on white fade, and photographs look the same.
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
  var pixels: [Pixel] = []

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
    let columns = Self.spans(part.x, part.width, picture.size.width, size.width)
    let rows = Self.spans(part.y, part.height, picture.size.height, size.height)
    let channels = picture.channels
    // Of the columns that are shown.
    let first = (columns.first?.lowerBound ?? 0) / Self.unit
    let end = ((columns.last?.upperBound ?? 0) + Self.unit - 1) / Self.unit
    var sums = [UInt32](repeating: 0, count: (end - first) * channels)
    let stride = picture.size.width * channels
    pixels.reserveCapacity(size.width * size.height)
    picture.memory.withUnsafeBytes { bytes in
      sums.withUnsafeMutableBufferPointer { sums in
        for rows in rows {
          sums.update(repeating: 0)
          for (row, weight) in Self.pixels(of: rows) {
            let start = row * stride + first * channels
            let line = UnsafeRawBufferPointer(rebasing: bytes[start..<start + sums.count])
            Self.add(line, times: UInt32(weight), hasAlpha: picture.hasAlpha, to: sums)
          }
          for columns in columns {
            let mean = Self.mean(of: sums, from: first, columns, height: rows.count, channels)
            pixels.append(Self.pixel(mean, over: background))
          }
        }
      }
    }
  }

  /// Overwrites the means, which show what the picture shows.
  mutating func wipe() {
    pixels.withUnsafeMutableBytes { bytes in
      if let start = bytes.baseAddress { explicit_bzero(start, bytes.count) }
    }
  }

  /// The pixels of a span, each with the number of its units in it.
  private static func pixels(
    of span: Range<Int>
  ) -> some Sequence<(pixel: Int, weight: Int)> {
    (span.lowerBound / unit...(span.upperBound - 1) / unit).lazy.map { pixel in
      (pixel, min(span.upperBound, (pixel + 1) * unit) - max(span.lowerBound, pixel * unit))
    }
  }

  /// Equal spans of a part of a side, one behind the other, in units. Where there are more of them than units, some
  /// are of the same one.
  ///
  /// - Parameters:
  ///   - start: the start of the part, as a share of the side.
  ///   - extent: its length, as a share of the side.
  ///   - side: the length of the side in pixels.
  private static func spans(
    _ start: Double,
    _ extent: Double,
    _ side: Int,
    _ count: Int
  ) -> [Range<Int>] {
    let all = side * unit
    func edge(_ place: Int) -> Int {
      let share = start + extent * Double(place) / Double(count)
      return min(all, max(0, Int((Double(all) * share).rounded())))
    }
    return (0..<count).map { place in
      let first = min(edge(place), all - 1)
      return first..<max(first + 1, edge(place + 1))
    }
  }

  /// Adds a row of pixels.
  private static func add(
    _ line: UnsafeRawBufferPointer,
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

  /// The mean of some columns of the sums, which begin with that of a pixel; with 255 as alpha where there is
  /// none.
  private static func mean(
    of sums: UnsafeMutableBufferPointer<UInt32>,
    from first: Int,
    _ columns: Range<Int>,
    height: Int,
    _ channels: Int
  ) -> SIMD4<UInt64> {
    var total = SIMD4<UInt64>(repeating: 0)
    for (column, weight) in pixels(of: columns) {
      for channel in 0..<channels {
        let sum = sums[(column - first) * channels + channel]
        total[channel] &+= UInt64(sum) &* UInt64(weight)
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
