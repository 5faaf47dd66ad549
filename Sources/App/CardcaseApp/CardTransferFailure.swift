package import CardFormats
package import Wording

/// The reason why cards could not be imported or exported.
package enum CardTransferFailure: Error, Equatable, Sendable {
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
  /// The file holds no items.
  case noItems
  /// All cards of the file, this many, are in the wallet or occur earlier in the file.
  case onlyDuplicates(Int)
  /// No item of the file can become a card.
  case onlyRefused
  /// The file exists, and replacing it was not allowed.
  case exists
  /// A system error, with its `errno`.
  case system(Int32)
}

extension CardTransferFailure {
  /// The failure and the remedy, for the user.
  package func sentence(path: String, _ wording: Wording) -> String {
    wording(phrase(wording.fileName(path), wording))
  }

  private func phrase(_ path: String, _ wording: Wording) -> Phrase {
    switch self {
    case .file(let failure): failure.phrase(path)
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

extension CardFileFailure {
  /// The failure and the remedy, for the user.
  fileprivate func phrase(_ path: String) -> Phrase {
    switch self {
    case .explained(let file): file.format.explanation(path: path)
    case .unknownFormat: .importUnknown(path: path)
    case .tooLarge(let limit): .importTooLarge(path: path, limit: "\(limit >> 20)")
    case .notUTF8: .importNotUTF8(path: path)
    case .broken, .tooDeep: .importBroken(path: path)
    case .brokenArchive: .importBrokenArchive(path: path)
    case .otherArchive: .importOtherArchive(path: path)
    case .noMemory: .importNoMemory
    }
  }
}

extension Wording {
  /// The name of a file in a sentence; `-` is spelled out as standard input or output.
  func fileName(_ path: String, isOutput: Bool = false) -> String {
    guard path == PrivateOutput.standardName else { return path }
    return self(isOutput ? .fileStandardOutput : .fileStandardInput)
  }
}
