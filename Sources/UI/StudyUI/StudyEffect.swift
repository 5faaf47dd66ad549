package import DomainWords
package import Flashcards
package import SearchLanguage
package import Wording

/// Work on the flashcards requested by their screens.
package enum StudyEffect: Sendable {
  /// Load the decks, with the cards due at a moment.
  case loadDecks(at: LocalMoment, boundary: DayBoundary)
  /// Load a deck with its subdecks: all of its cards, or those of a session.
  case loadDeck(DeckID, LoadScope, at: LocalMoment, boundary: DayBoundary)
  /// Load a filtered deck with the cards that a session can show, and those that it holds.
  case loadFilteredDeck(
    FilteredDeckID,
    holding: Set<FlashcardID>,
    at: LocalMoment,
    boundary: DayBoundary
  )
  /// Compute what a set of parameters would do to a deck and those that share its preset, as they are at a
  /// moment; nil for the defaults.
  case previewParameters(DeckID, ParameterSet?, at: LocalMoment, boundary: DayBoundary)
  /// Try plans for an exam of a deck, as it is at a moment. A newer request cancels it. Slow.
  case planExam(Exam, of: DeckID, at: LocalMoment, boundary: DayBoundary)
  /// Save a deck with other exams, which can be undone later, and have today's cards come for them; the name
  /// is that of the exam. Slow.
  case keepExams(Deck, String, boundary: DayBoundary)
  /// Compute what a tool that moves days would do at a moment. A newer request cancels it. Slow.
  case previewLoad(LoadRequest, at: LocalMoment, boundary: DayBoundary)
  /// Have a tool move days, which can be undone later. Slow.
  case moveDays(LoadRequest, at: LocalMoment, boundary: DayBoundary)
  /// Load all answers to a card. A newer request cancels it. Slow.
  case loadAnswers(of: FlashcardID)
  /// Compute the statistics of a deck with its subdecks, or of all decks if nil, at a moment. Slow.
  case loadStatistics(of: DeckID?, at: LocalMoment, boundary: DayBoundary)
  /// Compute how well the parameters in force predict the answers to a deck with its subdecks, or to all
  /// decks if nil. Slow.
  case loadCalibration(of: DeckID?, boundary: DayBoundary)
  /// Stop working out how well answers are predicted.
  case stopCalibrating
  /// Compute whether new parameters of a deck, and of those that share its preset, are worth a fit. Slow.
  case loadFitOutlook(of: DeckID, boundary: DayBoundary)
  /// Count the contents of a deck and its subdecks.
  case countDeck(DeckID)
  /// Save a change in one transaction, which can be undone later. Slow if it is large.
  case save(ChangeSet, UndoableOperation)
  /// Edit cards, or their notes; the name is what they are called in the undo log, empty for the prompt
  /// of one note and the number of several. Slow if there are many.
  case edit(BulkEdit, of: CardTargets, name: String)
  /// Save a filtered deck, new or changed or as it is, and have it take the cards that it finds now;
  /// if `requiresCards`, only where it finds some. Slow.
  case build(FilteredDeck, as: UndoableOperation.Kind, requiresCards: Bool)
  /// Have the cards of a filtered deck come home; if `deletes`, delete it too.
  case empty(FilteredDeckID, deletes: Bool)
  /// Delete what a change deletes, so that it can't be undone. Slow.
  case deleteForGood(ChangeSet)
  /// Read a file of notes; `into` is the deck for those that name none. Slow.
  case readImport(path: String, as: FlashcardImportFormat?, into: DeckID?)
  /// Export notes to a new file; the options are for one of Anki's packages.
  case export(ExportScope, path: String, PackageExportOptions)
  /// Fit a deck's parameters to its answers. Slow.
  case fitParameters(DeckID, boundary: DayBoundary)
  /// Fit the parameters of all decks, by the data that there is, and compute what they would do at a moment.
  /// Slow.
  case planParameters(at: LocalMoment, boundary: DayBoundary)
  /// Stop fitting.
  case stopFitting
  /// Simulate a deck from a moment on. A newer request cancels it. Slow.
  case simulate(SimulationRequest, at: LocalMoment, boundary: DayBoundary)
  /// Stop simulating.
  case stopSimulating
  /// Find the newest notes of all decks that have the words; no words find those added last. A newer
  /// search cancels it. Slow.
  case findNotes(String)
  /// List what a search finds at a moment, with the first rows. A newer request cancels it. Slow.
  case listCards(CardListRequest, at: LocalMoment)
  /// Read rows by the ids of their cards or notes, at a moment.
  case loadRows([Int64], BrowserUnit, at: LocalMoment)
  /// Load the ids of the notes of cards.
  case loadNotes(of: CardTargets)
  /// Preview a replacement in the notes of cards, from the one after a note on. A newer request cancels
  /// it. Slow.
  case previewReplacing(FindReplaceRequest, of: CardTargets, after: NoteID?)
  /// Load the types of the notes of cards, and all others.
  case loadNoteTypes(of: CardTargets)
  /// List the note types with the numbers of their notes and cards.
  case listNoteTypes
  /// Load the note at a place among those of a type, in the order of their ids.
  case loadSampleNote(of: NoteTypeID, at: Int)
  /// Count what saving a note type would do. A newer request cancels it. Slow.
  case countNoteType(NoteTypeDraft)
  /// Save a note type, new or changed, with what becomes of its notes and cards, in one transaction that
  /// can be undone later. Slow.
  case saveNoteType(NoteTypeDraft)
  /// Delete a note type that no note has, which can be undone later.
  case deleteNoteType(NoteTypeID)
  /// Count what an edit would change, at a moment. A newer request cancels it. Slow.
  case countEdit(BulkEdit, of: CardTargets, at: LocalMoment)
  /// Find notes that have the same text in a field. A newer request cancels it. Slow.
  case findDuplicates(in: String, BrowserScope)
  /// Read the names that a search can be completed with. Slow.
  case loadSearchVocabulary
  /// Load what the browser remembers.
  case loadBrowserMemory
  /// Save what the browser remembers.
  case saveBrowserMemory(BrowserMemory)
  /// Render cards, the most urgent one first. The first has a reply of its own, the others share one.
  /// Slow.
  case renderFaces([WantedFace])
  /// Give the memory of a large deck that is no longer needed back to the system.
  case releaseMemory
  /// Have a side of a card read aloud, in the place of what is read.
  case hear(HeardText)
  /// Have sounds of a card played, by their names and one after the other, in the place of those that are
  /// played; `isAsked` is true where somebody has asked for them.
  case play([String], isAsked: Bool)
  /// Stop reading aloud, and playing sounds.
  case hush
  /// Render a card that is not in the vault, such as one that is being typed. Slow.
  case renderPreview(FaceRequest)
  /// Decode a picture of the vault. A newer request for the same file cancels it. Slow.
  case loadPicture(WantedPicture)
  /// Add pictures and sounds, all or none, which can be undone later. Slow.
  case addMedia([MediaSource], LocationChoice)
  /// Compare the names of pictures and sounds with those to which notes refer. Slow.
  case checkMedia
  /// Delete those of these names to which still no note refers, which can be undone later. Slow.
  case deleteUnusedMedia(Set<MediaNameID>)
}

