import TerminalHarness

/// The moving picture of the documentation, from the frames that the running program writes.
struct Story {
  /// The time between two frames of a motion.
  private static let step = Duration.milliseconds(33)
  /// The time between two keys that are typed.
  private static let typing = Duration.milliseconds(100)
  /// The time for looking at a screen.
  private static let look = Duration.milliseconds(1_800)
  /// The time without output after which a motion has ended, in milliseconds.
  private static let quiet: Int32 = 400

  private let environment: [String: String?]
  private(set) var frames: [MovingPicture.Frame] = []

  /// A story that is told on a terminal.
  init(_ look: Look) {
    environment = ["COLORFGBG": look.environment]
  }

  /// Types a payment card and locks; turns and pushes away a flashcard, and locks.
  mutating func tell() throws {
    try record(on: .wallet) { story, app in
      try story.press("a", app, for: Self.look)
      try story.type("5555555555554444", app)
      try story.type("Ada Lovelace", app)
      try story.press(.enter, app, for: Self.typing)
      try story.type("0130", app)
      try story.type("123", app)
      story.hold(for: Self.look)
      try story.press(.controlL, app, for: Self.look)
    }
    try record(on: .flashcards) { story, app in
      try story.press(.enter, app, for: Self.look)
      try story.press(" ", app, for: Self.look)
      try story.press(.right, app, for: Self.look)
      try story.press(.controlL, app, for: Self.look)
    }
  }

  /// Tells a part of the story in a program of its own.
  private mutating func record(
    on place: Place,
    _ tell: (inout Story, TerminalSession) throws -> Void
  ) throws {
    let driver = try CardcaseDriver(environment: environment)
    try driver.unlock()
    try driver.go(to: place)
    try driver.settle()
    try tell(&self, driver.app)
  }

  /// Types characters one after the other.
  private mutating func type(_ text: String, _ app: TerminalSession) throws {
    for character in text { try press(String(character), app, for: Self.typing) }
  }

  private mutating func press(_ text: String, _ app: TerminalSession, for time: Duration) throws {
    let mark = try app.mark()
    try app.press(text)
    try record(app, since: mark, for: time)
  }

  private mutating func press(_ key: Key, _ app: TerminalSession, for time: Duration) throws {
    let mark = try app.mark()
    try app.press(key)
    try record(app, since: mark, for: time)
  }

  /// Keeps the frames that follow an input, and holds the last of them.
  private mutating func record(
    _ app: TerminalSession,
    since mark: Mark,
    for time: Duration
  ) throws {
    _ = try app.answer(to: [], isExpected: false, quiet: Self.quiet)
    frames += try app.frames(since: mark).map { MovingPicture.Frame($0, for: Self.step) }
    hold(for: time)
  }

  /// Shows the last frame for a while longer.
  private mutating func hold(for time: Duration) {
    guard let last = frames.popLast() else { return }
    frames.append(last.held(for: time))
  }
}
