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
        try queue.next(&connection)
      } emit: { bytes in
        try output.write(.chunk, bytes)
      }
    } catch {
      return try output.write(error.frame)
    }
    try output.write(Frame(.end))
  }
}

/// The records that came with the last frame and were not taken yet.
private struct RecordQueue {
  private var payload: [UInt8] = []
  /// The number of its bytes that were taken.
  private var taken = 0
  private var isOver = false

  /// The next record; nil after the last.
  mutating func next(
    _ connection: inout ProgramConnection
  ) throws(PackageFailure) -> PackageRecord? {
    do {
      while taken == payload.count, !isOver {
        guard let frame = try connection.read() else { throw PackageFailure.damagedRecords }
        try take(frame)
      }
      return try payload.withUnsafeBytes { bytes in
        var reader = MemoryReader(bytes, from: taken)
        defer { taken = reader.position }
        return try reader.next()
      }
    } catch {
      throw .damagedRecords
    }
  }

  private mutating func take(_ frame: Frame) throws {
    switch frame.tag {
    case .record: (payload, taken) = (frame.payload, 0)
    case .end: isOver = true
    default: throw UnreadableBytes.unknownTag
    }
  }
}
