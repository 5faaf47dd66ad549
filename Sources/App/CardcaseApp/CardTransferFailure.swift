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
    var values = ["path": wording.fileName(path)]
    if case .onlyDuplicates(let count) = self { values["cards"] = wording.count(.cards, count) }
    if case .system(let code) = self {
      values["reason"] = wording(FailureReason(errorNumber: code))
    }
    if case .file(.tooLarge(let limit)) = self { values["limit"] = "\(limit >> 20)" }
    if case .file(.broken(let place)) = self { values["place"] = "\(place)" }
    return wording(phrase, values)
  }

  private var phrase: Phrase {
    switch self {
    case .file(.encrypted(.bitwardenPassword)): .importBitwardenPassword
    case .file(.encrypted(.bitwardenAccount)): .importBitwardenAccount
    case .file(.encrypted(.keePass)): .importKeePass
    case .file(.neverHoldsCards(.bitwardenCSV)): .importBitwardenCSV
    case .file(.neverHoldsCards(.onePasswordCSV)): .importOnePasswordCSV
    case .file(.neverHoldsCards(.appleCSV)): .importAppleCSV
    case .file(.unknownFormat): .importUnknown
    case .file(.tooLarge): .importTooLarge
    case .file(.notUTF8): .importNotUTF8
    case .file(.broken), .file(.tooDeep): .importBroken
    case .file(.brokenArchive): .importBrokenArchive
    case .file(.otherArchive): .importOtherArchive
    case .file(.noMemory): .importNoMemory
    case .missing: .transferMissing
    case .notARegularFile: .transferNotAFile
    case .symbolicLink: .transferLink
    case .terminal: .transferTerminal
    case .terminalInput: .transferTerminalInput
    case .noItems: .importNoItems
    case .onlyDuplicates: .importOnlyDuplicates
    case .onlyRefused: .importOnlyRefused
    case .exists: .transferExists
    case .system: .transferSystem
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
