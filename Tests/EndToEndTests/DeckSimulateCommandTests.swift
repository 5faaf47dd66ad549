import Foundation
import TerminalHarness
import TestSupport
import Testing

@Suite("cardcase deck simulate", .timeLimit(.minutes(5)))
struct DeckSimulateCommandTests {
  @Test("tells the course of a deck, beside that under other options, and the cost of retentions")
  func simulates() throws {
    let driver = try CommandDriver()
    let script = """
      ask() { cardcase --demo deck simulate capitals --days 30 "$@"; }
      ask > plain; echo $? > status
      ask --new 1 --retention 80 --json > json; echo $? >> status
      ask --workload > workload; echo $? >> status
      ask --retention 20 2> refused; echo $? >> status
      echo finished
      """
    let shell = try driver.run(script: script, shows: "finished")
    try shell.waitUntilExited()
    func text(_ name: String) throws -> String {
      try String(contentsOfFile: driver.home.path + "/" + name, encoding: .utf8)
    }
    let statuses = try text("status").split(separator: "\n").compactMap { Int32($0) }
    #expect(statuses == [0, 0, 0, 64])
    #expect(try text("plain").contains("as saved:"))
    let line = Data(try text("json").utf8)
    let shown = try #require(try JSONSerialization.jsonObject(with: line) as? [String: Any])
    #expect(shown["days"] as? Int == 30)
    let changed = try #require(shown["changed"] as? [String: Any])
    #expect((changed["time_s"] as? [Double])?.count == 30)
    #expect((changed["new"] as? [Double])?.allSatisfy { $0 <= 1 } == true)
    let rows = try text("workload").split(separator: "\n")
    #expect(rows.count == 31)
    #expect(rows.count { $0.hasSuffix("costs least") } == 1)
  }
}
