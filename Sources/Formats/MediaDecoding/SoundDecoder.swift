import CSndfile
package import ReaderProtocol

/// A sound that is decoded piece by piece to samples of 16 bits, at its own rate.
package final class SoundDecoder {
  /// The number of samples that are decoded at once, of all channels.
  private static let step = 16 << 10
  /// The value of a sample that is one more than the greatest.
  private static let scale: Float = 32_768

  /// What the samples are of.
  package let facts: SoundFacts
  private let file: SoundFile
  private let sound: OpaquePointer
  /// Decoded as fractions: what is of more than 16 bits, or compressed, is rounded and limited once.
  private var fractions = [Float](repeating: 0, count: step)
  /// The number of moments that may still come.
  private var left: Int

  /// Opens a sound of a format that is known by its content.
  ///
  /// - Parameter bytes: the file, which outlives this.
  package init(_ bytes: UnsafeRawBufferPointer) throws(MediaFailure) {
    guard bytes.count <= MediaLimits.soundFile else { throw .fileTooLarge }
    guard let format = MediaFormat(of: bytes), format.medium != .picture else { throw .noSound }
    guard format.isDecoded else { throw .otherFormat(format) }
    var information = SF_INFO()
    guard let file = SoundFile(bytes, of: format), let sound = file.open(&information) else {
      throw .damaged
    }
    let (rate, channels) = (Int(information.samplerate), Int(information.channels))
    guard Self.types(format).contains(Int(information.format) & SF_FORMAT_TYPEMASK),
      MediaLimits.rates.contains(rate), MediaLimits.channels.contains(channels)
    else {
      sf_close(sound)
      throw .damaged
    }
    facts = SoundFacts(rate: rate, channels: channels, format: format)
    left = facts.mostMoments
    self.file = file
    self.sound = sound
    // What a header says of a length that is not known counts for nothing.
    let isKnown = information.frames < sf_count_t.max && format != .mp3
    guard !isKnown || information.frames <= left else { throw .tooLong }
  }

  deinit {
    sf_close(sound)
  }

  /// The next samples; none at the end.
  ///
  /// - Throws: `tooLong` where there are more than `MediaLimits` has.
  package func next() throws(MediaFailure) -> [Int16] {
    let wanted = fractions.count / facts.channels
    let count = Int(sf_readf_float(sound, &fractions, sf_count_t(wanted)))
    guard count > 0 else { return [] }
    guard count <= left else { throw .tooLong }
    left -= count
    return fractions[..<(count * facts.channels)].map { fraction in
      // The second of two arguments is dropped if it is no number.
      Int16(min(32_767, max(-Self.scale, (fraction * Self.scale).rounded())))
    }
  }

  /// What libsndfile calls a format.
  private static func types(_ format: MediaFormat) -> [Int] {
    switch format {
    case .wav: [SF_FORMAT_WAV, SF_FORMAT_WAVEX]
    case .mp3: [SF_FORMAT_MPEG]
    case .flac: [SF_FORMAT_FLAC]
    case .vorbis, .opus: [SF_FORMAT_OGG]
    default: []
    }
  }
}
