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
    let story = try CardcaseDriver(environment: ["REDUCED_MOTION": "1"])

    func draw(_ name: String) throws {
      try ScreenPicture(story.app.screen, title: "cardcase --demo")
        .write(to: "\(directory)/\(name).svg")
    }

    try story.app.press("55")
    try story.app.waitUntil("two dots are filled") { _ in story.dots == "●●○○" }
    try draw("lock")
    try story.unlock("66")
    try draw("home")
    try story.go(to: .card)
    try draw("card")
    try story.app.press(.escape)
    try story.app.waitUntil(shows: Place.wallet.secret)
    try story.app.press(.escape)
    try story.app.waitUntil(shows: Place.home.secret)
    try story.go(to: .prompt)
    try draw("deck")
    try story.app.press(" ")
    try story.app.waitUntil(shows: "Tokyo")
    try draw("review")
    try story.app.press(.escape)
    try story.app.waitUntil(hides: "Tokyo")
    try story.app.press(.down)
    try story.app.press("t")
    try story.app.waitUntil(shows: "In a row")
    try draw("statistics")
    try story.app.press(.right)
    try story.app.waitUntil(shows: "less")
    try draw("calendar")
  }
}
