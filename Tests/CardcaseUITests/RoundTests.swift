import Flashcards
import Locking
import Testing
import WindowLevels

@testable import CardcaseUI
@testable import LockUI
@testable import Preferences
@testable import Screens
@testable import StudyUI
@testable import WalletUI
@testable import Widgets

@Suite("Flashzilla on the screen")
struct RoundTests {
  private static func playing(
    _ study: StudyVault = StudyVault(),
    size: Size = Size(width: 80, height: 24),
    preferences: Preferences = Preferences().with(\.idleLimit, nil)
  ) throws -> ModelHarness {
    var app = try ModelHarness.studying(study, size: size, preferences: preferences)
    app.press(.character("R"), .enter)
    return app
  }

  @Test("Behaviour: 100 seconds, one redraw a second, shown in the corner")
  func clock() throws {
    var app = try Self.playing()
    #expect(app.lines[0].hasSuffix("Time 100"))
    for second in [99, 98] {
      let deadline = try #require(app.model.nextDeadline(after: app.now))
      #expect(app.now.duration(to: deadline) == .seconds(1))
      app.pass(.seconds(1))
      #expect(app.lines[0].hasSuffix("Time \(second)"))
    }
  }

  @Test("the time, and that it stands, shows at every size", arguments: ScreenTests.standardSizes)
  func clockFits(size: Size) throws {
    var app = try Self.playing(size: size)
    #expect(app.lines[0].hasSuffix("Time 100"))
    app.tell(.event(.focused(false)))
    #expect(app.lines[0].hasSuffix("Time 100 (paused)"))
  }

  @Test("Behaviour: the card is turned by a key, and answers leave the schedule alone")
  func play() throws {
    var app = try Self.playing()
    #expect(app.shows("three"))
    app.press(.character(" "))
    app.pass(.milliseconds(200))
    #expect(app.shows("drei"))
    app.press(.right, .right, .right)
    app.pass(.milliseconds(300))
    #expect(app.shows("The stack is empty"))
    #expect(app.shows("3 right (3 at once), 0 wrong"))
    #expect(app.study?.changes.isEmpty == true)
  }

  @Test("Challenge 3: a wrong card goes back under the stack")
  func wrongGoesBack() throws {
    var app = try Self.playing()
    app.press(.left)
    app.pass(.milliseconds(300))
    #expect(app.shows("Stack: 3"))
    app.press(.right, .right)
    app.pass(.milliseconds(300))
    #expect(app.shows("three"))
    #expect(app.shows("Stack: 1"))
  }

  @Test("Fault: at 0 nothing is answered, and a new round starts with cards left")
  func timeUp() throws {
    var app = try Self.playing()
    app.press(.right)
    app.pass(.seconds(100))
    #expect(app.shows("Time is up"))
    app.press(.right, .left, .character("l"))
    #expect(app.shows("1 right (1 at once), 0 wrong, 2 left"))
    #expect(app.model.nextDeadline(after: app.now) == nil)
    app.press(.character("R"))
    #expect(app.lines[0].hasSuffix("Time 100"))
    #expect(app.shows("Stack: 3"))
  }

  @Test("Behaviour: an empty stack can be started again too")
  func stackEmpty() throws {
    var app = try Self.playing()
    app.press(.right, .right, .right, .character("R"))
    #expect(app.shows("Stack: 3"))
  }

  @Test("Fault: the clock stands while cards are edited, and the stack follows what changed")
  func editing() throws {
    var app = try Self.playing()
    app.pass(.seconds(10))
    app.press(.character("e"))
    app.pass(.seconds(50))
    app.type("!")
    app.press(.control("s"))
    #expect(app.lines[0].hasSuffix("Time 90"))
    #expect(app.shows("three!"))
    app.pass(.seconds(1))
    #expect(app.lines[0].hasSuffix("Time 89"))
  }

  @Test("the clock stands while help is shown and while the focus is elsewhere")
  func helpAndFocus() throws {
    var app = try Self.playing()
    app.press(.function(1))
    app.pass(.seconds(30))
    app.press(.function(1))
    #expect(app.lines[0].hasSuffix("Time 100"))
    app.tell(.event(.focused(false)))
    app.pass(.seconds(30))
    #expect(app.lines[0].contains("Time 100 (paused)"))
    #expect(app.model.nextDeadline(after: app.now) == nil)
    app.tell(.event(.focused(true)))
    app.pass(.seconds(1))
    #expect(app.lines[0].hasSuffix("Time 99"))
  }

  @Test("Behaviour: the clock stands under the lock, however long, and over a suspension")
  func locking() throws {
    var app = try Self.playing()
    app.pass(.seconds(20))
    app.press(.right, .character(" "), .control("l"))
    app.pass(.seconds(500))
    try app.unlock(VaultSnapshot(passcodeKind: .digits4))
    #expect(app.lines[0].hasSuffix("Time 80"))
    #expect(app.shows("zwei"))
    app.tell(.event(.stopRequested))
    app.pass(.seconds(500))
    try app.unlock(VaultSnapshot(passcodeKind: .digits4))
    #expect(app.lines[0].hasSuffix("Time 80"))
  }

