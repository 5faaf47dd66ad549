public import Glibc

/// Keeps the record of attempts in a small file, which is made once and from then on overwritten in
/// place: that needs no room on the disk, so a full one is no obstacle.
public struct AttemptFile: AttemptStorage {
  private let file: StateFile

  /// The file's path; nil where there is no place for one.
  public var path: String? { file.path }

  /// What the file asks of the operating system where a disk can fail. A test puts its own here.
  public struct SystemCalls: Sendable {
    /// As `pwrite`: writes bytes at an offset, perhaps not all; −1 and `errno` where it fails.
    public var write: @Sendable (Int32, UnsafeRawPointer, Int, off_t) -> Int
    /// As `fsync`: 0, or −1 and `errno`.
    public var sync: @Sendable (Int32) -> Int32

    /// The real ones.
    public init() {
      write = { Glibc.pwrite($0, $1, $2, $3) }
      sync = { Glibc.fsync($0) }
    }
  }

  /// The file of a vault in a directory, which is made for the user only where it is missing.
  ///
  /// - Parameter directory: nil where nobody knows where it should be; then nothing can be kept.
  public init(of vault: Vault, in directory: String?, calls: SystemCalls = SystemCalls()) {
    file = StateFile(
      of: vault.id,
      ending: "attempts",
      in: directory,
      byteCount: AttemptRecord.byteCount,
      calls: calls
    )
  }

  /// Opens the file, making it where it is missing, and locks it against other processes for as long
  /// as this takes.
  public func update(_ change: ([UInt8]?) -> [UInt8]?) throws(AttemptStorageFailure) {
    try file.update(change)
  }

  /// Removes the file; the vault is gone.
  public func remove() {
    file.remove()
  }
}
