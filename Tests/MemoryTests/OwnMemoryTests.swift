import Foundation
import TerminalHarness
import Testing

@Suite("The memory of cardcase itself")
struct OwnMemoryTests {
  private static let reason: Comment = "needs an ordinary user: setpriv, and a path open to all"

  @Test("can't be opened by its own user", .enabled(if: OrdinaryUser.canRun("cardcase"), reason))
  func closed() throws {
    let driver = try CardcaseDriver(.cardcase, wrapper: OrdinaryUser.wrapper)
    #expect(!OrdinaryUser.mayOpenMemory(of: driver.app.processID))
  }

  @Test(
    "could be, did the program not forbid it: the lab's can",
    .enabled(if: OrdinaryUser.canRun("cardcase-lab"), reason)
  )
  func openInLab() throws {
    let driver = try CardcaseDriver(.lab, wrapper: OrdinaryUser.wrapper)
    #expect(OrdinaryUser.mayOpenMemory(of: driver.app.processID))
  }

  @Test("is never written to a core file")
  func noCore() throws {
    let driver = try CardcaseDriver(.cardcase)
    let limits = try String(
      contentsOfFile: "/proc/\(driver.app.processID)/limits",
      encoding: .utf8
    )
    let line = try #require(limits.split(separator: "\n").first { $0.hasPrefix("Max core file") })
    // The current limit, and the one it can be raised to.
    #expect(line.split(separator: " ").filter { $0 == "0" }.count == 2)
  }
}
