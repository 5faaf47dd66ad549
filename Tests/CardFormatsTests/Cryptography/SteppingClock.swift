import Synchronization

@testable import CardFormats

/// A clock that stands a fixed time further each time it is read.
final class SteppingClock: Sendable {
  private let readings = Mutex(0)
  private let step: Duration

  init(step: Duration) {
    self.step = step
  }

  /// The number of times it was read.
  var count: Int { readings.withLock { $0 } }

  /// A budget by this clock.
  var budget: DerivationBudget {
    DerivationBudget {
      self.readings.withLock { readings in
        readings += 1
        return self.step * readings
      }
    }
  }
}
