import DomainWords
import Flashcards
import Testing
import WindowLevels
import Wording

@testable import CardcaseUI
@testable import Screens
@testable import StudyUI
@testable import Widgets

@Suite("The list of all cards")
struct BrowserTests {
  private func listed(
    _ study: StudyVault = .deckTree(),
    size: Size = Size(width: 100, height: 30)
  ) throws -> ModelHarness {
    var app = try ModelHarness.studying(study, size: size)
    app.open(BrowserScreen(.everything))
    return app
  }

  /// The line of a card.
  private func line(_ text: String, _ app: ModelHarness) -> String {
    app.lines.first { $0.contains(text) } ?? ""
  }

  @Test("is opened from Home, from the decks and from the palette, with the decks of the cards")
  func everywhere() throws {
    var app = try ModelHarness.studying(.deckTree(), size: Size(width: 100, height: 30))
    app.press(.character("B"))
    #expect(app.lines[0].contains("Flashcards › All decks › Cards"))
    #expect(line("dog", app).contains("Welsh") && line("lamb", app).contains("Zoo"))
    #expect(line("eins", app).contains("Numbers"))
    app.press(.escape, .escape)
    app.press(.character("b"))
    #expect(app.lines[0].contains("All decks") && app.shows("dog") && app.shows("eins"))
    app.press(.escape, .control("p"))
    app.type("All cards")
    app.press(.enter)
    #expect(app.lines[0].contains("All decks") && app.shows("lamb"))
  }

  @Test("has what is done to cards of several decks undone as one")
  func edits() throws {
    var app = try listed()
    app.press(.character("*"), .character("@"))
    #expect(app.shows("Suspended 5 cards."))
    #expect(app.study?.cards.values.allSatisfy(\.isSuspended) == true)
    app.press(.character("u"))
    #expect(app.study?.cards.values.contains(where: \.isSuspended) == false)
  }

  @Test("edits a note of any deck, and adds one to the deck of the focused card")
  func notes() throws {
    var app = try listed()
    app.press(.character("/"))
    app.type("lamb")
    app.press(.enter, .character("e"), .control("u"))
    app.type("dafad")
    app.press(.control("s"))
    #expect(app.shows("dafad") && app.shows("1 card"))
    app.press(.character("a"))
    app.type("carw")
    app.press(.tab)
    app.type("deer")
    app.press(.control("s"), .escape, .escape)
    let note = try #require(app.study?.notes.values.first { $0.content.prompt == "carw" })
    #expect(app.study?.cards.values.first { $0.note == note.id }?.deck == DeckID(rawValue: 4))
  }

