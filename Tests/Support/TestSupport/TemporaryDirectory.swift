import Foundation

/// A new temporary directory, removed with its contents when the last reference is released.
public final class TemporaryDirectory: Sendable {
  /// Its absolute path.
  public let path: String

  /// Creates a directory that only its owner may enter.
  ///
  /// - Parameter inMemory: true if it is to be in memory, where the system has a place for that: for
  ///   thousands of transactions, which would wait long for a disk.
  public init(inMemory: Bool = false) throws {
    let files = FileManager.default
    let memory = "/dev/shm"
    let parent =
      inMemory && files.isWritableFile(atPath: memory) ? memory : files.temporaryDirectory.path
    path = "\(parent)/cardcase-\(UUID().uuidString)"
    try files.createDirectory(
      atPath: path,
      withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700]
    )
  }

  deinit {
    // Nobody is left to tell; the system clears its place for temporary files.
    try? FileManager.default.removeItem(atPath: path)
  }
}
