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

@Suite("The layout of a review")
struct ReviewLayoutTests {
  private static let sizes = [
    Size(width: 80, height: 24), Size(width: 40, height: 12), Size(width: 120, height: 40),
    Size(width: 200, height: 60), Size(width: 60, height: 14), Size(width: 41, height: 11),
  ]

  /// The place of a text on the screen.
  private func place(of text: String, _ app: ModelHarness) -> Point? {
    for (y, line) in app.lines.enumerated().dropFirst(2) {
      if let x = line.column(of: text) { return Point(x: x, y: y) }
    }
    return nil
  }

  @Test(
    "the prompt stays where it was when the card turns, and while it turns",
    arguments: sizes,
    ["eins", "a\nb\nc\nd", String(repeating: "word ", count: 150), "漢字かな"]
  )
  func promptStays(size: Size, answer: String) throws {
    var app = try ModelHarness.reviewing(StudyVault([("one", answer)]), size: size)
    let before = try #require(place(of: "one", app))
    app.press(.enter)
    app.now = app.now.advanced(by: .milliseconds(20))
    #expect(place(of: "one", app) == before)
    app.pass(.seconds(1))
    #expect(place(of: "one", app) == before)
    app.press(.enter)
    app.pass(.seconds(1))
    #expect(place(of: "one", app) == before)
  }

  @Test("a card that turns clips its text, at the place where it stands")
  func turning() throws {
    let prompt = (1...9).map { "<\($0)234567>" }.joined()
    var app = try ModelHarness.reviewing(StudyVault([(prompt, "end")]))
    let row = try #require(app.lines.firstIndex { $0.contains("<1234567>") })
    let whole = app.lines[row]
    app.press(.enter)
    app.now = app.now.advanced(by: .milliseconds(40))
    let clipped = app.lines[row]
    #expect(!clipped.contains("<1234567>") && clipped.contains("<5234567>"))
    #expect(clipped.column(of: "<5234567>") == whole.column(of: "<5234567>"))
  }

  @Test("the card grows to 100 columns and to the height of its text", arguments: sizes)
  func grows(size: Size) throws {
    let app = try ModelHarness.reviewing(size: size)
    let top = try #require(app.lines.dropFirst(2).first { $0.contains("╭") })
    let width = top.prefix { $0 != "╮" }.drop { $0 != "╭" }.count + 1
    #expect(width == min(100, size.width < 60 ? size.width - 8 : (size.width - 12) / 4 * 4))
    let text = (1...12).map { "line \($0)" }.joined(separator: "\n")
    let long = try ModelHarness.reviewing(StudyVault([(text, "end")]), size: size)
    let isWhole = (1...12).allSatisfy { long.shows("line \($0)") }
    #expect(isWhole == (size.height >= 40))
    #expect(long.shows("more below") == !isWhole)
  }

