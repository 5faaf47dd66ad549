import Flashcards
import Locking
import PaymentCards
import Secrets
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

@Suite("The palette")
struct PaletteTests {
  private func open(
    _ decks: [String] = ["Capitals"],
    size: Size = Size(width: 80, height: 24)
  ) throws -> ModelHarness {
    var app = try ModelHarness(size: size)
    app.wallet = FakeWallet([
      .sample("Everyday", "4111111111111111", "03/30", code: "987", notes: "in the safe"),
      .sample("Travel", "5555555555554444", "06/26", holder: "Grace Hopper"),
    ])
    app.wallet.writes = true
    let names = try decks.map { try #require(DeckName($0)) }
    try app.unlock(
      VaultSnapshot(
        passcodeKind: .digits4,
        decks: names.enumerated().map {
          DeckSummary(
            deck: Deck(id: DeckID(rawValue: Int64($0 + 1)), name: $1),
            due: StudyCounts(new: 2),
            cards: 5
          )
        }
      )
    )
    return app
  }

  private func find(_ text: String, _ app: inout ModelHarness) {
    app.press(.control("p"))
    app.type(text)
  }

  /// The rows of the palette, without the frame and blanks.
  private func rows(_ app: ModelHarness) -> [String] {
    app.lines.compactMap { line in
      let parts = line.split(separator: "│")
      guard parts.count >= 2 else { return nil }
      return parts[1].split(whereSeparator: { " ›".contains($0) }).joined(separator: " ")
    }.dropFirst(2).filter { !$0.isEmpty }
  }

  @Test(
    "opens over every screen, and leaves it as it was",
    arguments: ScreenState.open.filter { $0.kind != "palette" }
  )
  func everywhere(state: ScreenState) throws {
    for close in [Key.control("p"), .escape] {
      var app = try state.make()
      app.press(.control("p"))
      let kind = try app.frontKind
      #expect(kind == "palette")
      let shown = app.lines
      app.press(close)
      #expect(try app.frontKind == state.kind)
      #expect(shown != app.lines)
    }
  }

  @Test("is not there at the lock, nor before the vault is opened", arguments: ScreenState.lock)
  func locked(state: ScreenState) throws {
    var app = try state.make()
    let before = app.model.stack.windows.map(\.id)
    app.press(.control("p"))
    #expect(!app.model.isOpen)
    #expect(app.model.stack.windows.map(\.id) == before)
    #expect(!app.shows("Find anything"))
  }

  @Test("lists screens, actions with their keys, decks, cards by their last four, and settings")
  func lists() throws {
    var app = try open(size: Size(width: 80, height: 60))
    app.press(.character("w"))
    find("", &app)
    var all: [String] = []
    for _ in 0..<6 {
      // The rows at an end of a page have an arrow behind them.
      all += rows(app).map { $0.replacing(" ↓", with: "").replacing(" ↑", with: "") }
      app.press(.pageDown)
    }
    for row in [
      "Open Wallet", "Open New deck", "Run Add a", "Run Help F1", "Study Capitals 2 cards to study",
      "Cards Capitals 5 cards", "Card Everyday Visa •1111",
    ] {
      #expect(all.contains(row), "\(row) in \(all)")
    }
    #expect(all.contains { $0.hasPrefix("Setting") && $0.contains("2 minutes") })
    #expect(!all.contains { $0.contains("4111") || $0.contains("987") || $0.contains("safe") })
  }

  @Test(
    "finds a card by what the wallet shows of it, and by no other digit",
    arguments: [
      ("visa", "Everyday"), ("1111", "Everyday"), ("03/30", "Everyday"), ("expired", "Travel"),
      ("hopper", "Travel"), ("evrd", "Everyday"), ("4111", nil), ("987", nil), ("5555", nil),
      ("safe", nil),
    ]
  )
  func cards(search: String, name: String?) throws {
    var app = try open()
    find(search, &app)
    let found = rows(app).filter { $0.hasPrefix("Card ") }
    #expect(found.count == (name == nil ? 0 : 1))
    guard let name else { return }
    #expect(found[0].hasPrefix("Card \(name)"))
    app.press(.enter)
    #expect(try app.frontKind == "card")
    #expect(app.shows(name))
  }

  @Test(
    "finds things by other words that people have for them",
    arguments: [
      ("stats", "Open Statistics", "statistics"), ("graphs", "Open Statistics", "statistics"),
      ("new flashcard", "Add Capitals", "noteForm"), ("dark", "Setting Background", "settings"),
      ("preset", "Options Capitals", "deckOptions"), ("browse", "Cards Capitals", "browser"),
      ("credit cards", "Open Wallet", "wallet"), ("sync", "Open Devices", "devices"),
      ("trash", "Open Changes", "undo"), ("clipboard", "Copy Everyday", "card"),
      ("password", "Setting Change passcode", "settings"),
      ("dark mode", "Setting Theme", "settings"), ("night", "Setting Background", "settings"),
      ("backup", "Open Export payment cards", "cardExport"),
      ("restore backup", "Open Import flashcards", "importing"),
      ("credit card", "Open New payment card", "wizard"),
      ("flash cards", "Open Flashcards", "flashcards"),
      ("interval", "Options Capitals", "deckOptions"),
      ("shuffle", "Study Capitals", "review"), ("timeout", "Setting Lock when idle", "settings"),
      ("cvv", "Setting Save security codes", "settings"),
    ]
  )
  func synonyms(search: String, row: String, kind: String) throws {
    var app = try open()
    find(search, &app)
    let place = try #require(rows(app).firstIndex { $0.hasPrefix(row) }, "\(rows(app))")
    for _ in 0..<place { app.press(.down) }
    app.press(.enter)
    #expect(try app.frontKind == kind)
  }

  static let translated: [(String, String, Phrase)] = [
    ("de", "Passwort", .passcodeChangeTitle), ("de", "dunkel", .settingsTheme),
    ("de", "Backup", .paletteExportCards), ("de", "Kreditkarte", .homeAddCard),
    ("de", "Karteikarten", .homeFlashcards), ("de", "mischen", .keyStudy),
    ("de", "Papierkorb", .undoListTitle), ("de", "Intervall", .keyOptions),
    ("zh_Hans", "口令", .passcodeChangeTitle), ("zh_Hans", "深色模式", .settingsTheme),
    ("zh_Hans", "备份", .paletteExportCards), ("zh_Hans", "信用卡", .homeAddCard),
    ("zh_Hans", "闪卡", .homeFlashcards), ("zh_Hans", "随机", .keyStudy),
    ("zh_Hans", "回收站", .undoListTitle), ("zh_Hans", "间隔", .keyOptions),
    ("zh_Hant", "口令", .passcodeChangeTitle), ("zh_Hant", "深色模式", .settingsTheme),
    ("zh_Hant", "備份", .paletteExportCards), ("zh_Hant", "信用卡", .homeAddCard),
    ("zh_Hant", "閃卡", .homeFlashcards), ("zh_Hant", "隨機", .keyStudy),
    ("zh_Hant", "資源回收筒", .undoListTitle), ("zh_Hant", "間隔", .keyOptions),
    ("ja", "パスワード", .passcodeChangeTitle), ("ja", "ダークモード", .settingsTheme),
    ("ja", "バックアップ", .paletteExportCards), ("ja", "クレジットカード", .homeAddCard),
    ("ja", "フラッシュカード", .homeFlashcards), ("ja", "シャッフル", .keyStudy),
    ("ja", "ゴミ箱", .undoListTitle), ("ja", "間隔", .keyOptions),
  ]

  @Test("finds them in each language", arguments: translated)
  func languages(code: String, search: String, name: Phrase) throws {
    let language = try #require(Language.all.first { $0.code == code })
    let surroundings = Surroundings(size: Size(width: 100, height: 40), language: language)
    var app = try ScreenState.named("palette").make(surroundings)
    app.press(.control("u"))
    app.type(search)
    let found = try #require(app.front as? PaletteScreen)
    let context = try #require(app.model.context(of: found, size: app.model.size))
    let wanted = app.model.wording(name)
    #expect(
      found.found(context).contains {
        $0.name == wanted || app.model.wording($0.kind.label) == wanted
      },
      "\(app.testDescription)"
    )
  }

