import ByteCoding
package import ReaderProtocol

/// The reader that decodes sounds, one after another on one thread.
package final class SoundReader: Sendable {
  /// The longest time for the next samples.
  package static let patience = Duration.seconds(10)

  /// The reader, to prepare, stop and drop it.
  package let reader: KeptReader
  private let patience: Duration

  /// Describes the reader, which is started with the first sound unless it is prepared.
  package init(
    _ program: ReaderProgram,
    isTraceable: Bool = false,
    patience: Duration = SoundReader.patience
  ) {
    reader = KeptReader(program, .sounds, isTraceable: isTraceable)
    self.patience = patience
  }

  /// Has a sound decoded, no faster than its samples are taken.
  ///
  /// - Parameters:
  ///   - bytes: the file.
  ///   - generation: that of the reader when this was asked for; by default the present one.
  ///   - begin: called before the first samples with what they are of.
  ///   - take: takes the next samples as `SoundFacts` has them, whole moments. What either throws ends the
  ///     sound.
  /// - Throws: `MediaFailure` if it is none that is played, also after some samples of one that is too
  ///   long; `ReaderFailure`; or what `begin` and `take` throw.
  package func read(
    _ bytes: UnsafeRawBufferPointer,
    in generation: Int? = nil,
    begin: (SoundFacts) throws -> Void,
    _ take: ([UInt8]) throws -> Void
  ) throws {
    guard bytes.count <= MediaLimits.soundFile else { throw MediaFailure.fileTooLarge }
    let failure = try reader.use(in: generation ?? reader.generation) { process in
      try process.sound(of: bytes, within: patience, begin: begin, take)
    }
    if let failure { throw failure }
  }
}

extension ReaderProcess {
  /// Has a sound decoded; the reason where it is not played to its end.
  fileprivate func sound(
    of bytes: UnsafeRawBufferPointer,
    within patience: Duration,
    begin: (SoundFacts) throws -> Void,
    _ take: ([UInt8]) throws -> Void
  ) throws -> MediaFailure? {
    try write(file: bytes, by: .now + patience)
    let answer = try read(by: .now + patience)
    if answer.tag == .failed { return try MediaFailure.decoded(answer) }
    let facts = try ReaderFailure.decoding { () throws(UnreadableBytes) in try SoundFacts(answer) }
    try begin(facts)
    var left = facts.mostMoments * facts.momentBytes
    while true {
      let frame = try read(by: .now + patience)
      switch frame.tag {
      case .chunk:
        let count = frame.payload.count
        guard count > 0, count.isMultiple(of: facts.momentBytes) else { throw ReaderFailure.broken }
        guard count <= left else { throw ReaderFailure.tooMuch }
        left -= count
        try take(frame.payload)
      case .end: return nil
      case .failed: return try MediaFailure.decoded(frame)
      default: throw ReaderFailure.broken
      }
    }
  }

  /// The number of bytes of a chunk.
  private static let chunk = 256 << 10

  /// Sends a file whole.
  func write(
    file bytes: UnsafeRawBufferPointer,
    by deadline: ContinuousClock.Instant
  ) throws(ReaderFailure) {
    for start in stride(from: 0, to: bytes.count, by: Self.chunk) {
      let end = min(start + Self.chunk, bytes.count)
      try write(Frame(.chunk, Array(bytes[start..<end])), by: deadline)
    }
    try write(Frame(.end), by: deadline)
  }
}

extension MediaFailure {
  /// Reads the reader's reason.
  static func decoded(_ frame: Frame) throws(ReaderFailure) -> MediaFailure {
    try ReaderFailure.decoding { () throws(UnreadableBytes) in try MediaFailure(frame) }
  }
}
