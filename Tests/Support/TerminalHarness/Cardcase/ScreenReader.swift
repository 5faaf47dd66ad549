internal import Foundation
import TestSupport

/// yasr, a screen reader for terminals, between a program and its terminal. What it says goes into a
/// file.
///
/// yasr takes each byte for a column, and says parts of sequences that it does not know: programs
/// run under it with the "linux" terminal and without UTF-8.
public final class ScreenReader {
  /// The environment of a program under it.
  public static let environment: [String: String?] = ["TERM": "linux", "LC_ALL": "C"]
  /// The words of a command that runs the words that follow it.
  public let wrapper: [String]

  private let directory: TemporaryDirectory
  private var file: String { directory.path + "/said" }

  /// A place in what was said.
  public struct Mark: Sendable {
    fileprivate let offset: Int

    /// The beginning.
    public static let start = Mark(offset: 0)
  }

  /// The keys that have it say the line of the cursor, and the cursor's place. Neither reaches the
  /// program.
  private static let (lineKey, placeKey) = (Key.control("]"), Key.control("^"))

  /// Prepares a reader.
  public init() throws {
    directory = try TemporaryDirectory()
    let speaker = directory.path + "/speaker"
    wrapper = ["/usr/bin/yasr", "-C", directory.path + "/yasr.conf", "--"]
    try Data().write(to: URL(filePath: directory.path + "/said"))
    // An "emacspeak server" is a program that reads what is to be said.
    try "#!/bin/sh\nexec cat >>'\(directory.path)/said'\n"
      .write(toFile: speaker, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: speaker)
    try """
    [normalkeys]
    0x1d:say line
    0x1e:say cursor
    [reviewkeys]
    [options]
    cursor tracking=full
    synthesizer=emacspeak server
    synthesizer port=|\(speaker)
    key echo=off
    special=off
    up and down arrows=speak line
    DisableKey=0
    [Emacspeak server]
    rate=175
    punctuation=some
    [dict]
    *=star

    """.write(toFile: directory.path + "/yasr.conf", atomically: true, encoding: .utf8)
  }

  /// The end of what has been said.
  public func mark() throws -> Mark { Mark(offset: try bytes().count) }

  /// The words said since a mark, in their order, without repeated blanks.
  public func said(since mark: Mark = .start) throws -> String {
    let text = String(decoding: try bytes().dropFirst(mark.offset), as: UTF8.self)
    // A line of the protocol queues words, or says a letter; others are about the voice.
    let words = text.split(separator: "\n").compactMap { line -> Substring? in
      guard line.hasPrefix("q {") || line.hasPrefix("l {"), line.hasSuffix("}") else { return nil }
      return line.dropFirst(3).dropLast()
    }
    return words.joined(separator: " ").split(separator: " ").joined(separator: " ")
  }

  /// Waits until a text is said.
  public func wait(
    for text: String,
    since mark: Mark = .start,
    in app: TerminalSession,
    file: StaticString = #fileID,
    line: Int = #line
  ) throws {
    do {
      try app.waitUntil("\"\(text)\" is said", file: file, line: line) { _ in
        try said(since: mark).contains(text)
      }
    } catch is TerminalFailure {
      let said = try said(since: mark)
      throw NotSaid(text: text, said: said, place: "\(file):\(line)", screen: app.screen)
    }
  }

  /// Waits until all that is on the screen has been taken in: asks for the cursor's place, and waits
  /// for the answer.
  public func settle(
    in app: TerminalSession,
    file: StaticString = #fileID,
    line: Int = #line
  ) throws {
    let mark = try mark()
    let deadline = ContinuousClock.now + app.patience
    // It passes on what arrives together with other keys, and then the program gets its key: one
    // that does nothing there.
    repeat {
      try app.press(Self.placeKey)
      let again = ContinuousClock.now + .seconds(2)
      try app.waitUntil("the cursor's place is said", file: file, line: line) { _ in
        try isPlaceSaid(since: mark) || .now > again
      }
      if try isPlaceSaid(since: mark) { return }
    } while .now < deadline
    let said = try said(since: mark)
    throw NotSaid(text: "c1l1", said: said, place: "\(file):\(line)", screen: app.screen)
  }

  /// True if a place was said: "c3l6" is the third column of the sixth line.
  private func isPlaceSaid(since mark: Mark) throws -> Bool {
    try said(since: mark).contains(/c[0-9]+l[0-9]+/)
  }

  /// Has the line of the cursor said, again and again until it has a text.
  public func expectLine(
    has text: String,
    in app: TerminalSession,
    file: StaticString = #fileID,
    line: Int = #line
  ) throws {
    let deadline = ContinuousClock.now + app.patience
    while true {
      try settle(in: app, file: file, line: line)
      let mark = try mark()
      try app.press(Self.lineKey)
      try app.waitUntil("the key is taken", file: file, line: line) { _ in
        try bytes().count > mark.offset
      }
      try settle(in: app, file: file, line: line)
      let said = try said(since: mark)
      if said.contains(text) { return }
      guard .now < deadline else {
        throw NotSaid(text: text, said: said, place: "\(file):\(line)", screen: app.screen)
      }
    }
  }

  private func bytes() throws -> Data { try Data(contentsOf: URL(filePath: file)) }

  /// A text that was not said in time.
  struct NotSaid: Error, CustomStringConvertible {
    let text: String
    let said: String
    let place: String
    let screen: TerminalScreen

    var description: String { "\(place): \"\(text)\" was not said, but: \(said)\n\(screen)" }
  }
}
