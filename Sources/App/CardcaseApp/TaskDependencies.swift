import AppSupport
import ReaderClient
import ReaderProtocol
import Secrets
import Vault

/// The dependencies of background tasks.
struct TaskDependencies: Sendable {
  let random: any RandomSource
  /// The clock and the directory for counting attempts.
  let counting: AttemptCounting
  /// The cost of derivation in a vault at a location; may take time to calibrate.
  let cost: @Sendable (VaultLocation) -> DerivationCost
  /// Called before each derivation or job, after an attempt was counted, and at each report of
  /// progress; may block.
  let gate: @Sendable () -> Void
  /// The executable file of the reader.
  let reader: ReaderProgram
  /// True if other processes of the same user may read the reader's memory.
  let isTraceable: Bool
  /// The reader that decodes pictures while the vault is open.
  let pictures: KeptReader
}

extension TaskDependencies {
  /// Without a given cost, a stored vault gets the one that this machine can bear, and one in
  /// memory the minimum.
  init(_ dependencies: Dependencies) {
    let given = dependencies.cost
    random = dependencies.random
    counting = AttemptCounting(dependencies)
    gate = dependencies.gate
    reader = dependencies.reader
    isTraceable = dependencies.isTraceable
    pictures = KeptReader(reader, .pictures, isTraceable: isTraceable)
    cost = { location in
      if let given { return given }
      guard location != .memory else { return .floor }
      let start = ContinuousClock.now
      return .calibrated { $0.time { ContinuousClock.now - start } }
    }
  }
}

extension AttemptCounting {
  /// Counts with what the program has of the outside world.
  init(_ dependencies: Dependencies) {
    self.init(clock: dependencies.attemptClock, directory: dependencies.stateDirectory)
  }
}
