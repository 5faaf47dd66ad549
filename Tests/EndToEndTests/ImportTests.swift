import CardcaseDriver
import Foundation
import Glibc
import TerminalHarness
import Testing

@Suite("A file of flashcards on a terminal")
struct ImportTests {
  private let directory: TemporaryDirectory
  private var path: String { "\(directory.path)/my.vault" }
  /// The screen's text about the notes in the file, once it is read.
  private static let preview = "50  new"

  init() throws {
    directory = try TemporaryDirectory()
  }

  /// A new vault, where the name of a file of 50 notes is typed to be imported.
  private func begin() throws -> CardcaseDriver {
    let story = try CardcaseDriver(.lab, .file(path), shows: "Welcome to Cardcase")
    try story.chooseFourDigits("7777")
    try story.app.press(.escape)
    try story.app.waitUntil(shows: Place.home.secret)
    let file = "\(directory.path)/Owls.tsv"
    let lines = (1...50).map { "owl \($0)\tfeathers \($0)\n" }
    try lines.joined().write(toFile: file, atomically: true, encoding: .utf8)
    try story.app.press("fi")
    try story.app.waitUntil(shows: "The file: text with")
    try story.app.press(file)
    return story
  }

  /// Unlocks, and skips the recovery key.
  private func pass(_ story: CardcaseDriver) throws {
    try story.unlock("7777")
    try story.app.waitUntil(shows: "Write this down")
    try story.app.press(.escape)
    try story.app.waitUntil(hides: "Write this down")
  }

  /// Reads the file and begins to write, and holds that with the first record written.
  private func holdWriting(_ story: CardcaseDriver) throws {
    try story.app.press(.enter)
    try story.app.waitUntil(shows: Self.preview)
    try story.lab?.ask(.closeGate)
    try story.app.press(.enter)
    try story.app.waitUntil(shows: "Writing")
    try story.lab?.ask(.letOneThrough)
    try story.app.waitUntil(shows: " 1%")
  }

  /// Imports the file, undoes the import, and expects no deck then.
  private func importAndUndo(_ story: CardcaseDriver) throws {
    try story.app.waitUntil(shows: Self.preview)
    try story.app.press(.enter)
    try story.app.waitUntil(shows: "u takes it out again")
    try story.app.press("u")
    try story.app.waitUntil(shows: "Owls.tsv is taken out again")
    try story.app.waitUntil(shows: "No decks yet")
  }

  @Test("a file is read beside the screens, given up by a lock and offered again after it")
  func reading() throws {
    let story = try begin()
    let app = story.app
    try story.lab?.ask(.closeGate)
    try app.press(.enter)
    try app.waitUntil(shows: "Reading")
    // Reading is held; the keys still work.
    try app.press(.function(1))
    try app.waitUntil(shows: Place.help.secret)
    try app.press(.escape)
    try app.waitUntil(hides: Place.help.secret)
    try story.lock()
    try story.lab?.ask(.openGate)
    try pass(story)
    try importAndUndo(story)
  }

  @Test("keys get their frames while an import is written, and a lock in the middle undoes it")
  func lockInTheMiddle() throws {
    let story = try begin()
    let app = story.app
    try holdWriting(story)
    try app.press(.function(1))
    try app.waitUntil(shows: Place.help.secret)
    try app.press(.escape)
    try app.waitUntil(hides: Place.help.secret)
    let due = try app.mark()
    // Writing is held while it uses the vault, and the lock does not wait for it.
    try story.lock()
    try app.press("7777")
    try app.waitUntil(shows: "Checking")
    try app.expectNever(anyOf: ["Writing", Self.preview], since: due)
    try story.lab?.ask(.openGate)
    try app.waitUntil(shows: "Write this down")
    try app.press(.escape)
    try importAndUndo(story)
  }

  @Test("Esc in the middle undoes it, and the import is offered as before")
  func stopped() throws {
    let story = try begin()
    try holdWriting(story)
    try story.app.press(.escape)
    try story.app.waitUntil(shows: "Stopping")
    try story.lab?.ask(.openGate)
    try importAndUndo(story)
  }

  @Test(
    "killed or hung up on in the middle, nothing is half-imported",
    arguments: [SIGKILL, SIGHUP]
  )
  func ended(by signal: Int32) throws {
    let story = try begin()
    try holdWriting(story)
    try story.app.signal(signal)
    try story.app.waitUntilExited()
    let again = try CardcaseDriver(.lab, .file(path), options: ["--clock", "2000000"])
    try pass(again)
    try importAndUndo(again)
  }

  @Test("stopped in the middle, the lock is what comes back, and nothing is half-imported")
  func suspended() throws {
    let story = try begin()
    let app = story.app
    try holdWriting(story)
    try app.signal(SIGTSTP)
    let stop = try app.waitUntilStopped()
    #expect(try app.isSane())
    try app.signal(SIGCONT)
    try app.waitUntil(shows: CardcaseDriver.lockTitle)
    try app.expectNever(anyOf: ["Writing", Self.preview], since: stop)
    try story.lab?.ask(.openGate)
    try pass(story)
    try importAndUndo(story)
  }

  @Test("what was imported can be taken out after a new start, and from the list of decks")
  func undoneLater() throws {
    let story = try begin()
    try story.app.press(.enter)
    try story.app.waitUntil(shows: Self.preview)
    try story.app.press(.enter)
    try story.app.waitUntil(shows: "u takes it out again")
    try story.app.press(.escape)
    try story.app.waitUntil(shows: "Owls")
    try story.app.press(.controlC)
    try story.app.waitUntilExited()
    let again = try CardcaseDriver(.lab, .file(path), options: ["--clock", "2000000"])
    try pass(again)
    try again.app.waitUntil(shows: "Owls")
    try again.app.press("u")
    try again.app.waitUntil(shows: "Owls.tsv is taken out again")
    try again.app.waitUntil(shows: "No decks yet")
  }
}
