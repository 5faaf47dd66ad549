import DomainWords
import Flashcards
import PaymentCards
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

@Suite("Files and orders in line mode")
struct LineModeFilesTests {
  private func preview(bad: Int, namesNoDeck: Bool = false) throws -> ImportPreview {
    let note = Note(
      id: NoteID(rawValue: 5_000),
      guid: "x",
      content: try NoteContent(kind: .basic, prompt: "imported", answer: "yes"),
      tags: .none,
      modified: Timestamp(rawValue: 0)
    )
    var change = ChangeSet()
    change.notes = [note]
    change.cards = [
      Flashcard(
        id: FlashcardID(rawValue: 5_001),
        note: note.id,
        ordinal: 0,
        deck: DeckID(rawValue: 1),
        position: 0
      )
    ]
    return ImportPreview(
      new: 1,
      unchanged: 4,
      badLines: (0..<bad).map { $0 + 1 }.map { .init(line: $0, reason: .noteEmptyAnswer) },
      decks: [ImportedDeck(try #require(DeckName("Numbers")), new: 1, unchanged: 4)],
      namesNoDeck: namesNoDeck,
      change: change
    )
  }

  private func reading() throws -> LineModeDriver {
    var story = try LineModeDriver.opened(StudyVault())
    try story.type("2", "1", "9", "words.tsv")
    return story
  }

  @Test("a file is told before it is imported, and is taken out again")
  func importing() throws {
    var story = try reading()
    #expect(story.said == ["Reading"])
    story.answer(.study(.response(.preview(try preview(bad: 1)))))
    #expect(
      story.said.prefix(5) == [
        "New: 1 note", "Unchanged: 4 notes", "Unreadable: 1",
        "Into: Numbers", "Line 1: The answer is empty.",
      ]
    )
    #expect(story.interface.study?.changes.isEmpty == true)
    try story.type("1")
    #expect(story.interface.study?.notes.count == 4)
    #expect(story.heard("Imported. u undoes it.") && story.heard("u: Undo"))
    try story.type("u")
    #expect(story.interface.study?.notes.count == 3)
    #expect(story.heard("Undone: Imported words.tsv."))
  }

  @Test("the formats are told where they are asked for, and one is chosen by its number")
  func formats() throws {
    var story = try LineModeDriver.opened(StudyVault())
    try story.type("2", "1", "9", "/?")
    #expect(story.heard("/format: Format: automatic"))
    try story.type("/format")
    #expect(story.heard("1: automatic") && story.heard("2: Anki") && story.heard("7: hashcards"))
    try story.type("q")
    #expect(story.prompt == "File: ")
    try story.type("/format", "5")
    #expect(story.heard("Format: Text") && story.prompt == "File: ")
    try story.type("words.tsv")
    guard case .study(.readImport("words.tsv", .separated, _))? = story.interface.effects.last
    else {
      Issue.record("\(story)")
      return
    }
  }

  @Test(
    "where the file and the place name no deck, one is asked for, and Enter takes the file's name"
  )
  func askingForDeck() throws {
    for isNamed in [false, true] {
      var story = try LineModeDriver.opened(StudyVault())
      try story.type("2", "i", "words.tsv")
      story.answer(.study(.response(.preview(try preview(bad: 0, namesNoDeck: true)))))
      #expect(story.heard("The file names no deck. Choose one") && story.heard("1: Numbers"))
      try story.type(isNamed ? "1" : "")
      if isNamed {
        guard
          case .study(.readImport(path: "words.tsv", as: nil, into: DeckID(rawValue: 1)?))? =
            story.interface.effects.last
        else {
          Issue.record("\(story)")
          return
        }
        story.answer(.study(.response(.preview(try preview(bad: 0, namesNoDeck: true)))))
      }
      #expect(story.heard("Into: Numbers") && story.heard("1: "))
    }
    var inside = try reading()
    inside.answer(.study(.response(.preview(try preview(bad: 0, namesNoDeck: true)))))
    #expect(!inside.heard("Choose one") && inside.heard("Into: Numbers"))
  }

  @Test("what can't be used is told a page at a time, and nothing is imported by going back")
  func badLines() throws {
    var story = try reading()
    story.answer(.study(.response(.preview(try preview(bad: 45)))))
    #expect(story.heard("Line 20:") && !story.heard("Line 21:"))
    try story.type("m")
    #expect(story.heard("Line 21:") && story.heard("Line 40:") && !story.heard("Line 41:"))
    try story.type("q")
    #expect(story.heard("Now: words.tsv") && story.prompt == "File: ")
    #expect(story.interface.study?.changes.isEmpty == true)
  }

  @Test("how far it is, is told where Enter asks, and never by itself")
  func progress() throws {
    var story = try reading()
    var told: [String] = []
    for second in 1...12 {
      story.pass(.seconds(1))
      told += story.said
      story.answer(.work(.progress(WorkProgress(done: second, total: 20))))
      told += story.said
    }
    #expect(told.isEmpty)
    try story.type("")
    #expect(story.said == ["Reading", "60 percent."])
    try story.type("q")
    #expect(story.said == ["Stopping", "60 percent."])
    story.answer(.work(.stopped))
    #expect(story.heard("Now: words.tsv"))
  }

  @Test("a file that is not there is told, and its name asked for again")
  func missing() throws {
    var story = try reading()
    story.answer(.study(.response(.unreadable(.missing))))
    #expect(story.heard("The file can't be read: there is no such file or folder."))
    #expect(story.prompt == "File: ")
    try story.type("other.tsv")
    guard
      case .study(.readImport("other.tsv", nil, DeckID(rawValue: 1)))? = story.interface.effects
        .last
    else {
      Issue.record("\(story.interface.effects.count)")
      return
    }
  }

  @Test("a deck or all of them are written to a file")
  func exporting() throws {
    var story = try LineModeDriver.opened(StudyVault())
    try story.type("2", "1", "10")
    #expect(story.heard("What: Numbers") && story.heard("Now: Numbers.apkg"))
    #expect(story.heard("Format: Anki package"))
    try story.type("/schedule")
    #expect(story.heard("schedule and history: off") && !story.heard("Format"))
    try story.type("/all")
    #expect(story.heard("What: All decks") && story.heard("Now: All decks.apkg"))
    try story.type("/format")
    #expect(story.heard("Format: Text with tabs") && story.heard("Now: All decks.tsv"))
    try story.type("")
    guard case .study(.export(.all, path: "All decks.tsv", _))? = story.interface.effects.last
    else {
      Issue.record("\(story.interface.effects.count)")
      return
    }
    story.answer(.study(.response(.exported(.notes(3)))))
    #expect(story.heard("3 notes"))
  }

  @Test("an option goes to its next value by its number, and back with a minus before it")
  func options() throws {
    var story = try LineModeDriver.opened(StudyVault())
    try story.type("2", "1", "8")
    #expect(story.heard("2: New cards per day: 20 cards"))
    try story.type("2")
    #expect(story.said.last == "New cards per day: 30 cards")
    try story.type("-2", "-2")
    #expect(story.said.last == "New cards per day: 15 cards")
    #expect(story.interface.study?.decks.values.first?.options.newPerDay == 15)
    try story.type("u")
    #expect(story.interface.study?.decks.values.first?.options.newPerDay == 20)
  }

  @Test("the value of an option is typed, and a wrong one is told")
  func typedOptions() throws {
    var story = try LineModeDriver.opened(StudyVault())
    try story.type("2", "1", "8", "e5")
    #expect(story.heard("Learning steps: 1 minute, 10 minutes"))
    try story.type("15y")
    #expect(story.heard("is not a unit"))
    try story.type("15m 1d")
    #expect(story.heard("Learning steps: 15 minutes, 1 day"))
    try story.type("e4", "0.93")
    #expect(story.interface.study?.decks.values.first?.options.scheduling.retention == 0.93)
    try story.type("e", "")
    #expect(story.interface.study?.decks.values.first?.options.scheduling.retention == 0.93)
    try story.type("u")
    #expect(story.interface.study?.decks.values.first?.options.scheduling.retention == 0.9)
  }

  @Test("parameters are typed, looked at before they are in force, and taken back")
  func parameters() throws {
    let own =
      "0.3, 1.3, 2.4, 8.3, 6.4, 0.8, 3.0, 0.01, 0.6, 0.2, 0.8, 1.5, 0.06, 0.26, 1.6, 0.6, 1.9, 0.5,"
      + " 0.1, 0.07, 0.2"
    var story = try LineModeDriver.opened(StudyVault())
    try story.type("2", "1", "8", "28")
    #expect(story.heard("Default.") && story.heard("3: Fit to my answers"))
    try story.type("2", "1 2")
    #expect(story.heard("2 numbers typed. Type 21, or 17 or 19 of an older set."))
    #expect(story.prompt == "Memory parameters: ")
    try story.type(own)
    #expect(story.heard("Recalculates 0 cards.") && story.heard("1: Keep due dates, due 0"))
    #expect(story.interface.study?.parameters.isEmpty == true)
    try story.type("2")
    #expect(story.heard("Custom, today."))
    try story.type("u")
    #expect(story.heard("Default."))
    try story.type("3")
    #expect(story.heard("Too few answers to fit: 0."))
    try story.type("q")
    #expect(story.heard("Default."))
  }

  @Test("fitting tells how far it is, and is given up by q")
  func fitting() throws {
    var study = StudyVault()
    study.fitsForever = true
    var story = try LineModeDriver.opened(study)
    try story.type("2", "1", "8", "28", "3")
    #expect(story.said == ["Fitting to your answers"])
    story.answer(.study(.response(.fitProgress(done: 30, of: 120))))
    try story.type("")
    #expect(story.heard("25 percent."))
    try story.type("q")
    #expect(story.heard("Default."))
  }

  // MARK: The wallet

  @Test("a card is moved up and down, and its place is told each time")
  func order() throws {
    var story = try LineModeDriver.opened()
    try story.type("1", "o")
    #expect(story.heard("2: Travel"))
    try story.type("2")
    #expect(story.heard("Travel: place 2 of 2."))
    try story.type("1")
    #expect(story.heard("Travel: place 1 of 2."))
    try story.type("1")
    #expect(story.heard("can't move further"))
    try story.type("q")
    #expect(story.heard("1: Travel"))
  }
}
