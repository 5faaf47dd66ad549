import CPictures
package import ReaderProtocol

/// A picture that was decoded: plain pixels of the size that was asked for, overwritten with the last
/// reference.
package final class DecodedPicture {
  /// What the pixels are of.
  package let facts: PictureFacts
  private var picture: cpictures_picture

  /// Decodes a picture of a format that is known by its content.
  ///
  /// - Parameters:
  ///   - bytes: the file.
  ///   - size: the greatest size of the pixels.
  package init(
    _ bytes: UnsafeRawBufferPointer,
    fitting size: PixelSize
  ) throws(MediaFailure) {
    guard bytes.count <= MediaLimits.pictureFile else { throw .fileTooLarge }
    guard let format = MediaFormat(of: bytes), format.medium == .picture else { throw .noPicture }
    guard let decoder = Self.decoder(format) else { throw .otherFormat(format) }
    var limits = cpictures_limits(
      width: UInt32(clamping: size.width),
      height: UInt32(clamping: size.height),
      pixels: UInt64(MediaLimits.megapixels) * 1_000_000,
      side: UInt32(MediaLimits.side)
    )
    picture = cpictures_picture()
    let file = bytes.assumingMemoryBound(to: UInt8.self)
    let failure = cpictures_decode(decoder, file.baseAddress, file.count, &limits, &picture)
    switch cpictures_failure(UInt32(bitPattern: failure)) {
    case CPICTURES_NO_MEMORY: throw .noMemory
    case CPICTURES_TOO_LARGE: throw .tooManyPixels
    case CPICTURES_DAMAGED: throw .damaged
    default: break
    }
    facts = PictureFacts(
      size: PixelSize(width: Int(picture.width), height: Int(picture.height)),
      ownSize: PixelSize(width: Int(picture.own_width), height: Int(picture.own_height)),
      format: format,
      frames: Int(picture.frames),
      isPartial: picture.is_partial != 0
    )
  }

  deinit {
    cpictures_free(&picture)
  }

  /// Red, green, blue and alpha of each pixel, rows from the top, while this lives.
  package var pixels: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: picture.pixels, count: facts.size.bytes)
  }

  private static func decoder(_ format: MediaFormat) -> cpictures_format? {
    switch format {
    case .png: CPICTURES_PNG
    case .jpeg: CPICTURES_JPEG
    case .webp: CPICTURES_WEBP
    case .gif: CPICTURES_GIF
    default: nil
    }
  }
}
