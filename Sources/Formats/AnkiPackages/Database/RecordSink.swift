import ByteCoding
import Glibc
import ReaderProtocol

/// Collects records and hands them on when there are enough for one piece.
struct RecordSink {
  private static let piece = 64 << 10

  private(set) var writer = ByteWriter(room: 128 << 10)
  private let emit: (UnsafeRawBufferPointer) throws -> Void

  init(_ emit: @escaping (UnsafeRawBufferPointer) throws -> Void) {
    self.emit = emit
  }

  /// Adds what `write` writes.
  mutating func add(_ write: (inout ByteWriter) -> Void) throws(PackageFailure) {
    write(&writer)
    if writer.bytes.count >= Self.piece { try flush() }
  }

  mutating func add(_ record: PackageRecord) throws(PackageFailure) {
    try add { $0.write(record) }
  }

  /// Adds bytes of the file that was added last.
  mutating func add(_ bytes: UnsafeRawBufferPointer) throws(PackageFailure) {
    try add { $0.write(mediaPiece: bytes) }
  }

  /// Hands on what there is.
  mutating func flush() throws(PackageFailure) {
    guard !writer.bytes.isEmpty else { return }
    do {
      try writer.bytes.withUnsafeBytes(emit)
    } catch {
      // Whoever takes the records is gone, and knows why.
      throw .system(EPIPE)
    }
    writer.bytes.removeAll(keepingCapacity: true)
  }
}