  @Test("is as tall as it has rows, with what is typed in the same place")
  func height() throws {
    for size in [Size(width: 80, height: 24), Size(width: 40, height: 12)] {
      var app = try ModelHarness(size: size)
      app.study = StudyVault()
      try app.unlock(VaultSnapshot(passcodeKind: .digits4))
      let home = app.lines
      app.press(.control("p"))
      func frame() throws -> Rect {
        let window = try #require(app.model.stack.keyWindow)
        return try #require(app.model.stack[window]).frame
      }
      let whole = try frame()
      var heights: [Int] = []
      for letter in "settings" {
        app.type(String(letter))
        let shown = try frame()
        #expect(shown.origin == whole.origin && shown.width == whole.width)
        let rows = try #require(app.front as? PaletteScreen)
        let context = try #require(app.model.context(of: rows, size: shown.size))
        #expect(shown.height == min(whole.height, 4 + max(1, rows.found(context).count)))
        heights.append(shown.height)
      }
      let last = try #require(heights.last)
      #expect(last < whole.height, "\(app.testDescription)")
      // What was beneath is seen there again.
      let below = try frame().maxY
      #expect(app.lines[below..<(size.height - 1)].elementsEqual(home[below..<(size.height - 1)]))
      app.press(.control("u"))
      #expect(try frame() == whole)
      app.type("qqqq")
      #expect(try frame().height == 5 && app.shows("No match."))
      app.press(.escape)
      #expect(app.lines == home)
    }
  }

