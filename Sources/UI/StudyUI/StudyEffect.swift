package import Flashcards
import Screens
import Widgets
import WindowLevels

/// Work on the flashcards that their screens ask for.
package enum StudyEffect: Sendable {
  /// Load the decks, and what is due in them at a moment.
  case loadDecks(at: LocalMoment, boundary: DayBoundary)
  /// Load a deck's cards, and those of the decks within it: all of them, or those of a session.
  case loadDeck(DeckID, LoadScope, at: LocalMoment, boundary: DayBoundary)
  /// Try again to load what could not be read.
  case reload
  /// Load the answers given since a moment; all of them if it is nil.
  case loadReviews(since: Timestamp?)
  /// Load all answers of a deck and those within it, or of all decks.
  case loadHistory(of: DeckID?)
  /// Count what a deck and those within it hold.
  case countDeck(DeckID)
  /// Save a change, whole.
  case save(ChangeSet)
  /// Save a change that can be undone later, whole. Slow, but for a single note.
  case saveUndoable(ChangeSet, UndoableOperation)
  /// Undo the last operation of these kinds; what was used since as well if `force` is set. Slow.
  case undo(Set<UndoableOperation.Kind>, force: Bool)
  /// Read a file of notes, for a deck where it names none itself. Slow.
  case readImport(path: String, into: DeckID?)
  /// Write a deck, or all of them, to a new file.
  case export(DeckID?, path: String)
  /// Fit a deck's parameters to its answers. Slow.
  case fitParameters(DeckID, boundary: DayBoundary)
  /// Stop fitting.
  case stopFitting
}

/// The result of an effect on the flashcards.
package enum StudyReply: Sendable {
  /// Data that was asked for is in memory.
  case loaded(StudyLoad)
  /// The change is on disk.
  case saved(ChangeSet)
  /// It could not be saved; nothing of it was.
  case notSaved
  /// Answers can't be read.
  case unreadable
  /// Anything else that the asking screen waits for.
  case response(StudyResponse)
}

/// Data of the flashcards that was loaded, or could not be.
package enum StudyLoad: Sendable {
  /// The decks; so many records of flashcards could not be read.
  case decks([DeckSummary], damaged: Int)
  /// The decks can't be read.
  case decksUnreadable
  /// A deck with its cards, the newest id of any note, card or set of parameters in the vault, and the
  /// number of the deck's records that could not be read.
  case deck(DeckContents, newest: Int64, damaged: Int)
  /// A deck can't be read.
  case deckUnreadable(DeckID)
}

/// What a screen about flashcards waits for after it asked.
package enum StudyResponse: Sendable {
  /// The answers that were given.
  case reviews([Review])
  /// All that was answered, of one deck or of all.
  case history(StudyHistory)
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
