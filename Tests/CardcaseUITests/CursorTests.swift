import Testing
import WindowLevels

@testable import CardcaseUI
@testable import LockUI
@testable import Preferences
@testable import Screens
@testable import StudyUI
@testable import WalletUI
@testable import Widgets

/// The place of the cursor, which a screen reader reads from and a braille display follows.
@Suite("The cursor")
struct CursorTests {
  /// The states in which it is not on the row that has the focus, and what it is on.
  static let away = ["wallet with a number shown": "4111 1111 1111 1111"]

  /// The text read from the cursor on, by states: one for each kind of screen and for the lock.
  private static let heard: KeyValuePairs = [
    "home": "› Study due cards",
    "home at a deck": "› Languages",
    "home of an empty vault": "› New payment card",
    "settings": "› Lock when idle for",
    "confirmation": "› Cancel",
    "help": "› Study",
    "palette": "Screens, actions",
    "changes": "› Deleted Everyday",
    "changes, none": "No changes",
    "question before an undo": "› Cancel",
    "notice": "› OK",
    "wallet": "› Everyday",
    "wallet with a number shown": "4111 1111 1111 1111",
    "empty wallet": "No cards yet.",
    "search that found": "› Travel",
    "search that found nothing": "No match.",
    "card": "•••• •••• •••• 1111",
    "card in the letterbox": "› Later",
    "form": "XXXX XXXX XXXX XXXX",
    "form at its end": "Card",
    "form that asks": "› Save and leave",
    "question before a card is deleted for good": "› Cancel",
    "preview of cards": "› ·  Everyday",
    "update in a preview of cards": "Everyday",
    "cards that are imported": "Writing",
    "export of cards": "› Format   Encrypted",
    "decks": "› Numbers",
    "no decks": "No decks yet",
    "decks that can't be read": "✗ The flashcards can't be read",
    "deletion of a deck": "› Cancel",
    "options": "› Preset",
    "presets": "› Shared",
    "option of the deck's own": "› Reviews per day",
    "parameters": "› Default",
    "simulation": "› Days to simulate",
    "deck before it is read": "Loading",
    "question": "one",
    "answer": "eins",
    "answer to type": "Type the answer",
    "long answer": "end",
    "finished review": "› Back",
    "round": "› Cards",
    "round played": "three",
    "round with its answer": "drei",
    "round over": "1 right (1 at once), 0 wrong",
    "list": "› three",
    "card information": "three",
    "picture": "A cat (40",
    "occlusions": "1",
    "no occlusions": "You must make",
    "note": "the question",
    "note's kind": "< Basic >",
    "custom study": "› Study",
    "load of a deck": "› What is done",
    "exams of a deck": "› Numbers in 23 days",
    "type change": "› Type",
    "type change of several types": "These notes",
    "note types": "› Basic",
    "note type": "› Name",
    "template": "{{FrontSide}}",
    "duplicates": "› one",
    "no duplicates": "No two notes",
    "check of media": "› missing",
    "check of media that finds nothing": "Nothing is",
    "statistics": "No answers yet.",
    "preview of an import": "› Numbers",
    "import under way": "Reading",
    "import with a file chosen": "› notes.tsv",
    "study that waits for decks that can't be read": "✗ The flashcards can't be read",
    "recovery key": "TWE0G",
    "devices": "› laptop",
    "setting devices up": "› A folder",
    "invitation": "0N830",
    "removal of a device": "› Cancel",
    "conflicts of devices": "› Tokyo",
    "conflict of devices": "The capital of Japan",
    "all conflicts of devices": "› Cancel",
    "first start": "› 6 digits",
    "lock": "5",
    "lock that refused": "› Back",
    "keys of the lock": "Keys",
  ]

  /// The kinds whose cursor is behind what is typed, where nothing is to be read but that line.
  private static let fields: Set = [
    "deckName", "deckChoice", "deckMove", "exporting", "passcodeChange", "replacing",
    "filteredDeck",
  ]

  private static let sizes = [
    Size(width: 80, height: 24), Size(width: 40, height: 12), Size(width: 120, height: 40),
  ]

  /// The text of a screen from its cursor to the end of the line, and the line.
  private func text(at app: ModelHarness) throws -> (rest: String, line: String) {
    let screen = app.screen
    let cursor = try #require(screen.cursor, "\(app.testDescription)")
    var rest = ""
    for x in cursor.x..<screen.size.width {
      let cell = screen[Point(x: x, y: cursor.y)]
      guard !cell.isContinuation else { continue }
      rest.unicodeScalars.append(Unicode.Scalar(cell.base) ?? " ")
    }
    return (rest, screen.lines[cursor.y])
  }

