public import CardFormats
public import Wording

/// Why cards could not be brought in or out.
public enum CardTransferFailure: Error, Equatable, Sendable {
  /// The file can't be read as cards.
  case file(CardFileFailure)
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
  /// There is no item in the file.
  case noItems
  /// Each card of the file is in the wallet, or earlier in the file; so many of them.
  case onlyDuplicates(Int)
  /// No card can be made of any item.
  case onlyRefused
  /// There is a file already, and it was not said to replace it.
  case exists
  /// The system said no, with this error number.
  case system(Int32)
}

extension CardTransferFailure {
  /// What went wrong and what to do, for the user.
  public func sentence(path: String, _ wording: Wording) -> String {
    wording(phrase(wording.fileName(path), wording))
  }

  private func phrase(_ path: String, _ wording: Wording) -> Phrase {
    switch self {
    case .file(.encrypted(.bitwardenPassword)): .importBitwardenPassword(path: path)
    case .file(.encrypted(.bitwardenAccount)): .importBitwardenAccount(path: path)
    case .file(.encrypted(.keePass)): .importKeePass(path: path)
    case .file(.neverHoldsCards(.bitwardenCSV)): .importBitwardenCSV(path: path)
    case .file(.neverHoldsCards(.onePasswordCSV)): .importOnePasswordCSV(path: path)
    case .file(.neverHoldsCards(.appleCSV)): .importAppleCSV(path: path)
    case .file(.unknownFormat): .importUnknown(path: path)
    case .file(.tooLarge(let limit)): .importTooLarge(path: path, limit: "\(limit >> 20)")
    case .file(.notUTF8): .importNotUTF8(path: path)
    case .file(.broken), .file(.tooDeep): .importBroken(path: path)
    case .file(.brokenArchive): .importBrokenArchive(path: path)
    case .file(.otherArchive): .importOtherArchive(path: path)
    case .file(.noMemory): .importNoMemory
    case .missing: .transferMissing(path: path)
    case .notARegularFile: .transferNotAFile(path: path)
    case .symbolicLink: .transferLink(path: path)
    case .terminal: .transferTerminal
    case .terminalInput: .transferTerminalInput
    case .noItems: .importNoItems(path: path)
    case .onlyDuplicates(let count):
      .importOnlyDuplicates(cards: wording.count(.cards, count), path: path)
    case .onlyRefused: .importOnlyRefused(path: path)
    case .exists: .transferExists(path: path)
    case .system(let code):
      .transferSystem(path: path, reason: wording(FailureReason(errorNumber: code)))
    }
  }
}

extension Wording {
  /// What a file is called in a sentence: what a command knows as `-` has words of its own.
  func fileName(_ path: String, isOutput: Bool = false) -> String {
    guard path == PrivateOutput.standardName else { return path }
    return self(isOutput ? .fileStandardOutput : .fileStandardInput)
  }
}
