import Flashcards
import Locking
import Secrets
import Testing
import WindowLevels

@testable import CardcaseUI
@testable import LockUI
@testable import Preferences
@testable import Screens
@testable import StudyUI
@testable import WalletUI

@Suite("The study that a command asks for")
struct StudyOpeningTests {
  /// Somebody who unlocks after asking for a study.
  private static func opened(
    _ kind: StudyOpening.Kind,
    _ deck: String?,
    _ study: StudyVault = .deckTree(),
    size: Size = Size(width: 80, height: 24)
  ) throws -> ModelHarness {
    var app = try ModelHarness(size: size)
    app.study = study
    app.model.opening = StudyOpening(kind, of: deck.map { DeckQuery($0) })
    try app.unlock(VaultSnapshot(passcodeKind: .digits4))
    return app
  }

  private static let sizes = [Size(width: 80, height: 24), Size(width: 40, height: 12)]

  @Test("is there right after the lock, over Home", arguments: sizes)
  func there(size: Size) throws {
    var review = try Self.opened(.review, "welsh", size: size)
    #expect(try review.frontKind == "review")
    #expect(review.shows("Welsh") && review.shows("ci"))
    review.press(.escape)
    #expect(try review.frontKind == "home")
    var round = try Self.opened(.round, "Zoo", size: size)
    #expect(try round.frontKind == "round" && round.shows("Zoo"))
    round.press(.escape, .character("y"), .escape)
    #expect(try round.frontKind == "home")
  }

  @Test("of no deck says so at Home", arguments: sizes)
  func none(size: Size) throws {
    let app = try Self.opened(.review, "Nowhere", size: size)
    #expect(try app.frontKind == "home")
    #expect(app.shows("Nowhere"))
    let empty = try Self.opened(.round, "Nowhere", .empty, size: size)
    #expect(try empty.frontKind == "home" && empty.shows("No decks yet."))
  }

  @Test("of a name that several decks have shows the list, with the first of them in focus")
  func several() throws {
    var app = try Self.opened(.round, "e")
    #expect(try app.frontKind == "flashcards")
    #expect(app.shows("Several decks match \"e\"."))
    #expect(app.shows("› Languages"))
    app.press(.down, .character("R"))
    #expect(try app.frontKind == "round" && app.shows("Welsh"))
  }

  @Test("without a name is what is due, or the choice of a deck")
  func unnamed() throws {
    #expect(try Self.opened(.review, nil).frontKind == "review")
    let done = try Self.opened(.review, nil, StudyVault([]))
    #expect(try done.frontKind == "home" && done.shows("No cards are due now."))
    #expect(try Self.opened(.round, nil, StudyVault()).frontKind == "round")
    let choice = try Self.opened(.round, nil)
    #expect(try choice.frontKind == "flashcards" && choice.shows("Choose a deck"))
  }

  @Test("of a deck with nothing due says that it is done for today")
  func nothingDue() throws {
    let app = try Self.opened(.review, "Numbers", StudyVault([]))
    #expect(try app.frontKind == "review")
    #expect(app.shows("Numbers") && !app.shows("Space turns"))
  }

  @Test("is asked for once: a lock brings back what was there, and nothing more")
  func once() throws {
    var app = try Self.opened(.review, "welsh")
    app.press(.character(" "))
    app.pass(.seconds(1))
    let before = app.lines
    app.press(.control("l"))
    try app.unlock(VaultSnapshot(passcodeKind: .digits4))
    #expect(app.lines == before)
    app.press(.escape)
    #expect(try app.frontKind == "home")
    app.press(.control("l"))
    try app.unlock(VaultSnapshot(passcodeKind: .digits4))
    #expect(try app.frontKind == "home")
  }

  @Test("comes after a lock in between, while the decks were being read")
  func lockBetween() throws {
    var app = try ModelHarness()
    app.model.opening = StudyOpening(.review, of: DeckQuery("welsh"))
    try app.unlock(VaultSnapshot(passcodeKind: .digits4))
    #expect(try app.frontKind == "opening" && app.shows("Loading"))
    app.press(.control("l"))
    app.study = .deckTree()
    try app.unlock(VaultSnapshot(passcodeKind: .digits4))
    #expect(try app.frontKind == "review" && app.shows("ci"))
  }

  @Test("goes on where it was left in another process, over what else was open, and is there once")
  func resumed() throws {
    var first = try Self.opened(.review, "welsh")
    first.press(.character(" "))
    first.open(StudyScreens.decks)
    first.press(.control("l"))
    var second = try ModelHarness()
    second.study = .deckTree()
    second.sealed = first.sealed
    second.model.opening = StudyOpening(.review, of: DeckQuery("welsh"))
    try second.unlock(VaultSnapshot(passcodeKind: .digits4))
    #expect(try second.frontKind == "review" && second.shows("dog"))
    second.press(.escape)
    #expect(try second.frontKind == "flashcards")
    second.press(.escape)
    #expect(try second.frontKind == "home")
  }

  @Test("stays away from decks that can't be read until they can")
  func unreadable() throws {
    var study = StudyVault.deckTree()
    study.isUnreadable = true
    var app = try Self.opened(.review, "welsh", study)
    #expect(try app.frontKind == "opening")
    app.study?.isUnreadable = false
    app.press(.enter)
    #expect(try app.frontKind == "review" && app.shows("ci"))
  }
}

extension StudyVault {
  /// A vault without decks.
  fileprivate static var empty: StudyVault {
    var study = StudyVault([])
    study.decks = [:]
    return study
  }

  @Test("waits until the recovery key of a new vault was seen")
  func recoveryKey() throws {
    var contents = VaultSnapshot(passcodeKind: .digits4)
    contents.lock.recoveryKey = try RecoveryKey(random: SystemRandom())
    contents.lock.recoveryGroup = 2
    var app = try ModelHarness()
    app.study = .deckTree()
    app.model.opening = StudyOpening(.review, of: DeckQuery("welsh"))
    try app.unlock(contents)
    #expect(try app.frontKind == "recoveryKey")
    app.press(.control("l"))
    try app.unlock(contents)
    #expect(try app.frontKind == "recoveryKey")
    app.press(.escape)
    #expect(try app.frontKind == "review" && app.shows("Welsh"))
    app.press(.escape)
    #expect(try app.frontKind == "home")
  }
}
