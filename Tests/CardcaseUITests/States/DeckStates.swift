import DomainWords
import Flashcards
import Testing
import WindowLevels
import Wording

@testable import CardcaseUI
@testable import Screens
@testable import StudyUI

extension ScreenState {
  /// The decks, and what is said and set of one.
  static let decks: [ScreenState] = [
    studying("decks", "flashcards", ["Numbers"]) { _ in },
    studying("no decks", "flashcards", [], noDecks) { _ in },
    studying("deletion of a deck", "flashcards", ["Numbers"]) { $0.press(.character("d")) },
    studying("marked decks", "flashcards", ["Numbers", "Zoo"], twoDecks) {
      $0.press(.character(" "))
    },
    studying("deletion of marked decks", "flashcards", ["2 decks"], twoDecks) {
      $0.press(.character("*"), .character("d"))
    },
    studying("tags of marked decks", "flashcards", ["verb"], twoDecks) {
      $0.press(.character("*"), .character("#"))
      $0.type("verb")
    },
    studying("question before many cards of decks", "flashcards", [], manyNotes) {
      $0.press(.character("*"), .character("@"))
    }.asking,
    studying("filtered deck among decks", "flashcards", ["% Session"], .filtered) {
      $0.press(.down)
    },
    studying("deletion of a filtered deck", "flashcards", ["Delete Session"], .filtered) {
      $0.press(.down, .character("d"))
    },
    studying("filtered deck", "filteredDeck", ["cards found now"]) {
      $0.open(FilteredDeckScreen())
    },
    studying("filtered deck, typed", "filteredDeck", ["tag:"]) {
      $0.open(FilteredDeckScreen())
      $0.type("tag:")
    },
    studying("filtered deck before it is left", "filteredDeck", ["Save before you leave?"]) {
      $0.open(FilteredDeckScreen())
      $0.type("one")
      $0.press(.escape)
    }.asking,
    studying("filtered deck without a schedule", "filteredDeck", ["10 min"], .filtered) {
      $0.open(FilteredDeckScreen(try #require($0.study?.filtered[.session])))
      $0.press(.down, .down, .down, .down, .down)
    },
    studying("filtered deck with a faulty search", "filteredDeck", ["(one"]) {
      $0.open(FilteredDeckScreen(search: "(one"))
      $0.press(.enter)
    },
    studying("custom study", "customStudy", ["More new cards today"]) {
      $0.open(CustomStudyScreen(try $0.numbers))
    },
    studying("custom study by tags", "customStudy", ["verb"]) {
      $0.open(CustomStudyScreen(try $0.numbers))
      $0.press(.right, .right, .right, .right, .right, .down, .down)
      $0.type("verb")
    },
    studying("load of a deck", "load", ["Postpone"]) {
      $0.open(LoadScreen(deck: .numbers))
    },
    studying("load with a holiday", "load", ["First day", "Last day"]) {
      $0.open(LoadScreen(deck: .numbers))
      $0.press(.right, .right, .right, .down)
      $0.type("2026-")
    },
    studying("load with a date that is none", "load", ["one: not a date"]) {
      $0.open(LoadScreen(deck: nil))
      $0.press(.right, .right, .right, .right, .down)
      $0.type("one")
      $0.press(.enter)
    },
    studying(
      "load with easy dates",
      "load",
      ["Forget easy dates", "2026-08-01..2026-08-09"],
      .easy
    ) {
      $0.open(LoadScreen(deck: .numbers))
      $0.press(.left)
    },
    studying("load with nothing to move", "load", ["No card moves."], losesAtLock: .work) {
      $0.open(LoadScreen(deck: .numbers))
      $0.press(.right, .right, .right, .right, .right, .enter)
    },
    studying("preview of a load", "load", ["Moves"], .busy, losesAtLock: .work) {
      $0.open(LoadScreen(deck: nil))
      $0.press(.right, .right, .down, .control("u"))
      $0.type("2")
      $0.press(.enter)
    },
    studying("moved days", "load", ["Moved"], .busy, losesAtLock: .work) {
      $0.open(LoadScreen(deck: nil))
      $0.press(.right, .right, .down, .control("u"))
      $0.type("2")
      $0.press(.enter, .enter)
    },
    studying("exam of a deck", "exam", ["Day", "Percent known"]) {
      $0.open(ExamScreen(deck: .numbers))
      $0.type("2026-")
    },
    studying("exam with a day that is over", "exam", ["is over"]) {
      $0.open(ExamScreen(deck: .numbers))
      $0.type("2020-01-01")
      $0.press(.enter)
    },
    studying("exam for minutes a day", "exam", ["Minutes a day"]) {
      $0.open(ExamScreen(deck: .numbers))
      $0.press(.down, .right, .down)
    },
    studying("exam without cards", "exam", ["The exam has no cards."], twoDecks) {
      $0.open(ExamScreen(deck: DeckID(rawValue: 2)))
      $0.type("2026-08-01")
      $0.press(.enter)
    },
    studying(
      "preview of an exam",
      "exam",
      ["Known on the day", "Each day"],
      .busy,
      losesAtLock: .work
    ) {
      $0.open(ExamScreen(deck: .numbers))
      $0.type("2026-08-07")
      $0.press(.enter)
    },
    studying(
      "plan of an exam with a limit",
      "exam",
      [],
      StudyVault((0..<60).map { ("prompt \($0)", "answer \($0)") }),
      losesAtLock: .work
    ) {
      $0.open(ExamScreen(deck: .numbers))
      $0.type("2026-09-07")
      $0.press(.down, .down, .down)
      $0.type("9")
      $0.press(.down)
      $0.type("Sun")
      $0.press(.enter, .right, .right)
    },
    studying("exam of all decks", "exam", ["Cards", "Search"], .examined) {
      $0.open(ExamScreen(deck: .numbers))
      $0.press(.character("a"), .down, .down, .down, .down, .down, .right)
    },
    studying("exams of a deck", "exam", ["in 23 days", "81 % today"], .examined) {
      $0.open(ExamScreen(deck: .numbers))
    },
    studying("place for decks", "deckMove", ["Top level"], twoDecks) {
      $0.press(.character(" "), .character("m"))
    },
    studying("decks that can't be read", "flashcards", [], unreadable) { _ in },
    studying("study that waits for decks that can't be read", "opening", [], unreadable) {
      $0.open(StudyScreens.opening(StudyOpening(.review, of: nil)))
    },
    studying("deck name", "deckName", []) { $0.open(DeckNameScreen(.adding)) },
    studying("renaming", "deckName", ["Numbers"]) {
      $0.open(DeckNameScreen(.renaming(try $0.numbers)))
    },
    studying("deck name that is taken", "deckName", ["Numbers"], losesAtLock: .message) {
      $0.open(DeckNameScreen(.adding))
      $0.type("Numbers")
      $0.press(.enter)
    },
    studying("options", "deckOptions", []) { $0.open(DeckOptionsScreen(try $0.numbers)) },
    studying("presets", "deckOptions", ["Shared"], sharing) {
      $0.open(DeckOptionsScreen(try $0.numbers))
      $0.press(.enter)
    },
    studying("name of a preset", "deckOptions", ["Numbers"], sharing) {
      $0.open(DeckOptionsScreen(try $0.numbers))
      $0.press(.enter, .end, .enter)
      $0.type("Numbers")
    },
    studying("option of the deck's own", "deckOptions", ["Shared"], sharing) {
      $0.open(DeckOptionsScreen(try $0.numbers))
      $0.press(.down, .character("P"), .right, .down)
    },
    studying("options that a search found", "deckOptions", []) {
      $0.open(DeckOptionsScreen(try $0.numbers))
      $0.press(.character("/"))
      $0.type("interval")
    },
    studying("option typed", "deckOptions", ["15m 1d"]) {
      $0.open(DeckOptionsScreen(try $0.numbers))
      $0.press(.down, .down, .down, .down, .character("e"), .control("u"))
      $0.type("15m 1d")
    },
    studying("option mistyped", "deckOptions", ["15x"]) {
      $0.open(DeckOptionsScreen(try $0.numbers))
      $0.press(.down, .down, .down, .down, .character("e"), .control("u"))
      $0.type("15x")
      $0.press(.enter)
    },
    studying("parameters", "parameters", []) { $0.open(ParametersScreen(deck: .numbers)) },
    studying("parameters typed", "parameters", []) {
      $0.open(ParametersScreen(deck: .numbers))
      $0.press(.down, .enter)
    },
    studying("parameters fitted to too little", "parameters", [], losesAtLock: .work) {
      $0.open(ParametersScreen(deck: .numbers))
      $0.press(.end, .up, .enter)
    },
    studying("parameters being fitted", "parameters", [], endless, losesAtLock: .work) {
      $0.open(ParametersScreen(deck: .numbers))
      $0.press(.end, .up, .enter)
    }.atWork,
    studying("parameters of a learner", "parameters", [], .learned) {
      $0.open(ParametersScreen(deck: .numbers))
    },
    studying("parameters for all decks", "parameters", [], .learned, losesAtLock: .work) {
      $0.open(ParametersScreen(deck: .numbers))
      $0.press(.end, .enter)
    },
    studying("parameters for no deck", "parameters", [], losesAtLock: .work) {
      $0.open(ParametersScreen(deck: .numbers))
      $0.press(.end, .enter)
    },
    studying("simulation", "simulation", [], losesAtLock: .work) {
      $0.open(SimulationScreen(try $0.numbers))
    },
    studying("simulation of other options", "simulation", [], losesAtLock: .work) {
      $0.open(SimulationScreen(try $0.numbers))
      $0.press(.enter, .down, .enter)
    },
    studying("simulation under way", "simulation", [], endless, losesAtLock: .work) {
      $0.open(SimulationScreen(try $0.numbers))
    }.atWork,
    studying("retentions", "simulation", [], losesAtLock: .work) {
      $0.open(SimulationScreen(try $0.numbers))
      $0.press(.end, .enter)
    },
    studying("statistics", "statistics", []) { $0.open(StatisticsScreen(deck: .numbers)) },
    studying("statistics of all", "statistics", []) {
      $0.open(StatisticsScreen(deck: .numbers))
      $0.press(.character("A"))
    },
    studying("statistics of a learner", "statistics", ["Today"], .learned) {
      $0.open(StatisticsScreen(deck: .numbers))
    },
    studying("statistics further on", "statistics", ["of "], .learned) {
      $0.open(StatisticsScreen(deck: .numbers))
      $0.press(.pageDown)
    },
    studying("statistics at a day", "statistics", [], .learned) {
      $0.open(StatisticsScreen(deck: .numbers))
      $0.press(.left, .left)
    },
    studying("statistics at an hour", "statistics", [], .learned) {
      $0.open(StatisticsScreen(deck: .numbers))
      for _ in 0..<16 where !$0.shows("Hours of the day") { $0.press(.pageDown) }
      $0.press(.character(">"))
    },
    studying("statistics that can't be read", "statistics", [], losesAtLock: .work) {
      $0.study?.isUnreadable = true
      $0.open(StatisticsScreen(deck: .numbers))
    },
    studying("import", "importing", []) { $0.open(ImportScreen(into: .numbers)) },
    studying("import with files", "importing", ["notes.tsv"]) {
      $0.files = FakeFiles("docs/", "notes.tsv", "words.tsv")
      $0.open(ImportScreen(into: .numbers))
    },
    studying("import with a file chosen", "importing", ["notes.tsv"], losesAtLock: .work) {
      $0.files = FakeFiles("docs/", "notes.tsv", "words.tsv")
      $0.open(ImportScreen(into: .numbers))
      $0.press(.down)
    },
    studying("import without such a file", "importing", ["zzz"]) {
      $0.files = FakeFiles("docs/", "notes.tsv", "words.tsv")
      $0.open(ImportScreen(into: .numbers))
      $0.type("zzz")
    },
    studying("import under way", "importing", []) { $0.readWords() }.atWork,
    studying("preview of an import", "importing", [], losesAtLock: .work) {
      $0.readWords()
      let preview = try $0.preview()
      $0.answer(.study(.response(.preview(preview))))
    },
    studying("details of a preview", "importing", ["Line 7"], losesAtLock: .work) {
      $0.readWords()
      let preview = try $0.preview()
      $0.answer(.study(.response(.preview(preview))))
      $0.press(.tab)
    },
    studying("preview of a package", "importing", ["Total"], losesAtLock: .work) {
      $0.readWords()
      let preview = try $0.packagePreview()
      $0.answer(.study(.response(.preview(preview))))
    },
    studying("import done", "importing", [], losesAtLock: .work) {
      $0.readWords()
      let preview = try $0.preview()
      $0.answer(.study(.response(.preview(preview))))
      $0.press(.enter)
    },
    studying("export of marked cards", "exporting", ["2 notes"]) {
      $0.open(BrowserScreen(.deck(.numbers)))
      $0.press(.character(" "), .character(" "), .character("x"))
    },
    studying("export", "exporting", ["Anki package (.apkg)"]) {
      $0.open(ExportScreen(try $0.numbers))
    },
    studying("export, named", "exporting", ["A file with this name exists"]) {
      $0.files = FakeFiles("Numbers.csv")
      $0.open(ExportScreen(try $0.numbers))
      $0.press(.right, .right, .character("G"))
    },
    studying("export of all decks", "exporting", ["All decks.colpkg"]) {
      $0.open(ExportScreen(try $0.numbers))
      $0.press(.function(2), .left)
    },
    studying(
      "export that can't be written",
      "exporting",
      ["A file with this name exists"],
      losesAtLock: .message
    ) {
      $0.open(ExportScreen(try $0.numbers))
      $0.press(.enter)
      $0.answer(.study(.response(.exportFailed(.exists))))
    },
  ]

  /// Nothing at all.
  private static var noDecks: StudyVault {
    var study = StudyVault([])
    study.decks = [:]
    return study
  }

  private static var twoDecks: StudyVault {
    var study = StudyVault()
    study.addDeck("Zoo", id: 2)
    return study
  }

  private static var sharing: StudyVault {
    var study = StudyVault()
    study.share("Shared", 1)
    return study
  }

  /// More cards than are changed without a question.
  private static var manyNotes: StudyVault {
    StudyVault((1...101).map { ("word \($0)", "Wort \($0)") })
  }

  private static var unreadable: StudyVault {
    var study = StudyVault()
    study.isUnreadable = true
    return study
  }

  /// A vault in which fitting parameters never comes to an end.
  private static var endless: StudyVault {
    var study = StudyVault()
    study.fitsForever = true
    return study
  }

  /// A state over the list of decks.
  static func studying(
    _ name: String,
    _ kind: String,
    _ words: [String],
    _ study: StudyVault = StudyVault(),
    losesAtLock: LostAtLock? = nil,
    _ reach: @escaping @Sendable (inout ModelHarness) throws -> Void
  ) -> ScreenState {
    ScreenState(name, kind, words, over: .decks(study), losesAtLock: losesAtLock) {
      $0.open(StudyScreens.decks)
      try reach(&$0)
    }
  }
}

extension FilteredDeckID {
  /// The filtered deck of a `StudyVault`.
  static var session: FilteredDeckID { FilteredDeckID(rawValue: 5_000) }
}

extension DeckID {
  /// The deck of a `StudyVault`.
  static var numbers: DeckID { DeckID(rawValue: 1) }
}

extension ModelHarness {
  /// The deck of its `StudyVault`.
  fileprivate var numbers: Deck {
    get throws { try #require(study?.decks[.numbers]) }
  }

  /// Asks for an import, which is being read then.
  fileprivate mutating func readWords() {
    open(ImportScreen(into: .numbers))
    type("words.tsv")
    press(.enter)
  }

  /// The preview of an import: a new note, and a line that is no note.
  fileprivate func preview() throws -> ImportPreview {
    let note = Note(
      id: NoteID(rawValue: 5_000),
      guid: "x",
      content: try NoteContent(kind: .basic, prompt: "imported", answer: "yes"),
      tags: .none,
      modified: moment.time
    )
    var change = ChangeSet()
    change.notes = [note]
    change.cards = [
      Flashcard(
        id: FlashcardID(rawValue: 5_001),
        note: note.id,
        ordinal: 0,
        deck: .numbers,
        position: 0
      )
    ]
    return ImportPreview(
      new: 1,
      unchanged: 4,
      badLines: [.init(line: 7, reason: .noteEmptyAnswer)],
      decks: [ImportedDeck(try #require(DeckName("Numbers")), new: 1, unchanged: 4)],
      change: change
    )
  }

  /// The preview of a package with several decks, and with parts that can't be shown or kept.
  fileprivate func packagePreview() throws -> ImportPreview {
    let names = ["Sprachen::Japanisch::Kanji", "Sprachen::Japanisch::Wörter", "漢字"]
    var arrivals = ImportArrivals()
    (arrivals.cards, arrivals.answers) = (972, 3_573)
    return ImportPreview(
      new: 486,
      replaced: 4,
      unchanged: 12,
      arrivals: arrivals,
      losses: [
        ImportLoss(.media, count: 18, .packageMissingMedia(list: "18 (a.mp3, b.mp3, …)")),
        ImportLoss(.scripts, count: 3, .packageScripts(list: "3 (Kanji)")),
        ImportLoss(.options, count: 1, .packageOnlyKept(name: "Load Balancer", list: "1")),
      ],
      forecast: ImportForecast(answers: 3_000, logLoss: 0.31, error: 2.4),
      decks: try names.enumerated().map {
        ImportedDeck(try #require(DeckName($1)), new: 310 - $0 * 100, replaced: $0)
      },
      change: try preview().change
    )
  }
}
