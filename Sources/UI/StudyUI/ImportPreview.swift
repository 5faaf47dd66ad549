package import Flashcards
package import Wording

/// What a file holds that is to be imported, and what would be written.
package struct ImportPreview: Sendable {
  /// A line that can't be used.
  package struct BadLine: Hashable, Sendable {
    /// The line of the file, counted from 1.
    package let line: Int
    /// The reason.
    package let reason: Phrase

    /// Keeps the parts.
    package init(line: Int, reason: Phrase) {
      self.line = line
      self.reason = reason
    }
  }

  /// A note of which something can't be kept.
  package struct Loss: Hashable, Sendable {
    /// Its line in the file, counted from 1.
    package let line: Int
    /// What can't be kept.
    package let losses: Set<MarkupLoss>

    /// Keeps the parts.
    package init(line: Int, losses: Set<MarkupLoss>) {
      self.line = line
      self.losses = losses
    }
  }

  /// How many notes of which kind there are.
  package let tally: ImportTally
  /// The lines that can't be used. Where there are any, nothing is imported before the user agreed to
  /// leave them out.
  package let badLines: [BadLine]
  /// The notes of which something can't be kept.
  package let losses: [Loss]
  /// The names of the decks that cards are added to, in their order.
  package let decks: [DeckName]
  /// What is to be written.
  package let change: ChangeSet

  /// Keeps the parts.
  package init(
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
package struct ImportTally: Hashable, Codable, Sendable {
  /// How many are new.
  package let new: Int
  /// How many take the place of one there is.
  package let replaced: Int
  /// How many are there already, as they are.
  package let unchanged: Int
  /// How many lines can't be used.
  package let bad: Int
}

/// Why a file can't be imported at all.
package enum ImportProblem: Hashable, Sendable {
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
package enum ExportProblem: Hashable, Sendable {
  /// There is a file of that name already.
  case exists
  /// The file may not be written.
  case notAllowed
  /// The format that the name's ending asks for is not known.
  case unknownFormat
  /// It can't be written for another reason.
  case failed
}
