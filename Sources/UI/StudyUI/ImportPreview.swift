package import Flashcards
package import Wording

/// The contents of a file to import, and the change that would be saved.
package struct ImportPreview: Sendable {
  /// A line that can't be imported.
  package struct BadLine: Hashable, Sendable {
    /// The number of the line in the file, counted from 1.
    package let line: Int
    /// The reason.
    package let reason: Phrase

    /// A line with its reason.
    package init(line: Int, reason: Phrase) {
      self.line = line
      self.reason = reason
    }
  }

  /// The numbers of notes by their treatment.
  package let tally: ImportTally
  /// The lines that can't be imported. If there are any, the import waits until the user agrees to
  /// leave them out.
  package let badLines: [BadLine]
  /// What can't be kept or shown, by name and count.
  package let notKept: [Phrase]
  /// The names of the decks that get cards, in their order.
  package let decks: [DeckName]
  /// The change that would be saved.
  package let change: ChangeSet

  /// A preview with these parts.
  package init(
    new: Int,
    replaced: Int = 0,
    unchanged: Int = 0,
    badLines: [BadLine] = [],
    notKept: [Phrase] = [],
    decks: [DeckName] = [],
    change: ChangeSet
  ) {
    tally = ImportTally(new: new, replaced: replaced, unchanged: unchanged, bad: badLines.count)
    self.badLines = badLines
    self.notKept = notKept
    self.decks = decks
    self.change = change
  }
}

/// The numbers of notes in an import.
package struct ImportTally: Hashable, Codable, Sendable {
  /// The number of new notes.
  package let new: Int
  /// The number of notes that replace existing ones.
  package let replaced: Int
  /// The number of notes that exist already, unchanged.
  package let unchanged: Int
  /// The number of lines that can't be imported.
  package let bad: Int
}

/// The reason why a file can't be imported.
package enum ImportProblem: Hashable, Sendable {
  /// The file does not exist.
  case missing
  /// Permission to read the file is denied.
  case notAllowed
  /// The file is empty.
  case empty
  /// The format is unknown.
  case unknownFormat
  /// A line, counted from 1, is not UTF-8 text.
  case notText(line: Int)
  /// A reason given by the reader of the format.
  case explained(Phrase)
  /// It is a directory, a pipe or a device.
  case notAFile
  /// The file is larger than any collection of notes.
  case tooLarge
  /// The file can't be read for another reason.
  case unreadable(FailureReason)
}

/// The reason why nothing was exported.
package enum ExportProblem: Hashable, Sendable {
  /// The file exists already.
  case exists
  /// Permission to write the file is denied.
  case notAllowed
  /// The format for the name's extension is unknown.
  case unknownFormat
  /// The file can't be written for another reason.
  case failed(FailureReason)
}
