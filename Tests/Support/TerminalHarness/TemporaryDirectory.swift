import Foundation

/// A new temporary directory, removed with its contents when the last reference is released.
public final class TemporaryDirectory: Sendable {
  /// Its absolute path.
  public let path: String

  /// Creates a directory that only its owner may enter.
  public init() throws {
    let name = "terminal-\(UUID().uuidString)"
    path = FileManager.default.temporaryDirectory.appendingPathComponent(name).path
    try FileManager.default.createDirectory(
      atPath: path,
      withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700]
    )
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }
}
