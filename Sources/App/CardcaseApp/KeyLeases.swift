import AppSupport

/// The leases of an open vault's key.
struct KeyLeases {
  /// The lease of the work under way that has the vault for itself.
  private var exclusive: KeyLease?
  /// The lease of the work with devices.
  var sync: KeyLease?
  /// The leases of other work under way.
  private var others: [Purpose: KeyLease] = [:]

  /// The longest that a lock waits for work to end.
  private static let patience = Duration.milliseconds(50)

  /// True if work has the vault for itself.
  var isTaken: Bool { exclusive != nil }

  /// True if work of a purpose is under way.
  func isUnderWay(_ purpose: Purpose) -> Bool { others[purpose] != nil }

  /// Keeps the lease of work that begins, and stops earlier work of its purpose.
  mutating func add(_ lease: KeyLease, for lane: VaultWork.Lane) {
    switch lane {
    case .now: break
    case .exclusive: exclusive = lease
    case .worker(let purpose): others.updateValue(lease, forKey: purpose)?.revoke()
    }
  }

  /// Removes the lease of work that has ended.
  ///
  /// - Returns: false if it is not among them, as the work was stopped or replaced.
  mutating func remove(_ lease: KeyLease, of lane: VaultWork.Lane) -> Bool {
    switch lane {
    case .now: return false
    case .exclusive:
      guard exclusive === lease else { return false }
      exclusive = nil
    case .worker(let purpose):
      guard others[purpose] === lease else { return false }
      others[purpose] = nil
    }
    return true
  }

  /// Stops work of a purpose, which is not told of.
  mutating func stop(_ purpose: Purpose) { others.removeValue(forKey: purpose)?.revoke() }

  /// Stops the work that has the vault for itself, which says so once it has ended.
  func stopExclusive() { exclusive?.revoke() }

  /// Revokes all leases.
  ///
  /// - Returns: true if the vault is free; false if the disk still holds up work in it.
  @discardableResult
  mutating func revoke() -> Bool {
    defer { self = KeyLeases() }
    for lease in others.values { lease.revoke() }
    sync?.revoke()
    let isJobOver = exclusive?.revoke(within: Self.patience) ?? true
    let isSyncOver = sync?.revoke(within: Self.patience) ?? true
    return isJobOver && isSyncOver
  }
}
