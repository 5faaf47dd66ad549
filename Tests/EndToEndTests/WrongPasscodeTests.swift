import TerminalHarness
import Testing

@Suite("A wrong passcode")
struct WrongPasscodeTests {
  private static let words = "Try again, or use the recovery key."

  /// The dialog about a wrong passcode.
  private func refused() throws -> CardcaseDriver {
    let driver = try CardcaseDriver()
    try driver.app.press("0000")
    try driver.app.waitUntil(shows: "Wrong passcode")
    try driver.lab?.ask(.advance(.milliseconds(200)))
    try driver.app.waitUntil(shows: Self.words)
    return driver
  }

  private func dotsColumn(_ screen: TerminalScreen) -> Int? {
    (screen.position(of: "●") ?? screen.position(of: "○"))?.column
  }

  @Test("makes the dots shake twice to the left and right, and then says so in words")
  func shake() throws {
    let driver = try CardcaseDriver()
    let app = driver.app
    let middle = try #require(dotsColumn(app.screen))
    try app.press("0000")
    for offset in [-2, 2, -2, 2] {
      try app.waitUntil("the dots stand \(offset) columns off") { screen in
        dotsColumn(screen) == middle + offset && screen.shows("Wrong passcode")
      }
      #expect(!app.screen.shows(Self.words))
      #expect(driver.dots == "●●●●")
      try driver.lab?.ask(.advance(.milliseconds(50)))
    }
    try app.waitUntil(shows: Self.words)
    #expect(app.screen.shows("Back"))
    #expect(app.screen.shows("Forgot passcode?"))
  }

  // swaylock#66: let me type again at once.
  @Test("a digit ends the shake and counts")
  func digitDuringShake() throws {
    let driver = try CardcaseDriver()
    try driver.app.press("0000")
    try driver.app.waitUntil(shows: "Wrong passcode")
    try driver.app.press("5")
    try driver.app.waitUntil("one dot is filled") { _ in driver.dots == "●○○○" }
    try driver.unlock("566")
  }

  @Test("a digit closes the dialog and counts as the first one")
  func digitAtDialog() throws {
    let driver = try refused()
    try driver.app.press("5")
    try driver.app.waitUntil(hides: Self.words)
    #expect(driver.dots == "●○○○")
    try driver.unlock("566")
  }

  @Test("Back leads back to the passcode")
  func back() throws {
    let driver = try refused()
    try driver.app.press(.enter)
    try driver.app.waitUntil(hides: Self.words)
    #expect(driver.dots == "○○○○")
    try driver.unlock()
  }

  // LolliPin#101: a "Forgot" button that simply unlocks.
  @Test("Forgot passcode offers the ways there are, and none of them opens anything by itself")
  func forgotten() throws {
    let driver = try refused()
    let app = driver.app
    try app.press(.down, .enter)
    try app.waitUntil(shows: "Use the recovery key")
    #expect(app.screen.shows("Delete the vault"))
    try app.press(.enter)
    try app.waitUntil(shows: "Type your recovery key")
    try app.press(.enter)
    try app.waitUntil(shows: "35 characters missing")
    try app.press(.escape, .escape)
    try app.waitUntil(shows: CardcaseDriver.lockTitle)
    try driver.unlock()
  }

  @Test("with reduced motion nothing moves: the word is there at once")
  func reducedMotion() throws {
    let driver = try CardcaseDriver()
    let app = driver.app
    try driver.unlock()
    try driver.go(to: .settings)
    for _ in 0..<6 { try app.press(.down) }
    try app.waitUntil(shows: "› Reduced motion")
    try app.press(.enter)
    try app.waitUntil(shows: "Settings: saved.")
    try driver.lock()
    try app.press("0000")
    try app.waitUntil(shows: Self.words)
  }

  // seed of the passcode screen: delete must never ask for a verdict.
  @Test("deleting a digit asks for no verdict")
  func deleting() throws {
    let driver = try CardcaseDriver()
    try driver.app.press("555")
    try driver.app.press(.backspace)
    try driver.app.waitUntil("two dots are filled") { _ in driver.dots == "●●○○" }
    try driver.unlock("66")
  }

  @Test("the keypad can be walked with the arrows and pressed with Enter")
  func keypad() throws {
    let driver = try CardcaseDriver()
    try driver.app.press(.enter, .enter, .right, .enter)
    try driver.app.waitUntil("three dots are filled") { _ in driver.dots == "●●●○" }
    try driver.app.press(.enter)
    try driver.app.waitUntil(shows: Place.home.secret)
  }
}
