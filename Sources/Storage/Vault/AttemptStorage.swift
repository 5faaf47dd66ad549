import Synchronization

/// The storage of the record of attempts.
public protocol AttemptStorage: Sendable {
  /// Passes the stored bytes, or nil if there are none, to `change` and stores its result instead,
  /// unless that is nil. The storage is locked meanwhile, against other processes too. The result
  /// is durable once this returns.
  ///
  /// - Throws: `AttemptStorageFailure` if it can't be read or written. `change` may or may not have
  ///   been called, and the stored bytes may be damaged.
  func update(_ change: ([UInt8]?) -> [UInt8]?) throws(AttemptStorageFailure)

  /// Removes the stored bytes, as far as possible.
  func remove()
}

/// The reason why the record of attempts can't be stored.
public enum AttemptStorageFailure: Error, Equatable, Sendable {
  /// There is no place for it.
  case noPlace
  /// Something in its place is not a file of the user's own.
  case occupied
  /// A system call failed with this error number.
  case system(Int32)
}

/// Stores the record in memory, for vaults that are in memory themselves.
public final class AttemptMemory: AttemptStorage {
  private let bytes = Mutex<[UInt8]?>(nil)

  /// Creates an empty storage.
  public init() {}

  /// Never throws.
  public func update(_ change: ([UInt8]?) -> [UInt8]?) throws(AttemptStorageFailure) {
    bytes.withLock { bytes in
      if let changed = change(bytes) { bytes = changed }
    }
  }

  /// Removes the stored bytes.
  public func remove() {
    bytes.withLock { $0 = nil }
  }
}
