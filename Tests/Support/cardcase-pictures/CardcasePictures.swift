import CardcaseStory
import TerminalHarness

/// Draws the pictures of the documentation from what the program really shows: walks through the
/// demo, and writes a picture of each screen into the directory that is its argument.
@main
enum CardcasePictures {
  static func main() throws {
    let directory = CommandLine.arguments.dropFirst().first ?? "docs/pictures"
    // A day of which the pictures can't tell when they were made, and a demo that stands still.
    let story = try CardcaseStory(
      options: ["--today", "2026-07-15", "--moment", "1784116800000"],
      environment: ["REDUCED_MOTION": "1"]
    )

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
    try study(story, days: 60)
    try story.app.press(.escape)
    try story.app.waitUntil(hides: "Done for today")
    try story.app.press("t")
    try story.app.waitUntil(shows: "In a row")
    try draw("statistics")
  }

  /// Reviews what is due on so many days, and goes wrong now and then.
  private static func study(_ story: CardcaseStory, days: Int) throws {
    var answers = 0
    for day in 1...days {
      while !isDone(story) {
        if !story.app.screen.shows("✗ Wrong") {
          try story.app.press(.enter)
          try story.app.waitUntil(shows: "✗ Wrong")
        }
        answers += 1
        try story.app.press(answers % 9 == 4 ? "1" : "3")
        try story.lab?.ask(.advance(.seconds(7)))
        try story.settle()
      }
      guard day < days else { return }
      try story.lab?.ask(.advance(.seconds(24 * 3600)))
      try story.app.waitUntil(shows: CardcaseStory.lockTitle)
      try story.unlock()
      try story.settle()
    }
  }

  private static func isDone(_ story: CardcaseStory) -> Bool {
    ["Done for today", "Nothing right now"].contains { story.app.screen.shows($0) }
  }
}