  @Test("keeps its height until the notes have come")
  func waiting() throws {
    var app = try open()
    app.press(.control("p"))
    app.type("ca")
    func height() -> Int? {
      app.model.stack.keyWindow.flatMap { app.model.stack[$0]?.frame.height }
    }
    let before = try #require(height())
    app.type("qq")
    #expect(height() == before, "nobody has answered")
  }

  @Test("copies the number of a card that is found, and shows the card")
  func copying() throws {
    var app = try open()
    find("copy travel", &app)
    #expect(rows(app).first?.hasPrefix("Copy Travel") == true)
    app.press(.enter)
    #expect(try app.frontKind == "card" && app.shows("Travel"))
    let copies = app.effects.compactMap { effect -> PaymentCardPart? in
      if case .wallet(.copy(_, let part)) = effect { part } else { nil }
    }
    #expect(copies == [.number])
  }

  @Test("does not mind accents and case", arguments: ["nandu", "ÑANDÚ", "ndu"])
  func accents(search: String) throws {
    var app = try open(["Vögel::Ñandú", "Other"])
    find(search, &app)
    #expect(rows(app).first?.contains("Ñandú") == true)
  }

  @Test("opens what is chosen over the screen beneath, whose unsaved words stay")
  func opening() throws {
    var app = try open()
    app.open(CardWizard())
    app.type("4111")
    find("wallet", &app)
    app.press(.enter)
    #expect(try app.frontKind == "wallet")
    find("settings", &app)
    app.press(.enter)
    #expect(try app.frontKind == "settings")
    // Again the wallet that is open already, not a second one.
    find("wallet", &app)
    app.press(.enter)
    #expect(try app.frontKind == "wallet")
    app.press(.escape)
    #expect(try app.frontKind == "settings")
    app.press(.escape)
    #expect(try app.frontKind == "wizard")
    #expect(app.shows("4111"))
  }

  @Test("does what a key of the screen beneath does, and what the reserved keys do")
  func actions() throws {
    var app = try open()
    app.press(.character("w"))
    find("add", &app)
    app.press(.enter)
    #expect(try app.frontKind == "wizard")
    app.press(.escape)
    find("lock", &app)
    let row = rows(app).firstIndex { $0.hasPrefix("Run Lock") }
    for _ in 0..<(row ?? 99) { app.press(.down) }
    app.press(.enter)
    #expect(!app.model.isOpen)
  }

  @Test("goes to the row of a setting", arguments: SettingsItem.all.indices)
  func settings(row: Int) throws {
    var app = try open()
    let label = app.model.wording(SettingsItem.all[row].label)
    find(label, &app)
    // The screen that a line of the settings opens may have the same name, and comes first.
    let found = rows(app)
    let place = try #require(found.firstIndex { $0.hasPrefix("Setting \(label)") })
    #expect(found[..<place].allSatisfy { $0.hasPrefix("Open \(label)") } && place < 2)
    for _ in 0..<place { app.press(.down) }
    app.press(.enter)
    #expect(try app.frontKind == "settings")
    #expect(app.lines.contains { $0.contains("› \(label)") })
  }

  @Test("keeps what was typed over a lock, and nothing that it found")
  func overALock() throws {
    var app = try open()
    app.press(.character("w"))
    find("eve", &app)
    let before = app.lines
    #expect(rows(app).contains { $0.contains("Everyday") })
    app.press(.control("l"))
    #expect(!app.shows("Everyday") && !app.shows("eve"))
    let session = try #require(app.sealed)
    let table = SecretTable()
    let text = String(decoding: try encode(session, table), as: UTF8.self)
    #expect(text.contains("\"eve\""))
    for found in ["Everyday", "Travel", "1111", "Capitals", "Visa"] {
      #expect(!text.contains(found), "\(found) in \(text)")
    }
    try app.unlock(
      VaultSnapshot(
        passcodeKind: .digits4,
        decks: []
      )
    )
    #expect(try app.frontKind == "palette")
    #expect(app.lines.prefix(5) == before.prefix(5))
    app.press(.control("u"))
    app.type("add")
    #expect(rows(app).contains("Run Add a"))
  }

