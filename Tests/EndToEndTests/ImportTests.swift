import Foundation
import Glibc
import TerminalHarness
import TestSupport
import Testing

@Suite("A file of flashcards on a terminal")
struct ImportTests {
  private let directory: TemporaryDirectory
  private var path: String { "\(directory.path)/my.vault" }
  /// The screen's text about the notes in the file, once it is read.
  private static let preview = "As they were"

  init() throws {
    directory = try TemporaryDirectory()
  }

  /// A new vault, where the name of a file of 50 notes is typed to be imported.
  private func begin() throws -> CardcaseDriver {
    let driver = try CardcaseDriver(.lab, .file(path), shows: "Welcome to Cardcase")
    try driver.chooseFourDigits("7777")
    try driver.app.press(.escape)
    try driver.app.waitUntil(shows: "Cardcase › Home")
    let file = "\(directory.path)/Owls.tsv"
    let lines = (1...50).map { "owl \($0)\tfeathers \($0)\n" }
    try lines.joined().write(toFile: file, atomically: true, encoding: .utf8)
    try driver.app.press("fi")
    try driver.app.waitUntil(shows: "Path of the file: Anki package")
    try driver.app.press(file)
    return driver
  }

  /// Unlocks, and skips the recovery key.
  private func pass(_ driver: CardcaseDriver) throws {
    try driver.unlock("7777")
    try driver.app.waitUntil(shows: "Write this down")
    try driver.app.press(.escape)
    try driver.app.waitUntil(hides: "Write this down")
  }

  /// Reads the file and begins to write, and holds that with the first record written.
  private func holdWriting(_ driver: CardcaseDriver) throws {
    try driver.app.press(.enter)
    try driver.app.waitUntil(shows: Self.preview)
    try driver.lab?.ask(.closeGate)
    try driver.app.press(.enter)
    try driver.app.waitUntil(shows: "Writing")
    try driver.lab?.ask(.letOneThrough)
    try driver.app.waitUntil(shows: " 1%")
  }

  /// Imports the file, undoes the import, and expects no deck then.
  private func importAndUndo(_ driver: CardcaseDriver) throws {
    try driver.app.waitUntil(shows: Self.preview)
    try driver.app.press(.enter)
    try driver.app.waitUntil(shows: "u undoes it")
    try driver.app.press("u")
    try driver.app.waitUntil(shows: "Undone: Imported Owls.tsv")
    try driver.app.waitUntil(shows: "No decks yet")
  }

  @Test("a file is read beside the screens, given up by a lock and offered again after it")
  func reading() throws {
    let driver = try begin()
    let app = driver.app
    try driver.lab?.ask(.closeGate)
    try app.press(.enter)
    try app.waitUntil(shows: "Reading")
    // Reading is held; the keys still work.
    try app.press(.function(1))
    try app.waitUntil(shows: Place.help.secret)
    try app.press(.escape)
    try app.waitUntil(hides: Place.help.secret)
    try driver.lock()
    try driver.lab?.ask(.openGate)
    try pass(driver)
    try importAndUndo(driver)
  }

  @Test("keys get their frames while an import is written, and a lock in the middle undoes it")
  func lockInTheMiddle() throws {
    let driver = try begin()
    let app = driver.app
    try holdWriting(driver)
    try app.press(.function(1))
    try app.waitUntil(shows: Place.help.secret)
    try app.press(.escape)
    try app.waitUntil(hides: Place.help.secret)
    let due = try app.mark()
    // Writing is held while it uses the vault, and the lock does not wait for it.
    try driver.lock()
    try app.press("7777")
    try app.waitUntil(shows: "Checking")
    try app.expectNever(anyOf: ["Writing", Self.preview], since: due)
    try driver.lab?.ask(.openGate)
    try app.waitUntil(shows: "Write this down")
    try app.press(.escape)
    try importAndUndo(driver)
  }

  @Test("Esc in the middle undoes it, and the import is offered as before")
  func stopped() throws {
    let driver = try begin()
    try holdWriting(driver)
    try driver.app.press(.escape)
    try driver.app.waitUntil(shows: "Stopping")
    // A frame is drawn before the effects of its key: the import is told to stop after it.
    try driver.lab?.ask(.turn)
    try driver.lab?.ask(.openGate)
    try importAndUndo(driver)
  }

  @Test(
    "killed or hung up on in the middle, nothing is half-imported",
    arguments: [SIGKILL, SIGHUP]
  )
  func ended(by signal: Int32) throws {
    let driver = try begin()
    try holdWriting(driver)
    try driver.app.signal(signal)
    try driver.app.waitUntilExited()
    let again = try CardcaseDriver(.lab, .file(path), options: ["--clock", "2000000"])
    try pass(again)
    try importAndUndo(again)
  }

  @Test("stopped in the middle, the lock is what comes back, and nothing is half-imported")
  func suspended() throws {
    let driver = try begin()
    let app = driver.app
    try holdWriting(driver)
    try app.signal(SIGTSTP)
    let stop = try app.waitUntilStopped()
    #expect(try app.isSane())
    try app.signal(SIGCONT)
    try app.waitUntil(shows: CardcaseDriver.lockTitle)
    try app.expectNever(anyOf: ["Writing", Self.preview], since: stop)
    try driver.lab?.ask(.openGate)
    try pass(driver)
    try importAndUndo(driver)
  }

  @Test("what was imported can be taken out after a new start, and from the list of decks")
  func undoneLater() throws {
    let driver = try begin()
    try driver.app.press(.enter)
    try driver.app.waitUntil(shows: Self.preview)
    try driver.app.press(.enter)
    try driver.app.waitUntil(shows: "u undoes it")
    try driver.app.press(.escape)
    try driver.app.waitUntil(shows: "Owls")
    try driver.app.press(.controlC)
    try driver.app.waitUntilExited()
    let again = try CardcaseDriver(.lab, .file(path), options: ["--clock", "2000000"])
    try pass(again)
    try again.app.waitUntil(shows: "Owls")
    try again.app.press("u")
    try again.app.waitUntil(shows: "Undone: Imported Owls.tsv")
    try again.app.waitUntil(shows: "No decks yet")
  }
}
