import AppSupport
package import ReaderProtocol
package import Wording

extension MediaFailure {
  /// The sentence that tells what is wrong.
  package var phrase: Phrase {
    switch self {
    case .noPicture: .mediaNoPicture
    case .noSound: .mediaNoSound
    case .otherFormat(let format):
      switch format.medium {
      case .picture: .mediaOtherPicture(format: format.name)
      case .sound: .mediaOtherSound(format: format.name)
      case .video: .mediaOtherVideo(format: format.name)
      }
    case .damaged: .mediaDamaged
    case .fileTooLarge:
      .mediaFileTooLarge(
        picture: "\(MediaLimits.pictureFile >> 20) MiB",
        sound: "\(MediaLimits.soundFile >> 20) MiB"
      )
    case .tooManyPixels: .mediaTooManyPixels(megapixels: "\(MediaLimits.megapixels)")
    case .tooLong: .mediaTooLong(minutes: "\(MediaLimits.minutes)")
    case .noMemory: .mediaNoMemory
    }
  }
}

extension MediaFailure: ReasonedError {
  /// The reason, for the user.
  package var reason: FailureReason {
    switch self {
    case .noPicture, .noSound, .otherFormat: .unknownFormat
    case .damaged: .damagedFile
    case .fileTooLarge, .tooManyPixels, .tooLong: .fileTooLarge
    case .noMemory: .noMemory
    }
  }
}
