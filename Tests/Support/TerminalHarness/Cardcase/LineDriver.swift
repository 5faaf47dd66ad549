/// A driver of Cardcase in line mode.
public final class LineDriver {
  /// The prompt of the lock, and of nothing else.
  public static let passcode = "Enter your passcode: "

  /// The terminal.
  public let app: TerminalSession
  /// The line to the lab; nil if the program is `cardcase` itself.
  public let lab: Lab?
  /// The mark since which the output is examined.
  private var since = Mark.start

  /// Starts a program in line mode and waits for its first prompt.
  ///
  /// - Parameters:
  ///   - time: the initial time of the lab's wall clock.
  ///   - prompt: the text to wait for.
  public init(
    _ program: Program = .lab,
    _ vault: Vault = .demo,
    at time: WallTime = .standard,
    options: [String] = ["--plain"],
    environment: [String: String?] = [:],
    asks prompt: String = LineDriver.passcode
  ) throws {
    let driver = try CardcaseDriver(
      program,
      vault,
      at: time,
      options: options,
      environment: environment,
      shows: nil
    )
    (app, lab) = (driver.app, driver.lab)
    try wait(for: prompt)
  }

  /// Drives a program in a shell, from the beginning of its output.
  public init(in shell: TerminalSession, lab: Lab) {
    (app, self.lab) = (shell, lab)
  }

  /// Waits for a text in the output since the last line that was typed.
  public func wait(for text: String, file: StaticString = #fileID, line: Int = #line) throws {
    try app.waitUntil("\"\(text)\" is said", outputSince: since, file: file, line: line) { output in
      String(decoding: output, as: UTF8.self).contains(text)
    }
  }

  /// Types a line and waits for a text, which should be the next prompt.
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

  /// Performs an action and waits for a text.
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
  public func unlock(until prompt: String = " choice: ") throws {
    try type(CardcaseDriver.demoPasscode, until: prompt)
  }

  /// Goes from the main menu to the answer of the demo's first card.
  public func goToAnswer() throws {
    try type("2", until: "\r\nEnter for ")
    try type("1", until: "\r\nEnter for ")
    try type("1", until: "Enter shows the answer: ")
    try type("", until: "Enter Good, 4 Easy: ")
  }

  /// The output since the last line that was typed.
  public var said: String { app.writtenText(since: since) }
}
