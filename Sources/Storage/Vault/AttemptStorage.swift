import Synchronization

/// Where the record of attempts is kept.
public protocol AttemptStorage: Sendable {
  /// Hands over what is kept, nil where that is nothing, and keeps what it gets for it instead,
  /// unless that is nil. Nobody else gets at it meanwhile, other processes included. What is kept
  /// survives whatever happens once this has returned.
  ///
  /// - Throws: where it can't be read or written. `change` may or may not have been called, and what
  ///   is kept may be damaged.
  func update(_ change: ([UInt8]?) -> [UInt8]?) throws(AttemptStorageFailure)

  /// Forgets what is kept, as far as that can be done.
  func remove()
}

/// Why the record of attempts can't be kept.
public enum AttemptStorageFailure: Error, Equatable, Sendable {
  /// There is no place for it.
  case noPlace
  /// Something stands in its place that is not a file of the user's own.
  case occupied
  /// The operating system said no, with this error number.
  case system(Int32)
}

/// Keeps the record in memory, for vaults that are in memory themselves.
public final class AttemptMemory: AttemptStorage {
  private let bytes = Mutex<[UInt8]?>(nil)

  /// Nothing is kept yet.
  public init() {}

  /// Never throws.
  public func update(_ change: ([UInt8]?) -> [UInt8]?) throws(AttemptStorageFailure) {
    bytes.withLock { bytes in
      if let changed = change(bytes) { bytes = changed }
    }
  }

  /// Forgets it.
  public func remove() {
    bytes.withLock { $0 = nil }
  }
}
