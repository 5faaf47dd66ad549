import AppSupport
import DomainWords
package import PaymentCards
package import ReaderProtocol
package import Wording

/// The reason why cards could not be imported or exported.
package enum CardTransferFailure: Error, Equatable, Sendable {
  /// The file can't be read as cards.
  case file(CardFileFailure)
  /// The file is encrypted, and was not opened.
  case key(CardFormatName, KeyProblem)
  /// The key file is larger than this many bytes.
  case keyFileTooLarge(limit: Int)
  /// The reader ended before it had said all.
  case readerEnded
  /// The reader took longer than this many seconds.
  case readerTooSlow(seconds: Int)
  /// There is no such file.
  case missing
  /// It is a directory, a pipe, a socket or a device, such as a terminal.
  case notARegularFile
  /// It is a symbolic link, and nothing is written through one.
  case symbolicLink
  /// Cards would have been written to a terminal.
  case terminal
  /// Cards would have been read from a terminal.
  case terminalInput
  /// The file holds no items.
  case noItems
  /// All cards of the file, this many, are or may be in the wallet, or occur earlier in the file.
  case onlyDuplicates(Int)
  /// This many cards of the file would change some of the wallet, which was not asked for, and none
  /// is new.
  case onlyUpdates(Int)
  /// No item of the file can become a card.
  case onlyRefused
  /// The file exists, and replacing it was not allowed.
  case exists
  /// Another file has its name by now.
  case changed
  /// A system error, with its `errno`.
  case system(Int32)

  /// The problem with the password or key file of an encrypted file.
  package enum KeyProblem: Hashable, Sendable {
    /// There is nothing that opens it.
    case needed
    /// It is of another file.
    case wrong
    /// The key file is none.
    case brokenKeyFile
  }
}

extension CardTransferFailure {
  /// A failure to read a file that was recognised as of a format, or as of none.
  package init(_ failure: CardFileFailure, of format: CardFormatName?) {
    self =
      switch (failure, format) {
      case (.needsPassword(let format), _): .key(format, .needed)
      case (.wrongPassword, let format?): .key(format, .wrong)
      case (.brokenKeyFile, let format?): .key(format, .brokenKeyFile)
      default: .file(failure)
      }
  }

  /// The failure and the remedy, for the user.
  package func sentence(path: String, _ wording: Wording) -> String {
    wording(phrase(wording.fileName(path), wording))
  }

  private func phrase(_ path: String, _ wording: Wording) -> Phrase {
    switch self {
    case .file(let failure): failure.phrase(path, wording)
    case .key(let format, .needed):
      .importNeedsPassword(path: path, format: format.displayName)
    case .key(let format, .wrong):
      format.allowsKeyFile ? .importWrongKey(path: path) : .importWrongPassword(path: path)
    case .key(_, .brokenKeyFile): .importBrokenKeyFile(path: path)
    case .keyFileTooLarge(let limit):
      .importTooLarge(path: path, limit: "\(limit >> 10) KiB")
    case .readerEnded: .commandFileFailed(path: path, reason: wording(.reasonReaderFailed))
    case .readerTooSlow: .commandFileFailed(path: path, reason: wording(.reasonReaderTooSlow))
    case .missing: .commandFileFailed(path: path, reason: wording(.reasonMissing))
    case .notARegularFile: .commandFileFailed(path: path, reason: wording(.reasonNotARegularFile))
    case .symbolicLink: .vaultSymbolicLink(path: path)
    case .terminal: .transferTerminal
    case .terminalInput: .transferTerminalInput
    case .noItems, .onlyRefused: .importNoItems(path: path)
    case .onlyDuplicates(let count):
      .importOnlyDuplicates(count, path: path)
    case .onlyUpdates(let count):
      .importOnlyUpdates(count, path: path)
    case .exists: .transferExists(path: path)
    case .changed: .importFileChanged(path: path)
    case .system(let code):
      .commandFileFailed(path: path, reason: wording(FailureReason(errorNumber: code)))
    }
  }
}

extension CardFileFailure {
  /// The failure and the remedy, for the user.
  fileprivate func phrase(_ path: String, _ wording: Wording) -> Phrase {
    let unknown = Phrase.importUnknown(
      path: path,
      programs: wording.any(CardFormatName.importable)
    )
    return switch self {
    case .explained(let format): format.explanation(path) ?? unknown
    case .unknownFormat, .otherArchive: unknown
    case .otherFormat(let format):
      .lineModeItem(
        label: path,
        value: wording(.importOtherFormat(format: format.displayName))
      )
    case .tooLarge(let limit): .importTooLarge(path: path, limit: "\(limit >> 20) MiB")
    case .notUTF8: .importNotUTF8(path: path)
    case .broken, .tooDeep, .duplicateName, .entities, .brokenArchive, .damaged:
      .importBroken(path: path)
    case .encryptedArchive: .importEncryptedArchive(path: path)
    case .newerVersion(let version): .importNewerVersion(path: path, version: "\(version)")
    case .needsPassword, .wrongPassword: .importWrongPassword(path: path)
    case .brokenKeyFile: .importBrokenKeyFile(path: path)
    case .tooCostly: .importTooCostly(path: path)
    case .unauthenticated, .unsupported: .importUnsupported(path: path)
    case .noMemory: .importNoMemory
    }
  }
}

extension CardTransferFailure: ReasonedError {
  /// The reason, for the user.
  package var reason: FailureReason {
    switch self {
    case .file(let failure): failure.reason
    case .missing: .missing
    case .notARegularFile, .symbolicLink, .terminal, .terminalInput: .notARegularFile
    case .key(_, .brokenKeyFile): .damaged
    case .keyFileTooLarge: .fileTooLarge
    case .key, .noItems, .onlyDuplicates, .onlyUpdates, .onlyRefused: .unknownFormat
    case .readerEnded: .readerFailed
    case .readerTooSlow: .readerTooSlow
    case .exists, .changed: .exists
    case .system(let code): FailureReason(errorNumber: code)
    }
  }
}

extension CardFileFailure: ReasonedError {
  /// The reason, for the user.
  package var reason: FailureReason {
    switch self {
    case .tooLarge: .fileTooLarge
    case .noMemory: .noMemory
    case .broken, .brokenArchive, .tooDeep, .duplicateName, .entities, .damaged, .brokenKeyFile:
      .damaged
    case .explained, .unknownFormat, .otherFormat, .notUTF8, .otherArchive, .encryptedArchive,
      .newerVersion,
      .needsPassword, .wrongPassword, .tooCostly, .unauthenticated, .unsupported:
      .unknownFormat
    }
  }
}
