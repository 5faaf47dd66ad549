public import Flashcards
public import Wording

/// What a file holds that is to be imported, and what would be written.
public struct ImportPreview: Sendable {
  /// A line that can't be used.
  public struct BadLine: Hashable, Sendable {
    /// The line of the file, counted from 1.
    public let line: Int
    /// The reason.
    public let reason: Phrase

    /// Keeps the parts.
    public init(line: Int, reason: Phrase) {
      self.line = line
      self.reason = reason
    }
  }

  /// A note of which something can't be kept.
  public struct Loss: Hashable, Sendable {
    /// Its line in the file, counted from 1.
    public let line: Int
    /// What can't be kept.
    public let losses: Set<MarkupLoss>

    /// Keeps the parts.
    public init(line: Int, losses: Set<MarkupLoss>) {
      self.line = line
      self.losses = losses
    }
  }

  /// How many notes of which kind there are.
  public let tally: ImportTally
  /// The lines that can't be used. Where there are any, nothing is imported before the user agreed to
  /// leave them out.
  public let badLines: [BadLine]
  /// The notes of which something can't be kept.
  public let losses: [Loss]
  /// The names of the decks that cards are added to, in their order.
  public let decks: [DeckName]
  /// What is to be written.
  public let change: ChangeSet

  /// Keeps the parts.
  public init(
    new: Int,
    replaced: Int = 0,
    unchanged: Int = 0,
    badLines: [BadLine] = [],
    losses: [Loss] = [],
    decks: [DeckName] = [],
    change: ChangeSet
  ) {
    tally = ImportTally(new: new, replaced: replaced, unchanged: unchanged, bad: badLines.count)
    self.badLines = badLines
    self.losses = losses
    self.decks = decks
    self.change = change
  }
}

/// How many notes an import is about.
public struct ImportTally: Hashable, Codable, Sendable {
  /// How many are new.
  public let new: Int
  /// How many take the place of one there is.
  public let replaced: Int
  /// How many are there already, as they are.
  public let unchanged: Int
  /// How many lines can't be used.
  public let bad: Int
}

/// Why a file can't be imported at all.
public enum ImportProblem: Hashable, Sendable {
  /// There is no such file.
  case missing
  /// It may not be read.
  case notAllowed
  /// There is nothing in it.
  case empty
  /// It is no file of a format that is known.
  case unknownFormat
  /// A line, counted from 1, is not text in UTF-8.
  case notText(line: Int)
  /// Its format gives a reason of its own.
  case explained(Phrase)
  /// It is a directory, a pipe or a device.
  case notAFile
  /// It is larger than any collection of notes.
  case tooLarge
  /// It can't be read for another reason.
  case unreadable
}

/// Why nothing was exported.
public enum ExportProblem: Hashable, Sendable {
  /// There is a file of that name already.
  case exists
  /// The file may not be written.
  case notAllowed
  /// The format that the name's ending asks for is not known.
  case unknownFormat
  /// It can't be written for another reason.
  case failed
}
