import AnkiPackages
import Glibc
import ReaderProtocol

/// Reads a package: its bytes in chunks, then its records, or the reason why there are none.
struct PackageInMode: ReaderMode {
  private let files: PackageFiles

  init(_ start: ReaderStart) throws(ReaderRefusal) {
    files = try PackageFiles(start)
  }

  func run(_ connection: inout ProgramConnection) throws {
    guard try PackageFiles.receive(files.package, from: &connection) else { return }
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
}
