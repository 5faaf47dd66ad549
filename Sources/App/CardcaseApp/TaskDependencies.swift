import CardcaseUI
import Secrets
import Vault

/// The dependencies of background tasks.
struct TaskDependencies: Sendable {
  let random: any RandomSource
  /// How attempts are counted.
  let counting: AttemptCounting
  /// What deriving is to cost in a vault at that place. May take time to find out.
  let cost: @Sendable (VaultLocation) -> DerivationCost
  /// Called before anything is derived or a job begins, after an attempt was counted, and wherever
  /// a job tells how far it is; may wait.
  let gate: @Sendable () -> Void
  /// Told how far work is.
  var report: @Sendable (Reply, Ticket) -> Void = { _, _ in }
}

extension TaskDependencies {
  /// A vault that lasts gets the cost that this machine can bear; one in memory the least there is.
  init(_ dependencies: Dependencies) {
    let given = dependencies.cost
    random = dependencies.random
    counting = AttemptCounting(dependencies)
    gate = dependencies.gate
    cost = { location in
      if let given { return given }
      guard location != .memory else { return .floor }
      let start = ContinuousClock.now
      return .calibrated { $0.time { ContinuousClock.now - start } }
    }
  }
}
