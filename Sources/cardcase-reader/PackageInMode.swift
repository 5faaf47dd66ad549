import AnkiPackages
import Glibc
import PackageRecords
import ReaderProtocol

/// Reads a package: its bytes in chunks, then its records, or the reason why there are none.
struct PackageInMode: ReaderMode {
  static let limits = PackageFiles.limits

  private let files: PackageFiles

  init(_ start: ReaderStart) throws(ReaderRefusal) {
    files = try PackageFiles(start)
  }

  func run(_ connection: inout ProgramConnection) throws {
    guard try receive(&connection) else { return }
    let output = connection.output
    do throws(PackageFailure) {
      try PackageReading.run(package: files.package, scratch: files.database) { bytes in
        try output.write(.record, bytes)
      }
    } catch {
      return try output.write(error.frame)
    }
    try output.write(Frame(.end))
  }

  /// Takes the package in.
  ///
  /// - Returns: false if there is none: the program has changed its mind, or it was too large.
  private func receive(_ connection: inout ProgramConnection) throws -> Bool {
    var size: off_t = 0
    while let frame = try connection.read() {
      switch frame.tag {
      case .chunk:
        guard size + frame.payload.count <= PackageFiles.longest else {
          try connection.write(PackageFailure.tooLarge.frame)
          return false
        }
        let code = PackageFiles.write(frame.payload, to: files.package, at: size)
        guard code == 0 else {
          try connection.write(PackageFailure.system(code).frame)
          return false
        }
        size += off_t(frame.payload.count)
      case .end: return true
      default: throw FrameFailure.unknownTag
      }
    }
    return false
  }
}
