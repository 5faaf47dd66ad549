import ByteCoding
package import ReaderProtocol

/// Sounds, for a reader in the mode `sounds`.
extension KeptReader {
  /// The longest time for a picture, or for the next samples of a sound.
  package static let mediaPatience = Duration.seconds(10)

  /// Has a sound decoded, no faster than its samples are taken.
  ///
  /// - Parameters:
  ///   - bytes: the file.
  ///   - generation: that of the reader when this was asked for; by default the present one.
  ///   - patience: the longest time for the next samples.
  ///   - begin: called before the first samples with what they are of.
  ///   - take: takes the next samples as `SoundFacts` has them, whole moments. What either throws ends the
  ///     sound.
  /// - Throws: `MediaFailure` if it is none that is played, also after some samples of one that is too
  ///   long; `ReaderFailure`; or what `begin` and `take` throw.
  package func sound(
    of bytes: UnsafeRawBufferPointer,
    in generation: Int? = nil,
    within patience: Duration = mediaPatience,
    begin: (SoundFacts) throws -> Void,
    _ take: ([UInt8]) throws -> Void
  ) throws {
    guard bytes.count <= MediaLimits.soundFile else { throw MediaFailure.fileTooLarge }
    let failure = try use(in: generation ?? self.generation) { process in
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