/// The result of an effect on the flashcards.
package enum StudyReply: Sendable {
  /// Requested data was loaded, or could not be.
  case loaded(StudyLoad)
  /// The change was saved.
  case saved(ChangeSet)
  /// The change could not be saved; no part of it was.
  case notSaved(FailureReason)
  /// The flashcards can't be read.
  case unreadable(FailureReason)
  /// The answers can't be read.
  case answersUnreadable(FailureReason)
  /// A side of a card is read aloud, or is not.
  case heard(Result<HeardText, HearingFailure>)
  /// Not all sounds of a card are played.
  case notPlayed(SoundProblem)
  /// The response to any other effect.
  case response(StudyResponse)
}

/// Loaded data of the flashcards, or the failure to load it.
package enum StudyLoad: Sendable {
  /// The decks, the filtered ones, and the number of damaged records of flashcards.
  case decks(
    [DeckSummary],
    filtered: [FilteredSummary] = [],
    presets: [OptionsPreset] = [],
    damaged: Int
  )
  /// The decks can't be read.
  case decksUnreadable(FailureReason)
  /// A deck with its cards, the highest id of a note, card or set of parameters in the vault, and
  /// the number of the deck's damaged records.
  case deck(DeckContents, newest: Int64, damaged: Int)
  /// A deck can't be read.
  case deckUnreadable(DeckID, FailureReason)
}

