package import ByteCoding

/// What is wanted of a picture, sent before its bytes.
package struct PictureRequest: Sendable, Equatable {
  /// The greatest size of the pixels, each side at most `MediaLimits.mostWanted`.
  package let size: PixelSize

  /// Asks for pixels of a size, which is limited to what can be asked for.
  package init(fitting size: PixelSize) {
    func limited(_ side: Int) -> Int { min(max(1, side), MediaLimits.mostWanted) }
    self.size = PixelSize(width: limited(size.width), height: limited(size.height))
  }

  /// The request as a frame.
  package var frame: Frame {
    var writer = ByteWriter()
    writer.append(size)
    return Frame(.pictureRequest, writer.bytes)
  }

  /// Reads the frame.
  package init(_ frame: Frame) throws(UnreadableBytes) {
    guard frame.tag == .pictureRequest else { throw .unknownTag }
    var reader = ByteReader(frame.payload)
    size = try reader.size(atMost: MediaLimits.mostWanted)
    try reader.end()
  }
}

/// What is said of a decoded picture, before its pixels.
package struct PictureFacts: Sendable, Equatable {
  /// The size of the pixels, each side at most `MediaLimits.mostWanted`.
  package let size: PixelSize
  /// The size of the picture itself, upright.
  package let ownSize: PixelSize
  /// The format of the file.
  package let format: MediaFormat
  /// The number of frames, of which the pixels are the first; at least 1.
  package let frames: Int
  /// True if the file is cut off or damaged, so that a part is missing.
  package let isPartial: Bool

  package init(
    size: PixelSize,
    ownSize: PixelSize,
    format: MediaFormat,
    frames: Int = 1,
    isPartial: Bool = false
  ) {
    self.size = size
    self.ownSize = ownSize
    self.format = format
    self.frames = frames
    self.isPartial = isPartial
  }

  /// The facts as a frame.
  package var frame: Frame {
    var writer = ByteWriter()
    writer.append(size)
    writer.append(ownSize)
    writer.append(format.rawValue)
    writer.append(UInt32(clamping: frames))
    writer.append(isPartial)
    return Frame(.picture, writer.bytes)
  }

  /// Reads the frame, which may be hostile.
  package init(_ frame: Frame) throws(UnreadableBytes) {
    guard frame.tag == .picture else { throw .unknownTag }
    var reader = ByteReader(frame.payload)
    size = try reader.size(atMost: MediaLimits.mostWanted)
    ownSize = try reader.size(atMost: MediaLimits.side)
    format = try reader.value()
    frames = Int(try reader.number(UInt32.self))
    isPartial = try reader.flag()
    try reader.end()
    guard size.fits(ownSize), format.isDecoded, format.medium == .picture, frames > 0 else {
      throw .invalid
    }
  }
}