  @Test("finds saved searches by their names and their words, and opens what they find")
  func savedSearches() throws {
    var app = try ModelHarness()
    var study = StudyVault()
    study.browserMemory.save("zwei", as: "The second")
    study.browserMemory.save("eins", as: "alpha")
    app.study = study
    try app.unlock(VaultSnapshot(passcodeKind: .digits4))
    find("eins", &app)
    #expect(rows(app).contains("Search alpha eins"))
    app.press(.escape)
    find("seco", &app)
    #expect(rows(app).first == "Search The second zwei")
    app.press(.control("l"))
    let sealed = try encode(try #require(app.sealed), SecretTable())
    #expect(!String(decoding: sealed, as: UTF8.self).contains("The second"))
    try app.unlock(VaultSnapshot(passcodeKind: .digits4))
    app.press(.enter)
    #expect(try app.frontKind == "browser")
    #expect(app.shows("two") && !app.shows("three"))
  }

  @Test("finds notes of all decks by their words, and opens the deck's list at them")
  func notes() throws {
    var app = try ModelHarness()
    app.study = StudyVault()
    try app.unlock(VaultSnapshot(passcodeKind: .digits4))
    find("zwei", &app)
    #expect(rows(app) == ["Note two Numbers"])
    app.press(.control("l"))
    let sealed = String(
      decoding: try encode(try #require(app.sealed), SecretTable()),
      as: UTF8.self
    )
    #expect(sealed.contains("\"zwei\"") && !sealed.contains("two"))
    try app.unlock(VaultSnapshot(passcodeKind: .digits4))
    #expect(rows(app) == ["Note two Numbers"])
    app.press(.enter)
    #expect(try app.frontKind == "browser")
    #expect(app.shows("two") && !app.shows("three"))
  }

  @Test("lists after a lock what it listed before, though decks are loaded only then")
  func loadedLater() throws {
    var app = try ModelHarness()
    app.study = StudyVault()
    try app.unlock(VaultSnapshot(passcodeKind: .digits4))
    find("numbers", &app)
    let before = app.screen
    #expect(rows(app).contains { $0.hasPrefix("Study Numbers") })
    app.press(.control("l"))
    try app.unlock(VaultSnapshot(passcodeKind: .digits4))
    #expect(app.screen.lines == before.lines)
  }

  @Test("lists what can be undone, by its words, and asks before it undoes or redoes it")
  func changes() throws {
    var app = try open()
    app.press(.character("w"), .character("d"))
    find("deleted", &app)
    #expect(rows(app).first?.hasPrefix("Change Deleted Everyday today") == true)
    app.press(.enter)
    #expect(app.shows("Deleted Everyday, today"))
    app.press(.down, .enter)
    #expect(app.shows("Undone: Deleted Everyday.") && app.wallet.entries.count == 2)
    find("deleted", &app)
    #expect(rows(app).first?.contains("undone") == true)
    app.press(.enter)
    #expect(app.shows("Deleted Everyday"))
    try app.lockAndUnlock()
    app.press(.escape)
    find("deleted", &app)
    try app.lockAndUnlock()
    #expect(rows(app).first?.hasPrefix("Change Deleted Everyday") == true)
    let sealed = try encode(try #require(app.sealed), SecretTable())
    #expect(!String(decoding: sealed, as: UTF8.self).contains("Deleted "))
  }

  @Test("says so where nothing has the name, and still takes what is typed")
  func nothing() throws {
    var app = try open()
    find("qqqq", &app)
    #expect(app.shows("No match."))
    app.press(.enter)
    #expect(try app.frontKind == "palette")
    app.press(.control("u"))
    app.type("wal")
    app.press(.enter)
    #expect(try app.frontKind == "wallet")
  }

  @Test("fits 40 columns and no UTF-8, and shows the same words without colours")
  func terminals() throws {
    for size in [Size(width: 40, height: 12), Size(width: 120, height: 40)] {
      var app = try open(size: size)
      find("everyday", &app)
      #expect(app.shows("Everyday") && app.shows("1111"))
      #expect(app.lines.allSatisfy { displayWidth(of: $0) <= size.width })
    }
    var plain = try ModelHarness(traits: TerminalTraits(colors: .none, unicode: false))
    try plain.unlock()
    find("everyday", &plain)
    #expect(plain.lines.joined().unicodeScalars.allSatisfy { $0.isASCII })
    #expect(plain.shows("*1111"))
    #expect(!plain.usesColors)
  }

  @Test("finds among thousands of decks")
  func many() throws {
    var app = try open((0..<3_000).map { "Deck \($0)" } + ["Lima"])
    find("lima", &app)
    #expect(rows(app).first == "Study Lima 2 cards to study")
  }
}

@Suite("Going anywhere in line mode")
struct LineModePaletteTests {
  @Test("go and a name opens what has the name")
  func named() throws {
    var story = try LineModeDriver.opened()
    try story.type("go wallet")
    #expect(try story.interface.frontKind == "wallet")
    try story.type("/go wallet")
    #expect(try story.interface.frontKind == "wallet")
    try story.type("go  settings ")
    #expect(try story.interface.frontKind == "settings")
  }

  @Test("go and the name of a setting says that one alone, again its group, and m the others")
  func setting() throws {
    var story = try LineModeDriver.opened()
    let labels = SettingsItem.all.map { story.interface.model.wording($0.label) }
    func heard() -> Int { labels.count { story.heard($0) } }
    try story.type("go \(labels[2])")
    #expect(try story.interface.frontKind == "settings")
    #expect(story.heard("3: \(labels[2])") && heard() < 4, "\(story)")
    let groups = SettingsItem.groups.map {
      $0.items.map { story.interface.model.wording($0.label) }
    }
    try story.type("again")
    #expect(groups[0].allSatisfy { story.heard($0) } && heard() == groups[0].count, "\(story)")
    try story.type("back", "go settings")
    for group in groups {
      #expect(group.allSatisfy { story.heard($0) } && heard() < labels.count, "\(story)")
      try story.type("m")
    }
    #expect(groups[0].allSatisfy { story.heard($0) }, "from the last to the first")
    // A number counts whether its setting was said or not.
    try story.type("\(labels.count - 1)")
    #expect(story.heard(labels[labels.count - 2]), "\(story)")
  }

  @Test("go lists what a name may mean, to be chosen by number")
  func several() throws {
    var story = try LineModeDriver.opened()
    try story.type("go e")
    #expect(try story.interface.frontKind == "palette")
    #expect(story.said.count == 1, "they are one line: \(story.said)")
    var number: Int?
    for _ in 0..<8 where number == nil {
      number = (1...40).last { story.heard("\($0): Card: Everyday") }
      if number == nil { try story.type("more") }
    }
    #expect(number != nil, "\(story.said)")
    try story.type("\(number ?? 0)")
    #expect(try story.interface.frontKind == "card")
  }

  @Test("go alone asks for a name; one that nothing has is told, and asked again")
  func asked() throws {
    var story = try LineModeDriver.opened()
    try story.type("go")
    #expect(story.prompt == "Go to: ")
    try story.type("qqqq")
    #expect(story.said.contains("No match."))
    #expect(story.prompt == "Go to: ")
    try story.type("everyday")
    try story.type("1")
    #expect(try story.interface.frontKind == "card")
    try story.type("go qqqq")
    try story.type("/q")
    #expect(try story.interface.frontKind == "card")
  }

  @Test("go does what the screen can do: at once where it is named in full, or from a list")
  func actions() throws {
    var story = try LineModeDriver.opened()
    try story.type("1", "go favourite")
    #expect(story.interface.wallet.entries.contains { $0.isFavourite })
    // One that is found by a part of its name alone is said, and not done.
    try story.type("go favour")
    #expect(try story.interface.frontKind == "palette")
    #expect(story.heard("Run: Favourite"))
    try story.type("q", "go")
    let choice = story.said.first { $0.contains("Run: Add") }
    let number = try #require(choice?.split(separator: ":").first)
    #expect(!story.heard("Suspend"))
    try story.type("\(number)")
    #expect(try story.interface.frontKind == "wizard")
  }

  @Test("go finds what can be undone, and asks")
  func changes() throws {
    var story = try LineModeDriver.opened()
    try story.type("1", "go delete", "go deleted", "1")
    #expect(story.heard("Deleted Everyday, today"), "\(story)")
    try story.type("2")
    #expect(story.interface.wallet.entries.count == 2)
  }

  @Test("where text is typed a slash stands before it, and at the lock it means nothing")
  func elsewhere() throws {
    var locked = try LineModeDriver()
    try locked.type("go wallet")
    #expect(!locked.interface.model.isOpen)
    var story = try LineModeDriver.opened()
    try story.type("go new payment card")
    #expect(try story.interface.frontKind == "wizard")
    try story.type("/go wallet")
    #expect(try story.interface.frontKind == "wallet")
  }
}
