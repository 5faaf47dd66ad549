import Foundation
import Testing
import WindowLevels
import WindowTerminal

@testable import CardcaseApp

@Suite("The watchdog of the lock")
struct WatchdogTests {
  private let clock: BootClock
  private let ended = DispatchSemaphore(value: 0)
  private let watchdog: Watchdog

  init() throws {
    clock = try BootClock()
    watchdog = try Watchdog(patience: .milliseconds(20)) { [ended] in ended.signal() }
  }

  private func hasEnded(within time: Duration) -> Bool {
    ended.wait(timeout: .now() + .nanoseconds(Int(time.nanoseconds))) == .success
  }

  @Test("ends the process where the lock is overdue")
  func overdue() {
    watchdog.watch(clock.now.advanced(by: .milliseconds(20)))
    #expect(hasEnded(within: .seconds(30)))
  }

  @Test("is woken by an earlier time than the one it waits for")
  func earlier() {
    watchdog.watch(clock.now.advanced(by: .seconds(3600)))
    watchdog.watch(clock.now)
    #expect(hasEnded(within: .seconds(30)))
  }

  @Test("ends nothing where the key went in time, nor while there is none, nor before it is due")
  func inTime() {
    watchdog.watch(clock.now)
    watchdog.watch(nil)
    watchdog.watch(clock.now.advanced(by: .seconds(3600)))
    #expect(!hasEnded(within: .milliseconds(100)))
  }
}
