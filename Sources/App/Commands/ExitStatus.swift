package import AppSupport
import ReaderClient
import Vault
package import Wording

/// The exit status of a command. A number never changes its meaning.
package enum ExitStatus: Int32, CaseIterable, Sendable {
  /// All was done.
  case done = 0
  /// Something failed; the sentence on standard error says what.
  case failed = 1
  /// Nothing fits the query, or nothing is known of what was asked.
  case noMatch = 3
  /// Several things fit the query; they are listed on standard error.
  case several = 4
  /// The passcode, the recovery key or the password of a file is wrong.
  case wrongPasscode = 5
  /// The next attempt is not due yet; no passcode was examined.
  case mustWait = 6
  /// Another process has the vault open for writing.
  case inUse = 7
  /// The vault, or a part of it that the command needs, is damaged.
  case damaged = 8
  /// Something on a remote is damaged, gone, or by no device of the group.
  case remoteFaulty = 9
  /// The command line was not understood.
  case usage = 64
  /// The program that a command was to become can't be run.
  case programFailed = 126
  /// The program that a command was to become does not exist.
  case programMissing = 127
  /// The user cancelled.
  case cancelled = 130
}

extension ToolFailure {
  /// The exit status of a command that failed so.
  package var status: ExitStatus {
    switch self {
    case .noMatch, .nothingFound, .noDeck, .noBackup: .noMatch
    case .several: .several
    case .refused(.wrong), .recoveryKey, .wrongRecoveryKey, .transfer(.key(_, .wrong), _):
      .wrongPasscode
    case .refused(.damaged), .damagedFlashcards, .damagedCards: .damaged
    case .notDue: .mustWait
    case .cancelled: .cancelled
    case .vault(let failure, _): failure.status
    case .card(let failure): failure.status
    case .due(let failure, _): failure.status
    case .refused, .terminal, .noTerminalForWord, .transfer, .file, .fileExists, .exportFormat,
      .partOfCollection,
      .notFlashcards,
      .notParameters, .deckName, .foreign, .sync, .passcodeDescriptor, .letterbox,
      .letterboxNotEmpty, .note, .option, .cardObject, .search, .unconfirmed, .needsPasscode:
      .failed
    }
  }
}

extension LaunchFailure {
  /// The exit status of a program that could not start for this reason.
  package var status: ExitStatus {
    switch self {
    case .vault(let failure, _): failure.status
    case .terminal, .noHome: .failed
    }
  }
}

extension VaultFailure {
  fileprivate var status: ExitStatus {
    switch self {
    case .inUse, .busy: .inUse
    case .damaged: .damaged
    default: .failed
    }
  }
}

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
