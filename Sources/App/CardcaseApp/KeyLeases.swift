import WindowLevels

/// The leases of an open vault's key.
struct KeyLeases {
  /// The lease of the job under way, which has the vault to itself.
  var job: KeyLease?
  /// The lease of the work with devices.
  var sync: KeyLease?
  /// The lease of the daily work.
  var daily: KeyLease?
  /// The lease of the work on the index of notes.
  var index: KeyLease?
  /// The canceller of the fitting under way.
  var fitting: Fitting.Stop?
  /// The canceller of the search over all notes under way.
  var finding: Fitting.Stop?
  /// The canceller of the reading of a card's answers under way.
  var reading: Fitting.Stop?
  /// The cancellers of the statistics under way, by the window that they are for.
  var counting: [WindowID?: Fitting.Stop] = [:]

  /// The longest that a lock waits for a job to end.
  private static let patience = Duration.milliseconds(50)

  /// Revokes all leases.
  ///
  /// - Returns: true if the vault is free; false if the disk still holds up work in it.
  mutating func revoke() -> Bool {
    defer { self = KeyLeases() }
    stopFitting()
    stopFinding()
    stopReading()
    for stop in counting.values { stop.ask() }
    daily?.revoke()
    index?.revoke()
    sync?.revoke()
    let isJobOver = job?.revoke(within: Self.patience) ?? true
    let isSyncOver = sync?.revoke(within: Self.patience) ?? true
    return isJobOver && isSyncOver
  }

  /// Cancels the fitting of parameters, if one is under way.
  mutating func stopFitting() {
    fitting?.ask()
    fitting = nil
  }

  /// Cancels the search over all notes, if one is under way.
  mutating func stopFinding() {
    finding?.ask()
    finding = nil
  }

  /// Cancels the reading of a card's answers, if one is under way.
  mutating func stopReading() {
    reading?.ask()
    reading = nil
  }

  /// Cancels the statistics for a window, if they are under way.
  mutating func stopCounting(for window: WindowID?) {
    counting.removeValue(forKey: window)?.ask()
  }
}
