import ByteCoding
package import ReaderProtocol
import Secrets

/// The reader that decodes pictures while the vault is open, one after another on one thread.
package final class PictureReader: Sendable {
  /// The longest time for one picture.
  package static let patience = Duration.seconds(10)

  /// The reader, to prepare, stop and drop it.
  package let reader: KeptReader
  private let patience: Duration

  /// Describes the reader, which is started with the first picture unless it is prepared.
  package init(
    _ program: ReaderProgram,
    isTraceable: Bool = false,
    patience: Duration = PictureReader.patience
  ) {
    reader = KeptReader(program, .pictures, isTraceable: isTraceable)
    self.patience = patience
  }

  /// Has a picture decoded: as it is if it fits, or scaled down to fit.
  ///
  /// - Parameters:
  ///   - bytes: the file.
  ///   - size: the greatest size of the pixels, each side at most `MediaLimits.mostWanted`.
  ///   - generation: that of the reader when this was asked for; by default the present one.
  /// - Throws: `MediaFailure` if it is none that is shown, or `ReaderFailure`.
  package func picture(
    of bytes: UnsafeRawBufferPointer,
    fitting size: PixelSize,
    in generation: Int? = nil
  ) throws -> Picture {
    guard bytes.count <= MediaLimits.pictureFile else { throw MediaFailure.fileTooLarge }
    let answer = try reader.use(in: generation ?? reader.generation) { process in
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
