import Foundation
import Glibc
import TerminalHarness
import TestSupport
import Testing

@Suite("cardcase due")
struct DueTests {
  private let vault: DueVault

  init() throws {
    vault = try DueVault()
  }

  /// Answers the first card, from Home and back to it.
  private func study(_ driver: CardcaseDriver) throws {
    let app = driver.app
    try app.press(.enter)
    try app.waitUntil(shows: "question ")
    try app.press(" ")
    try app.waitUntil(shows: "answer")
    try app.press("3")
    try app.waitUntil(hides: "answer")
    try app.press(.escape)
    try app.waitUntil(shows: "Study due cards")
  }

  @Test("tells Home's number without the passcode while it is switched on, at every lock anew")
  func all() throws {
    let driver = try vault.open()
    let off = try vault.due()
    #expect(off.status == 3 && off.output.isEmpty)
    #expect(off.errors.contains("No due numbers yet."))
    #expect(vault.file == nil)
    // Switched on: at once.
    try vault.toggle(driver, to: "on")
    try driver.app.waitUntil("the file is written") { _ in vault.file != nil }
    try driver.app.waitUntil(shows: "20 new")
    #expect(try vault.due("--short").output == "20\n")
    #expect(try vault.due().output == "Due today: 20 (new 20, learning 0, review 0).\n")
    // Before a stop, at once or, on a busy machine, at one of the next.
    try study(driver)
    try driver.app.waitUntil(shows: "19 new")
    var stopped = ""
    for _ in 0..<5 where !stopped.contains("\"due\":20,\"learning\":1,\"new\":19") {
      try driver.app.press(.controlZ)
      try driver.app.waitUntilStopped()
      stopped = try vault.due("--json").output
      try driver.app.signal(SIGCONT)
      try driver.app.waitUntil(shows: CardcaseDriver.lockTitle)
      try vault.unlock(driver)
    }
    #expect(stopped.contains("\"due\":20,\"learning\":1,\"new\":19"), "\(stopped)")
    // Before the end.
    try study(driver)
    try driver.app.press(.controlC)
    try driver.app.waitUntilExited()
    var ended = try vault.due("--json").output
    for _ in 0..<5 where !ended.contains("\"due\":20,\"learning\":2,\"new\":18") {
      let driver = try vault.open()
      try driver.app.press(.controlC)
      try driver.app.waitUntilExited()
      ended = try vault.due("--json").output
    }
    #expect(ended.contains("\"due\":20,\"learning\":2,\"new\":18"), "\(ended)")
    // For the user alone, and without a name.
    let file = try #require(vault.file)
    let text = try String(contentsOfFile: file, encoding: .utf8)
    #expect(!text.contains("studies") && !text.contains("question") && !ended.contains("studies"))
    let rights = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions]
    #expect(rights as? Int == 0o600)
    // Switched off: at once.
    let again = try vault.open()
    try vault.toggle(again, to: "off")
    #expect(vault.file == nil)
    #expect(try vault.due("--short").status == 3)
  }

  @Test("has a sentence and a status for a file that is not as it was written, and waits for none")
  func damaged() throws {
    try vault.switchOn()
    let file = try #require(vault.file)
    #expect(try vault.due("--short").output == "20\n")
    func expect(_ status: Int32, _ sentence: String) throws {
      let answer = try vault.due()
      #expect(answer.status == status && answer.output.isEmpty, "\(answer)")
      #expect(answer.errors.contains(sentence), "\(answer.errors)")
      unlink(file)
    }
    try Data("{\"format\":1".utf8).write(to: URL(fileURLWithPath: file))
    try expect(8, "is damaged")
    try Data("{\"format\":2}".utf8).write(to: URL(fileURLWithPath: file))
    try expect(1, "newer Cardcase")
    symlink("/dev/zero", file)
    try expect(1, "not this vault's own file")
    mkfifo(file, 0o600)
    try expect(1, "not this vault's own file")
    try expect(3, "No due numbers yet")
    #expect(
      try vault.run(BuiltProduct.path("cardcase"), ["due", "--short", "--json"]).status == 64
    )
    let elsewhere = try vault.due("--vault", vault.home.path + "/none")
    #expect(elsewhere.status == 1 && elsewhere.errors.contains("There is no vault"))
  }

  @Test("of the demo has numbers too, for trying things out")
  func demo() throws {
    let answer = try vault.run(BuiltProduct.path("cardcase"), ["--demo", "due", "--short"])
    #expect(answer.status == 0 && (Int(answer.output.dropLast()) ?? 0) > 0)
    #expect(vault.file == nil)
  }
}
