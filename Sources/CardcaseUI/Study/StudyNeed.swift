import Flashcards

/// What a screen about flashcards has to have in memory. The model sees to it that the uppermost
/// screen with a need gets it.
enum StudyNeed: Hashable, Sendable {
  /// The list of decks.
  case decks
  /// A deck with its cards.
  case shelf(DeckID)
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
enum StudyNews: Sendable {
  /// The answers that were given.
  case reviews([Review])
  /// All that was answered, of one deck or of all.
  case past(StudyPast)
  /// What a file holds.
  case preview(ImportPreview)
  /// So much of a file was read.
  case progress(done: Int, of: Int)
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
