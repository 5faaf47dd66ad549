import WindowLevels

/// Pictures by the protocol of iTerm2 (iterm2.com/documentation-images.html), which takes files: PNG, not
/// compressed.
enum InlineImage: PixelEncoding {
  static let mostInTile = 1 << 16
  static let mostInPicture: Int? = 1 << 20

  static func append(_ tile: PixelTile, to bytes: inout [UInt8], spare: Int) {
    var file = PortablePixels.file(tile)
    defer { file.overwrite() }
    let text =
      "\u{1B}]1337;File=inline=1;size=\(file.count);width=\(tile.cells.width)"
      + ";height=\(tile.cells.height);preserveAspectRatio=0;doNotMoveCursor=1:"
    bytes.reserveCapacity(
      bytes.count + spare + text.utf8.count + (file.count + 2) / 3 * 4 + ControlString.end.count
    )
    bytes += text.utf8
    file.withUnsafeBytes { bytes.append(base64: $0) }
    bytes += ControlString.end
  }
}
