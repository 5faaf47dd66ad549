/// The leases of an open vault's key.
struct KeyLeases {
  /// Of the job under way, which has the vault for itself.
  var job: KeyLease?
  /// Of what is done once a day.
  var daily: KeyLease?
  /// Of the fitting of parameters under way.
  var fitting: Fitting.Stop?

  /// The longest that a lock waits for a job to end.
  private static let patience = Duration.milliseconds(50)

  /// Calls off everything that uses a lease.
  ///
  /// - Returns: true if the vault can be used; false where the disk holds up its job.
  mutating func revoke() -> Bool {
    defer { self = KeyLeases() }
    stopFitting()
    daily?.revoke()
    return job?.revoke(within: Self.patience) ?? true
  }

  /// Gives up fitting parameters, where that is under way.
  mutating func stopFitting() {
    fitting?.ask()
    fitting = nil
  }
}
