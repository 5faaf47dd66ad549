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

extension ModelHarness {
  /// With decks, at the list of them.
  static func studying(
    _ study: StudyVault = StudyVault(),
    size: Size = Size(width: 80, height: 24),
    traits: TerminalTraits = TerminalTraits(colors: .full, unicode: true),
    preferences: Preferences = Preferences()
  ) throws -> ModelHarness {
    var app = try ModelHarness(size: size, traits: traits, preferences: preferences)
    app.study = study
    try app.unlock(VaultSnapshot(passcodeKind: .digits4))
    app.press(.character("f"))
    return app
  }

  /// At the first card of the first deck.
  static func reviewing(
    _ study: StudyVault = StudyVault(),
    size: Size = Size(width: 80, height: 24),
    traits: TerminalTraits = TerminalTraits(colors: .full, unicode: true),
    preferences: Preferences = Preferences()
  ) throws -> ModelHarness {
    var app = try studying(study, size: size, traits: traits, preferences: preferences)
    app.press(.enter)
    return app
  }

  /// Locks, and unlocks as the program does: nothing but what was sealed and what is kept is left.
  mutating func lockAndUnlock() throws {
    press(.control("l"))
    try unlock(VaultSnapshot(passcodeKind: .digits4))
  }
}

@Suite("Reviewing")
struct ReviewTests {
  @Test("a card is turned by Space or Enter, and its question stays above the answer")
  func flip() throws {
    for key in [Key.character(" "), .enter] {
      var app = try ModelHarness.reviewing()
      #expect(app.shows("one"))
      #expect(!app.shows("eins"))
      app.press(key)
      app.pass(.seconds(1))
      #expect(app.shows("one"))
      #expect(app.shows("eins"))
    }
  }

  @Test("in reading mode the answer takes the place of the question")
  func readingMode() throws {
    var app = try ModelHarness.reviewing(preferences: Preferences().with(\.readingMode, true))
    app.press(.enter)
    app.pass(.seconds(1))
    #expect(!app.shows(" one"))
    #expect(app.shows("eins"))
  }

  @Test(
    "an answer before the card is turned only turns it",
    arguments: [.left, .right] + ["1", "2", "3", "4"].map { Key.character($0) }
  )
  func answerBeforeFlip(key: Key) throws {
    var app = try ModelHarness.reviewing()
    app.press(key)
    #expect(app.study?.changes.isEmpty == true)
    app.pass(.seconds(1))
    #expect(app.shows("eins"))
  }

  @Test("each answer shows its key, its sign or word, and when the card would come again")
  func intervals() throws {
    var app = try ModelHarness.reviewing()
    app.press(.enter)
    app.pass(.seconds(1))
    let words = try #require(app.lines.firstIndex { $0.contains("1   ✗ Again") })
    for word in ["2   Hard", "3   ✓ Good", "4   Easy"] {
      #expect(app.lines[words].contains(word))
    }
    for (word, interval) in [("✗ Again", "1 min"), ("Hard", "6 min"), ("✓ Good", "10 min")] {
      let column = app.lines[words].column(of: word)
      #expect(column != nil && app.lines[words + 1].columns(of: interval).contains(column ?? -1))
    }
    app.tell(.event(.resized(Size(width: 40, height: 12))))
    #expect(app.shows("1 ✗ Again 1 min"))
    #expect(app.shows("3 ✓ Good 10 min"))
    #expect(app.shows("4 Easy"))
    #expect(app.shows("2 Hard"))
  }

  @Test(
    "Space and Enter answer Good once the card is turned, or turn it back where that is set",
    arguments: [Key.character(" "), .enter]
  )
  func space(key: Key) throws {
    var app = try ModelHarness.reviewing()
    app.press(key, key)
    #expect(app.study?.reviews.map(\.rating) == [.good])
    let turning = Preferences().with(\.spaceAnswers, false)
    var other = try ModelHarness.reviewing(preferences: turning)
    other.press(key, key)
    other.pass(.seconds(1))
    #expect(other.study?.changes.isEmpty == true)
    #expect(other.shows("one"))
    #expect(!other.shows("eins"))
  }

  @Test(
    "t turns the card, and turns it back, whatever Space and Enter do",
    arguments: [true, false]
  )
  func turningBack(spaceAnswers: Bool) throws {
    var app = try ModelHarness.reviewing(
      preferences: Preferences().with(\.spaceAnswers, spaceAnswers)
    )
    app.press(.character("t"))
    app.pass(.seconds(1))
    #expect(app.shows("eins"))
    app.press(.character("t"))
    app.pass(.seconds(1))
    #expect(!app.shows("eins") && app.study?.changes.isEmpty == true)
  }