  @Test(
    "on a very low screen the answer is there after the turn, and the keys that answer",
    arguments: [
      Size(width: 80, height: 8), Size(width: 80, height: 9), Size(width: 40, height: 8),
      Size(width: 40, height: 9), Size(width: 30, height: 10),
    ]
  )
  func low(size: Size) throws {
    var app = try ModelHarness.reviewing(size: size)
    #expect(app.shows("one"), "\(app)")
    app.press(.enter)
    app.pass(.seconds(1))
    #expect(app.shows("eins"), "\(app)")
    for answer in ["Again", "Hard", "Good", "Easy"] { #expect(app.shows(answer), "\(app)") }
  }

  @Test("at 30 columns the times of the answers are whole, and the answers stand in their order")
  func narrow() throws {
    var app = try ModelHarness.reviewing(size: Size(width: 30, height: 12))
    app.press(.enter)
    app.pass(.seconds(1))
    let rows = app.lines.filter { $0.contains("1 ") && $0.contains("2 Hard") }
    #expect(rows.count == 1 && app.shows("3 Good 10 min"), "\(app)")
  }

  @Test("the answers are four equal boxes right beneath the stack")
  func boxes() throws {
    for size in Self.sizes where size.width >= 60 && size.height >= 24 {
      let study = StudyVault((1...6).map { ("prompt \($0)", "a") })
      var app = try ModelHarness.reviewing(study, size: size)
      app.press(.enter)
      app.pass(.seconds(1))
      let tops = app.lines.indices.filter { app.lines[$0].contains("╭") }
      try #require(tops.count == 2)
      #expect(app.lines[tops[1] - 1].contains("╰"))
      let card = try #require(app.lines[tops[0]].column(of: "╭"))
      let starts = app.lines[tops[1]].columns(of: "╭")
      let ends = app.lines[tops[1]].columns(of: "╮")
      #expect(starts.count == 4 && starts[0] == card)
      #expect(Set(zip(starts, ends).map { $1 - $0 }).count == 1)
      #expect(ends[3] == app.lines[tops[0]].column(of: "╮"))
    }
  }

  @Test("the key that turns the card is said where the answers come")
  func hint() throws {
    var app = try ModelHarness.reviewing()
    let row = try #require(app.lines.firstIndex { $0.contains("Space turns the card") })
    app.press(.enter)
    app.pass(.seconds(1))
    #expect(app.lines[row].contains("✗ Again"))
  }

  @Test("of a long prompt and a long answer both are there after the turn, and both scroll")
  func longSides() throws {
    let prompt = (1...90).map { "line \($0)." }.joined(separator: "\n")
    let answer = (1...90).map { "answer \($0)." }.joined(separator: "\n")
    for size in Self.sizes {
      var app = try ModelHarness.reviewing(StudyVault([(prompt, answer)]), size: size)
      app.press(.down, .enter)
      app.pass(.seconds(1))
      #expect(app.shows("line 2.") && !app.shows("line 1."))
      #expect(app.shows("answer 1."))
      #expect(app.shows("more below") && app.shows("more above"))
      app.press(.character("G"))
      #expect(app.shows("line 90.") && app.shows("answer 90."))
      #expect(!app.shows("more below"))
      app.press(.character("g"))
      #expect(app.shows("line 1.") && app.shows("answer 1."))
    }
  }

  @Test("at 40 by 12 the answer to a prompt that fills the card is there after the turn")
  func shortAnswer() throws {
    let prompt = (1...30).map { "line \($0)." }.joined(separator: "\n")
    var app = try ModelHarness.reviewing(
      StudyVault([(prompt, "end")]),
      size: Size(width: 40, height: 12)
    )
    #expect(app.shows("more below"))
    app.press(.enter)
    app.pass(.seconds(1))
    #expect(app.shows("end") && app.shows("✓ Good") && app.shows("line 1."))
  }

  @Test("the answer is stronger than the prompt")
  func stronger() throws {
    var app = try ModelHarness.reviewing(StudyVault([("one", "eins")]))
    app.press(.enter)
    app.pass(.seconds(1))
    let prompt = try #require(place(of: "one", app))
    let answer = try #require(place(of: "eins", app))
    #expect(!app.screen[prompt].style.attributes.contains(.bold))
    #expect(app.screen[answer].style.attributes.contains(.bold))
  }

  @Test("the counts have their colours, and that of the current card is underlined")
  func counts() throws {
    let app = try ModelHarness.reviewing()
    let theme = Theme(app.model.traits, usesColors: true)
    let new = try #require(app.lines[0].column(of: "new 3"))
    let learning = try #require(app.lines[0].column(of: "learning 0"))
    #expect(app.screen[Point(x: new, y: 0)].style == theme.newCount.adding(.underline))
    #expect(app.screen[Point(x: learning, y: 0)].style == theme.muted)
  }

  @Test("a line shows how many of the cards are answered")
  func progress() throws {
    var app = try ModelHarness.reviewing()
    #expect(app.lines[1].hasSuffix("0 of 3"))
    app.press(.enter, .character("4"))
    app.pass(.seconds(1))
    #expect(app.lines[1].hasSuffix("1 of 3") && app.lines[1].contains("━─"))
  }

  @Test("what was typed and the answer are two lines in one column, underlined where they differ")
  func typed() throws {
    var study = StudyVault([])
    study.add(.typed, "capital of Peru", "Lima", deck: 1, id: 500)
    let traits = TerminalTraits(colors: .full, unicode: true, background: .dark)
    var app = try ModelHarness.reviewing(study, traits: traits)
    let before = try #require(place(of: "capital of Peru", app))
    app.type("lema")
    #expect(place(of: "capital of Peru", app) == before)
    app.press(.enter)
    app.pass(.seconds(1))
    #expect(place(of: "capital of Peru", app) == before)
    let yours = try #require(place(of: "lema", app))
    let answer = try #require(place(of: "Lima", app))
    #expect(yours.x == answer.x && yours.y + 1 == answer.y)
    #expect(!app.screen[yours].style.attributes.contains(.underline))
    for point in [yours, answer] {
      #expect(app.screen[point.moved(x: 1)].style.attributes.contains(.underline))
    }
    #expect(!app.shows("[") || app.lines.allSatisfy { !$0.contains("[-") })
  }

  @Test("a resize or a lock in the middle of a turn or a swipe leaves the card as it was")
  func interrupted() throws {
    for keys: [Key] in [[.enter], [.enter, .character("l")], [.enter, .right]] {
      for size in Self.sizes {
        var calm = try ModelHarness.reviewing(size: size)
        keys.forEach { calm.press($0) }
        calm.pass(.seconds(2))
        var app = try ModelHarness.reviewing()
        keys.forEach { app.press($0) }
        app.now = app.now.advanced(by: .milliseconds(50))
        app.tell(.event(.resized(size)))
        _ = app.lines
        try app.lockAndUnlock()
        app.pass(.seconds(2))
        #expect(app.lines == calm.lines, "\(size) \(keys)")
      }
    }
  }
}
