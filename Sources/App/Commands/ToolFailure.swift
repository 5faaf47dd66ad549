package import AppSupport
package import DomainWords
package import Flashcards
import Locking
package import ReaderClient
package import ReaderProtocol
package import SealedFiles
package import SearchLanguage
package import Secrets
package import Vault
import WindowLevels
package import WindowTerminal
package import Wording

/// The reason why a command about a vault failed.
package enum ToolFailure: Error, Equatable, Sendable {
  /// The reason why an attempt has to wait.
  package enum WaitCause: Hashable, Sendable {
    /// There were too many wrong passcodes.
    case failures
    /// The record of attempts is missing or damaged, so that their number is unknown.
    case recordLost
    /// Attempts can't be recorded.
    case notCounted
  }

  /// The terminal can't be used.
  case terminal(TerminalError)
  /// There is no terminal on which a question could be answered.
  case noTerminalForWord
  /// An operation on the file of a vault or of a backup failed.
  case vault(VaultFailure, path: String)
  /// The passcode did not open the vault.
  case refused(UnlockFailure)
  /// The next attempt is due only after this many seconds; the passcode was not asked for.
  case notDue(seconds: Int, WaitCause)
  /// The user cancelled the command.
  case cancelled
  /// There is no terminal to ask for confirmation on.
  case unconfirmed
  /// The recovery key is another vault's.
  case wrongRecoveryKey
  /// The text given as the recovery key is not a valid one.
  case recoveryKey(RecoveryKey.Mistake)
  /// The command needs the passcode, and got the recovery key.
  case needsPasscode
  /// There is no backup of this number.
  case noBackup(Int)
  /// Cards could not be imported from or exported to a file.
  case transfer(CardTransferFailure, path: String)
  /// A file can't be read or written, with the system's `errno`.
  case file(path: String, error: Int32)
  /// The file to write exists.
  case fileExists(path: String)
  /// Flashcards can't be exported in the format of the file's extension.
  case exportFormat(path: String)
  /// A part of the decks can't be exported to a file of this name, which is one of all.
  case partOfCollection(path: String)
  /// A file can't be read as flashcards.
  case notFlashcards(path: String, DeckFileFailure)
  /// A file can't be read as a set of parameters.
  case notParameters(path: String, ParameterTextError)
  /// There is no deck of this name.
  case noDeck(String)
  /// A level of the deck's name is empty.
  case deckName(String)
  /// A file could not be read or written by the reader.
  case foreign(FailureReason, path: String)
  /// Devices could not be kept in step.
  case sync(SyncToolFailure)
  /// Nothing fits the query.
  case noMatch(query: String)
  /// A search can't be understood.
  case search(SearchProblem, String)
  /// A search finds nothing, perhaps as a key is misspelled.
  case nothingFound(String, [SearchHint])
  /// Several things fit the query: these, each named so that it can be told from the others.
  case several(query: String, [String])
  /// No passcode can be read from the descriptor.
  case passcodeDescriptor(Int32, PasscodeFault)
  /// An option of a deck can't have a value.
  case option(DeckOptionAssignment.Failure)
  /// Something failed about one card.
  case card(CardToolFailure)
  /// It is not known without the passcode what is due, for the file at this path.
  case due(DueFailure, path: String)
  /// Some flashcards of the vault can't be read, so that existing ones can't be recognized.
  case damagedFlashcards
  /// Payment cards of the vault may be missing or older than they should be, and nobody would see it.
  case damagedCards
  /// Nothing could be put into the letterbox at this path.
  case letterbox(LetterboxFailure, path: String)
  /// No note can be made of the words.
  case note(NoteError)
  /// No payment card can be made of standard input.
  case cardObject(CardObject.Failure)
  /// Things that wait in the letterbox at this path keep the vault's key from being changed.
  case letterboxNotEmpty(path: String)
}

extension ToolFailure {
  /// The lines that show the place of what is wrong with a search.
  private static func marked(_ problem: SearchProblem, in search: String) -> [String] {
    let excerpt = problem.excerpt(of: search, columns: 72) { displayWidth(of: $0) }
    return excerpt.map { ["  \($0.text)", "  \($0.marks)"] } ?? []
  }

