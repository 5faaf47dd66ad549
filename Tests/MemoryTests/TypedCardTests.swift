import TerminalHarness
import TestSupport
import Testing

@Suite("A card that is being typed")
struct TypedCardTests {
  /// An open wallet, and the canaries of another one, to be typed.
  private let driver: CardcaseDriver
  private let card: Canaries.Card
  /// The finds of it before it was typed: constants like it by chance.
  private let chance: [ProcessMemory.Find]

  init() throws {
    driver = try Visit(to: .wallet).driver
    card = Canaries(seed: UInt64.random(in: 0..<1 << 32), count: 1).cards[0]
    chance = try driver.finds(Self.needles(of: card))
    try driver.app.press("a")
    try driver.app.waitUntil(shows: "New card")
  }

  /// Types the number and the holder.
  private func type() throws {
    try driver.app.press(Visit.grouped(card.number).filter { $0 != " " })
    try driver.app.waitUntil(shows: Visit.grouped(card.number))
    try driver.app.press(.tab)
    try driver.app.press(card.holder)
    try driver.app.waitUntil(shows: card.holder)
  }

  private var needles: [Needle] { Self.needles(of: card) }

  private static func needles(of card: Canaries.Card) -> [Needle] {
    Needle.number("the typed number", card.number) + Needle.text("the typed holder", card.holder)
  }

  @Test("is gone when the lock has sealed it, and is back after unlocking")
  func locked() throws {
    try type()
    #expect(try !driver.finds(needles).isEmpty)
    try driver.lock()
    try driver.expectGone(needles, butFor: chance)
    try driver.unlock()
    try driver.app.waitUntil(shows: Visit.grouped(card.number))
    try driver.app.waitUntil(shows: card.holder)
    try driver.lock()
    try driver.expectGone(needles, butFor: chance)
  }

  @Test("is gone while the program is stopped")
  func stopped() throws {
    try type()
    try driver.app.press(.controlZ)
    try driver.app.waitUntilStopped()
    try driver.expectGone(needles, butFor: chance)
  }

  @Test("is gone when it was thrown away, without any lock")
  func discarded() throws {
    try type()
    try driver.app.press(.escape)
    try driver.app.waitUntil(shows: "Leave without saving")
    try driver.app.press(.down, .enter)
    try driver.app.waitUntil(hides: "New card")
    try driver.expectGone(needles, butFor: chance)
  }

  @Test("leaves nothing of a number that was pasted into it, when it is locked away")
  func pasted() throws {
    try driver.app.paste(Visit.grouped(card.number))
    try driver.app.waitUntil(shows: Visit.grouped(card.number))
    try driver.lock()
    try driver.expectGone(Needle.number("the pasted number", card.number))
  }
}
