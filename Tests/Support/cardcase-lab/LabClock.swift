import Foundation
import Synchronization
import Vault
import WindowLevels
import WindowTerminal

/// A clock that stands still until it is moved.
final class LabClock: TimeSource {
  /// The part that other threads may hold.
  final class Hand: AttemptClock {
    private struct State {
      var now: Instant
      var deadline: Instant?
      var isDue = false
      /// How often the program has waited for something to happen.
      var turns = 0
      /// Whether the machine has slept, and no deadline is told before the clock goes on.
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

    /// - Parameter ringing: whether a deadline that passes is told; after a sleep it may not have
    ///   been yet, whatever the program was doing when it began.
    func advance(by time: Duration, ringing: Bool) {
      state.withLock { state in
        state.now = state.now.advanced(by: time)
        state.hasSlept = !ringing
        ring(&state)
      }
    }

    /// How often the program has waited for something to happen, before which it sets its deadline.
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

  /// A clock that stands at so many milliseconds since a start of the machine.
  init(start: Int64, boot: UInt8) throws {
    hand = try Hand(start: Instant(nanoseconds: start * 1_000_000), boot: boot)
  }

  var now: Instant { hand.instant }
  var descriptor: Int32 { hand.output }
  func arm(_ deadline: Instant?) { hand.arm(deadline) }
  func acknowledge() { hand.acknowledge() }
}