  @Test("is at what one wants to hear", arguments: ScreenState.all)
  func heard(state: ScreenState) throws {
    guard let wanted = Self.heard.first(where: { $0.key == state.name })?.value else { return }
    for size in Self.sizes {
      let app = try state.make(Surroundings(size: size))
      let rest = try text(at: app).rest
      // A small screen has less of it.
      #expect(
        rest.hasPrefix(size.width < 80 ? String(wanted.prefix(8)) : wanted),
        "\(size): \(rest)\(app.testDescription)"
      )
    }
  }

  @Test("has been thought of on every kind of screen")
  func kinds() throws {
    let names = Set(Self.heard.map(\.key))
    #expect(names.isSubset(of: ScreenState.all.map(\.name)))
    let states = ScreenState.all.filter { names.contains($0.name) }
    #expect(
      Set(states.map(\.kind)).union(Self.fields)
        == Set(ScreenRegistry.kinds.map(\.name)).union([nil])
    )
  }

  @Test("is on a word, or in a field whose line has more than a frame", arguments: ScreenState.all)
  func words(state: ScreenState) throws {
    for size in Self.sizes {
      let app = try state.make(Surroundings(size: size))
      let (rest, line) = try text(at: app)
      let typed = app.front?.takesText ?? (state.kind == nil)
      let first = (typed ? line.filter { $0 != " " } : rest).first
      #expect(
        first.map { !" │┃─━╭╮╰╯┏┓┗┛".contains($0) || typed } == true,
        "\(size): \(line)\(app.testDescription)"
      )
    }
  }

  @Test("goes from what is typed to the row that an arrow leads to, and back with the next letter")
  func searching() throws {
    func check(
      _ app: inout ModelHarness,
      row: String,
      field: String,
      _ location: SourceLocation = #_sourceLocation
    ) throws {
      app.press(.down)
      #expect(try text(at: app).rest.hasPrefix(row), "\(app)", sourceLocation: location)
      app.type("e")
      let line = try text(at: app).line
      #expect(line.contains(field), "\(line)", sourceLocation: location)
      #expect(!line.contains(row), sourceLocation: location)
    }
    var palette = try ScreenState.named("home").make()
    palette.press(.control("p"))
    try check(&palette, row: "› New payment card", field: "› e")
    var wallet = try ScreenState.named("wallet").make()
    wallet.press(.character("/"))
    try check(&wallet, row: "› Travel", field: "Search: e")
    var list = try ScreenState.named("list").make()
    list.press(.character("/"))
    try check(&list, row: "› two", field: "Search e")
    var deck = try ScreenState.named("moving to a new deck").make()
    deck.press(.down)
    #expect(try text(at: deck).rest.hasPrefix("› "), "\(deck)")
    deck.type("m")
    #expect(try text(at: deck).line.contains("Deck Num"), "\(deck)")
  }

  @Test("is at digits for as long as they are shown", arguments: sizes)
  func digits(size: Size) throws {
    let number = "4111 1111 1111 1111"
    var app = try ScreenState.named("card with its code").make(Surroundings(size: size))
    app.press(.character("r"))
    #expect(try text(at: app).rest.hasPrefix(number), "\(app)")
    app.press(.character("C"))
    app.pass(.seconds(1))
    #expect(try text(at: app).rest.hasPrefix("123"), "\(app)")
    app.pass(.seconds(10))
    #expect(try !text(at: app).rest.hasPrefix("123"), "\(app)")
    // The list, with the card beside it where there is room.
    var list = try ScreenState.named("wallet with a number shown").make(Surroundings(size: size))
    #expect(try text(at: list).rest.hasPrefix(number), "\(list)")
    list.press(.character("C"))
    list.pass(.seconds(1))
    #expect(try text(at: list).rest.hasPrefix("123"), "\(list)")
    list.pass(.seconds(10))
    #expect(try text(at: list).rest.hasPrefix("› Coded"), "\(list)")
  }

  @Test(
    "is on the line of the right pane that has the focus, and on its digits when they are shown"
  )
  func pane() throws {
    let wide = Surroundings(size: Size(width: 120, height: 40))
    var app = try ScreenState.named("wallet with a number shown").make(wide)
    app.pass(.seconds(10))
    app.press(.tab)
    #expect(try text(at: app).rest.hasPrefix("› Number"), "\(app)")
    app.press(.character("r"))
    #expect(try text(at: app).rest.hasPrefix("4111 1111"), "\(app)")
    app.press(.down)
    #expect(try text(at: app).rest.hasPrefix("› Code"), "\(app)")
  }

  @Test("in reading mode is at the answer, which stands alone")
  func readingMode() throws {
    var app = try ScreenState.named("question").make()
    app.answer(.system(.saved(app.model.preferences.with(\.readingMode, true))))
    #expect(try text(at: app).rest.hasPrefix("one"))
    app.press(.character(" "))
    app.pass(.seconds(1))
    #expect(try text(at: app).rest.hasPrefix("eins"), "\(app)")
    #expect(!app.lines.contains { $0.contains(" one ") })
  }

  @Test(
    "tells nothing of the digits that are typed on a keypad",
    arguments: ["lock", "first start"]
  )
  func keypad(name: String) throws {
    var app = try ScreenState.named(name).make()
    if name != "lock" { app.press(.enter) }
    let before = app.screen.cursor
    let rest = try text(at: app).rest
    for digit in ["5", "0", "9"] {
      app.type(digit)
      #expect(app.screen.cursor == before)
      #expect(try text(at: app).rest == rest)
    }
  }
}
