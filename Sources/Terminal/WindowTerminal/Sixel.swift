import WindowLevels

/// Pictures as sixels (DEC STD 070, "Sixel Graphics"): six rows of pixels at a time, one colour after the other.
///
/// The colours are those of xterm's palette which no theme sets, dithered as pictures in cells are.
enum Sixel: PixelEncoding {
  /// The number of the device's attribute that says that a terminal has them.
  static let attribute = 4
  /// Asks for the number of colours (XTSMGRAPHICS), which some terminals answer.
  static let question = Array("\u{1B}[?1;1;0S".utf8)

  static let mostInTile = 1 << 17
  static let mostInPicture: Int? = nil

  private static let bandHeight = 6
  /// The bytes that a pixel takes at most: a sign, and the number of those before it that are none.
  private static let mostBytes = 8

  static func append(_ tile: PixelTile, to bytes: inout [UInt8], spare: Int) {
    let (width, height) = (tile.size.width, tile.size.height)
    let bands = (height + bandHeight - 1) / bandHeight
    bytes.reserveCapacity(
      bytes.count + spare + 64 + 256 * 24 + width * height * mostBytes
        + bands * (2 + min(256, width * bandHeight) * 5)
    )
    // What no colour is given for stays as it is.
    bytes += "\u{1B}P0;1;0q\"1;1;\(width);\(height)".utf8
    // The sixels of a band, for each colour.
    var sixels = [UInt8](repeating: 0, count: 256 * width)
    var isDefined = [Bool](repeating: false, count: 256)
    for band in 0..<bands {
      var used = [Bool](repeating: false, count: 256)
      for row in 0..<min(bandHeight, height - band * bandHeight) {
        for x in 0..<width {
          let color = Int(tile.paletteColor(x: x, y: band * bandHeight + row))
          used[color] = true
          sixels[color * width + x] |= 1 << UInt8(row)
        }
      }
      for color in 0..<256 where used[color] {
        if !isDefined[color] {
          isDefined[color] = true
          define(color, in: &bytes)
        }
        bytes += "#\(color)".utf8
        append(&sixels, color * width..<(color + 1) * width, to: &bytes)
        bytes.append(UInt8(ascii: "$"))
      }
      bytes.append(UInt8(ascii: "-"))
    }
    // The last band has none below it, where some terminals would scroll.
    bytes.removeLast()
    bytes += ControlString.end
  }

  /// Sets a colour, in per cents.
  private static func define(_ color: Int, in bytes: inout [UInt8]) {
    guard let parts = Color(UInt8(color)).parts else { return }
    let shares = [parts.red, parts.green, parts.blue].map { ($0 * 100 + 127) / 255 }
    bytes += "#\(color);2;\(shares[0]);\(shares[1]);\(shares[2])".utf8
  }

  /// Appends the sixels of a colour, up to the last that it has, and clears them.
  private static func append(
    _ sixels: inout [UInt8],
    _ range: Range<Int>,
    to bytes: inout [UInt8]
  ) {
    var index = range.lowerBound
    while index < range.upperBound {
      let value = sixels[index]
      var end = index
      while end < range.upperBound, sixels[end] == value {
        sixels[end] = 0
        end += 1
      }
      if value == 0, end == range.upperBound { return }
      let sign = 0x3F + value
      if end - index > 3 {
        bytes += "!\(end - index)".utf8
        bytes.append(sign)
      } else {
        for _ in index..<end { bytes.append(sign) }
      }
      index = end
    }
  }
}
