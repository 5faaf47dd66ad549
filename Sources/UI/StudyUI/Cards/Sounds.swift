import Flashcards
import Screens
package import Wording

/// The reason why a sound of a card is not played.
package enum SoundProblem: Error, Hashable, Sendable {
  /// Neither pacat nor aplay is installed.
  case notInstalled
  /// The terminal is at the other end of an ssh connection, and sounds are not switched on there.
  case overSSH
  /// A part of the player's path, up to the one that is named, can be exchanged by others.
  case unguarded(path: String)
  /// The player, by its name, did not start, or ended before it had played the sound.
  case playerEnded(String)
  /// The player, by its name, did not take the sound in time.
  case playerStalled(String)
  /// The vault has nothing of this name.
  case missing(name: String)
  /// It is not among what is played, as the sentence says.
  case refused(Phrase)
  /// It could not be read or decoded.
  case failed(FailureReason)

  /// True if it is about this machine, and is said once where nobody has asked for the sound.
  package var isOfMachine: Bool {
    switch self {
    case .notInstalled, .unguarded, .playerEnded, .playerStalled: true
    case .overSSH, .missing, .refused, .failed: false
    }
  }

  /// True if the vault could not be read, which is always said.
  package var isOfVault: Bool { if case .failed = self { true } else { false } }

  /// The message about it.
  func message(_ wording: Wording) -> StatusMessage {
    let phrase: Phrase =
      switch self {
      case .notInstalled: .soundNoPlayer
      case .overSSH: .soundOverSSH
      case .unguarded(let path): .soundUnguarded(path: path)
      case .playerEnded(let program): .soundPlayerEnded(program: program)
      case .playerStalled(let program): .soundPlayerStalled(program: program)
      case .missing(let name): .soundMissing(name: name)
      case .refused(let phrase): phrase
      case .failed(let reason): .soundFailed(reason: wording(reason))
      }
    return StatusMessage(tone: .problem, phrase)
  }
}
