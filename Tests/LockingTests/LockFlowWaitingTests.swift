import Testing

@testable import Locking

@Suite("The flow of the lock, where the next attempt has to wait")
struct LockFlowWaitingTests {
  private static let start = Duration.seconds(100)
  private static let end = Duration.seconds(160)

  private func typed(_ text: String) -> LockFlow {
    var flow = LockFlow(kind: .digits4)
    for scalar in text.unicodeScalars { _ = flow.type(scalar, at: Self.start) }
    return flow
  }

  private func waiting() -> LockFlow {
    var flow = LockFlow(kind: .digits4)
    flow.wait(until: Self.end)
    return flow
  }

  /// A flow after a wrong passcode with a delay.
  private func refused(motion: Bool) -> LockFlow {
    var flow = typed("1234")
    flow.wait(until: Self.end)
    flow.refuse(.wrong, motion: motion, at: Self.start)
    return flow
  }

  @Test("news of attempts that need not wait leave what is typed as it is")
  func noWait() {
    var flow = LockFlow(kind: .digits4)
    _ = flow.type("5", at: .seconds(1))
    flow.wait(until: nil)
    #expect(flow.entry.count == 1)
    flow.wait(until: .seconds(60))
    #expect(flow.entry.count == 0)
    #expect(flow.stage == .waiting)
    flow.wait(until: nil)
    #expect(flow.stage == .entering)
  }

  @Test("nothing is taken until then, and nothing is kept for later")
  func ignored() {
    var flow = waiting()
    #expect(flow.stage == .waiting)
    for digit in "1234".unicodeScalars { check(flow.type(digit, at: Self.start), .ignored) }
    check(flow.delete(at: Self.start), .ignored)
    check(flow.clear(), .ignored)
    check(flow.submit(), .ignored)
    check(flow.dismiss(), .ignored)
    flow.advance(to: Self.end)
    #expect(flow.stage == .entering)
    #expect(flow.entry.count == 0)
  }

  @Test("it ends exactly then, also where the key comes before the deadline is dealt with")
  func ends() {
    var early = waiting()
    early.advance(to: Self.end - .nanoseconds(1))
    #expect(early.stage == .waiting)
    check(early.type("1", at: Self.end - .nanoseconds(1)), .ignored)
    check(early.type("1", at: Self.end), .changed)
    #expect(early.entry.count == 1)
  }

  @Test("there is something to draw each second, and nothing once it is over")
  func ticks() {
    var flow = waiting()
    var now = Self.start
    var count = 0
    while let next = flow.nextChange(after: now) {
      count += 1
      now = next
      flow.advance(to: now)
    }
    #expect(count == 60)
    #expect(now == Self.end)
  }

  @Test("what was half typed is forgotten when a wait begins")
  func halfTyped() {
    var flow = typed("12")
    flow.wait(until: Self.end)
    #expect(flow.entry.count == 0)
    #expect(flow.stage == .waiting)
  }

  @Test("a wait that is lifted lets one type at once")
  func lifted() {
    var flow = waiting()
    flow.wait(until: nil)
    check(flow.type("1", at: Self.start), .changed)
  }

  @Test("the verdict is shown first: the dots shake and words tell, both with the time running")
  func afterVerdict() {
    var flow = refused(motion: true)
    #expect(flow.stage == .shaking(.wrong, since: Self.start))
    flow.advance(to: Self.start + .milliseconds(200))
    #expect(flow.stage == .refused(.wrong))
    #expect(flow.nextChange(after: Self.start + .milliseconds(200)) == Self.start + .seconds(1))
    check(flow.type("1", at: Self.start + .seconds(1)), .ignored)
    #expect(flow.stage == .refused(.wrong))
    check(flow.dismiss(), .changed)
    #expect(flow.stage == .waiting)
  }

  @Test("a key during the shake ends it, and is no digit of the next try")
  func keyDuringShake() {
    var flow = refused(motion: true)
    check(flow.type("1", at: Self.start), .changed)
    #expect(flow.stage == .refused(.wrong))
    #expect(flow.entry.count == 0)
  }

  @Test("words that are still there when the time is over give way to typing again")
  func wordsOutlast() {
    var flow = refused(motion: false)
    flow.advance(to: Self.end)
    #expect(flow.stage == .refused(.wrong))
    #expect(flow.countdown == nil)
    check(flow.type("1", at: Self.end), .changed)
    #expect(flow.entry.count == 1)
  }

  @Test("a passcode that came too early is forgotten, and is to be typed again after the wait")
  func postponed() {
    var flow = typed("1234")
    flow.wait(until: Self.end)
    #expect(flow.stage == .verifying)
    flow.postpone()
    #expect(flow.stage == .waiting)
    #expect(flow.entry.count == 0)
  }
}
