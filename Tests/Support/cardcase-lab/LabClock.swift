import Foundation
import Synchronization
import Vault
import WindowLevels
import WindowTerminal

/// A clock that stands still until it is advanced.
final class LabClock: TimeSource {
  /// The thread-safe part of the clock.
  final class Hand: AttemptClock {
    private struct State {
      var now: Instant
      var deadline: Instant?
      var isDue = false
      /// The number of times the program has waited for an event.
      var turns = 0
      /// True if the machine has slept, so that no deadline fires before the clock goes on.
      var hasSlept = false
    }

    private let state: Mutex<State>
    private let boot: UInt8
    private let input: Int32
    let output: Int32

    init(start: Instant, boot: UInt8) throws {
      state = Mutex(State(now: start))
      self.boot = boot
      var ends: [Int32] = [0, 0]
      guard pipe(&ends) == 0 else { throw POSIXError(.EMFILE) }
      (output, input) = (ends[0], ends[1])
    }

    var instant: Instant { state.withLock(\.now) }

    var now: AttemptMoment { AttemptMoment(boot: [boot], nanoseconds: instant.nanoseconds) }

    /// - Parameter ringing: true if a passed deadline fires; false after a sleep, when the timer
    ///   may not have fired yet.
    func advance(by time: Duration, ringing: Bool) {
      state.withLock { state in
        state.now = state.now.advanced(by: time)
        state.hasSlept = !ringing
        ring(&state)
      }
    }

    /// The number of times the program has waited for an event; it sets its deadline before each.
    var turns: Int { state.withLock(\.turns) }

    func arm(_ deadline: Instant?) {
      state.withLock { state in
        state.turns += 1
        state.deadline = deadline
        ring(&state)
      }
    }

    func acknowledge() {
      state.withLock { state in
        guard state.isDue else { return }
        var byte: UInt8 = 0
        _ = read(output, &byte, 1)
        state.isDue = false
        state.deadline = nil
      }
    }

    private func ring(_ state: inout State) {
      guard !state.isDue, !state.hasSlept, let deadline = state.deadline, deadline <= state.now
      else { return }
      state.isDue = true
      var byte: UInt8 = 1
      _ = write(input, &byte, 1)
    }
  }

  let hand: Hand

  /// Creates a clock that stands at a number of milliseconds since a boot.
  init(start: Int64, boot: UInt8) throws {
    hand = try Hand(start: Instant(nanoseconds: start * 1_000_000), boot: boot)
  }

  var now: Instant { hand.instant }
  var descriptor: Int32 { hand.output }
  func arm(_ deadline: Instant?) { hand.arm(deadline) }
  func acknowledge() { hand.acknowledge() }
}
