public import TerminalHarness

/// Somebody in front of a terminal in which Cardcase runs.
public final class CardcaseDriver {
  /// The heading of the lock.
  public static let lockTitle = "Cardcase is locked"
  /// The demo's passcode.
  public static let demoPasscode = "5566"

  /// The terminal.
  public let app: TerminalSession
  /// What the lab is told over; nil where the program is `cardcase` itself.
  public let lab: Lab?

  /// Starts a program and waits for its first frame.
  ///
  /// - Parameters:
  ///   - time: what the lab's wall clock says at first.
  ///   - wrapper: words of a command that runs the words that follow it.
  ///   - options: further options of the program, as words.
  ///   - shows: what the first frame shows; nil not to wait.
  public init(
    _ program: Program = .lab,
    _ vault: Vault = .demo,
    at time: WallTime = .standard,
    options: [String] = [],
    wrapper: [String] = [],
    environment: [String: String?] = [:],
    size: TerminalSession.Size = .standard,
    directory: String? = nil,
    placement: TerminalSession.Placement = .job,
    shows firstFrame: String? = CardcaseDriver.lockTitle
  ) throws {
    let command = wrapper + (try program.command(vault, at: time)) + options
    let lab = program == .lab ? try Lab() : nil
    self.lab = lab
    app = try TerminalSession(
      start: command[0],
      Array(command.dropFirst()),
      environment: vault.environment.merging(environment) { $1 },
      size: size,
      directory: directory,
      descriptors: lab.map { [$0.descriptor] } ?? [],
      placement: placement,
      patience: .seconds(30)
    )
    if let firstFrame { try app.waitUntil(shows: firstFrame) }
  }

  /// Goes on with a program that was started in a shell.
  public init(in shell: TerminalSession, lab: Lab) {
    app = shell
    self.lab = lab
  }

  /// Starts the lab on a new vault with a passcode of four digits, and leaves it at the recovery key.
  public convenience init(newVault path: String, passcode: String) throws {
    try self.init(.lab, .file(path), shows: "Welcome to Cardcase")
    try chooseFourDigits(passcode)
  }

  // MARK: Steps

  /// At the first start: chooses four digits, and types them twice.
  public func chooseFourDigits(_ passcode: String) throws {
    try app.press(.up, .enter)
    try app.waitUntil(shows: "Choose your passcode")
    try app.press(passcode)
    try app.waitUntil(shows: "The same passcode once more")
    try app.press(passcode)
    try app.waitUntil(shows: "Write this down")
  }

  /// Types the passcode and waits until the lock is gone, and all that is read then is drawn.
  public func unlock(_ passcode: String = CardcaseDriver.demoPasscode) throws {
    try app.press(passcode)
    try app.waitUntil(hides: Self.lockTitle)
    try settle()
  }

  /// Walks from Home to a place, with a dialog in front of it if asked to.
  public func go(to place: Place, withDialog: Bool = false) throws {
    for key in place.way { try app.press(key) }
    // A card turns by the clock, which the lab's tests move; the key after it is the last one again.
    if place == .answer, let lab {
      try settle()
      try lab.ask(.advance(.seconds(1)))
      try settle()
    }
    try app.waitUntil(shows: place.secret)
    if withDialog {
      try lab?.ask(.notice(Self.dialog))
      try app.waitUntil(shows: Self.dialog)
    }
  }

  /// The text of the dialog.
  public static let dialog = "A word in between"

  /// Locks by the key for it.
  public func lock() throws {
    try app.press(.controlL)
    try app.waitUntil(shows: Self.lockTitle)
  }

  /// Waits until all that was typed has been acted on: has the screen drawn anew, by the key that
  /// works everywhere, and waits for that.
  public func settle() throws {
    let mark = try app.mark()
    try app.press(.controlR)
    let clears = ["\u{1B}[2J", "\u{1B}[H\u{1B}[J"].map { Array($0.utf8) }
    try app.waitUntil("the screen is drawn anew", outputSince: mark) { output in
      output.indices.contains { start in
        clears.contains { output[start...].starts(with: $0) }
      }
    }
    try app.waitUntil("the frame is whole") { _ in true }
  }

  /// Waits until all that was typed and told has been acted on, whether or not it can be drawn.
  public func settleUnseen() throws {
    try app.waitUntilInputIsRead()
    try lab?.ask(.turn)
  }

  /// The groups of the recovery key that is on the screen, in the order of the numbers before them.
  public var recoveryKey: [String] {
    let words = app.screen.lines.flatMap { $0.split(separator: " ").map(String.init) }
    let numbered = zip(words, words.dropFirst()).filter { number, group in
      Int(number) != nil && group.count == 5 && group.allSatisfy { $0.isASCII && !$0.isLowercase }
    }
    return numbered.sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// The passcode's dots as they are seen, filled and empty, from the left.
  public var dots: String {
    let line = app.screen.lines.first { $0.contains("○") || $0.contains("●") } ?? ""
    return String(line.filter { $0 == "○" || $0 == "●" })
  }

  // MARK: Claims

  /// Claims that from a moment on the lock was the first thing to be seen, and nothing of what it
  /// covers was seen at all.
  public func expectCovered(
    since mark: Mark,
    file: StaticString = #fileID,
    line: Int = #line
  ) throws {
    guard let frame = try app.frames(since: mark, atMost: 1).first else {
      throw DriverFailure("\(file):\(line): no frame was drawn", app.screen)
    }
    guard frame.shows(Self.lockTitle) else {
      throw DriverFailure("\(file):\(line): the first frame is not the lock", frame)
    }
    try expectNoSecret(since: mark, file: file, line: line)
  }

  /// Claims that from a moment on nothing was seen of what the demo's screens show.
  public func expectNoSecret(
    since mark: Mark,
    file: StaticString = #fileID,
    line: Int = #line
  ) throws {
    let secrets = Place.secrets + [Self.dialog]
    try app.expectNever(anyOf: secrets, since: mark, file: file, line: line)
  }
}

/// Something a story claimed and was not so.
public struct DriverFailure: Error, CustomStringConvertible {
  /// What, and what was seen instead.
  public let description: String

  init(_ message: String, _ screen: TerminalScreen) {
    description = "\(message)\n\(screen)"
  }
}