  @Test(
    "after a typed answer that was wrong Space and Enter answer Again, and it is what is proposed",
    arguments: [Key.character(" "), .enter]
  )
  func wrongProposal(key: Key) throws {
    for (answer, rating) in [("Lima", Rating.good), ("Quito", .again)] {
      var study = StudyVault([])
      study.add(.typed, "capital of Peru", "Lima", deck: 1, id: 500)
      var app = try ModelHarness.reviewing(study)
      app.type(answer)
      app.press(.enter)
      app.pass(.seconds(1))
      #expect(app.lines.last?.contains(rating == .good ? "Space Good" : "Space Again") == true)
      app.press(key)
      #expect(app.study?.reviews.map(\.rating) == [rating])
    }
  }

  @Test("j, k, the arrows up and down, g and G never answer", arguments: [false, true])
  func movement(isTurned: Bool) throws {
    var app = try ModelHarness.reviewing()
    if isTurned { app.press(.enter) }
    for key: Key in [.up, .down] + "jkgG".unicodeScalars.map({ .character($0) }) {
      app.press(key)
    }
    #expect(app.study?.changes.isEmpty == true)
    app.pass(.seconds(1))
    #expect(app.shows("eins") == isTurned)
  }

  @Test("right by the right arrow, Space and 3; wrong by the left arrow and 1; 2 and 4 refine")
  func ratings() throws {
    let cases: [(Key, Rating)] = [
      (.right, .good), (.character(" "), .good), (.character("3"), .good), (.left, .again),
      (.character("1"), .again), (.character("2"), .hard), (.character("4"), .easy),
    ]
    for (key, rating) in cases {
      var app = try ModelHarness.reviewing()
      app.press(.enter, key)
      #expect(app.study?.reviews.map(\.rating) == [rating])
      app.pass(.seconds(1))
      #expect(app.shows("two"))
    }
  }

  @Test("the next card shows only once the answer is kept")
  func durable() throws {
    var app = try ModelHarness.reviewing()
    let vault = try #require(app.study)
    app.study = nil
    app.press(.enter, .right)
    guard case .study(.save(let change, _))? = app.effects.last else {
      Issue.record("\(app.effects.count)")
      return
    }
    app.pass(.seconds(2))
    #expect(!app.shows("two"))
    app.study = vault
    app.study?.apply(change)
    app.answer(.study(.saved(change)))
    #expect(app.shows("two"))
  }

  @Test(
    "an answer that can't be kept leaves the card as it is, with a message, and nothing is lost"
  )
  func notKept() throws {
    var app = try ModelHarness.reviewing()
    app.study?.refuses = true
    app.press(.enter, .right)
    app.pass(.seconds(1))
    #expect(app.shows("eins"))
    #expect(app.shows("✗ Nothing was changed: the disk is full."))
    app.study?.refuses = false
    app.press(.right)
    #expect(app.study?.reviews.count == 1)
    app.pass(.seconds(1))
    #expect(app.shows("two"))
  }

  @Test("an answer is on disk before anything else is asked for")
  func oneChangeAnAnswer() throws {
    var app = try ModelHarness.reviewing()
    app.press(.enter, .right, .enter, .left)
    let changes = try #require(app.study?.changes)
    #expect(changes.map(\.reviews.count) == [1, 1])
    #expect(changes[1].reviews[0].rating == .again)
  }

  @Test("three edges show behind the top card, and only the top card says anything")
  func stack() throws {
    let app = try ModelHarness.reviewing(StudyVault((1...6).map { ("prompt \($0)", "a") }))
    let bottoms = app.lines.filter { $0.contains("╰") }
    #expect(bottoms.count == 4)
    #expect(app.shows("prompt 1"))
    #expect((2...6).allSatisfy { !app.shows("prompt \($0)") })
  }

  @Test("the last card has nothing behind it")
  func lastCard() throws {
    let app = try ModelHarness.reviewing(StudyVault([("only", "one")]))
    #expect(app.lines.filter { $0.contains("╰") }.count == 1)
  }

  @Test("the cursor stands on the live card after every key")
  func cursor() throws {
    var app = try ModelHarness.reviewing()
    for key: Key in [.enter, .right, .character(" "), .character("h"), .character("j")] {
      app.press(key)
      app.pass(.seconds(1))
      let cursor = try #require(app.screen.cursor)
      #expect(cursor.y > 1 && cursor.y < 20)
    }
  }