/// The response to an effect of a study screen.
package enum StudyResponse: Sendable {
  /// What other parameters would do to a deck and those that share its preset.
  case parameterChange(ParameterChange, of: DeckID)
  /// What is possible for an exam; nil if it has no cards.
  case plannedExam(ExamPreview?, of: DeckID, for: Exam)
  /// An exam was not planned, as its search can't be understood.
  case examRefused(SearchProblem)
  /// What a tool that moves days would do.
  case loadChange(LoadChange, for: LoadRequest)
  /// All answers to a card.
  case answers(ReviewHistory, of: FlashcardID)
  /// The statistics of one deck, or of all.
  case statistics(StudyStatistics, of: DeckID?)
  /// How well the answers to one deck, or to all, are predicted.
  case calibration(CalibrationReport, of: DeckID?)
  /// Whether new parameters of a deck are worth a fit.
  case fitOutlook(FitOutlook, of: DeckID)
  /// The contents of a deck and its subdecks.
  case totals(DeckTotals, of: DeckID)
  /// A filtered deck was not built, as a search of it can't be understood; nil if none finds a card.
  case notBuilt(SearchProblem?)
  /// The preview of an import.
  case preview(ImportPreview)
  /// The file to import can't be read.
  case unreadable(ImportProblem)
  /// The counted notes or answers that were exported, and what is to be known of the file besides.
  case exported(Phrase, remark: Phrase? = nil)
  /// Nothing was exported.
  case exportFailed(ExportProblem)
  /// The progress of fitting.
  case fitProgress(done: Int, of: Int)
  /// The result of fitting a deck's parameters.
  case fitted(FitReport, of: DeckID)
  /// New parameters for all decks.
  case parameterPlan(ParameterPlan)
  /// The progress of a simulation.
  case simulationProgress(done: Int, of: Int)
  /// The result of a simulation.
  case simulated(SimulationReport, of: SimulationRequest)
  /// The newest notes that a search found.
  case foundNotes([FoundNote], for: String)
  /// What a request lists, or why nothing, the first rows, and the number of damaged records.
  case listed(Result<CardList, ListProblem>, for: CardListRequest, first: [CardRow], damaged: Int)
  /// Rows that were asked for, without those that can't be read.
  case rows([CardRow], BrowserUnit)
  /// The notes of cards.
  case notes([NoteID])
  /// A page of the preview of a replacement, or what is wrong with its expression.
  case replaced(Result<ReplacedPage, SearchProblem>, by: FindReplaceRequest, after: NoteID?)
  /// The types of the notes of cards, and all types.
  case noteTypes([NoteType], all: [NoteType])
  /// The note types, the standard ones in front.
  case noteTypeList([NoteTypeSummary])
  /// A note of a type, or the last one where there are fewer, with the number of them; nil for none.
  case sampleNote(NoteContent?, count: Int, of: NoteTypeID)
  /// A note type was not saved or deleted.
  case noteTypeRefused(NoteTypeRefusal)
  /// What saving a note type would do.
  case countedNoteType(NoteTypeOutlook, for: NoteTypeDraft)
  /// What an edit would change.
  case counted(EditOutlook, by: BulkEdit)
  /// The notes that have the same text in a field, and the number of those that can't be read.
  case duplicates([DuplicateGroup], in: String, damaged: Int)
  /// The names that a search can be completed with.
  case searchVocabulary(SearchVocabulary)
  /// What the browser remembers, as it was loaded or saved.
  case browserMemory(BrowserMemory)
  /// Rendered cards.
  case faces([FlashcardID: RenderedFace])
  /// A rendered card that is not in the vault.
  case previewedFace(RenderedFace)
  /// A picture of the vault, or the reason why there is none.
  case picture(LoadedPicture, for: WantedPicture)
  /// What came of adding pictures and sounds.
  case mediaArrival(MediaArrival)
  /// What a check of pictures and sounds found, and the number of contents that are known to be damaged.
  case mediaChecked(MediaUse, damaged: Int)
}
