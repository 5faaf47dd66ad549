public import Glibc

/// Stores the record of attempts in a small file, which is created once and from then on
/// overwritten in place: that needs no free space, so a full disk is no obstacle.
public struct AttemptFile: AttemptStorage {
  private let file: StateFile

  /// The file's path; nil if there is no place for it.
  public var path: String? { file.path }

  /// The system calls that fail when a disk does, for tests to replace.
  public struct SystemCalls: Sendable {
    /// `pwrite`: writes bytes at an offset, perhaps not all; −1 and `errno` on failure.
    public var write: @Sendable (Int32, UnsafeRawPointer, Int, off_t) -> Int
    /// `fsync`: 0, or −1 and `errno`.
    public var sync: @Sendable (Int32) -> Int32

    /// Uses the real system calls.
    public init() {
      write = { Glibc.pwrite($0, $1, $2, $3) }
      sync = { Glibc.fsync($0) }
    }
  }

  /// The file of a vault in a directory, which is created, for the user only, if it is missing.
  ///
  /// - Parameter directory: nil if its place is unknown; then nothing can be stored.
  public init(of vault: Vault, in directory: String?, calls: SystemCalls = SystemCalls()) {
    file = StateFile(
      of: vault.id,
      ending: "attempts",
      in: directory,
      byteCount: AttemptRecord.byteCount,
      calls: calls
    )
  }

  /// Opens or creates the file and locks it against other processes meanwhile.
  public func update(_ change: ([UInt8]?) -> [UInt8]?) throws(AttemptStorageFailure) {
    try file.update(change)
  }

  /// Removes the file, after the vault is gone.
  public func remove() {
    file.remove()
  }
}