  @Test("flying off takes no longer than 200 ms, and the next key ends it at once")
  func motion() throws {
    var app = try ModelHarness.reviewing()
    app.press(.enter)
    app.pass(.milliseconds(200))
    app.press(.right)
    app.now = app.now.advanced(by: .milliseconds(50))
    #expect(app.shows("✓ Good"))
    #expect(app.model.nextDeadline(after: app.now) != nil)
    app.press(.enter)
    app.now = app.now.advanced(by: .milliseconds(170))
    #expect(app.shows("zwei"))
    app.press(.right)
    app.now = app.now.advanced(by: .milliseconds(200))
    #expect(app.shows("three"))
  }

  @Test("Challenge 2: a drag that is let go springs back with its own colour only, then neutral")
  func springBack() throws {
    var app = try ModelHarness.reviewing()
    app.press(.enter)
    app.pass(.milliseconds(200))
    app.press(.character("l"))
    /// The rows above the answers.
    func stack() -> ArraySlice<String> { app.lines.prefix { !$0.contains("3   ✓ Good") } }
    #expect(stack().contains { $0.contains("✓ Good") })
    for _ in 0..<50 {
      app.now = app.now.advanced(by: .milliseconds(16))
      #expect(!stack().contains { $0.contains("✗ Again") })
    }
    #expect(!stack().contains { $0.contains("✓ Good") })
    #expect(app.study?.reviews.isEmpty == true)
  }

  @Test("Behaviour: beyond the threshold a drag answers; Shift with an arrow drags too")
  func drag() throws {
    for (key, rating) in [
      (Key.character("l"), Rating.good), (Key(.left, .shift), .again),
    ] {
      var app = try ModelHarness.reviewing()
      app.press(.enter)
      for _ in 0..<StackDrag.steps { app.press(key) }
      #expect(app.study?.reviews.map(\.rating) == [rating])
    }
  }

  @Test("with reduced motion each key gives exactly one state of the screen")
  func reducedMotion() throws {
    var app = try ModelHarness.reviewing(
      preferences: Preferences().with(\.idleLimit, nil).with(\.reducedMotion, true)
    )
    for key: Key in [.enter, .right, .enter, .left, .enter] {
      app.press(key)
      let lines = app.lines
      app.now = app.now.advanced(by: .milliseconds(80))
      #expect(app.lines == lines)
      #expect(app.model.nextDeadline(after: app.now) == nil)
    }
  }

  @Test("u undoes what was done last, answers and all else in order")
  func undo() throws {
    var app = try ModelHarness.reviewing()
    let before = app.study?.cards
    app.press(.enter, .right, .character("!"), .enter, .left)
    #expect(app.study?.reviews.count == 2)
    app.press(.character("u"))
    #expect(app.shows("two"))
    #expect(app.shows("Undone: Answered two."))
    #expect(app.study?.cards.values.filter { $0.flag == 1 }.count == 1)
    app.press(.character("u"))
    #expect(app.shows("Undone: Flag changed: two."))
    #expect(app.study?.cards.values.filter { $0.flag == 1 }.isEmpty == true)
    app.press(.character("u"))
    #expect(app.shows("one"))
    #expect(app.study?.reviews.isEmpty == true)
    #expect(app.study?.cards.mapValues(\.progress) == before?.mapValues(\.progress))
    app.press(.character("u"))
    #expect(app.shows("Nothing to undo"))
  }

  @Test("Ctrl-Y does again what was undone, until something else is done")
  func redo() throws {
    var app = try ModelHarness.reviewing()
    app.press(.enter, .right, .enter, .left)
    let after = app.study?.cards
    let moments = app.study?.reviews.map(\.moment)
    app.press(.character("u"), .character("u"))
    #expect(app.shows("one"))
    app.press(.control("y"))
    #expect(app.shows("two"))
    #expect(app.shows("Redone: Answered one."))
    app.press(.control("y"))
    #expect(app.shows("three"))
    #expect(app.study?.cards == after)
    #expect(app.study?.reviews.map(\.moment) == moments)
    app.press(.character("u"), .enter, .right, .control("y"))
    #expect(app.shows("Nothing to redo"))
  }

  @Test("bury and suspend leave the card out, and are kept")
  func leaveOut() throws {
    var app = try ModelHarness.reviewing()
    app.press(.character("-"))
    #expect(app.shows("two"))
    app.press(.character("@"))
    #expect(app.shows("three"))
    let cards = try #require(app.study?.cards.values.sorted { $0.id < $1.id })
    #expect(cards[0].buriedOn != nil)
    #expect(cards[1].isSuspended)
  }

