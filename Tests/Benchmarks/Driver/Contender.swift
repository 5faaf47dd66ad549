import Foundation
import TerminalHarness

/// One of the measured programs, running in a terminal.
struct Contender {
  /// The bytes that end a frame of a program that synchronizes its output.
  static let frameEnd = Array("\u{1B}[?2026l".utf8)
  /// The number of bytes that synchronized output adds to a frame, which the C program does not
  /// write.
  static let synchronizationBytes = 16.0

  let session: TerminalSession
  let isSynchronized: Bool
  var usage: ProcessUsage { ProcessUsage(processID: session.processID) }

  /// Starts Cardcase, or a program over its library.
  static func cardcase(
    _ program: String,
    _ arguments: [String] = [],
    environment: [String: String?] = [:],
    size: TerminalSession.Size = .standard
  ) throws -> Contender {
    try Contender(
      session: TerminalSession(
        start: BuiltProduct.path(program),
        arguments,
        environment: environment,
        size: size
      ),
      isSynchronized: true
    )
  }

  /// Starts the C program.
  static func reference(size: TerminalSession.Size = .standard) throws -> Contender {
    try Contender(
      session: TerminalSession(start: BuiltProduct.path("bench-reference"), size: size),
      isSynchronized: false
    )
  }

  /// Presses a key, and measures until the frame that follows has been flushed.
  func frame(after key: String, isExpected: Bool = true) throws -> Answer {
    try session.answer(
      to: Array(key.utf8),
      ending: isSynchronized && isExpected ? Self.frameEnd : nil,
      isExpected: isExpected
    )
  }

  /// Measures from the start to the first frame. It can be asked right after the start only.
  func firstFrame() throws -> Answer {
    try session.answer(
      to: [],
      since: session.startTime,
      ending: isSynchronized ? Self.frameEnd : nil,
      quiet: 15
    )
  }

  /// Waits for the lock and opens it. Keys typed in the moment the first frame appears are
  /// discarded, as nobody can have seen it.
  func unlock(_ passcode: String = Texts.passcode, until text: String = Texts.home) throws {
    try session.waitUntil(shows: Texts.locked)
    try waitForSilence()
    try press(passcode, until: text)
  }

  /// Waits until its work in the background is done: until it has needed no processor for half a
  /// second, or for a minute.
  func waitUntilIdle() {
    var before = usage.processorTime
    for _ in 0..<120 {
      Thread.sleep(forTimeInterval: 0.5)
      let now = usage.processorTime
      if now - before < 5 { return }
      before = now
    }
  }

  /// Waits until the rest of a frame, and any output after it, is written.
  private func waitForSilence() throws {
    for _ in 0..<100 {
      if (try? session.expectSilence(for: .milliseconds(20))) != nil { return }
    }
    try session.expectSilence(for: .milliseconds(20))
  }

  /// Presses keys and waits for a text.
  func press(_ keys: String, until text: String) throws {
    try session.press(keys)
    try session.waitUntil(shows: text)
  }
}
