import DomainWords
import Flashcards
import Testing
import WindowLevels
import Wording

@testable import CardcaseUI
@testable import LockUI
@testable import Preferences
@testable import Screens
@testable import StudyUI
@testable import WalletUI
@testable import Widgets

@Suite("Import and export from the screens")
struct ImportScreenTests {
  private static func preview(_ app: ModelHarness) throws -> ImportPreview {
    let deck = DeckID(rawValue: 1)
    let note = Note(
      id: NoteID(rawValue: 5_000),
      guid: "x",
      content: try NoteContent(kind: .basic, prompt: "imported", answer: "yes"),
      tags: .none,
      modified: app.moment.time
    )
    var change = ChangeSet()
    change.notes = [note]
    change.cards = [
      Flashcard(
        id: FlashcardID(rawValue: 5_001),
        note: note.id,
        ordinal: 0,
        deck: deck,
        position: 0
      )
    ]
    return ImportPreview(
      new: 1,
      unchanged: 4,
      badLines: [.init(line: 7, reason: .noteEmptyAnswer)],
      decks: [
        ImportedDeck(try #require(DeckName("Numbers")), unchanged: 4),
        ImportedDeck(try #require(DeckName("Words::Welsh")), new: 1),
      ],
      change: change
    )
  }

  private static func asking() throws -> ModelHarness {
    var app = try ModelHarness.studying()
    app.press(.character("i"))
    app.type("/tmp/words.tsv")
    app.press(.enter)
    return app
  }

  /// The format that a file was asked to be read as last; nil for any.
  private func format(_ app: ModelHarness) -> FlashcardImportFormat? {
    guard case .study(.readImport(_, let format, _))? = app.effects.last else { return nil }
    return format
  }

  @Test("the format is found by itself, or chosen in the row above the file", arguments: [80, 40])
  func choosingTheFormat(width: Int) throws {
    var app = try ModelHarness.studying(
      size: width == 80 ? Size(width: 80, height: 24) : Size(width: 40, height: 12)
    )
    app.press(.character("i"))
    app.type("words")
    #expect(app.row("Format")?.dropFirst().first == "automatic")
    #expect(app.shows("› File") && app.shows("words"))
    app.press(.up, .right, .right, .right, .right)
    #expect(app.shows("› Format") && app.row("Format")?.dropFirst().first == "Text")
    app.press(.right, .left, .down)
    app.type(".x")
    app.press(.enter)
    #expect(format(app) == .separated)
    app.answer(.study(.response(.unreadable(.otherFormat(.separated)))))
    #expect(app.lines.joined(separator: " ").contains("The file is not of this"))
    app.press(.up, .left, .left, .left, .left, .left)
    #expect(app.row("Format")?.dropFirst().first == "hashcards")
    app.press(.right, .enter)
    #expect(format(app) == nil && app.shows("Reading"))
  }

  @Test("the chosen format outlives the lock, and the file is read as it again")
  func lockedFormat() throws {
    var app = try ModelHarness.studying()
    app.press(.character("i"))
    app.type("words")
    app.press(.up, .right, .enter)
    #expect(format(app) == .package)
    app.press(.control("l"))
    app.effects = []
    try app.unlock()
    #expect(
      app.effects.contains {
        if case .study(.readImport("words", .package, _)) = $0 { true } else { false }
      }
    )
  }

  @Test("a file is shown before anything is written, bad lines with number and reason")
  func previewing() throws {
    var app = try Self.asking()
    guard case .study(.readImport(let path, _, let deck))? = app.effects.last else {
      Issue.record("\(app.effects.count)")
      return
    }
    #expect(path == "/tmp/words.tsv")
    #expect(deck == DeckID(rawValue: 1))
    #expect(app.shows("Reading"))
    app.answer(.work(.progress(WorkProgress(done: 50, total: 200))))
    #expect(app.shows("25%"))
    #expect(app.shows("█"))
    app.answer(.study(.response(.preview(try Self.preview(app)))))
    #expect(app.shows("New") && app.shows("Changed") && app.shows("As they were"))
    #expect(app.row("Numbers") == ["Numbers", "0", "0", "4", "4"])
    #expect(app.row("Words::Welsh") == ["Words::Welsh", "1", "0", "0", "1"])
    #expect(app.row("Total") == ["Total", "1", "0", "4", "5"])
    #expect(app.shows("Left behind") && app.shows("1 line"))
    app.press(.tab)
    #expect(app.shows("Line 7"))
    app.press(.tab)
    #expect(app.shows("Words::Welsh") && !app.shows("Line 7"))
    #expect(app.study?.changes.isEmpty == true)
    app.press(.enter)
    #expect(app.study?.notes.count == 4)
    app.press(.character("u"))
    #expect(app.study?.notes.count == 3)
    #expect(app.shows("Undone: Imported words.tsv"))
  }

  @Test("what is being read or written can be stopped, and is as it was then")
  func stopping() throws {
    var app = try Self.asking()
    app.press(.escape)
    guard case .system(.cancelWork)? = app.effects.last else {
      Issue.record("\(app.effects.count)")
      return
    }
    #expect(app.shows("Stopping"))
    app.answer(.work(.stopped))
    #expect(app.shows("/tmp/words.tsv"))

    app.press(.enter)
    app.study?.leavesSlowWork = true
    app.answer(.study(.response(.preview(try Self.preview(app)))))
    app.press(.enter)
    app.answer(.work(.progress(WorkProgress(done: 3, total: 4))))
    #expect(app.shows("Writing"))
    #expect(app.shows("75%"))
    app.press(.escape)
    guard case .study(.save(_, let step))? = app.effects.dropLast().last else {
      Issue.record("\(app.effects.count)")
      return
    }
    #expect(step == UndoableOperation(.importing, "words.tsv"))
    app.answer(.work(.stopped))
    #expect(app.shows("Enter Import"))
    #expect(app.study?.notes.count == 3)
  }

  @Test("what came too late to be stopped is in, and can be undone")
  func stoppedTooLate() throws {
    var app = try Self.asking()
    app.study?.leavesSlowWork = true
    app.answer(.study(.response(.preview(try Self.preview(app)))))
    app.press(.enter)
    guard case .study(.save(let change, _))? = app.effects.last else {
      Issue.record("\(app.effects.count)")
      return
    }
    app.press(.escape)
    app.answer(.study(.saved(change)))
    #expect(app.shows("u undoes it"))
  }

  @Test("a lock while a file is read, shown or written offers it again, with what it holds")
  func locked() throws {
    for stage in 0..<3 {
      var app = try Self.asking()
      app.study?.leavesSlowWork = true
      if stage > 0 { app.answer(.study(.response(.preview(try Self.preview(app))))) }
      if stage > 1 { app.press(.enter) }
      app.press(.control("l"))
      app.effects = []
      try app.unlock()
      let paths = app.effects.compactMap {
        if case .study(.readImport(let path, nil, DeckID(rawValue: 1))) = $0 { path } else { nil }
      }
      #expect(paths == ["/tmp/words.tsv"])
      app.answer(.study(.response(.preview(try Self.preview(app)))))
      #expect(app.row("Total") == ["Total", "1", "0", "4", "5"])
      #expect(app.study?.notes.count == 3)
    }
  }

  @Test("an import can be taken out again after a lock, and from the list of decks")
  func takenOutLater() throws {
    for closes in [false, true] {
      var app = try Self.asking()
      app.answer(.study(.response(.preview(try Self.preview(app)))))
      app.press(.enter)
      if closes { app.press(.escape) }
      app.press(.control("l"))
      try app.unlock()
      if !closes { #expect(app.shows("1  New")) }
      #expect(app.study?.notes.count == 4)
      app.press(.character("u"))
      #expect(app.study?.notes.count == 3)
      #expect(app.shows("Undone: Imported words.tsv"))
    }
  }

  @Test("an import before the last unlocking is asked about first, with what it changed")
  func older() throws {
    var app = try Self.asking()
    app.answer(.study(.response(.preview(try Self.preview(app)))))
    app.press(.enter)
    app.undoLog.openedAt = app.moment.time.advanced(byMilliseconds: 1)
    app.press(.character("u"))
    #expect(app.shows("Imported words.tsv, "))
    #expect(app.shows("Changed: 1"))
    #expect(app.study?.notes.count == 4)
    app.press(.enter)
    #expect(app.study?.notes.count == 4)
    app.press(.character("u"), .down, .enter)
    #expect(app.study?.notes.count == 3)
    #expect(app.shows("Undone: Imported words.tsv."))
  }

  @Test("an import that can't be kept stays at its preview")
  func notKept() throws {
    var app = try Self.asking()
    app.study?.refuses = true
    app.answer(.study(.response(.preview(try Self.preview(app)))))
    app.press(.enter)
    #expect(app.shows("✗ Nothing was changed: the disk is full."))
    #expect(app.shows("Enter Import"))
  }

  @Test("a file that can't be read says why, and its name can be corrected")
  func unreadable() throws {
    var app = try Self.asking()
    app.answer(.study(.response(.unreadable(.explained(.fileBrokenJSON(line: "7"))))))
    #expect(app.shows("✗ The JSON is not valid at line 7"))
    app.press(.enter)
    app.answer(.study(.response(.unreadable(.missing))))
    #expect(app.shows("✗ The file can't be read: there is no such file"))
    #expect(app.shows("/tmp/words.tsv"))
  }

  @Test("a name that was typed stays with what else is written")
  func typedName() throws {
    var app = try ModelHarness.studying()
    app.press(.character("x"), .character("G"), .control("u"))
    app.type("mine.csv")
    app.press(.function(2), .enter)
    guard case .study(.export(.all, path: "mine.csv", _))? = app.effects.last else {
      Issue.record("\(app.effects.count)")
      return
    }
  }

  @Test("the name has the ending of the format, and follows it; of a typed one the ending alone")
  func formats() throws {
    var app = try ModelHarness.studying()
    app.press(.character("x"))
    #expect(app.shows("Numbers.apkg"))
    for name in ["Numbers.tsv", "Numbers.csv", "Numbers history.csv", "Numbers.apkg"] {
      app.press(.right)
      #expect(app.shows(name))
    }
    app.press(.left)
    #expect(app.shows("Numbers history.csv"))
    app.press(.character("G"), .control("u"))
    app.type("docs/mine.apkg")
    app.press(.pageUp, .up, .up, .up, .up, .up, .right)
    #expect(app.shows("docs/mine.tsv") && !app.shows("Numbers."))
  }

  @Test("a whole collection is offered for all decks alone")
  func collection() throws {
    var app = try ModelHarness.studying()
    app.press(.character("x"), .function(2), .left)
    #expect(app.shows("All decks.colpkg"))
    app.press(.function(2))
    #expect(app.shows("Numbers.apkg"))
  }

  @Test("the options of a package are switched in their rows, and kept over a lock")
  func packageOptions() throws {
    var app = try ModelHarness.studying()
    app.press(.character("x"), .down, .down, .character(" "), .down, .down, .right)
    #expect(app.shows("[ ] schedule and history") && app.shows("[x] presets"))
    app.press(.control("l"))
    try app.unlock()
    app.press(.enter)
    guard case .study(.export(.decks, path: "Numbers.apkg", let options))? = app.effects.last else {
      Issue.record("\(app.effects.count)")
      return
    }
    #expect(!options.withSchedule && options.withPresets && options.isForOlderAnki)
  }

  @Test("the line beneath says if the file is there already, or its folder can't be read")
  func standing() throws {
    var app = try ModelHarness.studying()
    app.files = FakeFiles("Numbers.csv")
    app.files?.unreadable = ["/root/"]
    app.press(.character("x"))
    #expect(app.shows("The file does not exist yet."))
    app.press(.right, .right)
    #expect(app.shows("A file with this name exists."))
    app.press(.character("G"), .home)
    app.type("/root/")
    #expect(app.shows("/root/: "))
  }

  @Test("the preview of any number of notes is the question, and is not asked again")
  func askedOnce() throws {
    var app = try Self.asking()
    let one = try Self.preview(app)
    var change = one.change
    change.notes = (0..<500).map { number in
      Note(
        id: NoteID(rawValue: 6_000 + number),
        guid: "x\(number)",
        content: one.change.notes[0].content,
        tags: .none,
        modified: app.moment.time
      )
    }
    app.answer(.study(.response(.preview(ImportPreview(new: 500, change: change)))))
    #expect(app.shows("500"))
    #expect(app.study?.changes.isEmpty == true)
    app.press(.enter)
    #expect(app.study?.changes.map(\.notes.count) == [500])
    #expect(app.shows("Imported."))
  }

  @Test("a deck is exported under a name that is offered; F2 writes all")
  func export() throws {
    var app = try ModelHarness.studying()
    app.press(.character("x"), .function(2), .enter)
    guard case .study(.export(.all, let path, _))? = app.effects.last else {
      Issue.record("\(app.effects.count)")
      return
    }
    #expect(path == "All decks.apkg", "not under the name of one of them")
    app.answer(.study(.response(.exportFailed(.exists))))
    #expect(app.shows("✗ A file with this name exists"))
    app.press(.enter)
    app.answer(.study(.response(.exported(.notes(3)))))
    #expect(app.shows("✓ Exported to All decks.apkg: 3 notes."))
  }
}
