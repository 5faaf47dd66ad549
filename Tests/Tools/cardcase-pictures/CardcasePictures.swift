import TerminalHarness

/// Draws the pictures of the documentation from the running program, on a dark and on a light
/// terminal: goes through the demo, and writes a picture of each screen into the directory that is
/// its argument. `--sheet` before the directory draws all kinds of screens at three sizes instead.
@main
enum CardcasePictures {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    let directory = arguments.last ?? "docs/pictures"
    if arguments.first == "--sheet" { return try ContactSheet(folder: directory).draw() }
    for look in Look.all {
      try drawScreens(look, directory)
      try drawStory(look, directory)
    }
  }

  /// Draws the screens. The demo has a fixed day and no motion, so that the pictures do not depend
  /// on when they were made.
  private static func drawScreens(_ look: Look, _ directory: String) throws {
    let driver = try CardcaseDriver(
      environment: [
        "REDUCED_MOTION": "1", "COLORFGBG": look.environment, "COLORTERM": "truecolor",
      ],
      size: .init(columns: 120, rows: 40)
    )

    func draw(_ name: String) throws {
      try ScreenPicture(driver.app.screen, title: "cardcase --demo", palette: look.palette)
        .write(to: "\(directory)/\(name)-\(look.name).svg")
    }

    try driver.unlock()
    try driver.settle()
    try draw("home")
    try driver.go(to: .wallet)
    try driver.settle()
    try draw("wallet")
    try driver.app.press(.escape)
    try driver.app.waitUntil(shows: Place.home.secret)
    try driver.go(to: .flashcards)
    try driver.app.press(.enter)
    try driver.app.waitUntil(shows: Place.prompt.secret)
    try driver.app.press(" ")
    try driver.app.waitUntil(shows: "Tokyo")
    try draw("review")
    try driver.app.press(.escape)
    try driver.app.waitUntil(hides: "Tokyo")
    try driver.app.press("S")
    try driver.app.waitUntil(shows: "No answers yet.")
    try driver.app.press("A")
    try driver.app.waitUntil(shows: "of the last 365 days")
    try driver.settle()
    try draw("statistics")
    try driver.app.press(.escape)
    try driver.app.waitUntil(hides: "Statistics")
    try driver.app.press(.end, .enter)
    try driver.app.waitUntil(shows: "Whose flag?")
    try driver.app.press(" 3")
    try driver.app.waitUntil(shows: "▀▀▀▀▀▀▀▀")
    try driver.settle()
    try draw("picture")
  }

  /// Draws a moving picture: a payment card is typed and turned, a flashcard is turned and pushed
  /// away, and each time the lock comes up. A recording of it can be played by asciinema.
  private static func drawStory(_ look: Look, _ directory: String) throws {
    var story = Story(look)
    try story.tell()
    try MovingPicture(story.frames, title: "cardcase --demo", palette: look.palette)
      .write(to: "\(directory)/story-\(look.name).svg")
    guard look.name == "dark" else { return }
    try TerminalCast(story.frames, title: "cardcase --demo").write(to: "\(directory)/story.cast")
  }
}