  @Test("a card in steps is waited for by a deadline, not by ticks, and comes by itself")
  func waiting() throws {
    var study = StudyVault([("only", "one")])
    let id = DeckID(rawValue: 1)
    study.decks[id]?.options.scheduling = try SchedulerSettings(
      retention: 0.9,
      learningSteps: [60_000, 3_600_000],
      relearningSteps: []
    )
    var app = try ModelHarness.reviewing(study, preferences: Preferences().with(\.idleLimit, nil))
    app.press(.enter, .right)
    app.pass(.seconds(1))
    #expect(app.shows("No card right now"))
    #expect(app.shows("next learning card: 40 minutes."))
    let deadline = try #require(app.model.nextDeadline(after: app.now))
    #expect(app.now.duration(to: deadline) > .seconds(30))
    app.pass(.seconds(39 * 60))
    #expect(app.shows("next learning card: 1 minute."))
    app.pass(.seconds(60))
    #expect(app.shows("only"))
    app.press(.enter, .right)
    app.pass(.seconds(1))
    #expect(app.shows("Done for today"))
    #expect(app.shows("2 answers   ✓ 2 right   ✗ 0 wrong"))
  }

  @Test("a day that ends while the session is open brings its cards")
  func rollOver() throws {
    var study = StudyVault((1...3).map { ("prompt \($0)", "a") })
    study.decks[DeckID(rawValue: 1)]?.options.newPerDay = 1
    var app = try ModelHarness.reviewing(study, preferences: Preferences().with(\.idleLimit, nil))
    app.press(.enter, .character("4"))
    app.pass(.seconds(1))
    #expect(app.shows("Done for today"))
    app.pass(.seconds(17 * 3_600))
    #expect(app.shows("prompt 2"))
  }

  @Test("a day that ends while a card shows leaves it, and brings its cards after it")
  func rollOverAtCard() throws {
    var study = StudyVault((1...4).map { ("prompt \($0)", "a") })
    study.decks[DeckID(rawValue: 1)]?.options.newPerDay = 1
    var app = try ModelHarness.reviewing(study, preferences: Preferences().with(\.idleLimit, nil))
    app.press(.enter)
    app.pass(.seconds(17 * 3_600))
    #expect(app.shows("prompt 1"))
    app.press(.character("4"))
    app.pass(.seconds(1))
    #expect(app.shows("prompt 2"))
    app.press(.character("u"))
    #expect(app.shows("prompt 1"))
  }

  @Test("after a lock an answer can be undone where the day's limits leave the card out")
  func undoWithinLimits() throws {
    var study = StudyVault((1...4).map { ("prompt \($0)", "a") })
    study.decks[DeckID(rawValue: 1)]?.options.newPerDay = 2
    var app = try ModelHarness.reviewing(study)
    app.press(.enter, .character("4"))
    app.pass(.seconds(1))
    #expect(app.shows("prompt 2"))
    app.press(.control("l"))
    try app.unlock(VaultSnapshot(passcodeKind: .digits4))
    #expect(app.shows("prompt 2"))
    app.press(.character("u"))
    #expect(app.shows("prompt 1"))
    #expect(app.study?.reviews.isEmpty == true)
  }

  @Test("a leech is told, and its note gets the tag")
  func leech() throws {
    var study = StudyVault([("hard", "one")])
    let card = FlashcardID(rawValue: 101)
    let then = LocalMoment(time: Timestamp(milliseconds: 1_783_000_000_000))
    study.cards[card]?.progress = FlashcardProgress(
      phase: .review,
      step: 0,
      memory: Memory(stability: 2, difficulty: 9),
      intervalDays: 2,
      due: .day(20_000),
      lastReview: then,
      reviews: 20,
      lapses: 7
    )
    var app = try ModelHarness.reviewing(study)
    app.press(.enter, .left)
    #expect(app.shows("The last card is a leech, and was tagged."))
    #expect(app.study?.notes[NoteID(rawValue: 100)]?.tags.contains("leech") == true)
  }

  @Test("a typed answer is compared, and what differs is marked without colours too")
  func typed() throws {
    var study = StudyVault([])
    study.add(.typed, "capital of Peru", "Lima", deck: 1, id: 500)
    var app = try ModelHarness.reviewing(
      study,
      traits: TerminalTraits(colors: .none, unicode: true)
    )
    app.type("lema")
    #expect(app.shows("lema"))
    app.press(.enter)
    app.pass(.seconds(1))
    #expect(app.shows("✗ Not quite"))
    #expect(app.shows("l[-e-]ma"))
    #expect(app.shows("L[+i+]ma"))
    app.press(.left)
    app.pass(.seconds(1))
    app.type("lima")
    app.press(.enter)
    app.pass(.seconds(1))
    #expect(app.shows("✓ Right"))
  }

