public import TerminalHarness

/// Somebody who talks to Cardcase in lines.
public final class LineDriver {
  /// Asked for at the lock, and while nothing else is.
  public static let passcode = "Enter your passcode: "

  /// The terminal.
  public let app: TerminalSession
  /// What the lab is told over; nil where the program is `cardcase` itself.
  public let lab: Lab?
  /// Since when it is to be looked at what the program says.
  private var since = Mark.start

  /// Starts a program in line mode and waits until it has asked for something.
  ///
  /// - Parameters:
  ///   - time: what the lab's wall clock says at first.
  ///   - prompt: what it asks for.
  public init(
    _ program: Program = .lab,
    _ vault: Vault = .demo,
    at time: WallTime = .standard,
    options: [String] = ["--plain"],
    environment: [String: String?] = [:],
    asks prompt: String = LineDriver.passcode
  ) throws {
    let story = try CardcaseDriver(
      program,
      vault,
      at: time,
      options: options,
      environment: environment,
      shows: nil
    )
    (app, lab) = (story.app, story.lab)
    try wait(for: prompt)
  }

  /// Goes on with a shell, from its first word on.
  public init(in shell: TerminalSession, lab: Lab) {
    (app, self.lab) = (shell, lab)
  }

  /// Waits until a text was said since the last line that was typed.
  public func wait(for text: String, file: StaticString = #fileID, line: Int = #line) throws {
    try app.waitUntil("\"\(text)\" is said", outputSince: since, file: file, line: line) { output in
      String(decoding: output, as: UTF8.self).contains(text)
    }
  }

  /// Types a line and waits until a text was said, which should be the next prompt.
  public func type(
    _ text: String,
    until answer: String,
    file: StaticString = #fileID,
    line: Int = #line
  ) throws {
    since = try app.mark()
    try app.press(text)
    try app.press(.enter)
    try wait(for: answer, file: file, line: line)
  }

  /// Does something else and waits until a text was said.
  public func after(
    _ action: () throws -> Void,
    until answer: String,
    file: StaticString = #fileID,
    line: Int = #line
  ) throws {
    since = try app.mark()
    try action()
    try wait(for: answer, file: file, line: line)
  }

  /// Types the demo's passcode.
  public func unlock(until prompt: String = "Choice: ") throws {
    try type(CardcaseDriver.demoPasscode, until: prompt)
  }

  /// Walks from the main menu to the answer of the demo's first card.
  public func goToAnswer() throws {
    try type("2", until: "q: Back\r\nChoice: ")
    try type("1", until: "q: Back\r\nChoice: ")
    try type("1", until: "Enter shows the answer: ")
    try type("", until: "How was it? ")
  }

  /// What was said since the last line was typed.
  public var said: String { app.writtenText(since: since) }
}
