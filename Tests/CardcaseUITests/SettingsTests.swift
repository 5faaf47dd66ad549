import Testing
import WindowLevels
import Wording

@testable import CardcaseUI
@testable import Preferences
@testable import Screens
@testable import Widgets

@Suite("The settings")
struct SettingsTests {
  private func opened(
    _ size: Size = Size(width: 80, height: 24),
    traits: TerminalTraits = TerminalTraits(colors: .full, unicode: true)
  ) throws -> ModelHarness {
    var app = try ModelHarness(size: size, traits: traits)
    try app.unlock()
    app.open(SettingsScreen())
    return app
  }

  @Test("show the values that the focused one can have, and which it has")
  func values() throws {
    var app = try opened(Size(width: 100, height: 30))
    let idle = "‹ 30 seconds · 1 minute · [2 minutes] · 5 minutes · 15 minutes · never ›"
    #expect(app.shows(idle), "\(app.testDescription)")
    app.press(.right)
    if case .system(.save(let saved))? = app.effects.last { app.answer(.system(.saved(saved))) }
    #expect(app.shows("· 2 minutes · [5 minutes] ·"))
    app.press(.down)
    #expect(app.shows("[never] ›") && !app.shows("[5 minutes]"))
    let plain = try opened(traits: TerminalTraits(colors: .none, unicode: false))
    #expect(plain.shows("[2 minutes] | 5 minutes |"), "\(plain.testDescription)")
  }

  @Test(
    "show all values at every size, in the row or beneath it",
    arguments: ScreenTests.standardSizes
  )
  func everyValue(size: Size) throws {
    var app = try opened(size)
    for item in SettingsItem.all {
      let values = item.values(app.model.wording)
      let text = app.lines.joined(separator: " ").split(separator: " ").joined(separator: " ")
      for value in values where values.count < 10 && size.width >= 80 {
        let words: [Substring] = value.split(separator: " ")
        #expect(words.allSatisfy { text.contains($0) }, "\(value) in \(app.testDescription)")
      }
      app.press(.down)
    }
  }

  static let searches: [(String, Phrase, Phrase)] = [
    ("motion", .settingsMotion, .settingsGroupLook),
    ("animation", .settingsMotion, .settingsGroupLook),
    ("high contrast", .settingsTheme, .settingsGroupLook),
    ("password", .passcodeChangeTitle, .keyLock), ("cvc", .settingsCodes, .settingsGroupCards),
    ("cloud", .settingsSync, .devicesTitle),
  ]

  @Test(
    "are searched by words, values and synonyms, beneath the heads of their groups",
    arguments: searches
  )
  func search(text: String, label: Phrase, heading: Phrase) throws {
    var app = try opened()
    app.press(.character("/"))
    app.type(text)
    let wording = app.model.wording
    #expect(app.shows("› \(wording(label))") && app.shows(wording(heading)))
    #expect(!app.shows("Next day starts at"))
  }

  @Test("change what was found, over a lock, and Esc shows all again with the focus on it")
  func found() throws {
    var app = try opened()
    app.press(.character("/"))
    app.type("dark mode")
    app.press(.enter)
    try app.lockAndUnlock()
    #expect(app.shows("dark mode") && !app.shows("Lock when idle"))
    app.press(.down, .right)
    let saved = app.effects.last.flatMap { effect -> Preferences? in
      if case .system(.save(let saved)) = effect { saved } else { nil }
    }
    let changed = try #require(saved)
    #expect(changed != Preferences())
    app.press(.escape)
    #expect(app.shows("Borders") && app.lines.contains { $0.contains("› ") })
    app.press(.character("/"))
    app.type("qqqq")
    #expect(app.shows("No match."))
    let asked = app.effects.count
    app.press(.enter, .right)
    #expect(app.effects.count == asked)
    app.press(.escape)
    #expect(try app.frontKind == "settings")
    app.press(.escape)
    #expect(try app.frontKind == "home")
  }

  @Test("are searched by f in line mode")
  func lines() throws {
    var story = try LineModeDriver.opened()
    try story.type("go settings", "f", "dark mode")
    #expect(story.heard("Theme") && !story.heard("Lock when idle"), "\(story)")
    try story.type("q")
    #expect(!story.heard("No match."))
    #expect(try story.interface.frontKind == "settings")
  }

  @Test("the values around the current one have the room there is")
  func window() {
    let theme = Theme(TerminalTraits(colors: .full, unicode: true))
    let values = OptionValues(["1", "2", "3", "4", "5"], current: 2)
    #expect(values.all(theme) == "‹ 1 · 2 · [3] · 4 · 5 ›")
    #expect(values.text(columns: 80, theme) == values.all(theme))
    #expect(values.text(columns: 21, theme) == "‹ … · [3] · 4 · 5 ›")
    #expect(values.text(columns: 8, theme) == nil)
    #expect(values.lines(columns: 23, rows: 1, theme) == [values.all(theme)])
    let columns = ["1    2    ", "[3]  4    ", "5    "]
    #expect(values.lines(columns: 12, rows: 3, theme) == columns)
    #expect(values.lines(columns: 12, rows: 2, theme).isEmpty)
    let first = OptionValues(["1", "2", "3"], current: 0)
    #expect(first.text(columns: 13, theme) == "‹ [1] · … ›")
    #expect(OptionValues(["a", "b"], current: nil).all(theme) == "‹ a · b ›")
  }
}
