import CardcaseDriver
import TerminalHarness

/// Draws the pictures of the documentation from the running program: goes through the demo, and
/// writes a picture of each screen into the directory that is its argument.
@main
enum CardcasePictures {
  static func main() throws {
    let directory = CommandLine.arguments.dropFirst().first ?? "docs/pictures"
    // A fixed day and a demo without motion, so that the pictures do not depend on when they were
    // made.
    let driver = try CardcaseDriver(environment: ["REDUCED_MOTION": "1"])

    func draw(_ name: String) throws {
      try ScreenPicture(driver.app.screen, title: "cardcase --demo")
        .write(to: "\(directory)/\(name).svg")
    }

    try driver.app.press("55")
    try driver.app.waitUntil("two dots are filled") { _ in driver.dots == "●●○○" }
    try draw("lock")
    try driver.unlock("66")
    try draw("home")
    try driver.go(to: .card)
    try draw("card")
    try driver.app.press(.escape)
    try driver.app.waitUntil(shows: Place.wallet.secret)
    try driver.app.press(.escape)
    try driver.app.waitUntil(shows: Place.home.secret)
    try driver.go(to: .prompt)
    try draw("deck")
    try driver.app.press(" ")
    try driver.app.waitUntil(shows: "Tokyo")
    try draw("review")
    try driver.app.press(.escape)
    try driver.app.waitUntil(hides: "Tokyo")
    try driver.app.press(.down)
    try driver.app.press("t")
    try driver.app.waitUntil(shows: "In a row")
    try draw("statistics")
    try driver.app.press(.right)
    try driver.app.waitUntil(shows: "2 of 3")
    try draw("calendar")
  }
}
