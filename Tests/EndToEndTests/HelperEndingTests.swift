import Foundation
import TerminalHarness
import TestSupport
import Testing

/// The remote is one of git's, whose program notes its process and then hangs.
@Suite("A program that reaches the remote", .timeLimit(.minutes(5)))
struct HelperEndingTests {
  private let laptop: CommandDriver
  private let places: TemporaryDirectory
  private var notes: String { places.path + "/processes" }
  private var path: String { "\(places.path)/bin:/usr/local/bin:/usr/bin:/bin" }

  init() throws {
    places = try TemporaryDirectory()
    laptop = try CommandDriver()
    let remote = places.path + "/remote.git"
    try laptop.run(script: "git init -q --bare \(remote); echo made", shows: "made")
      .waitUntilExited()
    try run("sync", "init", "git:\(remote)", "--name", "laptop")
    // Both processes of a helper are noted: git has others of its own.
    let script = """
      #!/bin/sh
      sleep 1000 &
      echo $$ $! > '\(notes).new'
      mv '\(notes).new' '\(notes)'
      wait
      """
    try FileManager.default.createDirectory(
      atPath: places.path + "/bin",
      withIntermediateDirectories: false
    )
    try Data(script.utf8).write(to: URL(fileURLWithPath: places.path + "/bin/git"))
    chmod(places.path + "/bin/git", 0o755)
  }

  private func run(_ words: String...) throws {
    let app = try laptop.start(words, shows: "Passcode:")
    try app.press(CommandDriver.passcode)
    try app.press(.enter)
    #expect(try app.waitUntilExited() == .exited(status: 0))
  }

  private func learn() throws {
    let file = laptop.home.path + "/words.txt"
    try Data("#separator:tab\none\teins\n".utf8).write(to: URL(fileURLWithPath: file))
    try run("deck", "import", file)
  }

  private func open() throws -> CardcaseDriver {
    let driver = try CardcaseDriver(.lab, .file(laptop.path), environment: ["PATH": path])
    try driver.unlock(CommandDriver.passcode)
    try driver.app.waitUntil(shows: "Write this down")
    try driver.app.press(.escape)
    try driver.app.waitUntil(shows: "Cardcase › Home")
    // What waits to be sent is known a moment after Home is drawn.
    try driver.lab?.ask(.rest)
    return driver
  }

  /// The processes of the helper, once there are some.
  private func helpers(of app: TerminalSession) throws -> [pid_t] {
    try app.waitUntil("the remote's program runs") { _ in
      FileManager.default.fileExists(atPath: notes)
    }
    return try String(contentsOfFile: notes, encoding: .utf8).split { !$0.isNumber }
      .compactMap { pid_t($0) }
  }

  private func expectEnded(_ processes: some Collection<pid_t>) throws {
    let deadline = ContinuousClock.now + .seconds(20)
    while processes.contains(where: isAlive), ContinuousClock.now < deadline { usleep(10_000) }
    for process in processes { #expect(!isAlive(process)) }
  }

  private func isAlive(_ process: pid_t) -> Bool {
    guard let state = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else {
      return false
    }
    return !state.contains(") Z ")
  }

  @Test("is waited for at the end, with a line, and ends with the wait at any key")
  func quitting() throws {
    try learn()
    let driver = try open()
    try driver.app.press(.controlC)
    let helpers = try helpers(of: driver.app)
    #expect(helpers.count == 2)
    try driver.app.waitUntil(shows: "Any key stops this")
    // A key as any other: who would be stopped here would keep the key of the vault.
    try driver.app.press(.controlZ)
    #expect(try driver.app.waitUntilExited() == .exited(status: 0))
    #expect(try driver.app.isSane())
    try expectEnded(helpers)
  }

  @Test("is not run at the end where nothing waits to be sent")
  func nothing() throws {
    let driver = try open()
    try driver.app.press(.controlC)
    #expect(try driver.app.waitUntilExited() == .exited(status: 0))
    #expect(!FileManager.default.fileExists(atPath: notes))
    #expect(!driver.app.writtenText().contains("Any key stops this"))
  }

  @Test("ends with the program, however that ends", arguments: [SIGTERM, SIGKILL])
  func signals(_ number: Int32) throws {
    try learn()
    let driver = try open()
    try driver.lock()
    let helpers = try helpers(of: driver.app)
    kill(driver.app.processID, number)
    #expect(try driver.app.waitUntilExited() == .killed(signal: number, dumpedCore: false))
    // What a helper of one that was killed has started notices by itself that nobody listens.
    let own = number == SIGKILL ? helpers.prefix(1) : helpers[...]
    try expectEnded(own)
    for helper in helpers.dropFirst(own.count) { kill(helper, SIGKILL) }
  }

  @Test("ends with the wait for it, by a signal too")
  func signalAtTheEnd() throws {
    try learn()
    let driver = try open()
    try driver.app.press(.controlC)
    let helpers = try helpers(of: driver.app)
    try driver.app.waitUntil(shows: "Any key stops this")
    kill(driver.app.processID, SIGTERM)
    #expect(try driver.app.waitUntilExited() == .killed(signal: SIGTERM, dumpedCore: false))
    try expectEnded(helpers)
  }
}
