import Foundation
import TerminalHarness
import TestSupport
import Testing

@Suite("cardcase deck load", .timeLimit(.minutes(5)))
struct DeckLoadCommandTests {
  private let driver: CommandDriver
  private var home: TemporaryDirectory { driver.home }

  init() throws {
    driver = try CommandDriver()
    let package = Repository.root.appending(path: "Tests/AnkiPackagesTests/Fixtures/latest.apkg")
    try FileManager.default.copyItem(
      at: package,
      to: URL(fileURLWithPath: home.path + "/latest.apkg")
    )
  }

  /// Runs a command for each line, with the passcode on a descriptor.
  ///
  /// - Returns: the lines of their output, those on standard error, and their statuses.
  private func run(_ lines: String...) throws -> (out: [String], errors: String, [Int32]) {
    let script = """
      ask() { printf '7777\\nrest' | cardcase deck "$@" --vault "$VAULT" --passcode-fd 0; }
      : > out; : > err; : > status
      \(lines.map { "{ ask \($0); } >> out 2>> err; echo $? >> status" }.joined(separator: "\n"))
      echo finished
      """
    let shell = try driver.run(script: script, shows: "finished")
    try shell.waitUntilExited()
    func text(_ name: String) throws -> String {
      try String(contentsOfFile: home.path + "/" + name, encoding: .utf8)
    }
    let statuses = try text("status").split(separator: "\n").compactMap { Int32($0) }
    return (try text("out").split(separator: "\n").map(String.init), try text("err"), statuses)
  }

  private func json(_ line: String?) throws -> [String: Any] {
    let line = try #require(line)
    return try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
  }

  @Test(
    "says what would move and writes nothing, moves it in one step, and has nothing to move then"
  )
  func flatten() throws {
    let (out, errors, statuses) = try run(
      "import latest.apkg",
      "load flatten --per-day 1 --preview --json",
      "load flatten --per-day 1",
      "load flatten --per-day 1 --json",
      "load deutsch holiday --from 2020-01-01 --to 2020-01-05 --preview --json"
    )
    #expect(statuses == [0, 0, 0, 0, 0], "\(errors)")
    let objects = try out.filter { $0.hasPrefix("{") }.map { try json($0) }
    #expect(objects.count == 3)
    let (preview, after, past) = (objects[0], objects[1], objects[2])
    let moved = try #require(preview["moved"] as? Int)
    #expect(moved > 0 && preview["preview"] as? Bool == true && preview["deck"] is NSNull)
    #expect(out.contains { $0 == "Moved \(moved) card\(moved == 1 ? "" : "s")." }, "\(out)")
    #expect(out.contains { $0.contains("press u") })
    let load = try #require(preview["load"] as? [String: [Int]])
    #expect(load["before"]?.count == 30 && load["after"]?.max() == 1)
    let recall = try #require(preview["recall_of_moved"] as? [String: Double])
    #expect((recall["after"] ?? 1) < (recall["before"] ?? 0))
    #expect(after["moved"] as? Int == 0 && after["preview"] as? Bool == false)
    #expect(past["deck"] as? String == "Sprachen::Deutsch" && past["moved"] as? Int == 0)
    // One key of the program takes it back.
    let screen = try CardcaseDriver(.cardcase, .file(driver.path))
    try screen.app.press("7777")
    try screen.app.waitUntil(shows: "› Recovery key")
    try screen.app.press(.escape)
    try screen.app.waitUntil(hides: "Write this down")
    try screen.app.press("u")
    try screen.app.waitUntil(shows: "Flatten: \(moved) card")
    try screen.app.press("y")
    try screen.app.waitUntil(shows: "Undone: Flatten")
    try screen.app.press(.controlC)
    try screen.app.waitUntilExited()
    let again = try run("load flatten --per-day 1 --preview --json")
    let anew = try json(again.out.first { $0.hasPrefix("{") })
    #expect(anew["moved"] as? Int == moved)
  }

  @Test("names what it does not know, and what is missing")
  func wrong() throws {
    let (_, errors, statuses) = try run(
      "load nothing",
      "load deutsch holiday --from 2026-12-24",
      "load easy --date soon",
      "load flatten --per-day 0",
      "load nowhere balance"
    )
    #expect(statuses == [64, 64, 64, 64, 3], "\(errors)")
    #expect(errors.contains("nothing is none of postpone, advance, flatten"), "\(errors)")
    #expect(errors.contains("--to") && errors.contains("soon: not a date"))
  }
}
