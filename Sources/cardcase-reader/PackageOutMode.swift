import AnkiPackages
import ByteCoding
import ReaderProtocol

/// Writes a package: takes records, then gives its bytes in chunks, or the reason why there are none.
struct PackageOutMode: ReaderMode {
  private let files: PackageFiles

  init(_ start: ReaderStart) throws(ReaderRefusal) {
    files = try PackageFiles(start)
  }

  func run(_ connection: inout ProgramConnection) throws {
    let output = connection.output
    var queue = RecordQueue()
    do throws(PackageFailure) {
      try PackageWriting.run(package: files.package, scratch: files.database) {
        () throws(PackageFailure) in
        do {
          return try queue.next {
            guard let frame = try connection.read() else { throw UnreadableBytes.truncated }
            return frame
          }
        } catch {
          throw .damagedRecords
        }
      } emit: { bytes in
        try output.write(.chunk, bytes)
      }
    } catch {
      return try output.write(error.frame)
    }
    try output.write(Frame(.end))
  }
}
