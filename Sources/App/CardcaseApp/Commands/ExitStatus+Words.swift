package import Wording

extension ExitStatus {
  /// The meaning of the status, as the documentation tells it.
  package var meaning: Phrase {
    switch self {
    case .done: .exitDone
    case .failed: .exitFailed
    case .noMatch: .exitNoMatch
    case .several: .exitSeveral
    case .wrongPasscode: .exitWrongPasscode
    case .mustWait: .exitMustWait
    case .inUse: .exitInUse
    case .damaged: .exitDamaged
    case .remoteFaulty: .exitRemoteFaulty
    case .usage: .exitUsage
    case .programFailed: .exitProgramFailed
    case .programMissing: .exitProgramMissing
    case .cancelled: .exitCancelled
    }
  }
}