  @Test("a cloze shows its gap, then what was in it; Markdown is read")
  func cloze() throws {
    var study = StudyVault([])
    study.add(.cloze, "The **capital** is {{c1::Lima::city}}", "", deck: 1, id: 500)
    var app = try ModelHarness.reviewing(study)
    #expect(app.shows("The capital is [city]"))
    app.press(.enter)
    app.pass(.seconds(1))
    #expect(app.shows("The capital is Lima"))
  }

  @Test("a long card scrolls, and says that there is more")
  func scrolling() throws {
    let text = (1...30).map { "line \($0)" }.joined(separator: "\n")
    var app = try ModelHarness.reviewing(StudyVault([(text, "end")]))
    #expect(app.shows("line 1 ") || app.shows("line 1"))
    #expect(!app.shows("line 30"))
    #expect(app.shows("↓"))
    for _ in 0..<30 { app.press(.down) }
    #expect(app.shows("line 30"))
    #expect(app.shows("↑"))
  }

  @Test("after a lock half-way the turned card, its place and what was typed are as they were")
  func locking() throws {
    var app = try ModelHarness.reviewing()
    app.press(.enter)
    app.pass(.milliseconds(80))
    app.press(.control("l"))
    #expect(!app.shows("eins"))
    try app.unlock(VaultSnapshot(passcodeKind: .digits4))
    app.pass(.seconds(1))
    #expect(app.shows("eins"))
    app.press(.right)
    #expect(app.study?.reviews.count == 1)

    var study = StudyVault([])
    study.add(.typed, "capital of Peru", "Lima", deck: 1, id: 500)
    var typing = try ModelHarness.reviewing(study)
    typing.type("Lma")
    typing.press(.left, .left)
    try typing.lockAndUnlock()
    typing.type("i")
    #expect(typing.shows("Lima"))
  }

  @Test("undo still works after a lock")
  func undoAfterLock() throws {
    var app = try ModelHarness.reviewing()
    app.press(.enter, .right)
    try app.lockAndUnlock()
    app.press(.character("u"))
    #expect(app.shows("one"))
    #expect(app.study?.reviews.isEmpty == true)
  }

  @Test("a session older than what is kept goes on from what is kept")
  func killed() throws {
    var app = try ModelHarness.reviewing()
    app.press(.control("l"))
    let old = app.sealed
    try app.unlock(VaultSnapshot(passcodeKind: .digits4))
    app.press(.enter, .right)
    #expect(app.study?.reviews.count == 1)
    app.press(.control("l"))
    app.sealed = old
    try app.unlock(VaultSnapshot(passcodeKind: .digits4))
    #expect(app.shows("two"))
    #expect(!app.shows("one "))
  }

  @Test("a deck that can't be read is an error with a way out, never an empty deck")
  func unreadable() throws {
    var app = try ModelHarness.studying()
    app.study?.isUnreadable = true
    app.press(.enter)
    #expect(app.shows("✗ The flashcards can't be read"))
    #expect(!app.shows("No cards"))
    app.study?.isUnreadable = false
    app.press(.enter)
    #expect(app.shows("one"))
  }

  @Test("e edits in place: the words change, the card and its progress stay")
  func edit() throws {
    var app = try ModelHarness.reviewing()
    app.press(.enter, .character("e"))
    #expect(app.shows("Edit card"))
    app.type("!")
    app.press(.control("s"))
    app.pass(.seconds(1))
    #expect(app.shows("one!"))
    #expect(app.shows("eins"))
    app.press(.right)
    #expect(app.study?.reviews.count == 1)
  }

  @Test("every state fits every size, with and without UTF-8", arguments: ScreenTests.standardSizes)
  func sizes(size: Size) throws {
    for unicode in [true, false] {
      var app = try ModelHarness.reviewing(
        size: size,
        traits: TerminalTraits(colors: .none, unicode: unicode)
      )
      #expect(app.shows("one"))
      #expect(app.lines[0].hasSuffix(size.width < 60 ? "3 + 0 + 0" : "new 3  learning 0  due 0"))
      #expect(app.shows("Space turns the card"))
      app.press(.enter)
      app.pass(.seconds(1))
      #expect(app.shows("eins"))
      #expect(app.shows(unicode ? "✓ Good" : "+ Good"))
      #expect(app.shows(unicode ? "✗ Again" : "x Again"))
      if !unicode { #expect(app.lines.allSatisfy { $0.allSatisfy(\.isASCII) }) }
    }
  }
}
