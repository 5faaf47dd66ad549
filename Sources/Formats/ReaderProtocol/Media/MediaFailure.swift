package import ByteCoding

/// The reason why a picture is not shown, or a sound not played.
package enum MediaFailure: Error, Sendable, Hashable {
  /// It is no picture of a known format.
  case noPicture
  /// It is no sound of a known format.
  case noSound
  /// It is of a format that is known, and not decoded.
  case otherFormat(MediaFormat)
  /// Nothing of it can be decoded.
  case damaged
  /// Its file is larger than `MediaLimits` has it.
  case fileTooLarge
  /// A picture has more pixels than `MediaLimits` has.
  case tooManyPixels
  /// A sound is longer than `MediaLimits` has it.
  case tooLong
  /// There is not enough memory for it.
  case noMemory
}

extension MediaFailure: NumberedReason {
  package static let reasons: [MediaFailure] = [
    .noPicture, .noSound, .otherFormat(.svg), .damaged, .fileTooLarge, .tooManyPixels, .tooLong,
    .noMemory,
  ]

  package var told: Int64 {
    switch self {
    case .otherFormat(let format): Int64(format.rawValue)
    case .noPicture, .noSound, .damaged, .fileTooLarge, .tooManyPixels, .tooLong, .noMemory: 0
    }
  }

  package func telling(_ number: Int64) throws(UnreadableBytes) -> MediaFailure {
    switch self {
    case .otherFormat: .otherFormat(try MediaFormat(told: number))
    case .noPicture, .noSound, .damaged, .fileTooLarge, .tooManyPixels, .tooLong, .noMemory: self
    }
  }
}