  @Test("moves cards of several decks into a new one")
  func moving() throws {
    var app = try listed()
    app.press(.character("*"), .character("m"))
    app.type("All of them")
    app.press(.enter)
    let deck = try #require(
      app.study?.decks.values.first { $0.name.description == "All of them" }
    )
    #expect(app.study?.cards.values.allSatisfy { $0.deck == deck.id } == true)
    app.press(.character("u"))
    #expect(app.study?.decks[deck.id] == nil)
  }

  // MARK: Columns

  @Test("shows the columns that are chosen, in their order, and keeps them")
  func columns() throws {
    var study = StudyVault.deckTree()
    study.notes[NoteID(rawValue: 910)]?.tags = Tags("zoo")
    var app = try listed(study, size: Size(width: 200, height: 60))
    #expect(app.lines[2].contains("Deck") && !app.lines[2].contains("Position"))
    app.press(.character("|"), .character("G"), .character(" "))
    #expect(app.shows("✓ Position"))
    app.press(.character("K"), .escape)
    let head = app.lines[2]
    let place = try #require(head.column(of: "Position"))
    let tags = try #require(head.column(of: "Tags"))
    #expect(place < tags)
    // A lock and another list of all cards have them too; a deck has its own.
    try app.lockAndUnlock()
    #expect(app.lines[2].contains("Position"))
    app.press(.escape)
    app.open(BrowserScreen(.everything))
    #expect(app.lines[2].contains("Position"))
    app.press(.escape)
    app.open(BrowserScreen(.deck(.numbers)))
    #expect(!app.lines[2].contains("Position"))
  }

  @Test("is sorted by a column that is chosen, and turned round by choosing it again")
  func sorting() throws {
    var app = try listed(size: Size(width: 120, height: 40))
    app.press(.character("|"), .character("j"), .character("j"), .character("j"), .enter, .escape)
    #expect(app.lines[2].contains("Deck ↓"))
    let first = try #require(app.lines.firstIndex { $0.contains("dog") })
    #expect(try #require(app.lines.firstIndex { $0.contains("lamb") }) > first)
    app.press(.character("I"))
    #expect(app.lines[2].contains("Deck ↑"))
    let other = try #require(app.lines.firstIndex { $0.contains("dog") })
    #expect(try #require(app.lines.firstIndex { $0.contains("lamb") }) < other)
  }

  @Test("never hides its last column, and has room for the choice on a small screen")
  func lastColumn() throws {
    var app = try listed(size: Size(width: 40, height: 12))
    app.press(.character("|"))
    for _ in BrowserColumn.all { app.press(.character("j"), .character(" ")) }
    app.press(.character("g"), .character("j"))
    for _ in BrowserColumn.all { app.press(.character(" "), .character("j")) }
    #expect(app.shows("✓"))
    app.press(.escape)
    #expect(app.shows("lamb"))
  }

  @Test("lists notes in the place of cards")
  func units() throws {
    var study = StudyVault()
    study.add(.basicAndReversed, "ci", "dog", deck: 1, id: 900)
    var app = try listed(study)
    #expect(app.shows("5 cards"))
    app.press(.character("|"), .enter, .escape)
    #expect(app.shows("4 notes"))
    app.press(.character("!"))
    // What is done is done to all cards of a note.
    let flagged = try #require(app.study?.cards.values.filter { $0.flag == 1 })
    #expect(flagged.map(\.note.rawValue) == [900, 900])
    try app.lockAndUnlock()
    #expect(app.shows("4 notes"))
  }

  // MARK: Many rows

  @Test("has no more in memory than what is around the visible rows")
  func window() throws {
    let pairs = (0..<3_000).map { ("word \($0)", "Wort \($0)") }
    var app = try ModelHarness.studying(StudyVault(pairs))
    app.open(BrowserScreen(.everything))
    #expect(app.shows("3000 cards") && app.shows("word 2999"))
    for _ in 0..<60 { app.press(.pageDown) }
    app.press(.character("G"))
    #expect(app.shows("› word 0 "))
    let screen = try #require(app.front as? BrowserScreen)
    #expect((0..<3_000).count { screen.row($0) != nil } <= 600)
    app.press(.character("g"))
    #expect(app.shows("› word 2999"))
  }

  // MARK: More edits

  @Test("sets due days, and says what it takes where it is something else")
  func due() throws {
    var app = try listed(StudyVault())
    app.press(.character("*"), .character("."), .enter)
    app.type("soon")
    app.press(.enter)
    #expect(app.shows("Days from today"))
    app.press(.control("u"))
    app.type("3")
    app.press(.enter)
    #expect(app.study?.cards.values.allSatisfy { $0.progress.phase == .review } == true)
    #expect(app.shows("3 d"))
    app.press(.character("u"))
    #expect(app.study?.cards.values.allSatisfy { $0.progress.phase == .new } == true)
  }

  @Test("sets the due day of the card that lines tell of, whatever is marked")
  func focused() throws {
    var interface = try ModelHarness.studying()
    interface.open(BrowserScreen(.everything))
    var story = LineModeDriver(over: interface)
    try story.type("mark all", "1", "7", "1", "5")
    let cards = try #require(story.interface.study?.cards.values)
    #expect(cards.count { $0.progress.phase == .review } == 1)
  }

  @Test("has the menu, and what is typed in it, back after a lock")
  func menuLock() throws {
    var app = try listed(StudyVault())
    app.press(.character("."), .enter)
    app.type("4")
    try app.lockAndUnlock()
    #expect(app.shows("Set due day"))
    app.press(.enter)
    #expect(app.shows("4 d"))
  }

  // MARK: Searches

  @Test("brings searches back that were made before")
  func history() throws {
    var app = try listed(StudyVault())
    for search in ["one", "two"] {
      app.press(.character("/"), .control("u"))
      app.type(search)
      app.press(.enter)
    }
    app.press(.character("/"), .control("u"))
    app.type("x")
    app.press(.pageUp)
    #expect(app.shows("zwei") && !app.shows("eins"))
    app.press(.pageUp)
    #expect(app.shows("eins") && !app.shows("zwei"))
    app.press(.pageDown, .pageDown)
    #expect(app.shows("Search  x") || app.shows("/ x") || app.shows("No match"))
  }

  @Test("saves a search under a name, and deletes it")
  func saved() throws {
    var app = try listed(StudyVault())
    app.press(.character("F"))
    #expect(app.shows("No search is saved.") && app.shows("save it."))
    #expect(!app.shows("Delete"))
    app.press(.escape, .character("/"))
    app.type("two or three")
    app.press(.enter, .character("F"), .enter)
    app.type("Late ones")
    app.press(.enter)
    #expect(app.shows("Saved the search \"Late ones\"."))
    app.press(.escape)
    #expect(app.shows("eins"))
    app.press(.character("F"), .enter)
    #expect(app.shows("zwei") && !app.shows("eins"))
    app.press(.control("p"))
    app.type("Late ones")
    #expect(app.shows("two or three"))
    app.press(.escape, .character("F"), .character("j"), .character("d"))
    #expect(app.study?.browserMemory.saved.isEmpty == true)
  }

  // MARK: Line mode

  @Test("is told in lines, with its columns, its edits and its saved searches")
  func lines() throws {
    var interface = try ModelHarness.studying(.deckTree())
    interface.open(BrowserScreen(.everything))
    var story = LineModeDriver(over: interface)
    try story.type("again")
    #expect(story.heard("5 cards") && story.heard("1: oen; lamb; New; Zoo"))
    try story.type("c", "4")
    #expect(story.heard("Deck, shown"))
    try story.type("1", "back", "back")
    #expect(story.heard("1: oen; lamb; New"))
    try story.type("mark all", "b", "10", "1", "3")
    #expect(story.interface.study?.cards.values.allSatisfy { $0.progress.phase == .review } == true)
    try story.type("f", "tag:x")
    #expect(story.heard("No match"))
    try story.type("s", "1")
    #expect(story.heard("tag:x"))
    try story.type("Tagged")
    #expect(story.interface.study?.browserMemory.saved.map(\.name) == ["Tagged"])
  }

  @Test("tells rows of any page in lines")
  func pages() throws {
    let pairs = (1...2_000).map { ("word \($0)", "Wort \($0)") }
    var interface = try ModelHarness.studying(StudyVault(pairs))
    interface.open(BrowserScreen(.everything))
    var story = LineModeDriver(over: interface)
    for _ in 0..<40 { try story.type("m") }
    #expect(story.heard("801: word 1200"))
    try story.type("801")
    #expect(story.heard("word 1200") && story.heard("Wort 1200"))
  }
}
