import TerminalHarness
import TestSupport
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
      let driver = try CardcaseDriver()
      // The demo exists by then, and the session is sealed.
      try driver.unlock()
      try driver.lock()
      try driver.settle()
      try driver.app.press(digits)
      try driver.app.waitUntil("the dots are filled") { _ in
        driver.dots.count { $0 == "●" } == digits.count
      }
      try driver.lab?.ask(.fillArena(leaving: 0))
      try driver.app.press("6")
      try driver.app.waitUntil(shows: Self.told)
      try driver.lab?.ask(.emptyArena)
      try driver.unlock()
      try driver.app.waitUntil(shows: Place.home.secret)
    }
  }

  @Test("nor is it in the derivation, nor behind it, wherever memory ends")
  func deriving() throws {
    let driver = try CardcaseDriver()
    try driver.unlock()
    // The session is restored however often there was no room for it.
    try driver.go(to: .card)
    try driver.lock()
    var refusals = 0
    for spared in Self.sizes {
      try driver.app.press("556")
      try driver.app.waitUntil("three dots are filled") { _ in driver.dots == "●●●○" }
      try driver.lab?.ask(.fillArena(leaving: spared))
      try driver.app.press("6")
      try driver.app.waitUntil("there is a verdict") { screen in
        screen.shows(Self.told)
          || !screen.shows(CardcaseDriver.lockTitle)
            && !screen.shows("Checking")
      }
      try driver.lab?.ask(.emptyArena)
      guard driver.app.screen.shows(Self.told) else { break }
      refusals += 1
      try driver.app.press(.escape)
      try driver.app.waitUntil(hides: Self.told)
    }
    #expect(refusals > 0)
    try driver.app.waitUntil(shows: Place.card.remembered)
    #expect(!driver.app.screen.shows("Please note"))
  }

  @Test("a new passcode is not left at being set")
  func choosing() throws {
    let directory = try TemporaryDirectory()
    let driver = try CardcaseDriver(
      .lab,
      .file("\(directory.path)/v"),
      shows: "Welcome to Cardcase"
    )
    try driver.app.press(.up, .enter)
    try driver.app.waitUntil(shows: "Choose a passcode")
    try driver.app.press("7777")
    try driver.app.waitUntil(shows: "Type it again")
    try driver.app.press("777")
    try driver.app.waitUntil("three dots are filled") { _ in driver.dots == "●●●○" }
    try driver.lab?.ask(.fillArena(leaving: 0))
    try driver.app.press("7")
    try driver.app.waitUntil(shows: Self.told)
    try driver.lab?.ask(.emptyArena)
    try driver.app.press("7777")
    try driver.app.waitUntil(shows: "Type it again")
    try driver.app.press("7777")
    try driver.app.waitUntil(shows: "Write this down")
  }

  @Test("a recovery key that is typed says so")
  func recovering() throws {
    let driver = try CardcaseDriver()
    try driver.unlock()
    try driver.lock()
    try driver.app.press(.function(2))
    try driver.app.waitUntil(shows: "Forgot passcode?")
    try driver.app.press(.enter)
    try driver.app.waitUntil(shows: "Type your recovery key")
    try driver.lab?.ask(.fillArena(leaving: 0))
    try driver.app.press("A")
    try driver.app.waitUntil(shows: "needs more memory")
    try driver.lab?.ask(.emptyArena)
    try driver.app.press("A")
    try driver.app.waitUntil(hides: "needs more memory")
  }

  @Test("a card is deleted and can be put back, or is still there: nothing between")
  func deleting() throws {
    let driver = try CardcaseDriver()
    let app = driver.app
    try driver.unlock()
    try app.press("w")
    try app.waitUntil(shows: "Everyday")
    try app.press(.enter)
    try app.waitUntil(shows: "ADA LOVELACE")
    for spared in Self.sizes {
      try driver.lab?.ask(.fillArena(leaving: spared))
      try app.press("d")
      try driver.settle()
      try driver.lab?.ask(.emptyArena)
      if app.screen.shows("u undoes it") {
        try app.press("u")
        try app.waitUntil(shows: "Undone: Deleted Everyday")
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
