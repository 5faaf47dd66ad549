import ByteCoding
package import ReaderProtocol
import Secrets

/// Pictures, for a reader in the mode `pictures`.
extension KeptReader {
  /// Has a picture decoded: as it is if it fits, or scaled down to fit.
  ///
  /// - Parameters:
  ///   - bytes: the file.
  ///   - size: the greatest size of the pixels, each side at most `MediaLimits.mostWanted`.
  ///   - generation: that of the reader when this was asked for; by default the present one.
  ///   - patience: the longest time for the picture.
  /// - Throws: `MediaFailure` if it is none that is shown, or `ReaderFailure`.
  package func picture(
    of bytes: UnsafeRawBufferPointer,
    fitting size: PixelSize,
    in generation: Int? = nil,
    within patience: Duration = mediaPatience
  ) throws -> Picture {
    guard bytes.count <= MediaLimits.pictureFile else { throw MediaFailure.fileTooLarge }
    let answer = try use(in: generation ?? self.generation) { process in
      try process.picture(of: bytes, PictureRequest(fitting: size), by: .now + patience)
    }
    return try answer.get()
  }
}

extension ReaderProcess {
  /// Has a picture decoded. What is said of it has to be true of what comes, and no more than was asked for.
  fileprivate func picture(
    of bytes: UnsafeRawBufferPointer,
    _ request: PictureRequest,
    by deadline: ContinuousClock.Instant
  ) throws(ReaderFailure) -> Result<Picture, MediaFailure> {
    try write(request.frame, by: deadline)
    try write(file: bytes, by: deadline)
    let answer = try read(by: deadline)
    if answer.tag == .failed { return .failure(try MediaFailure.decoded(answer)) }
    let facts = try ReaderFailure.decoding { () throws(UnreadableBytes) in
      try PictureFacts(answer)
    }
    guard facts.size.fits(request.size) else { throw .tooMuch }
    let pixels = WipedBytes(count: facts.size.bytes)
    var place = 0
    while place < pixels.count {
      let chunk = try read(by: deadline)
      guard chunk.tag == .chunk, !chunk.payload.isEmpty else { throw .broken }
      guard chunk.payload.count <= pixels.count - place else { throw .tooMuch }
      pixels.withUnsafeMutableBytes { pixels in
        UnsafeMutableRawBufferPointer(rebasing: pixels[place...]).copyBytes(from: chunk.payload)
      }
      place += chunk.payload.count
    }
    return .success(Picture(facts: facts, pixels: pixels))
  }
}
