import CardcaseDriver
import TerminalHarness
import Testing

/// Guarded memory is limited, and may be used up at any moment: that is told, nothing is lost, and
/// the operation can be tried again.
@Suite("With no guarded memory left")
struct FullArenaTests {
  private static let told = "Not enough memory"
  /// The numbers of bytes left, ascending until it is enough.
  private static let sizes = (4...19).flatMap { [1 << $0, 3 << ($0 - 1)] }

  @Test("a passcode is not left at being checked, whether its last digit fits or not")
  func unlocking() throws {
    for digits in ["556", ""] {
      let story = try CardcaseDriver()
      // The demo exists by then, and the session is sealed.
      try story.unlock()
      try story.lock()
      try story.settle()
      try story.app.press(digits)
      try story.app.waitUntil("the dots are filled") { _ in
        story.dots.count { $0 == "●" } == digits.count
      }
      try story.lab?.ask(.fillArena(leaving: 0))
      try story.app.press("6")
      try story.app.waitUntil(shows: Self.told)
      try story.lab?.ask(.emptyArena)
      try story.unlock()
      try story.app.waitUntil(shows: Place.home.secret)
    }
  }

  @Test("nor is it in the derivation, nor behind it, wherever memory ends")
  func deriving() throws {
    let story = try CardcaseDriver()
    try story.unlock()
    // The session is restored however often there was no room for it.
    try story.go(to: .card)
    try story.lock()
    var refusals = 0
    for spared in Self.sizes {
      try story.app.press("556")
      try story.app.waitUntil("three dots are filled") { _ in story.dots == "●●●○" }
      try story.lab?.ask(.fillArena(leaving: spared))
      try story.app.press("6")
      try story.app.waitUntil("there is a verdict") { screen in
        screen.shows(Self.told)
          || !screen.shows(CardcaseDriver.lockTitle)
            && !screen.shows("Checking")
      }
      try story.lab?.ask(.emptyArena)
      guard story.app.screen.shows(Self.told) else { break }
      refusals += 1
      try story.app.press(.escape)
      try story.app.waitUntil(hides: Self.told)
    }
    #expect(refusals > 0)
    try story.app.waitUntil(shows: Place.card.remembered)
    #expect(!story.app.screen.shows("Please note"))
  }

  @Test("a new passcode is not left at being set")
  func choosing() throws {
    let directory = try TemporaryDirectory()
    let story = try CardcaseDriver(
      .lab,
      .file("\(directory.path)/v"),
      shows: "Welcome to Cardcase"
    )
    try story.app.press(.up, .enter)
    try story.app.waitUntil(shows: "Choose your passcode")
    try story.app.press("7777")
    try story.app.waitUntil(shows: "The same passcode once more")
    try story.app.press("777")
    try story.app.waitUntil("three dots are filled") { _ in story.dots == "●●●○" }
    try story.lab?.ask(.fillArena(leaving: 0))
    try story.app.press("7")
    try story.app.waitUntil(shows: Self.told)
    try story.lab?.ask(.emptyArena)
    try story.app.press("7777")
    try story.app.waitUntil(shows: "The same passcode once more")
    try story.app.press("7777")
    try story.app.waitUntil(shows: "Write this down")
  }

  @Test("a recovery key that is typed says so")
  func recovering() throws {
    let story = try CardcaseDriver()
    try story.unlock()
    try story.lock()
    try story.app.press(.function(2))
    try story.app.waitUntil(shows: "Forgot passcode?")
    try story.app.press(.enter)
    try story.app.waitUntil(shows: "Type the key that you wrote down")
    try story.lab?.ask(.fillArena(leaving: 0))
    try story.app.press("A")
    try story.app.waitUntil(shows: "needs more memory")
    try story.lab?.ask(.emptyArena)
    try story.app.press("A")
    try story.app.waitUntil(hides: "needs more memory")
  }

  @Test("a card is deleted and can be put back, or is still there: nothing between")
  func deleting() throws {
    let story = try CardcaseDriver()
    let app = story.app
    try story.unlock()
    try app.press("w")
    try app.waitUntil(shows: "Everyday")
    try app.press(.enter)
    try app.waitUntil(shows: "ADA LOVELACE")
    for spared in Self.sizes {
      try story.lab?.ask(.fillArena(leaving: spared))
      try app.press("d")
      try story.settle()
      try story.lab?.ask(.emptyArena)
      if app.screen.shows("u puts it back") {
        try app.press("u")
        try app.waitUntil(shows: "Everyday is back")
        return
      }
      #expect(app.screen.shows("Nothing was changed"))
      try app.press(.escape)
      try app.waitUntil(shows: "Wallet")
      try app.waitUntil(shows: "Everyday")
      try app.press(.enter)
      try app.waitUntil(shows: "ADA LOVELACE")
    }
    Issue.record("it was never deleted")
  }
}
