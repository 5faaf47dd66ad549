import Flashcards
import Testing
import WindowLevels

@testable import CardcaseUI
@testable import LockUI
@testable import Preferences
@testable import Screens
@testable import StudyUI
@testable import WalletUI
@testable import Widgets

@Suite("Words that work everywhere in line mode")
struct LineModeWordsTests {
  private static let refusals = ["Not a choice", "too long", "a key that types nothing"]

  @Test("every scene takes each of them, with and without a slash", arguments: ScreenState.all)
  func everywhere(_ state: ScreenState) throws {
    let first = try LineModeDriver(over: state.make())
    for word in LineModeWord.allCases {
      for typed in [word.rawValue, "/" + word.rawValue] {
        var story = first
        try story.type(typed)
        #expect(!story.said.isEmpty || !story.answer.isEmpty, "\(typed)")
        for refusal in Self.refusals { #expect(!story.heard(refusal), "\(typed)") }
        if word == .lock { #expect(!story.interface.model.isOpen, "\(typed)") }
        if word == .quit { #expect(story.hasEnded, "\(typed)") }
        if word == .brief { #expect(story.heard("Brief speech."), "\(typed)") }
        if word == .help {
          #expect(story.heard("quit: Quit") || story.heard("Please wait"), "\(typed)")
        }
      }
    }
  }

  @Test("where says the screen and those beneath it in every state", arguments: ScreenState.all)
  func place(_ state: ScreenState) throws {
    var story = try LineModeDriver(over: state.make())
    try story.type("where")
    let names = LineModeDialogue().screenNames(story.interface.model)
    #expect(!story.said.isEmpty)
    if let name = names.first { #expect(story.said.first?.hasPrefix(name) == true) }
    for name in names.dropFirst() { #expect(story.said.first?.contains(name) == true) }
  }

  @Test("every kind of screen has a name")
  func names() {
    for kind in ScreenRegistry.kinds {
      #expect((kind.entry?.label ?? LineModeDialogue.names[kind.name]) != nil, "\(kind.name)")
    }
  }

  @Test("back is the way back of every open scene but Home", arguments: ScreenState.open)
  func back(_ state: ScreenState) throws {
    var story = try LineModeDriver(over: state.make())
    guard !state.isAtWork, state.kind != "home" else { return }
    if case .none = story.scene.entry { return }
    try story.type("back")
    #expect(!story.heard("There is no way back"))
  }

  @Test("full-width letters, digits and blanks count as theirs")
  func wide() throws {
    var story = try LineModeDriver.opened(StudyVault())
    try story.type("ｈｅｌｐ")
    #expect(story.heard("quit: Quit"))
    try story.type("２", "　１　")
    #expect(story.heard("1: Study"))
    try story.type("ｂａｃｋ", "ｍａｒｋ　１")
    #expect(story.heard("marked"))
    try story.type("／ｕｎｍａｒｋ　ａｌｌ", "１", "８", "－２")
    #expect(story.said.last == "New cards per day: 15 cards")
    try story.type("ｌｏｃｋ")
    #expect(!story.interface.model.isOpen)
    try story.type("１２３４")
    #expect(story.heard("Checking"))
  }

  @Test("in text they stay as they were typed")
  func wideText() throws {
    var story = try LineModeDriver.opened(StudyVault())
    try story.type("2", "a", "ａ１　ｂ")
    #expect(story.heard("ａ１　ｂ"))
  }

  @Test("behind a backslash a word is text, and a backslash is one behind another")
  func literal() throws {
    func name(_ typed: String) throws -> Bool {
      var story = try LineModeDriver.opened(StudyVault())
      try story.type("2", "a", typed)
      let expected = String(typed.dropFirst())
      return story.interface.study?.decks.values.contains {
        $0.name.description == expected
      } ?? false
    }
    for word in [#"\help"#, #"\lock"#, #"\?"#, #"\/q"#, #"\/go wallet"#, #"\\"#, #"\\x"#] {
      #expect(try name(word), "\(word)")
    }
    var story = try LineModeDriver.opened(StudyVault())
    // No word of the program: the backslash is text.
    try story.type("2", "a", #"\frac"#)
    #expect(story.heard(#"\frac"#))
    try story.type("a", "help")
    #expect(story.heard(#""help" is a command"#))
    #expect(story.prompt == "New deck: ")
  }

  @Test("again says what was said last once more, and the scene with its menu")
  func again() throws {
    var story = try LineModeDriver.opened(StudyVault())
    try story.type("2", "1", "more")
    let options = story.said
    try story.type("again")
    #expect(story.said == options)
    try story.type("zzz", "again")
    #expect(story.said == ["Not a choice. Type help for the choices."])
    try story.type("q")
    #expect(!story.heard("a: New deck"))
    try story.type("again")
    #expect(story.heard("1: Numbers") && story.heard("a: New deck"))
  }

  @Test("more says the next rows, and that there are none")
  func more() throws {
    let pairs = (1...45).map { ("word \($0)", "Wort \($0)") }
    var story = try LineModeDriver.opened(StudyVault(pairs))
    try story.type("more")
    #expect(story.said == [#""more" does nothing here."#])
    try story.type("2", "1", "3", "where")
    #expect(
      story.heard("Cards, opened from Flashcards and Home.") && story.heard("Rows 1 to 20 of 45.")
    )
    try story.type("more")
    #expect(story.heard("21: ") && !story.heard("20: "))
  }

  @Test("a menu and a count are said where they have changed, and a question each time")
  func menus() throws {
    var story = try LineModeDriver.opened(StudyVault())
    try story.type("2", "back")
    #expect(story.said == ["Home"])
    try story.type("2")
    #expect(
      story.said == ["Flashcards", "1: Numbers: new 3, learning 0, due 0, cards 3"]
    )
    for _ in 0..<2 {
      try story.type("1", "7")
      #expect(story.heard("1: ") && story.heard("2: "))
      try story.type("back")
    }
    try story.type("1", "1", "", "", "back", "back")
    #expect(story.heard("Home") && !story.heard("3: Settings"))
  }

  @Test("the nearest choice is said of a line that is none, and the numbers that there are")
  func nearest() throws {
    var story = try LineModeDriver.opened(StudyVault())
    try story.type("hepl")
    #expect(story.said == ["Not a choice. Did you mean help?"])
    try story.type("studdy")
    #expect(story.said == ["Not a choice. Did you mean study?"])
    try story.type("99")
    #expect(
      story.said == ["Not a choice. The numbers go from 1 to 5."]
    )
  }

  @Test("Enter answers Good where an answer is due, and Again where another one was typed")
  func right() throws {
    var story = try LineModeDriver.opened(StudyVault())
    try story.type("2", "1", "1", "", "")
    #expect(story.interface.study?.reviews.last?.rating == .good)
    var study = StudyVault([])
    study.add(.typed, "capital", "Lima", deck: 1, id: 500)
    story = try LineModeDriver.opened(study)
    try story.type("2", "1", "1", "Rome")
    #expect(story.prompt == "Enter Again, 2 Hard, 3 Good, 4 Easy: ")
    try story.type("")
    #expect(story.interface.study?.reviews.last?.rating == .again)
  }

  @Test("very long lines, NUL and other controls are refused in words")
  func hostile() throws {
    var story = try LineModeDriver.opened(StudyVault())
    for line in [String(repeating: "q", count: 100_000), "a\u{0}b", "\u{1B}[A"] {
      try story.type(line)
      #expect(!story.said.isEmpty && story.prompt.hasSuffix(" choice: "))
    }
    try story.type("2", "a")
    for line in [String(repeating: "q", count: 100_000), "a\u{0}b", "\u{1B}[A"] {
      try story.type(line)
      #expect(story.heard("Nothing was changed.") && story.prompt == "New deck: ")
    }
    #expect(story.interface.study?.decks.count == 1)
  }
}
