import Testing

@testable import Locking

@Suite("The policy for attempts")
struct AttemptPolicyTests {
  private let policy = AttemptPolicy()

  @Test("four failures are free, then it is 1, 5, 15, 15 and from the ninth on 60 minutes")
  func schedule() {
    let minutes = (0...12).map { policy.delay(after: $0).components.seconds / 60 }
    #expect(minutes == [0, 0, 0, 0, 0, 1, 5, 15, 15, 60, 60, 60, 60])
    #expect(policy.delay(after: AttemptPolicy.mostFailures) == .seconds(3600))
  }

  @Test("before the tenth attempt one has waited 96 minutes in all")
  func sum() {
    let sum = (1...9).map { policy.delay(after: $0) }.reduce(.zero, +)
    #expect(sum == .seconds(96 * 60))
  }

  // Case 45; a popular app's counter went to −11: XTRABYTES/XCITE.OLD#487.
  @Test("the count stops at 999, and is never negative")
  func saturates() {
    #expect(policy.count(after: 0) == 1)
    #expect(policy.count(after: 998) == 999)
    #expect(policy.count(after: 999) == 999)
    #expect(policy.count(after: .max) == 999)
    #expect(policy.count(after: -11) == 1)
    #expect(policy.count(after: .min) == 1)
    #expect(policy.delay(after: .min) == .zero)
    #expect(policy.delay(after: .max) == .seconds(3600))
  }

  @Test("the wait is what is left of the delay, to the nanosecond, and never negative")
  func wait() {
    #expect(policy.wait(after: 5, elapsed: .zero) == .seconds(60))
    #expect(policy.wait(after: 5, elapsed: .seconds(59)) == .seconds(1))
    #expect(policy.wait(after: 5, elapsed: .seconds(60) - .nanoseconds(1)) == .nanoseconds(1))
    #expect(policy.wait(after: 5, elapsed: .seconds(60)) == .zero)
    #expect(policy.wait(after: 5, elapsed: .seconds(1 << 40)) == .zero)
    #expect(policy.wait(after: 4, elapsed: nil) == .zero)
  }

  @Test("a clock that can't be told from gives the whole delay, and never more")
  func unknownElapsed() {
    #expect(policy.wait(after: 6, elapsed: nil) == .seconds(300))
    #expect(policy.wait(after: 6, elapsed: .seconds(-1_000_000)) == .seconds(300))
  }

  // NIST SP 800-63 asks for the number of remaining attempts to be told.
  @Test("attempts are counted down to the tenth, which is the last")
  func attemptsLeft() {
    #expect([0, 1, 9, 10, 999].map { policy.attemptsLeft(after: $0) } == [10, 9, 1, 1, 1])
    #expect([0, 9, 10, 11].map { policy.isLast($0) } == [false, false, true, true])
  }
}

@Suite("A countdown")
struct CountdownTests {
  private let countdown = Countdown(end: .seconds(400))

  @Test("tells a begun second as a whole one, and 0 from its end on")
  func seconds() {
    #expect(countdown.seconds(at: .seconds(100)) == 300)
    #expect(countdown.seconds(at: .seconds(100) + .nanoseconds(1)) == 300)
    #expect(countdown.seconds(at: .seconds(101)) == 299)
    #expect(countdown.seconds(at: .seconds(400) - .nanoseconds(1)) == 1)
    #expect(countdown.seconds(at: .seconds(400)) == 0)
    #expect(countdown.seconds(at: .seconds(500)) == 0)
    #expect(countdown.isOver(at: .seconds(400)))
    #expect(!countdown.isOver(at: .seconds(400) - .nanoseconds(1)))
  }

  @Test("is written as a clock")
  func clock() {
    func text(_ seconds: Int) -> String { Countdown(end: .seconds(seconds)).clock(at: .zero) }
    #expect(
      [0, 1, 59, 60, 299, 900].map(text) == ["0:00", "0:01", "0:59", "1:00", "4:59", "15:00"]
    )
    #expect([3599, 3600, 3661].map(text) == ["59:59", "1:00:00", "1:01:01"])
  }

  @Test("changes once a second, and for the last time at its end")
  func changes() {
    var now = Duration.milliseconds(396_500)
    var shown: [Int] = []
    while !countdown.isOver(at: now) {
      shown.append(countdown.seconds(at: now))
      now = countdown.nextChange(after: now)
    }
    #expect(shown == [4, 3, 2, 1])
    #expect(now == .seconds(400))
    #expect(countdown.nextChange(after: .seconds(500)) == .seconds(400))
  }
}
