import WindowLevels

/// The bookkeeping of what is on disk of the session: at most a second after the last change it is
/// there, so that it is back after a `kill -9` too.
struct SessionKeeper {
  /// The moment at which the session is to be kept; nil while nothing has changed since.
  private(set) var due: Instant?
  /// The model's revision that was last seen to; nil before the first.
  private var revision: Int?
  /// True if the session is on disk as it was at that revision.
  private var isOnDisk = false

  /// How long a change may be in memory only.
  private static let delay = Duration.seconds(1)

  /// Takes note of the model's revision.
  ///
  /// - Returns: true if the session has to be kept now.
  mutating func isDue(_ revision: Int, at now: Instant) -> Bool {
    if let due { return now >= due }
    if revision != self.revision {
      self.revision = revision
      due = now.advanced(by: Self.delay)
    }
    return false
  }

  /// Takes note that the session was written as it is, or that the disk has refused it.
  mutating func wrote(_ revision: Int, isOnDisk: Bool) {
    due = nil
    self.revision = revision
    self.isOnDisk = isOnDisk
  }

  /// Puts off what is due: the vault is not free, or locks.
  mutating func pause() { due = nil }

  /// True if the session of this revision is on disk.
  func holds(_ revision: Int) -> Bool {
    isOnDisk && due == nil && revision == self.revision
  }
}
