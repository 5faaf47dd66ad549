import Glibc
import WindowLevels

/// A picture on its way to a terminal, in sequences of a few kilobytes. Its pixels are drawn a few rows at a time,
/// as they are sent, and overwritten.
final class PixelTransmission {
  /// The number of the picture.
  let number: UInt32
  private let source: any PixelSource
  private let cells: Size
  private let size: Size
  /// The rows that are drawn next.
  private var row = 0
  private let band: UnsafeMutableRawBufferPointer
  /// The part of the band that is not sent yet.
  private var unsent = 0..<0
  private var hasBegun = false

  /// The most pixels of a picture, and the longest of its sides.
  private static let most = (pixels: 1 << 20, side: 2_048)
  /// The rows that are drawn at once.
  private static let bandRows = 16

  /// - Parameters:
  ///   - cells: the columns and rows of the picture, 1 or more.
  ///   - cell: the size of a cell in pixels.
  init(_ number: UInt32, of source: any PixelSource, cells: Size, cell: Size) {
    self.number = number
    self.source = source
    self.cells = cells
    size = Self.size(of: cells, cell)
    band = .allocate(byteCount: size.width * 4 * Self.bandRows, alignment: 1)
  }

  deinit {
    if let start = band.baseAddress { explicit_bzero(start, band.count) }
    band.deallocate()
  }

  /// The size of the pixels of some cells, smaller where they are many.
  static func size(of cells: Size, _ cell: Size) -> Size {
    let (width, height) = (Double(cells.width * cell.width), Double(cells.height * cell.height))
    let scale = min(
      1,
      (Double(most.pixels) / (width * height)).squareRoot(),
      Double(most.side) / max(width, height)
    )
    // Rows of a multiple of three pixels are ones of three bytes, as Base64 has them.
    return Size(
      width: max(3, Int(width * scale) / 3 * 3),
      height: max(1, Int(height * scale))
    )
  }

  /// True once all of it was sent.
  var isOver: Bool { hasBegun && unsent.isEmpty && row == size.height }

  /// The next sequence.
  func next() -> [UInt8] {
    if unsent.isEmpty { drawBand() }
    let chunk = unsent.prefix(KittyGraphics.chunk)
    unsent = chunk.upperBound..<unsent.upperBound
    let isLast = unsent.isEmpty && row == size.height
    var bytes =
      hasBegun
      ? KittyGraphics.next(isLast: isLast)
      : KittyGraphics.begin(number, pixels: size, cells: cells, isLast: isLast)
    hasBegun = true
    bytes.reserveCapacity(bytes.count + chunk.count / 3 * 4 + ControlString.end.count)
    bytes.append(base64: UnsafeRawBufferPointer(rebasing: band[chunk]))
    bytes += ControlString.end
    return bytes
  }

  private func drawBand() {
    let rows = row..<min(size.height, row + Self.bandRows)
    guard !rows.isEmpty else { return }
    let count = rows.count * size.width * 4
    source.draw(rows, of: size, into: UnsafeMutableRawBufferPointer(rebasing: band[..<count]))
    row = rows.upperBound
    unsent = 0..<count
  }
}
