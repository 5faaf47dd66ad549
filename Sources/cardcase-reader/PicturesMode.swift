import MediaDecoding
import ReaderProtocol

/// Decodes pictures, one after another: what is wanted and the file's bytes in chunks, then what the
/// pixels are of and the pixels in chunks, or the reason why there are none.
struct PicturesMode: ReaderMode {
  init(_ start: ReaderStart) {}

  func run(_ connection: inout ProgramConnection) throws {
    while let frame = try connection.read() {
      let request = try PictureRequest(frame)
      guard let file = try connection.file(atMost: MediaLimits.pictureFile) else { return }
      do {
        let picture = try file.withUnsafeBytes { try DecodedPicture($0, fitting: request.size) }
        try connection.output.write(picture)
      } catch let failure as MediaFailure {
        try connection.write(failure.frame)
      }
    }
  }
}

extension ProgramOutput {
  /// The number of bytes of pixels that are sent at once.
  private static let step = 1 << 20

  fileprivate func write(_ picture: DecodedPicture) throws {
    try write(picture.facts.frame)
    let pixels = picture.pixels
    for start in stride(from: 0, to: pixels.count, by: Self.step) {
      let end = min(start + Self.step, pixels.count)
      try write(.chunk, UnsafeRawBufferPointer(rebasing: pixels[start..<end]))
    }
  }
}