  @Test("a round that ran when the program was killed goes on with the time it had")
  func killed() throws {
    var app = try Self.playing()
    app.pass(.seconds(20))
    app.press(.right)
    let running = try #require(app.model.session)
    app.press(.control("l"))
    app.sealed = running
    app.pass(.seconds(1_000))
    try app.unlock(VaultSnapshot(passcodeKind: .digits4))
    #expect(app.lines[0].hasSuffix("Time 80"))
    app.pass(.seconds(1))
    #expect(app.lines[0].hasSuffix("Time 79"))
  }

  @Test("it grades the schedule only where that is asked for at the end, and once")
  func grading() throws {
    var app = try Self.playing()
    app.press(.left, .character("+"))
    #expect(app.study?.changes.isEmpty == true)
    app.press(.right, .right, .right)
    // The last card is away then.
    app.pass(.seconds(1))
    #expect(app.shows("R starts again. + grades the schedule"))
    app.press(.character("+"))
    #expect(app.study?.reviews.map(\.rating).sorted() == [.again, .good, .good])
    #expect(app.shows("graded by your first answers"))
    app.press(.character("+"))
    #expect(app.study?.changes.count == 1)
  }

  @Test("chosen cards and another length")
  func choosing() throws {
    var app = try ModelHarness.studying()
    app.press(.character("R"), .down, .right)
    #expect(app.shows("180 seconds"))
    app.press(.up, .left)
    #expect(app.shows("picked by hand"))
    app.press(.enter, .character(" "), .character(" "), .enter)
    #expect(app.shows("Stack: 2"))
    #expect(app.lines[0].hasSuffix("Time 180"))
    app.press(.escape, .character("y"), .escape, .character("R"), .right, .enter)
    #expect(app.shows("No cards here."))
  }

  @Test("Fault: right and wrong have a sign and a word, without colours too")
  func signs() throws {
    var app = try ModelHarness.studying(traits: TerminalTraits(colors: .none, unicode: true))
    app.press(.character("R"), .enter, .character("h"))
    #expect(app.shows("✗ Wrong"))
  }

  @Test("Fault: only the top card is exposed")
  func topOnly() throws {
    let app = try Self.playing()
    #expect(!app.shows("one"))
    #expect(!app.shows("two"))
    #expect(app.screen.cursor != nil)
  }

  @Test("Esc ends the round and shows its summary with the missed cards; once more, it leaves")
  func ending() throws {
    var app = try Self.playing()
    app.press(.left, .right)
    app.pass(.seconds(1))
    app.press(.escape, .character("y"))
    #expect(app.shows("The round is over") && app.shows("1 right (1 at once), 1 wrong"))
    let missed = try #require(app.lines.firstIndex { $0.contains("Missed") })
    #expect(app.lines[(missed + 1)...].contains { $0.contains("three") && $0.contains("drei") })
    #expect(!app.shows("zwei"))
    #expect(app.model.nextDeadline(after: app.now) == nil)
    app.press(.right, .character(" "))
    #expect(app.shows("1 right (1 at once), 1 wrong"))
    app.press(.escape, .character("y"))
    #expect(app.lines[0].contains("Flashcards") && !app.lines[0].contains("Round"))
  }

  @Test("a round that was ended can be started again, and a lock keeps its summary")
  func endedAndLocked() throws {
    var app = try Self.playing()
    app.press(.left, .escape, .character("y"))
    try app.lockAndUnlock()
    #expect(app.shows("The round is over") && app.shows("three"))
    app.press(.character("R"))
    #expect(app.lines[0].hasSuffix("Time 100"))
    #expect(app.shows("Stack: 3"))
  }

  @Test("a bar shrinks with the time; in the last ten seconds it is red, and words say so")
  func bar() throws {
    var app = try Self.playing()
    func filled() -> Int { app.lines[1].count { $0 == "━" } }
    let full = filled()
    #expect(full > 70)
    app.pass(.seconds(50))
    #expect(abs(filled() - full / 2) <= 1)
    #expect(!app.shows("last seconds"))
    app.pass(.seconds(40))
    #expect(app.lines[1].hasSuffix("! last seconds"))
    let bad = try #require(app.lines[1].column(of: "━"))
    #expect(
      app.screen[Point(x: bad, y: 1)].style == Theme(app.model.traits, usesColors: true).bad
    )
  }

  @Test("Esc asks before a round that runs is ended, and its time stands still meanwhile")
  func endingAsked() throws {
    var app = try Self.playing()
    #expect(app.lines.last?.contains("Esc Pause") == true)
    app.press(.function(1))
    #expect(app.lines.contains { $0.contains("Esc") && $0.contains("Pause") })
    app.press(.escape, .escape)
    #expect(app.shows("End this round?"))
    let clock = app.lines[0]
    app.pass(.seconds(30))
    #expect(app.lines[0] == clock)
    try app.lockAndUnlock()
    #expect(app.shows("End this round?"))
    app.press(.enter)
    #expect(!app.shows("End this round?") && app.shows("Time"))
    app.pass(.seconds(5))
    #expect(app.lines[0] != clock)
    app.press(.escape, .character("n"), .escape, .character("y"))
    #expect(app.shows("Start again"))
  }
}
