import WindowLevels

/// The schedule for saving the session: at most a second after the last change, so that it survives
/// a `kill -9`.
struct SessionKeeper {
  /// The moment at which the session must be saved; nil if no change is pending.
  private(set) var due: Instant?
  /// The model's revision seen last; nil before the first.
  private var revision: Int?
  /// True if the session of that revision is on disk.
  private var isOnDisk = false

  /// The longest time for which a change is in memory only.
  private static let delay = Duration.seconds(1)

  /// Registers the model's revision.
  ///
  /// - Returns: true if the session must be saved now.
  mutating func isDue(_ revision: Int, at now: Instant) -> Bool {
    if let due { return now >= due }
    if revision != self.revision {
      self.revision = revision
      due = now.advanced(by: Self.delay)
    }
    return false
  }

  /// Registers that the session was written, or that the disk refused it.
  mutating func wrote(_ revision: Int, isOnDisk: Bool) {
    due = nil
    self.revision = revision
    self.isOnDisk = isOnDisk
  }

  /// Cancels a pending save, as the vault is not free or locks.
  mutating func pause() { due = nil }

  /// True if the session of this revision is on disk.
  func holds(_ revision: Int) -> Bool {
    isOnDisk && due == nil && revision == self.revision
  }
}
