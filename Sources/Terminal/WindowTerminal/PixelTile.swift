import Glibc
import WindowLevels

/// A part of a picture, of whole cells: its pixels are drawn when it is made, and overwritten when it is given up.
final class PixelTile {
  /// The columns and rows.
  let cells: Size
  /// The number of pixels.
  let size: Size
  /// The place of the first one in the picture.
  private let origin: Point
  /// The pixels of the picture's rows, of which the tile may be a part.
  private let rows: UnsafeMutableRawBufferPointer
  /// The pixels of such a row.
  private let stride: Int

  /// - Parameters:
  ///   - part: the cells on the screen, within the picture.
  ///   - cell: the size of a cell in pixels.
  init(_ part: Rect, of placed: PlacedPixels, cell: Size) {
    cells = part.size
    size = Size(width: part.width * cell.width, height: part.height * cell.height)
    origin = Point(
      x: (part.minX - placed.frame.minX) * cell.width,
      y: (part.minY - placed.frame.minY) * cell.height
    )
    stride = placed.frame.width * cell.width
    rows = .allocate(byteCount: stride * 4 * size.height, alignment: 1)
    placed.source.draw(
      origin.y..<origin.y + size.height,
      of: Size(width: stride, height: placed.frame.height * cell.height),
      into: rows
    )
  }

  deinit {
    if let start = rows.baseAddress { explicit_bzero(start, rows.count) }
    rows.deallocate()
  }

  /// A pixel. What is transparent has the colour behind it: characters lie beneath.
  func color(x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8) {
    let start = (y * stride + origin.x + x) * 4
    return (rows[start], rows[start + 1], rows[start + 2])
  }

  /// The nearest colour of the palette by the dither of pictures in cells.
  func paletteColor(x: Int, y: Int) -> UInt8 {
    let (red, green, blue) = color(x: x, y: y)
    return PaletteDither.color(
      Int(red),
      Int(green),
      Int(blue),
      x: origin.x + x,
      y: origin.y + y
    ).reduced(to: .full).index ?? 16
  }
}

/// A way to write a tile where the cursor is.
protocol PixelEncoding {
  /// The most pixels of a tile, by which a frame waits no longer than it takes to send so many.
  static var mostInTile: Int { get }
  /// The most pixels of a picture, which the terminal enlarges; nil where each has to be sent.
  static var mostInPicture: Int? { get }

  /// Appends the sequence for a tile to `bytes`, whose caller overwrites them: they have room for it, and for
  /// `spare` bytes more, before the first of it comes, so that no copy is left in memory.
  static func append(_ tile: PixelTile, to bytes: inout [UInt8], spare: Int)
}
