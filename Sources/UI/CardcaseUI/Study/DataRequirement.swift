import Flashcards

/// What a screen about flashcards has to have in memory. The model sees to it that the uppermost
/// screen with a need gets it.
enum DataRequirement: Hashable, Sendable {
  /// The list of decks.
  case decks
  /// A deck with all its cards.
  case shelf(DeckID)
  /// A deck with the cards that a session can come to; `onNewDay` where the session waits for those of
  /// the present day of study.
  case session(DeckID, onNewDay: Bool)

  /// The deck whose cards are needed.
  var deck: DeckID? {
    switch self {
    case .decks: nil
    case .shelf(let deck), .session(let deck, _): deck
    }
  }
}

/// Whether something of the vault is in memory.
enum Loading: Hashable, Sendable {
  /// It is not, or no longer as it is kept.
  case wanted
  /// It was asked for.
  case underWay
  /// It is.
  case done
  /// It can't be read.
  case failed
}

/// What comes for a screen about flashcards that asked for it.
enum StudyResponse: Sendable {
  /// The answers that were given.
  case reviews([Review])
  /// All that was answered, of one deck or of all.
  case past(StudyHistory)
  /// What a deck and those within it hold.
  case totals(DeckTotals, of: DeckID)
  /// What a file holds.
  case preview(ImportPreview)
  /// What came of taking a step back.
  case takenBack(UndoResult)
  /// It could not be taken back.
  case notTakenBack
  /// Why a file can't be read.
  case unreadable(ImportProblem)
  /// So many notes were written to a file.
  case exported(Int)
  /// The file can't be written.
  case exportFailed(ExportProblem)
  /// So much of a fitting is done.
  case fitProgress(done: Int, of: Int)
  /// What fitting a deck's parameters came to.
  case fitted(FitReport, of: DeckID)
}

/// How slow work goes on.
enum WorkEvent: Hashable, Sendable {
  /// So much of it is done.
  case progress(WorkProgress)
  /// It was called off; nothing of it was done.
  case stopped
}

/// How much of some work is done.
struct WorkProgress: Hashable, Sendable {
  var done = 0
  /// 0 where nobody knows yet.
  var total = 0

  /// In percent; nil where nobody knows yet.
  var percent: Int? {
    total > 0 ? 100 * min(done, total) / total : nil
  }
}
