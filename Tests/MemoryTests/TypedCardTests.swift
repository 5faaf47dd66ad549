import Canaries
import CardcaseDriver
import TerminalHarness
import Testing

@Suite("A card that is being typed")
struct TypedCardTests {
  /// An open wallet, and the canaries of another one, to be typed.
  private let story: CardcaseDriver
  private let card: Canaries.Card

  init() throws {
    story = try Visit(to: .wallet).story
    card = Canaries(seed: UInt64.random(in: 0..<1 << 32), count: 1).cards[0]
    try story.app.press("a")
    try story.app.waitUntil(shows: "New card")
  }

  /// Types the number and the holder.
  private func type() throws {
    try story.app.press(Visit.grouped(card.number).filter { $0 != " " })
    try story.app.waitUntil(shows: Visit.grouped(card.number))
    try story.app.press(.tab)
    try story.app.press(card.holder)
    try story.app.waitUntil(shows: card.holder)
  }

  private var needles: [Needle] {
    Needle.number("the typed number", card.number) + Needle.text("the typed holder", card.holder)
  }

  @Test("is gone when the lock has sealed it, and is back after unlocking")
  func locked() throws {
    try type()
    #expect(try !story.finds(needles).isEmpty)
    try story.lock()
    try story.expectGone(needles)
    try story.unlock()
    try story.app.waitUntil(shows: Visit.grouped(card.number))
    try story.app.waitUntil(shows: card.holder)
    try story.lock()
    try story.expectGone(needles)
  }

  @Test("is gone while the program is stopped")
  func stopped() throws {
    try type()
    try story.app.press(.controlZ)
    try story.app.waitUntilStopped()
    try story.expectGone(needles)
  }

  @Test("is gone when it was thrown away, without any lock")
  func discarded() throws {
    try type()
    try story.app.press(.escape)
    try story.app.waitUntil(shows: "Keep typing")
    try story.app.press(.down, .enter)
    try story.app.waitUntil(hides: "New card")
    try story.expectGone(needles)
  }

  @Test("leaves nothing of a number that was pasted into it, when it is locked away")
  func pasted() throws {
    try story.app.paste(Visit.grouped(card.number))
    try story.app.waitUntil(shows: Visit.grouped(card.number))
    try story.lock()
    try story.expectGone(Needle.number("the pasted number", card.number))
  }
}
