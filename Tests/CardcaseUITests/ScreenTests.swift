import Locking
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

@Suite("The screens")
struct ScreenTests {
  static let standardSizes = [
    Size(width: 80, height: 24), Size(width: 40, height: 12), Size(width: 200, height: 60),
  ]

  @Test("the first screen at 80 by 24")
  func home() throws {
    var app = try ModelHarness()
    try app.unlock()
    let rule = "  " + String(repeating: "─", count: 76)
    #expect(
      app.lines[0...14] == [
        " Cardcase › Home                                              Wed 15 Jul  12:00",
        "",
        "  Today",
        rule,
        "    0 due    2 new    0 learning    about 1 minute",
        "  › Study due cards                                                      Enter",
        "",
        "  Decks                                                       new  learn   due",
        rule,
        "    Capitals                                                    2      0     0",
        "",
        "  Wallet",
        rule,
        "      Everyday                     Visa                         •1111    12/28",
        "      Travel                       Mastercard                   •4444    01/30",
      ]
    )
    #expect(
      app.lines[23]
        == " Enter Study  w Wallet  f Flashcards  s Settings  Ctrl-P Find anything  F1 Help"
    )
  }

  /// Sizes from the smallest to a large terminal's.
  private static let sizes = [Size(width: 30, height: 8)] + standardSizes

  @Test("every kind in the registry has a state, and every state shows its kind")
  func kinds() throws {
    #expect(
      Set(ScreenState.open.map(\.kind)) == Set(ScreenRegistry.kinds.map(\.name)),
      "give a new kind of screen a state in Tests/CardcaseUITests/States"
    )
    #expect(Set(ScreenState.all.map(\.name)).count == ScreenState.all.count)
    for state in ScreenState.all {
      #expect(try state.make().frontKind == state.kind, "\(state.name)")
    }
  }

  @Test(
    "every screen shows its main words at every size, and has its cursor on the screen",
    arguments: ScreenState.all
  )
  func sizes(state: ScreenState) throws {
    let usual = try state.make()
    for size in Self.sizes {
      let app = try state.make(Surroundings(size: size))
      let screen = app.screen
      let lines = screen.lines
      #expect(lines.count == size.height)
      if size.width >= 40 {
        for word in state.words {
          #expect(lines.contains { $0.contains(word) }, "\(size): \(word)\(app.testDescription)")
        }
        #expect(
          lines.contains { $0.contains("F1 Help") || $0.contains("F1 Close") } || state.kind == nil,
          "\(size)\(app.testDescription)"
        )
      }
      if size.width < 40, !state.fitsSmallest { continue }
      let cursor = try #require(screen.cursor, "\(size)\(app.testDescription)")
      #expect(Rect(size: size).contains(cursor), "\(size): \(cursor)")
      var resized = usual
      resized.tell(.event(.resized(size)))
      #expect(resized.screen.cursor.map(Rect(size: size).contains) == true, "\(size)")
    }
  }

  @Test(
    "without UTF-8 nothing beyond ASCII is drawn but what the user wrote",
    arguments: ScreenState.all
  )
  func ascii(state: ScreenState) throws {
    for size in Self.standardSizes {
      let app = try state.make(
        Surroundings(size: size, traits: TerminalTraits(colors: .none, unicode: false))
      )
      // The names of decks of the learner and of a package.
      let names = ["漢字", "Wörter", "Prüfung"]
      let others = app.screen.lines.map { line in
        names.reduce(line) { $0.replacing($1, with: "") }
      }
      #expect(others.allSatisfy(Self.isASCII), "\(size)\(app.testDescription)")
    }
  }

  private static func isASCII(_ line: String) -> Bool { line.utf8.allSatisfy { $0 < 0x80 } }

  @Test("without colours nothing has one and every word stays", arguments: ScreenState.all)
  func colorless(state: ScreenState) throws {
    // Without 256 colours a picture is words, for which the other words make room.
    let drawn = try state.make()
    let told = try state.make(Surroundings(traits: TerminalTraits(colors: .sixteen, unicode: true)))
    let hasPicture = Self.halves(drawn) > Self.halves(told)
    let app = hasPicture ? told : drawn
    let screen = app.screen
    for surroundings in [
      Surroundings(traits: TerminalTraits(colors: .none, unicode: true)),
      Surroundings(usesColors: false),
    ] {
      let plain = try state.make(surroundings)
      let plainScreen = plain.screen
      #expect(!plain.usesColors)
      // One row of the settings tells of the colours themselves.
      let label = plain.model.wording(Settings.table.usesColors.label)
      for (without, with) in zip(plainScreen.lines, screen.lines) where !without.contains(label) {
        #expect(Self.words(without) == Self.words(with))
      }
      #expect(plainScreen.size == screen.size)
      #expect(plainScreen.cursor == screen.cursor)
    }
  }

  /// The number of halves of cells, which pictures and the chip of a payment card are made of.
  private static func halves(_ app: ModelHarness) -> Int {
    app.screen.lines.joined().count { $0 == "▀" }
  }

  /// A line without the cells of plots, which have a colour where there are colours, and else a
  /// sign for each kind.
  private static func words(_ line: String) -> [Substring] {
    line.filter { !plotSigns.contains($0) }.split(separator: " ")
      .filter { !Set($0).isSubset(of: stateLetters) }
  }

  private static let plotSigns: Set<Character> = Set("·░▒▓█▁▂▃▄▅▆▇▏▎▍▌▋▊▉")
  /// The letters of the states, which stacked bars are made of without colours.
  private static let stateLetters: Set<Character> = Set("myln")

  @Test("the sign of a focus is where the cursor is", arguments: ScreenState.all)
  func focus(state: ScreenState) throws {
    for size in Self.standardSizes {
      let app = try state.make(Surroundings(size: size))
      // The cursor of somebody who types is in the text, which a list may be below.
      guard app.front?.takesText != true else { return }
      let screen = app.screen
      let lines = screen.lines
      // The cursor of somebody who looks at digits is on these.
      guard CursorTests.away[state.name] == nil else { return }
      // The first row's signs are between the names of the way.
      let marked = (1..<size.height).filter { lines[$0].contains("›") }
      guard !marked.isEmpty, let cursor = screen.cursor else { continue }
      #expect(marked.contains(cursor.y), "\(size)\(app.testDescription)")
    }
  }

  @Test(
    "line mode says something of every screen, asks, and has a way back",
    arguments: ScreenState.open
  )
  func lineMode(state: ScreenState) throws {
    var story = try LineModeDriver(over: state.make(Surroundings(reducedMotion: true)))
    #expect(!story.said.isEmpty || !story.prompt.isEmpty)
    guard !state.isAtWork else {
      try story.type("/lock")
      #expect(!story.interface.model.isOpen)
      return
    }
    #expect(story.prompt.hasSuffix(" "), "\(story.prompt)")
    try story.type("/?")
    if story.heard("Not a choice") { try story.type("?") }
    let words = story.said.map { String($0.prefix { $0 != ":" }) }
    let plain = words.map { $0.hasPrefix("/") ? String($0.dropFirst()) : $0 }
    #expect(Set(words).count == words.count, "two choices of one name: \(words)")
    #expect(Set(plain).isSuperset(of: ["help", "where", "again", "lock", "quit"]), "\(words)")
    #expect(
      state.kind == "home" || state.isQuestion || plain.contains("q"),
      "no way back: \(words)"
    )
  }

  @Test("without colours the focus is still marked: by a sign and by reverse")
  func monochrome() throws {
    var app = try ModelHarness(traits: TerminalTraits(colors: .none, unicode: true))
    try app.unlock()
    let cursor = try #require(app.screen.cursor)
    #expect(app.screen[cursor].scalars == ["›"])
    #expect(app.screen[cursor].style.attributes.contains(.reverse))
    #expect(app.screen[cursor].style.foreground == .standard)
  }

  @Test("a key that does nothing says so and names the way to those that do")
  func unknownKey() throws {
    var app = try ModelHarness()
    try app.unlock()
    app.press(.control("x"))
    #expect(app.shows("Ctrl-X does nothing here. F1: keys."))
    app.press(.down)
    #expect(!app.shows("does nothing here"))
  }

  @Test("a terminal that is too small says so and shows nothing else")
  func tooSmall() throws {
    var app = try ModelHarness()
    try app.unlock()
    app.press(.character("w"))
    app.tell(.event(.resized(Size(width: 20, height: 5))))
    #expect(app.shows("Window too small."))
    #expect(!app.shows("Everyday"))
    app.tell(.event(.resized(Size(width: 80, height: 24))))
    #expect(app.shows("Everyday"))
  }

  @Test(
    "the lock fits any size, down to one cell",
    arguments: [1, 2, 3, 5, 6, 8, 11, 12, 20, 21, 26]
  )
  func lockSizes(side: Int) throws {
    for size in [
      Size(width: side, height: side), Size(width: side * 3, height: side),
      Size(width: 300, height: side),
    ] {
      var app = try ModelHarness(size: size)
      app.type("12")
      #expect(app.lines.count == side)
      app.type("34")
      #expect(app.effects.count == 1)
    }
  }

  @Test("a resize under the lock lays the screens out anew after it")
  func resizeUnderLock() throws {
    var app = try ModelHarness()
    try app.unlock()
    app.press(.character("w"), .control("l"))
    app.tell(.event(.resized(Size(width: 100, height: 30))))
    try app.unlock()
    #expect(app.lines.count == 30)
    #expect(app.lines[29].contains("F1 Help"))
    #expect(app.model.stack.windows.allSatisfy { $0.frame.width == 100 })
  }

  @Test("a change of settings asks for it to be kept, and shows once it is")
  func settings() throws {
    var app = try ModelHarness()
    try app.unlock()
    app.press(.character("s"), .right)
    guard case .system(.save(let preferences)) = app.effects.last else {
      Issue.record("\(app.effects)")
      return
    }
    #expect(preferences.idleLimit == .seconds(300))
    #expect(app.shows("[2 minutes]"))
    app.answer(.system(.saved(preferences)))
    #expect(app.shows("[5 minutes]"))
    #expect(app.shows("✓ Settings: saved."))
    app.answer(.system(.notSaved(.diskFull)))
    #expect(app.shows("✗ Nothing was changed: the disk is full."))
  }

  @Test("without colours, as the user set it, nothing has one and every sign stays")
  func withoutColors() throws {
    var app = try ModelHarness()
    try app.unlock()
    #expect(app.usesColors)
    app.answer(.system(.saved(Preferences().with(\.usesColors, false))))
    #expect(!app.usesColors)
    #expect(app.shows("› Study due cards"))
  }

  @Test(
    "the settings can all be reached, each with its note, at every size",
    arguments: standardSizes
  )
  func everySetting(size: Size) throws {
    var app = try ModelHarness(size: size)
    try app.unlock()
    app.open(SettingsScreen())
    for item in SettingsItem.all {
      #expect(app.shows("› " + app.model.wording(item.label)))
      if let note = item.note(app.model.machine.settings) {
        let words = app.model.wording(note)
        #expect(app.shows(String(words.prefix(while: { $0 != " " }))))
      }
      app.press(.down)
    }
  }

  @Test("the recovery key comes up after every unlocking until one group was typed back")
  func recoveryKey() throws {
    let key = try RecoveryKey(random: SystemRandom())
    var contents = VaultSnapshot.sample
    contents.lock.recoveryKey = key
    contents.lock.recoveryGroup = 2
    var app = try ModelHarness()
    try app.unlock(contents)
    let first = (0..<5).map { Character(Unicode.Scalar(key.symbol(group: 0, position: $0))) }
    #expect(app.shows(String(first)))
    app.press(.escape)
    #expect(app.shows("w Wallet"))
    app.press(.control("l"))
    try app.unlock(contents)
    #expect(app.shows(String(first)))
    app.press(.enter)
    #expect(!app.shows(String(first)))
    #expect(app.shows("Type group 3"))
    app.type("!!!!!")
    app.press(.enter)
    #expect(app.shows("Check group 3: there is a typo."))
    let third = (0..<5).map { Character(Unicode.Scalar(key.symbol(group: 2, position: $0))) }
    app.type(String(third).lowercased())
    app.press(.enter)
    guard case .lock(.eraseRecoveryKey) = app.effects.last else {
      Issue.record("\(app.effects)")
      return
    }
    app.answer(.lock(.recoveryKeyErased))
    #expect(app.shows("w Wallet"))
    #expect(app.shows("your paper is the only copy now."))
  }

  @Test("help lists the keys of the screen below it and the reserved ones, and ? asks for it too")
  func help() throws {
    var app = try ModelHarness()
    try app.unlock()
    app.press(.character("w"), .character("?"))
    #expect(app.shows("Edit"))
    app.press(.character("G"))
    #expect(app.shows("Lock and suspend"))
    #expect(app.shows("Page   "))
    app.press(.function(1))
    #expect(!app.shows("Lock and suspend"))
  }

  @Test("lists scroll with their focus, and say that there is more")
  func scrolling() throws {
    var app = try ModelHarness(size: Size(width: 40, height: 12))
    app.wallet = FakeWallet((1...40).map { .sample("Card \($0)", "4111111111111111", "01/30") })
    try app.unlock()
    app.press(.character("w"), .end)
    #expect(app.shows("› Card 40"))
    #expect(app.shows("↑"))
    #expect(!app.shows("Card 1 "))
    app.press(.pageUp, .home)
    #expect(app.shows("› Card 1"))
  }

  @Test("text in Chinese is broken by columns, and none of it is lost")
  func wideText() {
    let text = "法国的首都是哪里这个问题很长很长很长很长"
    let lines = WrappedText(text, width: 9).lines
    #expect(lines.joined() == text)
    #expect(lines.allSatisfy { displayWidth(of: $0) <= 9 })
  }
}
