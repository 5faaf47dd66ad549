import Glibc
package import Secrets

/// A file that opens another program's file, with its password or without one.
package enum KeyFile {
  /// The greatest size in bytes: guarded memory takes it.
  private static let limit = 128 << 10

  /// Reads a regular file into guarded memory.
  ///
  /// - Throws: `CardTransferFailure`, or `SecretFailure`.
  package static func read(_ path: String) throws -> SecretBytes {
    let (descriptor, status) = try CardFileSource.open(path)
    defer { close(descriptor) }
    guard status.st_size <= limit else {
      throw CardTransferFailure.keyFileTooLarge(limit: limit)
    }
    let bytes = try SecretBytes(count: Int(status.st_size))
    var taken = 0
    while taken < bytes.count {
      let count = bytes.withUnsafeMutableBytes {
        Glibc.read(descriptor, $0.baseAddress.map { $0 + taken }, $0.count - taken)
      }
      if count < 0, errno == EINTR { continue }
      // One that becomes shorter meanwhile is no key file.
      guard count > 0 else { throw CardTransferFailure.system(count < 0 ? errno : EIO) }
      taken += count
    }
    return bytes
  }
}
