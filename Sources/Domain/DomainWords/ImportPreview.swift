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
    /// True if leaving the line out loses nothing.
    package let isHarmless: Bool

    /// A line with its reason.
    package init(line: Int, reason: Phrase, isHarmless: Bool = false) {
      self.line = line
      self.reason = reason
      self.isHarmless = isHarmless
    }
  }

  /// The numbers of notes, or of answers, by their treatment.
  package let tally: ImportTally
  /// The lines that can't be imported. If there are any, the import waits until the user agrees to
  /// leave them out.
  package let badLines: [BadLine]
  /// The parts that can't be kept or shown, by kind.
  package let losses: [ImportLoss]
  /// How the decks' parameters predict the answers that come; nil where there is nothing to predict.
  package let forecast: ImportForecast?
  /// The number of answers that are left out, as their cards are not in the vault.
  package let unknownAnswers: Int
  /// The notes by their decks, in the order of those.
  package let decks: [ImportedDeck]
  /// True if there are notes whose deck the file does not name.
  package let namesNoDeck: Bool
  /// The change that would be saved.
  package let change: ChangeSet

  /// A preview with these parts.
  package init(
    new: Int,
    replaced: Int = 0,
    unchanged: Int = 0,
    arrivals: ImportArrivals = ImportArrivals(),
    isHistory: Bool = false,
    badLines: [BadLine] = [],
    losses: [ImportLoss] = [],
    forecast: ImportForecast? = nil,
    unknownAnswers: Int = 0,
    decks: [ImportedDeck] = [],
    namesNoDeck: Bool = false,
    change: ChangeSet
  ) {
    tally = ImportTally(
      new: new,
      replaced: replaced,
      unchanged: unchanged,
      bad: badLines.count,
      arrivals: arrivals,
      isHistory: isHistory
    )
    self.badLines = badLines
    self.losses =
      unknownAnswers > 0
      ? losses + [
        ImportLoss(.answers, count: unknownAnswers, .importUnknownAnswers(unknownAnswers))
      ] : losses
    self.forecast = forecast
    self.unknownAnswers = unknownAnswers
    self.decks = decks
    self.namesNoDeck = namesNoDeck
    self.change = change
  }

  /// The sentences about the parts that can't be kept or shown, and about the forecast.
  package var remarks: [Phrase] {
    losses.map(\.sentence) + [forecast?.sentence].compactMap(\.self)
  }

  /// The numbers of the parts with a fate, in words; empty where there are none.
  package func words(for fate: ImportLoss.Fate, _ wording: Wording) -> String {
    let lost = ImportLoss.Kind.allCases.filter { $0.fate == fate }.compactMap { kind in
      let count =
        losses.reduce(0) { $0 + ($1.kind == kind ? $1.count : 0) }
        + (kind == .lines ? badLines.count : 0)
      return count > 0 ? wording(kind.counted(count)) : nil
    }
    return lost.joined(separator: wording(.listComma))
  }
}

/// The numbers of notes, or of answers, in an import.
package struct ImportTally: Hashable, Codable, Sendable {
  /// The number of new ones.
  package let new: Int
  /// The number of those that replace existing ones.
  package let replaced: Int
  /// The number of those that exist already, unchanged.
  package let unchanged: Int
  /// The number of lines that can't be imported.
  package let bad: Int
  /// The contents beside notes or answers.
  package let arrivals: ImportArrivals
  /// True if answers are counted, false for notes.
  package let isHistory: Bool

  /// A number of answers, or of notes, in words.
  package func counted(_ count: Int) -> Phrase { isHistory ? .answers(count) : .notes(count) }

  /// Keeps the numbers.
  package init(
    new: Int,
    replaced: Int = 0,
    unchanged: Int = 0,
    bad: Int = 0,
    arrivals: ImportArrivals = ImportArrivals(),
    isHistory: Bool = false
  ) {
    self.arrivals = arrivals
    self.new = new
    self.replaced = replaced
    self.unchanged = unchanged
    self.bad = bad
    self.isHistory = isHistory
  }

  /// Decodes the numbers; those of a session from before there were histories are of notes.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      new: try values.decode(Int.self, forKey: .new),
      replaced: try values.decode(Int.self, forKey: .replaced),
      unchanged: try values.decode(Int.self, forKey: .unchanged),
      bad: try values.decode(Int.self, forKey: .bad),
      arrivals: try values.decodeIfPresent(ImportArrivals.self, forKey: .arrivals)
        ?? ImportArrivals(),
      isHistory: try values.decodeIfPresent(Bool.self, forKey: .isHistory) ?? false
    )
  }
}

/// The reason why a file can't be imported.
package enum ImportProblem: Error, Hashable, Sendable {
  /// The file does not exist.
  case missing
  /// Permission to read the file is denied.
  case notAllowed
  /// The file is empty.
  case empty
  /// The format is unknown.
  case unknownFormat
  /// The file is not of the format that was chosen.
  case otherFormat(FlashcardImportFormat)
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
package enum ExportProblem: Error, Hashable, Sendable {
  /// The file exists already.
  case exists
  /// Permission to write the file is denied.
  case notAllowed
  /// The format for the name's extension is unknown.
  case unknownFormat
  /// A reason given by the writer of the format.
  case explained(Phrase)
  /// The file can't be written for another reason.
  case failed(FailureReason)
}

extension ImportProblem {
  /// The sentence for the user who typed the name.
  package func words(_ wording: Wording) -> String {
    switch self {
    case .missing: Self.unreadable(.missing).words(wording)
    case .notAllowed: Self.unreadable(.notPermitted).words(wording)
    case .empty: wording(.fileEmpty)
    case .unknownFormat: wording(.fileUnknownFormat)
    case .otherFormat(let format):
      wording(.importOtherFormat(format: wording(format.name)))
    case .notText(let line): wording(.fileNotText(line: String(line)))
    case .explained(let reason): wording(reason)
    case .notAFile: Self.unreadable(.notARegularFile).words(wording)
    case .tooLarge: Self.unreadable(.fileTooLarge).words(wording)
    case .unreadable(let reason): wording(.fileUnreadable(reason: wording(reason)))
    }
  }
}

extension ExportProblem {
  /// The sentence for the user who typed the name.
  package func words(_ wording: Wording) -> String {
    switch self {
    case .exists: wording(.fileExists)
    case .notAllowed: Self.failed(.notPermitted).words(wording)
    case .unknownFormat: wording(.exportFormat)
    case .explained(let reason): wording(reason)
    case .failed(let reason): wording(.fileNotWritten(reason: wording(reason)))
    }
  }
}

extension ImportPreview.BadLine {
  /// The number of the line, and the reason why it can't be imported.
  package func words(_ wording: Wording) -> String {
    wording(.importBadLine(line: String(line), reason: wording(reason)))
  }
}
