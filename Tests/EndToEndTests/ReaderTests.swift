import Foundation
import Glibc
import TerminalHarness
import Testing

@Suite("The reader")
struct ReaderTests {
  /// The demo at a card, with the reader that rendered it.
  private func atCard() throws -> (driver: CardcaseDriver, reader: Int32) {
    let driver = try CardcaseDriver()
    try driver.unlock()
    try driver.go(to: .prompt)
    let readers = driver.readers
    #expect(readers.count == 1)
    return (driver, try #require(readers.first))
  }

  private func isGone(_ process: Int32) -> Bool { kill(process, 0) == -1 && errno == ESRCH }

  /// Expects that a reader ends soon.
  private func expectEnd(of reader: Int32) {
    let deadline = ContinuousClock.now + .seconds(20)
    while CardcaseDriver.isReader(reader), .now < deadline { sched_yield() }
    #expect(!CardcaseDriver.isReader(reader))
  }

  private func lines(_ name: String, of process: Int32) throws -> [String] {
    try String(contentsOfFile: "/proc/\(process)/\(name)", encoding: .utf8)
      .split { $0 == "\n" || $0 == "\0" }.map(String.init)
  }

  @Test("is not there before a card is shown, and then is shut in with two pipes and nothing else")
  func surroundings() throws {
    let locked = try CardcaseDriver()
    #expect(locked.readers.isEmpty)
    let (driver, reader) = try atCard()
    #expect(try lines("cmdline", of: reader) == ["cardcase-reader", "faces"])
    #expect(try lines("environ", of: reader).isEmpty)
    let descriptors = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(reader)/fd")
    #expect(descriptors.sorted() == ["0", "1", "2"])
    let status = try lines("status", of: reader)
    #expect(status.contains("Seccomp:\t2") && status.contains("NoNewPrivs:\t1"))
    let limits = try lines("limits", of: reader)
    for name in ["Max core file size", "Max file size", "Max processes"] {
      let line = try #require(limits.first { $0.hasPrefix(name) })
      #expect(line.split(separator: " ").filter { $0 == "0" }.count == 2, "\(line)")
    }
    #expect(driver.readers == [reader])
  }

  @Test("is gone with the lock, also where it hangs, and another one comes after it")
  func lock() throws {
    let (driver, reader) = try atCard()
    kill(reader, SIGSTOP)
    try driver.lock()
    // The lock is on the screen before anything else is done.
    expectEnd(of: reader)
    try driver.unlock()
    try driver.app.waitUntil(shows: Place.prompt.secret)
    #expect(driver.readers.count == 1)
  }

  @Test("is gone while the program is stopped, and back after fg")
  func stop() throws {
    let (driver, reader) = try atCard()
    try driver.app.press(.controlZ)
    try driver.app.waitUntilStopped()
    #expect(isGone(reader))
    try driver.app.signal(SIGCONT)
    try driver.app.waitUntil(shows: CardcaseDriver.lockTitle)
    try driver.unlock()
    try driver.app.waitUntil(shows: Place.prompt.secret)
    #expect(driver.readers.count == 1)
  }

  @Test("dies with the program, however that ends", arguments: [SIGKILL, SIGTERM, SIGSEGV])
  func end(_ signal: Int32) throws {
    let (driver, reader) = try atCard()
    kill(driver.app.processID, signal)
    _ = try driver.app.waitUntilExited()
    expectEnd(of: reader)
  }
}
