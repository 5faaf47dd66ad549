/// A driver of Cardcase on a terminal: it types, and checks what the screen shows.
public final class CardcaseDriver {
  /// The heading of the lock.
  public static let lockTitle = "Cardcase is locked"
  /// The passcode of the demo.
  public static let demoPasscode = "5566"

  /// The terminal.
  public let app: TerminalSession
  /// The line to the lab; nil if the program is `cardcase` itself.
  public let lab: Lab?

  /// Starts a program and waits for its first frame.
  ///
  /// - Parameters:
  ///   - time: the initial time of the lab's wall clock.
  ///   - wrapper: words of a command that runs the words that follow it.
  ///   - options: further options of the program, as words.
  ///   - shows: a text of the first frame; nil not to wait.
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

  /// Drives a program that was started in a shell.
  public init(in shell: TerminalSession, lab: Lab) {
    app = shell
    self.lab = lab
  }

  /// Starts the lab on a new vault with a passcode of four digits, and leaves it at the recovery
  /// key.
  public convenience init(newVault path: String, passcode: String) throws {
    try self.init(.lab, .file(path), shows: "Welcome to Cardcase")
    try chooseFourDigits(passcode)
  }

  // MARK: Steps

  /// Chooses four digits at the first start, and types them twice.
  public func chooseFourDigits(_ passcode: String) throws {
    try app.press(.up, .enter)
    try app.waitUntil(shows: "Choose a passcode")
    try app.press(passcode)
    try app.waitUntil(shows: "Type it again")
    try app.press(passcode)
    try app.waitUntil(shows: "Write this down")
  }

  /// Types the passcode and waits until the lock is gone, and everything that is then loaded is
  /// drawn.
  public func unlock(_ passcode: String = CardcaseDriver.demoPasscode) throws {
    try app.press(passcode)
    try app.waitUntil(hides: Self.lockTitle)
    try settle()
    // Home's numbers of today come last.
    if app.screen.shows(Self.studyRow), let lab {
      try lab.ask(.rest)
      try settle()
    }
  }

  /// The row of Home that studies.
  private static let studyRow = "Study due cards"

  /// Goes from Home to a place, with a dialog in front of it if asked to.
  public func go(to place: Place, withDialog: Bool = false) throws {
    for key in place.keys { try app.press(key) }
    // A card turns by the clock, which the lab's tests move; the key after it is the last one
    // again.
    if place == .answer, let lab {
      try settle()
      try lab.ask(.advance(.seconds(1)))
      try settle()
    }
    try app.waitUntil("\(place) is shown") { place.isShown(on: $0) }
    if withDialog {
      try lab?.ask(.notice(Self.dialog))
      try app.waitUntil(shows: Self.dialog)
    }
  }

  /// The text of the dialog.
  public static let dialog = "A word in between"

  /// Locks by its key.
  public func lock() throws {
    try app.press(.controlL)
    try app.waitUntil(shows: Self.lockTitle)
  }

  /// Waits until all input has been handled: has the screen drawn anew, by the key that works
  /// everywhere, and waits for that.
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

  /// Waits until all input and commands have been handled, whether or not the result can be drawn.
  public func settleUnseen() throws {
    try app.waitUntilInputIsRead()
    try lab?.ask(.turn)
  }

  /// The groups of the recovery key on the screen, which stand there in their order.
  public var recoveryKey: [String] {
    app.screen.lines.flatMap { $0.split(separator: " ").map(String.init) }.filter { word in
      word.count == 5 && word.allSatisfy { $0.isASCII && ($0.isNumber || $0.isUppercase) }
    }
  }

  /// The passcode's dots on the screen, filled and empty, from the left.
  public var dots: String {
    let line = app.screen.lines.first { $0.contains("○") || $0.contains("●") } ?? ""
    return String(line.filter { $0 == "○" || $0 == "●" })
  }

  // MARK: Claims

  /// Expects that from a mark on the lock was the first thing to be seen, and nothing of what it
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

  /// Expects that from a mark on nothing was seen of the contents of the demo's screens.
  public func expectNoSecret(
    since mark: Mark,
    file: StaticString = #fileID,
    line: Int = #line
  ) throws {
    let secrets = Place.secrets + [Self.dialog]
    try app.expectNever(anyOf: secrets, since: mark, file: file, line: line)
  }
}

/// A failed expectation of a test.
public struct DriverFailure: Error, CustomStringConvertible {
  /// The expectation, and what was seen instead.
  public let description: String

  init(_ message: String, _ screen: TerminalScreen) {
    description = "\(message)\n\(screen)"
  }
}
