import TerminalHarness
import TestSupport
import Testing

@Suite("Memory behind line mode")
struct LineModeMemoryTests {
  /// An open vault full of canaries, in line mode.
  private struct LineVisit {
    let canaries: Canaries
    let line: LineDriver
    let driver: CardcaseDriver
    /// The finds of the canaries before it was unlocked: constants like them by chance.
    let chance: [ProcessMemory.Find]

    init() throws {
      let seed = UInt64.random(in: 0..<1 << 32)
      canaries = Canaries(seed: seed)
      line = try LineDriver(.lab, .canaries(seed: seed))
      driver = CardcaseDriver(in: line.app, lab: try #require(line.lab))
      chance = try driver.finds(canaries.needles)
      try line.unlock(until: "5: Quit\r\nu: Undo\r\nchanges: Changes\r\nEnter for ")
    }

    /// Expects that nothing is left of the canaries.
    func expectGone(file: StaticString = #fileID, line: Int = #line) throws {
      try driver.expectGone(canaries.needles, butFor: chance, file: file, line: line)
    }
  }

  /// Has a number read out, then an answer.
  private func walk(_ visit: LineVisit) throws {
    let line = visit.line
    try line.type("1", until: "\r\nEnter for ")
    #expect(line.said.contains(visit.canaries.cards[0].name))
    try line.type("1", until: "\r\nEnter for ")
    try line.type("1", until: "\r\nEnter for ")
    try line.type("show", until: Visit.spoken(visit.canaries.cards[0].number))
    try line.wait(for: "\r\nEnter for ")
    try line.type("spell", until: "\r\nEnter to go on: ")
    try line.type("", until: " choice: ")
    try line.type("q", until: "\r\nEnter for ")
    try line.type("q", until: "Home\r\n")
    try line.wait(for: "\r\nEnter for ")
    try line.goToAnswer()
    #expect(line.said.contains(visit.canaries.flashcards[0].answer))
  }

  @Test("nothing of what was said is left once the lock is up")
  func locked() throws {
    let visit = try LineVisit()
    try walk(visit)
    try visit.line.type("lock", until: LineDriver.passcode)
    try visit.expectGone()
  }

  @Test("nor of a number that is being spelled")
  func spelled() throws {
    let visit = try LineVisit()
    let line = visit.line
    try line.type("1", until: "\r\nEnter for ")
    try line.type("1", until: "\r\nEnter for ")
    try line.type("1", until: "\r\nEnter for ")
    try line.type("spell", until: "\r\nEnter to go on: ")
    try line.type("lock", until: LineDriver.passcode)
    try visit.expectGone()
  }

  @Test("nor in a stopped program, with half a line typed")
  func stopped() throws {
    let visit = try LineVisit()
    try walk(visit)
    try visit.line.app.press(visit.canaries.flashcards[0].prompt)
    try visit.line.app.press(.controlZ)
    try visit.line.app.waitUntilStopped()
    try visit.expectGone()
  }

  @Test("nor of the line that was typed last, in either direction, in a stopped program")
  func lastLine() throws {
    let driver = try LineDriver()
    let memory = CardcaseDriver(in: driver.app, lab: try #require(driver.lab))
    try driver.unlock(until: "\r\nEnter for ")
    let word = "quokkazebralynx"
    try driver.type(word, until: "\r\nEnter for ")
    try driver.app.press(.controlZ)
    try driver.app.waitUntilStopped()
    try memory.expectGone([
      .typed("the line", word), .typed("the line, backwards", String(word.reversed())),
    ])
  }
}
