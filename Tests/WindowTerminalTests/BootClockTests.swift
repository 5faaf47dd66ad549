import Glibc
import Testing
import WindowLevels

@testable import WindowTerminal

@Suite("Boot clock")
struct BootClockTests {
  private let clock: BootClock

  init() throws {
    clock = try BootClock()
  }

  /// True if the deadline is due within `milliseconds`.
  private func isDue(within milliseconds: Int32 = 0) -> Bool {
    var descriptor = pollfd(fd: clock.descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&descriptor, 1, milliseconds) == 1
  }

  @Test("Without a deadline nothing is due")
  func none() {
    #expect(!isDue())
  }

  @Test("A deadline in the past is due until it is acknowledged")
  func past() {
    clock.arm(clock.now.advanced(by: .seconds(-5)))
    #expect(isDue(within: 1000))
    clock.acknowledge()
    #expect(!isDue())
  }

  @Test("One in the future is not due yet, and comes")
  func future() {
    clock.arm(clock.now.advanced(by: .seconds(3600)))
    #expect(!isDue())
    clock.arm(clock.now.advanced(by: .milliseconds(5)))
    #expect(isDue(within: 1000))
  }

  @Test("Taking a deadline back takes back that it was due")
  func taken() {
    clock.arm(Instant(nanoseconds: 0))
    #expect(isDue(within: 1000))
    clock.arm(nil)
    #expect(!isDue())
  }

  @Test("It counts the time the machine has slept since it was started")
  func bootTime() {
    var time = timespec()
    clock_gettime(CLOCK_BOOTTIME, &time)
    let boot = Instant(nanoseconds: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec))
    #expect(abs(boot.duration(to: clock.now).nanoseconds) < 1_000_000_000)
  }
}