  /// The failure and the remedy, for the user.
  package func sentence(_ wording: Wording) -> String {
    switch self {
    case .terminal(.noTerminal): wording(.commandNoTerminal)
    case .terminal(let error): LaunchFailure.terminal(error).sentence(wording)
    case .vault(let failure, let path): LaunchFailure.vault(failure, path: path).sentence(wording)
    case .refused(.wrong): wording(.commandWrongPasscode)
    case .refused(.noPasscode): wording(.commandBackupNeedsRecoveryKey)
    case .refused(.notEnoughMemory): wording(.refusedMemoryText)
    case .refused(.noDeviceKey): wording(.refusedDeviceText)
    case .refused(.damaged), .refused(.failed): wording(.refusedDamagedText)
    case .notDue(let seconds, let cause):
      wording.sentences([
        cause.sentence(wording), wording(.commandNotDue(time: Self.time(seconds, wording))),
      ])
    case .cancelled: wording(.commandCancelled)
    case .unconfirmed, .noTerminalForWord: wording(.commandUnconfirmed)
    case .wrongRecoveryKey: wording(RecoveryKeyEntry.Problem.otherVault.phrase(wording))
    case .recoveryKey(let mistake):
      wording(RecoveryKeyEntry.Problem.mistake(mistake).phrase(wording))
    case .needsPasscode: wording(.commandNeedsPasscode)
    case .transfer(let failure, let path): failure.sentence(path: path, wording)
    case .noBackup(let number): wording(.commandNoBackup(number: "\(number)"))
    case .file(let path, let error):
      wording(.commandFileFailed(path: path, reason: wording(FailureReason(errorNumber: error))))
    case .fileExists(let path): wording(.transferExists(path: path))
    case .exportFormat(let path):
      wording(.lineModeItem(label: path, value: wording(.exportFormat)))
    case .partOfCollection(let path):
      wording(.lineModeItem(label: path, value: wording(.exportPart)))
    case .foreign(let reason, let path):
      wording(.commandFileFailed(path: path, reason: wording(reason)))
    case .notFlashcards(let path, let failure):
      wording(.lineModeItem(label: path, value: ImportProblem(failure).words(wording)))
    case .notParameters(let path, let error):
      wording(.lineModeItem(label: path, value: error.sentence(wording)))
    case .deckName(let name):
      wording(.lineModeItem(label: name, value: wording(.deckNameEmpty)))
    case .sync(let failure): failure.sentence(wording)
    case .noDeck(let query), .noMatch(let query): wording(.commandNoMatch(query: query))
    case .search(let problem, let search):
      ([wording(problem.phrase)] + Self.marked(problem, in: search)).joined(separator: "\n")
    case .nothingFound(let search, let hints):
      wording.sentences(
        [wording(.commandNoMatch(query: search))] + hints.map { wording($0.phrase) }
      )
    case .several(let query, let matches):
      ([wording(.commandSeveral(query: query))] + matches.map { "  \($0)" })
        .joined(separator: "\n")
    case .passcodeDescriptor(let number, let fault):
      wording(fault.phrase(descriptor: "\(number)", wording))
    case .option(let failure): failure.sentence(wording)
    case .card(let failure): failure.sentence(wording)
    case .due(let failure, let path): failure.sentence(path: path, wording)
    case .damagedFlashcards: wording(.commandDamagedFlashcards)
    case .damagedCards: wording(.commandDamagedCards)
    case .letterbox(let failure, let path): failure.sentence(path: path, wording)
    case .note(let error): wording(error.phrase)
    case .cardObject(let failure): failure.sentence(wording)
    case .letterboxNotEmpty(let path): wording(.letterboxNotEmpty(path: path))
    }
  }

  /// A time in seconds below one minute, otherwise in minutes, rounded up.
  static func time(_ seconds: Int, _ wording: Wording) -> String {
    seconds < 60
      ? wording(.seconds(seconds)) : wording(.minutes((seconds + 59) / 60))
  }
}

extension ToolFailure.WaitCause {
  fileprivate func sentence(_ wording: Wording) -> String {
    switch self {
    case .failures: wording(.asSentence(text: wording(.lockTooMany)))
    case .recordLost: wording(.asSentence(text: wording(.lockRecordLost)))
    case .notCounted: wording(.noticeAttemptsNotCounted)
    }
  }
}

extension PasscodeFault {
  fileprivate func phrase(descriptor: String, _ wording: Wording) -> Phrase {
    switch self {
    case .terminal: .commandPasscodeTerminal(descriptor: descriptor)
    case .empty, .tooLong, .notText: .commandPasscodeFault(descriptor: descriptor)
    case .system(let error):
      .commandPasscodeUnreadable(
        descriptor: descriptor,
        reason: wording(FailureReason(errorNumber: error))
      )
    }
  }
}

extension ToolFailure {
  /// A file outside that could not be read or written.
  package init(_ failure: PrivateFile.Failure, path: String) {
    self =
      switch failure {
      case .exists: .fileExists(path: path)
      case .system(let code): .file(path: path, error: code)
      case let other: .transfer(CardTransferFailure(other), path: path)
      }
  }
}
