import ByteCoding
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
    while let frame = try connection.read() {
      switch frame.tag {
      case .chunk:
        guard size + frame.payload.count <= longest else {
          try connection.write(PackageFailure.tooLarge.frame)
          return false
        }
        let code = write(frame.payload, to: file, at: size)
        guard code == 0 else {
          try connection.write(PackageFailure.system(code).frame)
          return false
        }
        size += off_t(frame.payload.count)
      case .end: return true
      default: throw UnreadableBytes.unknownTag
      }
    }
    return false
  }
}
