import Glibc
import ReaderProtocol

/// The two files without a name that a package needs: itself, and the database in it.
struct PackageFiles {
  /// The greatest size of each, in bytes.
  static let longest = off_t(ReaderLimits.longestFile)

  let package: Int32
  let database: Int32

  init(_ start: ReaderStart) throws(ReaderRefusal) {
    package = try Sandbox.scratchFile(in: start.scratchDirectory)
    database = try Sandbox.scratchFile(in: start.scratchDirectory)
  }

  /// Writes bytes at a place of a file.
  ///
  /// - Returns: 0, or the system's error number.
  private static func write(_ bytes: [UInt8], to descriptor: Int32, at place: off_t) -> Int32 {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { bytes in
        pwrite(
          descriptor,
          bytes.baseAddress.map { $0 + written },
          bytes.count - written,
          place + off_t(written)
        )
      }
      guard count > 0 else { return count < 0 ? errno : ENOSPC }
      written += count
    }
    return 0
  }

  /// Takes a file in that comes in chunks.
  ///
  /// - Returns: false if there is none: the program has changed its mind, or it was too large.
  static func receive(
    _ file: Int32,
    from connection: inout ProgramConnection
  ) throws -> Bool {
    var size: off_t = 0
    do {
      return try connection.eachChunk { bytes in
        guard size + bytes.count <= longest else { throw PackageFailure.tooLarge }
        let code = write(bytes, to: file, at: size)
        guard code == 0 else { throw PackageFailure.system(code) }
        size += off_t(bytes.count)
      }
    } catch let failure as PackageFailure {
      try connection.write(failure.frame)
      return false
    }
  }
}
