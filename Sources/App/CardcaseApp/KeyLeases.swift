/// The leases of an open vault's key.
struct KeyLeases {
  /// The lease of the job under way, which has the vault to itself.
  var job: KeyLease?
  /// The lease of the daily work.
  var daily: KeyLease?
  /// The canceller of the fitting under way.
  var fitting: Fitting.Stop?

  /// The longest that a lock waits for a job to end.
  private static let patience = Duration.milliseconds(50)

  /// Revokes all leases.
  ///
  /// - Returns: true if the vault is free; false if the disk still holds up its job.
  mutating func revoke() -> Bool {
    defer { self = KeyLeases() }
    stopFitting()
    daily?.revoke()
    return job?.revoke(within: Self.patience) ?? true
  }

  /// Cancels the fitting of parameters, if one is under way.
  mutating func stopFitting() {
    fitting?.ask()
    fitting = nil
  }
}
